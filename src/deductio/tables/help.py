"""The help of a table, and the options of games that are the same thing under another name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deductio.core.game import Game
from deductio.tables.messages import Help


def with_help(game: Game[Any], seats: int, given: Mapping[str, Any], help: Help) -> dict[str, Any]:
    """The options, with the game's own notebook or sheet set as the help says."""
    known = game.options.__struct_fields__
    own: dict[str, Any] = {}
    if "notebook" in known and help == "none":
        own["notebook"] = [False] * seats
    if "sheet" in known:
        own["sheet"] = "auto" if help in ("proven", "odds") else "manual"
    return own | dict(given)
