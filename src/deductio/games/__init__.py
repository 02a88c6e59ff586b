"""The games: one line each here, or an entry point `deductio.games` of another package."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, cast

from deductio.core.game import Game, Refused

OURS = {
    "small_detectives": "deductio.games.small_detectives",
    "cluedo": "deductio.games.cluedo",
    "chaussette": "deductio.games.chaussette",
    "new_york": "deductio.games.new_york",
    "almost_innocent": "deductio.games.almost_innocent",
}


def names() -> list[str]:
    """All games that can be played here, ours first."""
    return [*OURS, *sorted(point.name for point in _of_others() if point.name not in OURS)]


@cache
def game(name: str) -> Game[Any]:
    """The game of that name, loaded when first wanted."""
    if name in OURS:
        return cast("Game[Any]", import_module(OURS[name]).GAME)
    for point in _of_others():
        if point.name == name:
            return cast("Game[Any]", point.load())
    raise Refused(f"there is no game '{name}'; the games are: {', '.join(names())}", "no-game")


def _of_others() -> Any:
    return entry_points(group="deductio.games")
