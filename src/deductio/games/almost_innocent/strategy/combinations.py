"""Every combination a board allows, as arrays; and those that fit what was told of one seat."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from deductio.games.almost_innocent.clues import Board, Clue, is_special
from deductio.games.almost_innocent.strategy.told import Told

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]


class Combinations:
    """One clue of each kind, in every way; a clue is known by its number on the board."""

    def __init__(self, board: Board) -> None:
        self.clues = tuple(clue for clues in board.clues.values() for clue in clues)
        self.number = {clue: number for number, clue in enumerate(self.clues)}
        self.special = np.array([is_special(clue) for clue in self.clues])
        of_kind = [[self.number[clue] for clue in clues] for clues in board.clues.values()]
        self.rows: Ints = np.array(list(product(*of_kind)), dtype=np.int64)
        """For each combination the numbers of its clues, kind by kind."""
        self.bits: Ints = np.where(self.special, 0, 1 << np.arange(len(self.clues)))
        """A bit for each clue; a Special is there twice, so it has none."""
        self.cards: Ints = self.bits[self.rows].sum(axis=1)
        """For each combination its clues as bits."""
        self.stars: Ints = self.special[self.rows].sum(axis=1)
        self.firsts: Ints = np.array([clues[0] for clues in of_kind], dtype=np.int64)
        sizes = [len(clues) for clues in of_kind]
        steps = [int(np.prod(sizes[place + 1 :])) for place in range(len(sizes))]
        self.steps: Ints = np.array(steps, dtype=np.int64)

    def place(self, combination: Ints) -> Ints:
        """Where combinations stand in `rows`."""
        return np.asarray((combination - self.firsts) @ self.steps)

    def among(self, clues: frozenset[Clue]) -> Ints:
        """For each combination, how many of these clues it has."""
        wanted = np.array([clue in clues for clue in self.clues], dtype=np.int64)
        return np.asarray(wanted[self.rows].sum(axis=1))


@lru_cache(maxsize=32)
def combinations(board: Board) -> Combinations:
    return Combinations(board)


@lru_cache(maxsize=1024)
def counted(board: Board, clues: frozenset[Clue]) -> NDArray[np.int8]:
    """For each combination, how many of these clues it has."""
    return combinations(board).among(clues).astype(np.int8)


@lru_cache(maxsize=1024)
def fitting(board: Board, told: tuple[Told, ...]) -> Ints:
    """The combinations of a seat of which all this was told, by their places."""
    if not told:
        return np.arange(len(combinations(board).rows))
    left = fitting(board, told[:-1])
    clues, numbers = told[-1]
    found = counted(board, clues)[left]
    return np.asarray(left[found == numbers[0] if len(numbers) == 1 else np.isin(found, numbers)])
