"""What makes a case good: how far it is from all that is asked of it, and how hard it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb

from deductio.games.new_york.cards import Level
from deductio.games.new_york.city import EVERYWHERE, Cells
from deductio.games.new_york.clues import Clue, cells_of

LEFT_BY_INFORMANTS = range(2, 5)
LEFT_BY_EXPERTS = range(2, 9)
SAME_OP = 3
"""How many cards of a deck in one case may share an op (C18)."""
DIFFICULTY: dict[Level, tuple[float, float]] = {1: (5.5, 10.5), 2: (7.0, 11.0)}


def flaws(level: Level, answer: Cells, informants: Sequence[Clue], experts: Sequence[Clue]) -> int:
    """0 for a case that keeps C6 to C11 and C18; the more is wrong with it, the higher."""
    heard = [cells_of(clue) for clue in informants]
    found = [cells_of(clue) for clue in experts]
    return (
        wrong_rest(heard, LEFT_BY_INFORMANTS)
        + wrong_rest(found, LEFT_BY_EXPERTS)
        + badly_excluded(answer, heard + found)
        + shortcuts(level, answer, heard, found)
        + 2 * (len(heard) + len(found) - len({*heard, *found}))
        + same_ops(informants)
        + same_ops(experts)
    )


def wrong_rest(said: Sequence[Cells], wanted: range) -> int:
    """C7, C8: one deck alone leaves some cells, but not many."""
    left = common(said).bit_count()
    return 3 * max(0, wanted[0] - left) + max(0, left - wanted[-1])


def common(said: Sequence[Cells]) -> Cells:
    """The cells in which all is true."""
    rest = EVERYWHERE
    for cells in said:
        rest &= cells
    return rest


def badly_excluded(answer: Cells, said: Sequence[Cells]) -> int:
    """C6, C10: every other cell is excluded by two cards at least."""
    once = twice = 0
    for cells in said:
        excluded = EVERYWHERE ^ cells
        twice |= once & excluded
        once |= excluded
    others = EVERYWHERE ^ answer
    never, just_once = others & ~once, others & once & ~twice
    return 4 * never.bit_count() + just_once.bit_count()


def shortcuts(level: Level, answer: Cells, heard: Sequence[Cells], found: Sequence[Cells]) -> int:
    """C9: how many pairs of both decks (level 2: threes) give the answer away."""
    if level == 1:
        return sum(one & other == answer for one in heard for other in found)
    threes = sum(pair & other == answer for pair in pairs(heard) for other in found)
    return threes + sum(pair & other == answer for pair in pairs(found) for other in heard)


def pairs(said: Sequence[Cells]) -> list[Cells]:
    return [one & other for place, one in enumerate(said) for other in said[:place]]


def same_ops(clues: Sequence[Clue]) -> int:
    """C18: how many clues too many share an op."""
    counted = Counter(map(type, clues))
    return sum(max(0, number - SAME_OP) for number in counted.values())


def difficulty(answer: Cells, clues: Sequence[Clue]) -> float:
    """C15: how many cards in random order it takes on average until they give the answer."""
    rests, sizes = [EVERYWHERE], [0]
    for clue in clues:
        cells = cells_of(clue)
        rests += [rest & cells for rest in rests]
        sizes += [size + 1 for size in sizes]
    enough = Counter(size for size, rest in zip(sizes, rests, strict=True) if rest == answer)
    number = len(clues)
    return sum(1 - enough[size] / comb(number, size) for size in range(number))
