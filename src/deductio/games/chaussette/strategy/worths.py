"""Which slots are worth most, from the odds that two places hold a pair."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from deductio.core.chance import WORDS, Chance
from deductio.core.messages import Choice
from deductio.core.options import Subsets
from deductio.core.thinking import WORTH_DIGITS
from deductio.deduction.draws import Draws
from deductio.games.chaussette.socks import SLOTS, Slot

C = TypeVar("C", bound=Choice)
Odds: TypeAlias = NDArray[np.float64]

PLACES = len(SLOTS) + 1


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
