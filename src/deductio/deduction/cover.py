"""Exact counting by inclusion and exclusion: every ball lies in one bin, and bins choose sets.

Sizes of bins add up to the number of balls, so one set per bin is a world exactly when the sets
cover all balls. With z_b(S) the number of sets bin b may hold inside S,

    worlds = sum over S of (-1)^|rest of S| * product of z_b(S),

and leaving bin b out of the product gives, by the transposed transform, the number of worlds for
every set b may hold: all odds in one pass. Balls that nothing tells apart share one axis of the
table. Any condition on the content of one bin is free, and the cost is known before the work.

In Cluedo the bins are hands and the balls are cards. For socks the bins are the kinds, two places
each, and the balls are the places: a search without pair speaks about the places of one kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb, factorial, gcd, lcm, prod
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.axes import Axes, Bin, add_above, add_below, sweep, take_below, type_for
from deductio.deduction.model import TooLarge

Ints = NDArray[Any]

MOST_SETS = 100_000
"""Sets one bin may choose from."""


class Subsets(Struct, frozen=True):
    """All ways to take some of a number of things."""

    members: NDArray[np.intp]
    others: NDArray[np.intp]


@lru_cache(maxsize=256)
def subsets(number: int, size: int) -> Subsets:
    if comb(number, size) > MOST_SETS:
        raise TooLarge(f"{comb(number, size)} sets of {size} of {number}")
    ways = list(combinations(range(number), size))
    members = np.array(ways, dtype=np.intp).reshape(len(ways), size)
    outside = np.ones((len(ways), number), dtype=bool)
    np.put_along_axis(outside, members, False, axis=1)
    return Subsets(members, np.nonzero(outside)[1].reshape(len(ways), number - size))


class Shelf(Struct):
    """One bin with its table: what it may hold, and how often that happens."""

    bin: Bin
    members: NDArray[np.intp]
    """One row for each set the bin may hold: its balls, as numbers among the own ones."""
    weights: Ints
    scale: Fraction
    """How many times too large the weights are."""
    where: NDArray[np.int64]
    """For each set, its point on the bin's own axes."""
    whole: tuple[int, ...]
    """The shape of all axes, neighbours taken together."""
    runs: tuple[int, ...]
    """The shape of the own axes that spreads over it."""
    zeta: Ints
    """For each point, the weight of the sets inside it."""
    plain_zeta: Ints
    """The same, each set counted once."""
    ways: Ints
    """For each set, the weighted number of worlds with exactly this set in the bin."""

    def ball_ways(self, total: int) -> list[int]:
        """For each own ball, the weighted number of worlds that have it here."""
        balls = self.members.reshape(-1)
        if total < 1 << 53:
            each = np.repeat(self.ways.astype(np.float64), self.bin.size)
            sums = np.bincount(balls, weights=each, minlength=len(self.bin.own))
            return [int(number) for number in sums.tolist()]
        exact = np.zeros(len(self.bin.own), dtype=self.ways.dtype)
        np.add.at(exact, balls, np.repeat(self.ways, self.bin.size))
        return [int(number) for number in exact.tolist()]


