"""What one seat believes about the street: every street that fits, and what news would change."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from deductio.core.thinking import WORTH_DIGITS
from deductio.deduction.worlds import Worlds
from deductio.games.small_detectives.street import HOUSES, SUSPECTS, WEAPONS, Tile, Token

TOKENS = SUSPECTS + WEAPONS
NUMBER_OF: dict[Token, int] = {token: number for number, token in enumerate(TOKENS)}
SOLUTIONS = tuple(product(SUSPECTS, WEAPONS))

Ints: TypeAlias = NDArray[np.int64]
Tiles: TypeAlias = int
"""A set of tiles, one bit each: tile 1 is the lowest."""
Prospects: TypeAlias = tuple[tuple[float, float], ...]
"""After some news: how likely each outcome is, and how likely the best solution is then."""


def tiles_of(tiles: Iterable[Tile]) -> Tiles:
    return sum(1 << (tile - 1) for tile in tiles)


def numbers_of(tiles: Tiles) -> list[int]:
    """The tiles of a set, counted from 0."""
    return [tile for tile in range(len(HOUSES)) if tiles >> tile & 1]


class Beliefs:
    """All streets that fit what one seat knows; each is as likely as any other."""

    def __init__(self, worlds: Worlds) -> None:
        """Places stand in the notebook's order: that of the solution, then the tiles."""
        tokens = worlds.pieces.argsort(axis=1, kind="stable").T.copy()
        self.solutions: Ints = tokens[0] * len(WEAPONS) + tokens[1] - len(SUSPECTS)
        """In each street, the number of its solution."""
        self.under: Ints = tokens[2:]
        """For each tile, the token under it in each street."""
        tiles = np.arange(len(HOUSES))[:, np.newaxis]
        self.suspects: Ints = ((self.under < len(SUSPECTS)) << tiles).sum(axis=0)
        """In each street, the tiles with suspects."""
        self._after: dict[Tiles, Prospects] = {}

    def _saw_all(self, tokens: Iterable[Token], looked: Tiles) -> NDArray[np.bool_]:
        """In which streets whoever looked under these tiles has seen all these tokens."""
        under = self.under[numbers_of(looked)]
        seen = np.ones(len(self.solutions), dtype=bool)
        for token in tokens:
            seen &= (under == NUMBER_OF[token]).any(axis=0)
        return seen

    def solution(self) -> tuple[tuple[Token, Token], float]:
        """The likeliest solution, the first of equals, and its odds."""
        numbers = np.bincount(self.solutions, minlength=len(SOLUTIONS))
        likeliest = int(numbers.argmax())
        return SOLUTIONS[likeliest], float(numbers[likeliest] / len(self.solutions))

    def shares(self) -> dict[Token, float]:
        """How likely each token is part of the solution."""
        numbers = np.bincount(self.solutions, minlength=len(SOLUTIONS)) / len(self.solutions)
        table = numbers.reshape(len(SUSPECTS), len(WEAPONS))
        shares = (*table.sum(axis=1).tolist(), *table.sum(axis=0).tolist())
        return dict(zip(TOKENS, shares, strict=True))

    def open_tokens(self) -> set[Token]:
        """The tokens that may be part of the solution."""
        return {token for number in np.unique(self.solutions) for token in SOLUTIONS[number]}

    def unknown_tiles(self) -> list[Tile]:
        """The tiles that hide one token in some streets and another in others."""
        return [tile for tile, row in enumerate(self.under, start=1) if (row != row[0]).any()]

    def kinds(self) -> dict[Tiles, float]:
        """For each way suspects may lie under the tiles, how likely it is."""
        ways, numbers = np.unique(self.suspects, return_counts=True)
        share = numbers / len(self.suspects)
        return dict(zip(ways.tolist(), share.tolist(), strict=True))

    def after_looking(self, tiles: Tiles) -> Prospects:
        """What looking under all these tiles would bring."""
        if tiles not in self._after:
            rows = numbers_of(tiles)
            found = np.zeros(len(self.solutions), dtype=np.int64)
            for row in rows:
                found = found * len(TOKENS) + self.under[row]
            self._after[tiles] = self._prospects(found, len(TOKENS) ** len(rows))
        return self._after[tiles]

    def after_asking(self, tokens: Iterable[Token], looked: Tiles) -> Prospects:
        """What the answer would bring of somebody who has looked under these tiles."""
        return self._prospects(self._saw_all(tokens, looked).astype(np.int64), 2)

    def yes(self, tokens: Iterable[Token], looked: Tiles) -> float:
        return float(self._saw_all(tokens, looked).mean())

    def _prospects(self, outcome: Ints, outcomes: int) -> Prospects:
        """Streets grouped by what would be seen or heard; outcomes alike in odds are one."""
        solutions = len(SOLUTIONS)
        table = np.bincount(outcome * solutions + self.solutions, minlength=outcomes * solutions)
        table = table.reshape(outcomes, solutions)
        merged: dict[float, float] = {}
        for total, most in zip(table.sum(axis=1).tolist(), table.max(axis=1).tolist(), strict=True):
            if total:
                odds = round(most / total, WORTH_DIGITS)
                merged[odds] = merged.get(odds, 0.0) + total / len(outcome)
        return tuple((likely, odds) for odds, likely in sorted(merged.items()))
