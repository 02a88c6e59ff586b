"""Which cards are likely twins, from many worlds at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deductio.games.chaussette.socks import SLOTS, Slot

SLEEVE = 0
PLACES = len(SLOTS) + 1


def twin_odds(
    pieces: NDArray[np.int64], before: Sequence[float], after: Sequence[float]
) -> dict[tuple[Slot, Slot], float]:
    """How likely each two slots hold a pair.

    `pieces` are the places of the two socks of each kind in each world, drawn with the odds of the
    missing sock `before`; they count as its odds are `after`.
    """
    weights = _weights(pieces, before, after)
    lower = pieces.reshape(len(pieces), -1, 2).min(axis=2)
    upper = pieces.reshape(len(pieces), -1, 2).max(axis=2)
    found = np.bincount(
        (lower * PLACES + upper).reshape(-1),
        weights=np.repeat(weights, lower.shape[1]),
        minlength=PLACES * PLACES,
    ).reshape(PLACES, PLACES)
    return {(one, other): float(found[one, other]) for one, other in combinations(SLOTS, 2)}


def _weights(pieces: NDArray[np.int64], before: Sequence[float], after: Sequence[float]) -> Any:
    """What each world counts; together they count 1."""
    missing = (pieces == SLEEVE).argmax(axis=1) // 2
    factor = np.array([new / old if old else 0.0 for old, new in zip(before, after, strict=True)])
    weights = factor[missing]
    return weights / weights.sum()
