"""To announce now or to wait: one's own chance against what the others may do meanwhile."""

from __future__ import annotations

from math import prod

from msgspec import Struct

from deductio.games.new_york.city import CELLS
from deductio.games.new_york.strategy.lasting import cells_left
from deductio.games.new_york.strategy.rivals import PACE, cells_to_dare, right_within, rivals
from deductio.games.new_york.strategy.sheet import Sheet

FARTHEST = 3
"""Turns one looks ahead."""
TOO_MANY = 5
"""With more cells than this nobody guesses."""


CROWD = {4: 0.95, 5: 0.9, 6: 0.85}
"""What waiting is worth with so many still in the game, as a part of what is reckoned seat by seat:
fitted to games of sleuths."""


class Race(Struct, frozen=True):
    """Chances to win, by announcing now and by waiting as long as is best."""

    now: float
    waiting: float


def race(sheet: Sheet) -> Race:
    level, others = sheet.view.level, rivals(sheet)
    answers = [CELLS.index(cell) for cell in sheet.candidates]
    daring = cells_to_dare(len(sheet.view.alive))
    waiting = 0.0
    for turns in range(1, FARTHEST + 1):
        first = prod(1 - right_within(level, other, turns, answers, daring) for other in others)
        waiting = max(waiting, first * share_after(sheet, turns, answers))
    worth = sheet.ways.waiting * CROWD.get(len(sheet.view.alive), 1.0)
    return Race(1 / len(answers), waiting * worth)


def share_after(sheet: Sheet, turns: int, answers: list[int]) -> float:
    """The expected chance of a guess after some more turns of one's own."""
    left = cells_left(sheet.view.level, sheet.possible, turns * PACE, answers)
    return sum(odds / number for number, odds in enumerate(left, start=1))
