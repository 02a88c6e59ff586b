"""Which clue to name: the one with which all of them are most likely to come out right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from deductio.core.thinking import WORTH_DIGITS
from deductio.games.almost_innocent.clues import Clue

Combination = tuple[Clue, ...]
Cases = tuple[tuple[Combination, float], ...]
MANY = 40
"""Combinations among which nobody plans ahead."""
TRUST = (0.5, 0.75, 0.88, 0.94)
"""How likely the others are to need no more tokens than these."""


def best_name(odds: Mapping[Combination, float], place: int, tokens: int) -> Clue:
    """The clue of that kind to name, given the odds of every combination."""
    clues = sorted({combination[place] for combination in odds})
    if len(odds) > MANY:
        return max(clues, key=lambda clue: round(odds_of(odds, clue), WORTH_DIGITS))
    cases = tuple(sorted(odds.items()))
    plan = Naming()
    return max(clues, key=lambda clue: round(plan.naming(cases, place, tokens, clue), WORTH_DIGITS))


def odds_of(odds: Mapping[Combination, float], clue: Clue) -> float:
    return sum(share for combination, share in sorted(odds.items()) if clue in combination)


class Naming:
    """How well naming can go on, worked out once for every set of cases."""

    def __init__(self) -> None:
        self.worth = cache(self._worth)

    def _worth(self, cases: Cases, place: int, tokens: int) -> float:
        """The weight of the cases that come out right from this kind on."""
        if place == len(cases[0][0]):
            return sum(share for _, share in cases) * TRUST[tokens]
        clues = sorted({combination[place] for combination, _ in cases})
        return max(self.naming(cases, place, tokens, clue) for clue in clues)

    def naming(self, cases: Cases, place: int, tokens: int, clue: Clue) -> float:
        right = tuple(case for case in cases if case[0][place] == clue)
        worth = self.worth(right, place + 1, tokens)
        if tokens and len(right) < len(cases):
            wrong = tuple(case for case in cases if case[0][place] != clue)
            worth += self.worth(wrong, place, tokens - 1)
        return worth
