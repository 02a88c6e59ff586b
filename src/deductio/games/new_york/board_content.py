"""What the city on the page is drawn from."""

from __future__ import annotations

from typing import Any

from deductio.games.new_york import city
from deductio.games.new_york.cast import speakers


def board_content() -> dict[str, Any]:
    return {
        "columns": city.COLUMNS,
        "rows": city.ROWS,
        "district": city.DISTRICT,
        "action": city.ACTION,
        "places": city.PLACES,
        "kind": city.KIND,
        "waters": {water: city.named(cells) for water, cells in city.WATERS.items()},
        "emblems": [speaker.emblem for speaker in speakers()],
    }
