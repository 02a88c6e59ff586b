"""How far a measured share or ratio may be from the truth: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Z = 1.959964
"""The standard normal leaves 2.5 % beyond it on either side."""


class Interval(NamedTuple):
    """A measured value, and where the truth is 95 times in 100."""

    low: float
    value: float
    high: float


def share(hits: int, tries: int) -> Interval:
    """Wilson's interval of a probability; it holds for few tries and near 0 and 1 as well."""
    if tries == 0:
        return Interval(0.0, 0.0, 1.0)
    value = hits / tries
    middle = (value + Z * Z / (2 * tries)) / (1 + Z * Z / tries)
    spread = sqrt(value * (1 - value) / tries + Z * Z / (4 * tries * tries))
    spread *= Z / (1 + Z * Z / tries)
    return Interval(max(0.0, middle - spread), value, min(1.0, middle + spread))


def mean(values: Sequence[float]) -> Interval:
    """Of many games; one alone says nothing of how far it may be."""
    value = fmean(values)
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(value - spread, value, value + spread)


def odds(hits: int, misses: int) -> Interval:
    """How many hits there are to one miss."""
    low, value, high = share(hits, hits + misses)
    return Interval(_to_one(low), _to_one(value), _to_one(high))


def _to_one(probability: float) -> float:
    return probability / (1 - probability) if probability < 1 else float("inf")


def ratio(above: Sequence[float], below: Sequence[float]) -> Interval:
    """The ratio of two means over the same games; linearised, for many games."""
    value = sum(above) / sum(below)
    off = [one - value * other for one, other in zip(above, below, strict=True)]
    variance = sum(error * error for error in off) / (len(off) - 1)
    spread = Z * sqrt(variance / len(off)) / abs(fmean(below))
    return Interval(value - spread, value, value + spread)
