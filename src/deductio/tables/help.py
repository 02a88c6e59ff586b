"""The help each seat has, and the option of a game that is the same thing under another name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deductio.core.box import HelpOption
from deductio.core.game import Game, Refused
from deductio.core.messages import Seat
from deductio.games import game
from deductio.tables.messages import BotSeated, Help, Me, NewTable
from deductio.tables.rows import Setting


def ordered_help(order: NewTable) -> tuple[Help, ...]:
    """By seat: what was ordered for the chair, or for the whole table."""
    return tuple(
        (None if isinstance(chair, BotSeated) else chair.help) or order.help
        for chair in order.chairs
    )


def ordered_hints(order: NewTable, setting: Setting) -> bool:
    """As ordered; else only where one plays with bots alone and has any help."""
    if order.hints is not None:
        return order.hints
    people = [seat for seat, chair in enumerate(order.chairs) if not isinstance(chair, BotSeated)]
    alone = len(people) == 1 and isinstance(order.chairs[people[0]], Me)
    return alone and help_of(order.game, setting, people[0]) != "none"


def with_help(played: Game[Any], given: Mapping[str, Any], helps: Sequence[Help]) -> dict[str, Any]:
    """The options, with the game's own option for it set as the help says."""
    own = {played.help.name: played.help.value(helps)} if played.help else {}
    return own | dict(given)


def has_notebook(name: str, setting: Setting, seat: Seat) -> bool:
    """Some play from memory."""
    option = _help_option(name)
    if option is None or option.name not in setting.options:
        return True
    return option.has_notebook(setting.options[option.name], seat)


def _help_option(name: str) -> HelpOption | None:
    """None also for a game that is no longer installed, whose tables are still listed."""
    try:
        return game(name).help
    except Refused:
        return None


def help_of(name: str, setting: Setting, seat: Seat) -> Help:
    """What the notebook of this seat may say, if it has one."""
    if not has_notebook(name, setting, seat):
        return "none"
    return setting.helps[seat] if setting.helps else setting.help
