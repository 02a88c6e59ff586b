"""To announce now or to wait: one's own chance against what the others may do meanwhile."""

from __future__ import annotations

from math import prod

from msgspec import Struct

from deductio.games.new_york.city import CELLS
from deductio.games.new_york.strategy.fresh import Agreement
from deductio.games.new_york.strategy.rivals import PACE, right_by, rivals, table_of
from deductio.games.new_york.strategy.sheet import Sheet

FARTHEST = 3
"""Turns one looks ahead."""
TOO_MANY = 6
"""With more cells than this nobody guesses."""


class Race(Struct, frozen=True):
    """Chances to win, by announcing now and by waiting as long as is best."""

    now: float
    waiting: float


def race(sheet: Sheet) -> Race:
    others, table = rivals(sheet), table_of(sheet)
    cells = sheet.candidates
    waiting = 0.0
    for turns in range(1, FARTHEST + 1):
        first = prod(1 - right_by(other, turns, cells, table) for other in others)
        waiting = max(waiting, first * share_after(sheet, turns, table))
    return Race(1 / len(cells), waiting)


def share_after(sheet: Sheet, turns: int, table: Agreement) -> float:
    """The expected chance of a guess after some more turns of one's own."""
    places = [CELLS.index(cell) for cell in sheet.candidates]
    shares = [
        expected_share([table[answer][cell] ** (turns * PACE) for cell in places if cell != answer])
        for answer in places
    ]
    return sum(shares) / len(shares)


def expected_share(lasting: list[float]) -> float:
    """One over the number of cells left, where each wrong one is left with its chance."""
    numbers = [1.0]
    for chance in lasting:
        longer = [*numbers, 0.0]
        numbers = [
            longer[left] * (1 - chance) + (longer[left - 1] * chance if left else 0.0)
            for left in range(len(longer))
        ]
    return sum(chance / (1 + left) for left, chance in enumerate(numbers))
