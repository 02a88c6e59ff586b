"""What one seat believes about the street: every street that fits, and what news would change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations, product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from deductio.core.thinking import WORTH_DIGITS
from deductio.games.small_detectives.knowledge import Knowledge, PubAnswer
from deductio.games.small_detectives.street import HOUSES, SUSPECTS, WEAPONS, Tile, Token

TOKENS = SUSPECTS + WEAPONS
NUMBER_OF: dict[Token, int] = {token: number for number, token in enumerate(TOKENS)}
SOLUTIONS = tuple(product(SUSPECTS, WEAPONS))

Ints: TypeAlias = NDArray[np.int64]
Tiles: TypeAlias = int
"""A set of tiles, one bit each: tile 1 is the lowest."""
Prospects: TypeAlias = tuple[tuple[float, float], ...]
"""After some news: how likely each outcome is, and how likely the best solution is then."""


@cache
def all_streets() -> tuple[Ints, Ints, Ints]:
    """Every street: the tokens under the six tiles, the solution's number, the suspects' tiles."""
    under: list[tuple[int, ...]] = []
    solutions: list[int] = []
    for number, solution in enumerate(SOLUTIONS):
        rest = [NUMBER_OF[token] for token in TOKENS if token not in solution]
        under += permutations(rest)
        solutions += [number] * (len(under) - len(solutions))
    tokens = np.array(under, dtype=np.int64)
    suspects = ((tokens < len(SUSPECTS)) << np.arange(len(HOUSES))).sum(axis=1)
    return tokens, np.array(solutions, dtype=np.int64), suspects


def tiles_of(tiles: Iterable[Tile]) -> Tiles:
    return sum(1 << (tile - 1) for tile in tiles)


class Beliefs:
    """All streets that fit what one seat knows; each is as likely as any other."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.under, self.solutions, self.suspects = all_streets()
        for tile, token in knowledge.under.items():
            self._keep(self.under[:, tile - 1] == NUMBER_OF[token])
        for answer in knowledge.answers:
            self._hear(answer)
        self._after: dict[Tiles, Prospects] = {}

    def _keep(self, fits: NDArray[np.bool_]) -> None:
        self.under, self.solutions = self.under[fits], self.solutions[fits]
        self.suspects = self.suspects[fits]

    def _hear(self, answer: PubAnswer) -> None:
        """N5 for the two at the pub, N6 for everyone else."""
        looked = tiles_of(answer.looked)
        if not isinstance(answer.tokens, int):
            self._keep(self._saw_all(answer.tokens, looked) == answer.seen_all)
        elif answer.seen_all:
            suspects = np.bitwise_count(self.suspects & looked)
            weapons = looked.bit_count() - suspects
            self._keep((suspects if answer.kind == "suspect" else weapons) >= answer.tokens)

    def _saw_all(self, tokens: Iterable[Token], looked: Tiles) -> NDArray[np.bool_]:
        """In which streets whoever looked under these tiles has seen all these tokens."""
        columns = [tile for tile in range(len(HOUSES)) if looked >> tile & 1]
        seen = np.ones(len(self.under), dtype=bool)
        for token in tokens:
            seen &= (self.under[:, columns] == NUMBER_OF[token]).any(axis=1)
        return seen

    def solution(self) -> tuple[tuple[Token, Token], float]:
        """The likeliest solution, the first of equals, and its odds."""
        numbers = np.bincount(self.solutions, minlength=len(SOLUTIONS))
        likeliest = int(numbers.argmax())
        return SOLUTIONS[likeliest], float(numbers[likeliest] / len(self.solutions))

    def open_tokens(self) -> set[Token]:
        """The tokens that may be part of the solution."""
        return {token for number in np.unique(self.solutions) for token in SOLUTIONS[number]}

    def kinds(self) -> dict[Tiles, float]:
        """For each way suspects may lie under the tiles, how likely it is."""
        ways, numbers = np.unique(self.suspects, return_counts=True)
        share = numbers / len(self.suspects)
        return dict(zip(ways.tolist(), share.tolist(), strict=True))

    def after_looking(self, tiles: Tiles) -> Prospects:
        """What looking under all these tiles would bring."""
        if tiles not in self._after:
            columns = [tile for tile in range(len(HOUSES)) if tiles >> tile & 1]
            found = np.zeros(len(self.under), dtype=np.int64)
            for column in columns:
                found = found * len(TOKENS) + self.under[:, column]
            self._after[tiles] = self._prospects(found, len(TOKENS) ** len(columns))
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
