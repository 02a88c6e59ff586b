"""What the street on the page is drawn from."""

from __future__ import annotations

from typing import Any

from deductio.games.small_detectives import street


def board_content() -> dict[str, Any]:
    return {
        "police": street.POLICE,
        "pub": street.PUB,
        "houses": street.HOUSES,
        "suspects": street.SUSPECTS,
        "weapons": street.WEAPONS,
    }
