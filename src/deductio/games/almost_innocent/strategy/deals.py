"""Every deal that fits, once they are few: listed, so that nothing about them is guessed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from deductio.games.almost_innocent.clues import Board, Clue
from deductio.games.almost_innocent.strategy.combinations import Floats, Ints, combinations

MOST = 8_000
"""More deals than these are not listed."""
COMPARED = 2_000_000
"""Nor is it tried where so many pairs have to be compared."""
COPIES = 2
"""A Special is there twice."""


class Deals:
    """Deals as lines, one combination for each seat; and how many ways the cards allow each."""

    def __init__(self, places: Ints, weights: Floats) -> None:
        self.places = places
        self.weights = weights

    def __len__(self) -> int:
        return len(self.weights)

    def given_out(self, board: Board, kind: int) -> Ints:
        """Which clues of a kind the seats have together, as one number for each deal."""
        every = combinations(board)
        digit = (COPIES + 1) ** (np.arange(len(every.clues)) - every.firsts[kind]).clip(0)
        return np.asarray(digit[every.rows[self.places, kind]].sum(axis=1))


def listed(board: Board, gone: Sequence[Clue], possible: Sequence[Ints]) -> Deals | None:
    """Every deal of these combinations, no card twice; None if they are many."""
    every = combinations(board)
    numbers = [every.number[clue] for clue in gone]
    copies = COPIES - int(every.special[numbers].sum())
    taken, stars = every.bits[numbers].sum(keepdims=True), np.zeros(1, dtype=np.int64)
    places = np.empty((1, len(possible)), dtype=np.int64)
    for seat in sorted(range(len(possible)), key=lambda seat: len(possible[seat])):
        mine = possible[seat]
        if len(taken) * len(mine) > COMPARED:
            return None
        is_free = taken[:, None] & every.cards[mine] == 0
        is_free &= stars[:, None] + every.stars[mine] <= copies
        line, chosen = np.nonzero(is_free)
        if len(line) > MOST:
            return None
        taken = taken[line] | every.cards[mine[chosen]]
        stars = stars[line] + every.stars[mine[chosen]]
        places = places[line]
        places[:, seat] = mine[chosen]
    return Deals(places, ways(copies)[stars])


def ways(copies: int) -> Floats:
    """In how many ways none, one or both of a clue's cards can lie with so many seats."""
    return np.array([1.0, copies, copies * (copies - 1)])