class Cover:
    """The counted table of some bins."""

    def __init__(self, bins: Sequence[Bin], balls: int) -> None:
        self.bins = bins
        self.axes = Axes(bins, balls)
        self._numbers = {each: bins.count(each) for each in bins}
        self._shelves = {each: self._shelf(each) for each in self._numbers}

    def deals(self, bins: Iterable[Bin]) -> int:
        """In how many ways these bins could be filled if they were free to take anything."""
        sizes = [each.size for each in bins]
        return factorial(sum(sizes)) // prod(map(factorial, sizes))

    def heaviest(self, bins: Iterable[Bin]) -> int:
        """The most any way to fill these bins can weigh."""
        return prod(int(self._shelves[each].weights.max(initial=0)) for each in bins)

    @cached_property
    def scale(self) -> Fraction:
        """Weights are whole numbers: this many times the true ones."""
        return prod((self._shelves[each].scale for each in self.bins), start=Fraction(1))

    def _shelf(self, each: Bin) -> Shelf:
        axes = self.axes
        members = subsets(len(each.own), each.size).members
        bits = np.array([1 << ball for ball in each.own], dtype=np.int64)
        masks = bits[members].sum(axis=1)
        fits = _fitting(each, masks)
        if fits is not None:
            members, masks = members[fits], masks[fits]
        weights, scale = _weights(each, masks)
        own = sorted({axes.class_of[ball] for ball in each.own})
        sizes = [axes.sizes[number] for number in own]
        strides = [prod(sizes[place + 1 :]) for place in range(len(sizes))]
        step_of = dict(zip(own, strides, strict=True))
        steps = np.array([step_of[axes.class_of[ball]] for ball in each.own], dtype=np.int64)
        where = steps[members].sum(axis=1)
        plain = self._zeta(np.ones(1, dtype=np.int64), len(where), where, sizes)
        zeta = plain
        if each.picks:
            zeta = self._zeta(weights, int(weights.sum()), where, sizes)
        whole, runs = axes.runs(set(own))
        return Shelf(each, members, weights, scale, where, whole, runs, zeta, plain, weights)

    def _zeta(self, weights: Ints, whole: int, where: Ints, sizes: Sequence[int]) -> Ints:
        """For each point of the own axes, the weight of the sets inside it."""
        exact = np.int16 if whole < 1 << 15 else type_for(whole)
        table = np.zeros(prod(sizes), dtype=exact)
        table[where] = weights
        return sweep(table, sizes, add_below)

    @cached_property
    def worlds(self) -> int:
        """The number of worlds, each counted once."""
        exact = type_for(self.deals(self.bins))
        table: Ints = self.axes.signs.astype(exact)
        for each, number in self._numbers.items():
            shelf = self._shelves[each]
            zeta = shelf.plain_zeta.astype(exact)
            for _ in range(number):
                table = self._times(table, shelf, zeta)
        return int(self._sum_out(table, set())[0])

    @cached_property
    def total(self) -> int:
        """The weighted number of worlds."""
        if not any(each.picks for each in self.bins):
            return self.worlds
        return int(self.shelves[0].ways.sum())

    def _times(self, table: Ints, shelf: Shelf, zeta: Ints) -> Ints:
        """A table over all axes times one over a bin's own axes."""
        product: Ints = table.reshape(shelf.whole) * zeta.reshape(shelf.runs)
        return product.reshape(-1)

    def _sum_out(self, table: Ints, kept: set[int]) -> Ints:
        """Add up all other axes: a point stands for as many sets of balls as there are."""
        inner = self.axes.points
        for number, size in enumerate(self.axes.sizes):
            inner //= size
            if number not in kept:
                cube = table.reshape(-1, size, inner)
                total = cube[:, 0] + cube[:, size - 1]
                for taken in range(1, size - 1):
                    total += cube[:, taken] * comb(size - 1, taken)
                table = total.reshape(-1)
        return table

    @cached_property
    def shelves(self) -> list[Shelf]:
        """The bins with the number of worlds for everything each may hold.

        The number of worlds is known by now, so the numbers are kept as short as it allows.
        """
        shelves = list(self._shelves.values())
        exact = type_for(self.worlds * self.heaviest(self.bins))
        zetas = [shelf.zeta.astype(exact) for shelf in shelves]
        before: Ints = self.axes.signs.astype(exact)
        firsts = []
        for shelf, zeta in zip(shelves, zetas, strict=True):
            for _ in range(self._numbers[shelf.bin] - 1):
                before = self._times(before, shelf, zeta)
            firsts.append(before)
            before = self._times(before, shelf, zeta)
        after: Ints = np.ones(self.axes.points, dtype=exact)
        for shelf, zeta, first in zip(shelves[::-1], zetas[::-1], firsts[::-1], strict=True):
            ways = shelf.weights.astype(exact) * self._around(first * after, shelf)
            shelf.ways = ways.astype(np.int64) if exact is np.uint32 else ways
            for _ in range(self._numbers[shelf.bin]):
                after = self._times(after, shelf, zeta)
        return [self._shelves[each] for each in self.bins]

    def share(self, bins: Iterable[int]) -> Ints:
        """For each point, the number of ways these bins share out exactly its balls."""
        chosen = [self.bins[each] for each in bins]
        exact = type_for(self.deals(chosen) * self.heaviest(chosen))
        table: Ints = np.ones(self.axes.points, dtype=exact)
        for each in chosen:
            shelf = self._shelves[each]
            table = self._times(table, shelf, shelf.zeta.astype(exact))
        return sweep(table, self.axes.sizes, take_below)

    def _around(self, table: Ints, shelf: Shelf) -> Ints:
        """For each set of a bin, the sum over all points around it."""
        own = {self.axes.class_of[ball] for ball in shelf.bin.own}
        sizes = [self.axes.sizes[number] for number in sorted(own)]
        return sweep(self._sum_out(table, own), sizes, add_above)[shelf.where]


def _fitting(each: Bin, masks: NDArray[np.int64]) -> NDArray[np.bool_] | None:
    """The sets that meet every count of this bin; None if all do."""
    fits: NDArray[np.bool_] | None = None
    for mask, low, high in each.tallies:
        numbers = np.bitwise_count(masks & mask)
        meets = numbers >= low if high >= each.size else numbers <= high
        if low > 0 and high < each.size:
            meets &= numbers >= low
        fits = meets if fits is None else fits & meets
    return fits


def _weights(each: Bin, masks: NDArray[np.int64]) -> tuple[Ints, Fraction]:
    """For each set, how likely the picks were: whole numbers, and how much too large."""
    if not each.picks:
        return np.ones(len(masks), dtype=np.int64), Fraction(1)
    multiples = [_common_multiple(mask, more, each.size) for mask, more in each.picks]
    small = prod(multiples) < 1 << 62
    weights: Ints = np.ones(len(masks), dtype=np.int64 if small else object)
    for (mask, more), multiple in zip(each.picks, multiples, strict=True):
        numbers = np.bitwise_count(masks & mask).astype(weights.dtype) + more
        weights = weights * (multiple // np.maximum(numbers, 1))
    shared = gcd(*weights.tolist()) or 1
    weights = weights // shared
    if not small and len(weights) and int(weights.max()) < 1 << 62:
        weights = weights.astype(np.int64)
    return weights, Fraction(prod(multiples), shared)


def _common_multiple(mask: int, more: int, size: int) -> int:
    """A number that every possible number of candidates divides."""
    most = more + min(mask.bit_count(), size)
    return lcm(*range(max(more, 1), most + 1))
