"""What the town on the page is drawn from."""

from __future__ import annotations

from typing import Any

from deductio.games.almost_innocent import clues, queen


def board_content() -> dict[str, Any]:
    return {
        "kinds": clues.KINDS,
        "characters": clues.CHARACTERS,
        "columns": list(clues.COLUMNS),
        "rows": list(clues.ROWS),
        "controlled": {
            place: [line for line in clues.LINES if line in queen.CONTROLLED[place]]
            for place in queen.PLACES
        },
    }
