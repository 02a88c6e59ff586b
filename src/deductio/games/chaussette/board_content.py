"""What the drawer on the page is drawn from."""

from __future__ import annotations

from typing import Any

from deductio.games.chaussette import socks


def board_content() -> dict[str, Any]:
    return {
        "columns": socks.COLUMNS,
        "slots": socks.SLOTS,
        "values": socks.VALUES,
        "kinds": socks.VALUE_OF,
        "tokens": socks.TOKENS,
        "rounds": socks.ROUNDS,
    }
