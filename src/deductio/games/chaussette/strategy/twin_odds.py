"""Which cards are likely twins, exactly, and which slots are worth most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import combinations
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from deductio.core.chance import WORDS, Chance
from deductio.core.messages import Choice
from deductio.core.options import Subsets
from deductio.core.thinking import WORTH_DIGITS
from deductio.deduction.answer import Answer
from deductio.deduction.by_cover import ByItem, ByPlace
from deductio.deduction.draws import Draws
from deductio.deduction.model import Constraint, Model
from deductio.deduction.problem import Solved
from deductio.deduction.propagate import Contradiction
from deductio.deduction.solve import count
from deductio.games.chaussette.socks import KINDS, SLOTS, Slot

C = TypeVar("C", bound=Choice)
Odds: TypeAlias = NDArray[np.float64]

PLACES = len(SLOTS) + 1


class Supposition:
    """What follows if some more things were so, counted; several cases where cards were stirred."""

    def __init__(self, cases: Sequence[tuple[Model, Solved]]) -> None:
        self.models = [model for model, _ in cases]
        self._solved = [solved for _, solved in cases]
        self.answer = Answer(cases, weigh_picks=True)

    @cached_property
    def twins(self) -> Odds:
        """How likely each two places hold a pair; place 0 is the sleeve, then come the slots."""
        weights = [float(solved.total / solved.scale) for solved in self._solved]
        found = np.zeros((PLACES, PLACES))
        for solved, weight in zip(self._solved, weights, strict=True):
            found += twins_of(solved) * (weight / sum(weights))
        return found


def suppose(models: Iterable[Model], told: Sequence[Constraint]) -> Supposition | None:
    """What follows if all this were so too; None if it cannot be."""
    cases: list[tuple[Model, Solved]] = []
    for model in models:
        more = model.given(*told)
        try:
            solved = count(more)
        except Contradiction:
            continue
        if solved.total:
            cases.append((more, solved))
    return Supposition(cases) if cases else None


def twins_of(solved: Solved) -> Odds:
    """The same for one case: the engine counts for each kind which two places it has."""
    assert isinstance(solved, ByItem | ByPlace), "kinds choose places, or all is settled"
    found = np.zeros((PLACES, PLACES))
    row, opened = solved.problem.settled_pieces()
    for item in range(len(KINDS)):
        if item not in opened:
            found[row[2 * item], row[2 * item + 1]] = 1
    if isinstance(solved, ByItem):
        places = np.array(solved.places)
        for item, shelf in zip(solved.items, solved.cover.shelves, strict=True):
            chosen = places[np.array(shelf.bin.own)[shelf.members]]
            # A kind with one card known chooses the place of the other.
            other = chosen[:, 1] if shelf.bin.size == 2 else row[2 * item]
            found[chosen[:, 0], other] += shelf.ways.astype(np.float64) / solved.total
    both_ways: Odds = found + found.T
    return both_ways


def worth_most(
    options: Subsets[C], twins: Odds, pair: float, cards: Mapping[Slot, float], luck: Chance
) -> C:
    """The slots with the greatest sum of a pair's worth and what each card is worth by itself."""
    worths = _worths(options, twins, pair, cards)
    return options[luck.pick(np.flatnonzero(worths == worths.max()).tolist())]


def foremost(
    options: Subsets[C],
    twins: Odds,
    pair: float,
    cards: Mapping[Slot, float],
    number: int,
    luck: Chance,
) -> list[C]:
    """The same for the best few; luck decides which of equals are among them."""
    worths = _worths(options, twins, pair, cards)
    lots = Draws(luck.below(WORDS)).below(np.full(len(worths), WORDS))
    return [options[int(place)] for place in np.lexsort((lots, -worths))[:number]]


def _worths(
    options: Subsets[C], twins: Odds, pair: float, cards: Mapping[Slot, float]
) -> NDArray[np.float64]:
    alone = np.zeros(PLACES)
    alone[list(cards)] = list(cards.values())
    sets = np.array(options.items)[_sets(len(options.items), options.size)]
    worths = alone[sets].sum(axis=1)
    for one, other in combinations(range(options.size), 2):
        worths += pair * twins[sets[:, one], sets[:, other]]
    rounded: NDArray[np.float64] = worths.round(WORTH_DIGITS)
    return rounded


@cache
def _sets(number: int, size: int) -> NDArray[np.intp]:
    return np.array(list(combinations(range(number), size)), dtype=np.intp)
