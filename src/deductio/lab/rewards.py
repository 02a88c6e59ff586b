"""What a finished game is worth to each seat; `docs/environments.md` says which game gives what.

A reward of your own is a function from how a game ended, and whether all played together, to a
number for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from deductio.core.messages import Finished

Rewards: TypeAlias = Callable[[Finished, bool], Sequence[float]]
"""How a game ended, whether everyone won or lost together, and then a number for each seat."""


def by_wins(finished: Finished, together: bool) -> list[float]:
    """Who plays together gets 1 or -1. Otherwise zero in sum: a winner alone gets 1, and the others
    pay it in equal shares; several winners share it; where nobody wins nobody pays."""
    seats, winners = len(finished.scores), finished.winners
    if together:
        return [1.0 if winners else -1.0] * seats
    if not winners or len(winners) == seats:
        return [0.0] * seats
    won, lost = 1 / len(winners), -1 / (seats - len(winners))
    return [won if seat in winners else lost for seat in range(seats)]


def by_ranks(finished: Finished, together: bool) -> list[float]:
    """From 1 for the first to -1 for the last, in even steps; seats that are equal get the mean of
    theirs. Zero in sum, but where everyone plays together."""
    seats = len(finished.scores)
    if together or seats == 1:
        return by_wins(finished, together)
    worth: dict[int, float] = {}
    for group in finished.ranking:
        places = range(len(worth), len(worth) + len(group))
        worth |= dict.fromkeys(group, 1 - 2 * sum(places) / len(places) / (seats - 1))
    return [worth[seat] for seat in range(seats)]


def by_points(finished: Finished, together: bool) -> list[float]:
    """The points of the game itself."""
    return list(map(float, finished.scores))


NAMED: dict[str, Rewards] = {"wins": by_wins, "ranks": by_ranks, "points": by_points}
"""Those that have a name, for where a function cannot be given."""
