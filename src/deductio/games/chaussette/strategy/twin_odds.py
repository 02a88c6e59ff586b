"""Which cards are likely twins, from many worlds at once, and which slots are worth most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from deductio.core.chance import Chance
from deductio.core.messages import Choice
from deductio.core.options import Subsets
from deductio.core.thinking import WORTH_DIGITS
from deductio.games.chaussette.socks import SLOTS, Slot

C = TypeVar("C", bound=Choice)
Odds: TypeAlias = NDArray[np.float64]

SLEEVE = 0
PLACES = len(SLOTS) + 1


def twin_odds(pieces: NDArray[np.int64], before: Sequence[float], after: Sequence[float]) -> Odds:
    """How likely each two places hold a pair; place 0 is the sleeve, then come the slots.

    `pieces` are the places of the two socks of each kind in each world, drawn with the odds of the
    missing sock `before`; they count as its odds are `after`.
    """
    weights = np.repeat(_weights(pieces, before, after), pieces.shape[1] // 2)
    twins = pieces[:, ::2] * PLACES + pieces[:, 1::2]
    found = np.bincount(twins.reshape(-1), weights=weights, minlength=PLACES * PLACES)
    one_way = found.astype(np.float64).reshape(PLACES, PLACES)
    return one_way + one_way.T


def _weights(pieces: NDArray[np.int64], before: Sequence[float], after: Sequence[float]) -> Odds:
    """What each world counts; together they count 1."""
    missing = (pieces == SLEEVE).argmax(axis=1) // 2
    factor = np.array([new / old if old else 0.0 for old, new in zip(before, after, strict=True)])
    weights: Odds = factor[missing]
    shares: Odds = weights / weights.sum()
    return shares


def worth_most(
    options: Subsets[C], twins: Odds, pair: float, cards: Mapping[Slot, float], luck: Chance
) -> C:
    """The slots with the greatest sum of a pair's worth and what each card is worth by itself."""
    alone = np.zeros(PLACES)
    alone[list(cards)] = list(cards.values())
    sets = np.array(options.items)[_sets(len(options.items), options.size)]
    worths = alone[sets].sum(axis=1)
    for one, other in combinations(range(options.size), 2):
        worths += pair * twins[sets[:, one], sets[:, other]]
    worths = worths.round(WORTH_DIGITS)
    return options[luck.pick(np.flatnonzero(worths == worths.max()).tolist())]


@cache
def _sets(number: int, size: int) -> NDArray[np.intp]:
    return np.array(list(combinations(range(number), size)), dtype=np.intp)
