"""What bots of others did wrong in many games, in one line for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from deductio.core.messages import Seat

HABIT = "habit chose for it from there on"
FORFEIT = f"{HABIT}, and it lost those games"
"""The rule of the arena."""


class Fault(Struct, frozen=True):
    """The first thing that a bot did wrong in a game."""

    bot: str
    game: int
    """Its number."""
    seat: Seat
    what: str


def faults_in(number: int, players: Sequence[str], faults: Sequence[str]) -> list[Fault]:
    """Of one game, from what was wrong at each seat."""
    return [Fault(players[seat], number, seat, fault) for seat, fault in enumerate(faults) if fault]


def told(faults: Iterable[Fault], games: int, so: str = HABIT) -> list[str]:
    """A line for each bot: what it did first, how often it did something wrong, what came of it."""
    by_bot: dict[str, list[Fault]] = {}
    for fault in faults:
        by_bot.setdefault(fault.bot, []).append(fault)
    return [_line(its, games, so) for its in by_bot.values()]


def _line(its: Sequence[Fault], games: int, so: str) -> str:
    often = len({fault.game for fault in its})
    return f"{its[0].what} (game {its[0].game}; faults in {often} of {games} games): {so}"
