"""The help each seat has, and the options of games that are the same thing under another name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deductio.core.game import Game
from deductio.core.messages import Seat
from deductio.tables.messages import BotSeated, Help, NewTable
from deductio.tables.rows import Setting


def ordered_help(order: NewTable) -> tuple[Help, ...]:
    """By seat: what was ordered for the chair, or for the whole table."""
    return tuple(
        (None if isinstance(chair, BotSeated) else chair.help) or order.help
        for chair in order.chairs
    )


def with_help(game: Game[Any], given: Mapping[str, Any], helps: Sequence[Help]) -> dict[str, Any]:
    """The options, with the game's own notebook or sheet set as the help says."""
    known = game.options.__struct_fields__
    own: dict[str, Any] = {}
    if "notebook" in known and "none" in helps:
        own["notebook"] = [help != "none" for help in helps]
    if "sheet" in known:
        own["sheet"] = "manual" if {"proven", "odds"}.isdisjoint(helps) else "auto"
    return own | dict(given)


def has_notebook(setting: Setting, seat: Seat) -> bool:
    """Some play from memory (CH-70)."""
    notebooks = setting.options.get("notebook")
    return not notebooks or bool(notebooks[seat])


def help_of(setting: Setting, seat: Seat) -> Help:
    """What the notebook of this seat may say, if it has one."""
    if not has_notebook(setting, seat):
        return "none"
    return setting.helps[seat] if setting.helps else setting.help
