"""How many cells a number of clues leaves, each wrong cell outlasting them by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from deductio.games.new_york.cards import Level
from deductio.games.new_york.city import CELLS, EVERYWHERE, Cells
from deductio.games.new_york.strategy.fresh import agreement

MOST = 5
"""Numbers of cells beyond this are not told apart."""
Left: TypeAlias = tuple[float, ...]
"""The odds of one cell left, of two, and so on up to `MOST`."""


def cells_left(level: Level, possible: Cells, clues: float, answers: Iterable[int]) -> Left:
    """After so many clues never seen, if the thief is in any of these cells."""
    each = [left_if(level, possible, clues, answer) for answer in answers]
    return tuple(sum(odds) / len(each) for odds in zip(*each, strict=True))


@lru_cache(maxsize=1 << 14)
def left_if(level: Level, possible: Cells, clues: float, answer: int) -> Left:
    """The same if the thief is in this cell."""
    table = agreement(level)[answer]
    others = possible & ~(1 << answer)
    return outlasting([table[cell] ** clues for cell in range(len(CELLS)) if others >> cell & 1])


def outlasting(chances: Sequence[float]) -> Left:
    """The odds of none of these, of one, and so on."""
    odds = [1.0] + [0.0] * (MOST - 1)
    for chance in chances:
        for number in range(MOST - 1, 0, -1):
            odds[number] += (odds[number - 1] - odds[number]) * chance
        odds[0] *= 1 - chance
    return tuple(odds)


@lru_cache(maxsize=64)
def usually_left(level: Level, clues: int) -> Left:
    """The same over the whole city."""
    return cells_left(level, EVERYWHERE, clues, range(len(CELLS)))
