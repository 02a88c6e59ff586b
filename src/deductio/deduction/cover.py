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

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import chain, combinations
from math import comb, factorial, gcd, lcm, prod
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.axes import (
    LONG_TABLE,
    Axes,
    Bin,
    add_above,
    add_below,
    sweep,
    take_below,
    type_for,
)
from deductio.deduction.kept import kept
from deductio.deduction.model import TooLarge

Ints = NDArray[Any]

MOST_SETS = 100_000
"""Sets one bin may choose from."""
MASK_BITS = 40
"""Balls there may be: a point on the axes takes less than the bits that are left."""


@lru_cache(maxsize=256)
def subsets(number: int, size: int) -> NDArray[np.intp]:
    """All ways to take some of a number of things, one row each."""
    ways = comb(number, size)
    if ways > MOST_SETS:
        raise TooLarge(f"{ways} sets of {size} of {number}")
    flat = chain.from_iterable(combinations(range(number), size))
    return np.fromiter(flat, np.intp, ways * size).reshape(ways, size)


@lru_cache(maxsize=256)
def columns(number: int, size: int) -> NDArray[np.intp]:
    """The same, one column each: sums over a set then run along memory."""
    return np.ascontiguousarray(subsets(number, size).T)


@lru_cache(maxsize=256)
def rests(number: int, size: int) -> NDArray[np.intp]:
    """For each of these ways, what is not taken."""
    ways = subsets(number, size)
    outside = np.ones((len(ways), number), dtype=bool)
    np.put_along_axis(outside, ways, False, axis=1)
    return np.nonzero(outside)[1].reshape(len(ways), number - size)


class Shelf(Struct):
    """One bin with its table: what it may hold, and how often that happens."""

    bin: Bin
    members: NDArray[np.intp]
    """One column for each set the bin may hold: its balls, as numbers among the own ones."""
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
            each = np.concatenate([self.ways.astype(np.float64)] * self.bin.size)
            sums = np.bincount(balls, weights=each, minlength=len(self.bin.own))
            return list(map(int, sums.tolist()))
        exact = np.zeros(len(self.bin.own), dtype=self.ways.dtype)
        np.add.at(exact, balls, np.tile(self.ways, self.bin.size))
        return [int(number) for number in exact.tolist()]


class Cover:
    """The counted table of some bins."""

    def __init__(self, bins: Sequence[Bin], balls: int) -> None:
        if balls > MASK_BITS:
            raise TooLarge(f"{balls} balls to cover")
        self.bins = bins
        self.axes = Axes(bins, balls)
        self._numbers = Counter(bins)
        self._shelves = {each: self._shelf(each) for each in self._numbers}

    def deals(self, bins: Iterable[Bin]) -> int:
        """In how many ways these bins could be filled if they were free to take anything."""
        sizes = [each.size for each in bins]
        return factorial(sum(sizes)) // prod(map(factorial, sizes))

    def heaviest(self, bins: Iterable[Bin]) -> int:
        """The most any way to fill these bins can weigh."""
        return prod(int(self._shelves[each].weights.max(initial=0)) for each in bins if each.picks)

    @kept
    def scale(self) -> Fraction:
        """Weights are whole numbers: this many times the true ones."""
        return prod((self._shelves[each].scale for each in self.bins), start=Fraction(1))

    def _shelf(self, each: Bin) -> Shelf:
        axes = self.axes
        members = columns(len(each.own), each.size)
        own = sorted({axes.class_of[ball] for ball in each.own})
        sizes = [axes.sizes[number] for number in own]
        strides = [prod(sizes[place + 1 :]) for place in range(len(sizes))]
        step_of = dict(zip(own, strides, strict=True))
        # One sum for both: the set as a mask of balls, and behind it its point on the axes.
        both = [1 << ball | step_of[axes.class_of[ball]] << MASK_BITS for ball in each.own]
        sums = np.add.reduce(np.array(both, dtype=np.int64)[members], axis=0)
        fits = _fitting(each, sums)
        if fits is not None:
            members, sums = members[:, fits], sums[fits]
        weights, scale = _weights(each, sums)
        where = sums >> MASK_BITS
        plain, zeta = self._zetas(weights, where, sizes, alike=not each.picks)
        whole, runs = axes.runs(set(own))
        return Shelf(each, members, weights, scale, where, whole, runs, zeta, plain, weights)

    def _zetas(
        self, weights: Ints, where: Ints, sizes: Sequence[int], *, alike: bool
    ) -> tuple[Ints, Ints]:
        """For each point of the own axes, the number and the weight of the sets inside it."""
        whole = len(where) if alike else max(len(where), int(weights.sum()))
        exact = np.int16 if whole < 1 << 15 else type_for(whole)
        points = prod(sizes)
        tables = np.zeros(points if alike else 2 * points, dtype=exact)
        tables[where] = 1
        if alike:
            plain = sweep(tables, sizes, add_below)
            return plain, plain
        tables[where + points] = weights
        swept = sweep(tables, sizes, add_below)
        return swept[:points], swept[points:]

    @kept
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

    @kept
    def total(self) -> int:
        """The weighted number of worlds."""
        if not any(each.picks for each in self.bins):
            return self.worlds
        return int(self.shelves[0].ways.sum())

    def _times(self, table: Ints, shelf: Shelf, zeta: Ints) -> Ints:
        """A table over all axes times one over a bin's own axes."""
        product: Ints = table.reshape(shelf.whole) * zeta.reshape(shelf.runs)
        return product.reshape(-1)

    def _sum_out(self, table: Ints, left: set[int]) -> Ints:
        """Add up all other axes: a point stands for as many sets of balls as there are."""
        inner, pairs = self.axes.points, 1
        for number, size in enumerate(self.axes.sizes):
            if number not in left and size == 2:
                inner, pairs = inner // size, pairs * size  # neighbours are added up at once
                continue
            table, pairs = _added_up(table, pairs, inner), 1
            inner //= size
            if number not in left:
                cube = table.reshape(-1, size, inner)
                total = cube[:, 0] + cube[:, size - 1]
                for taken in range(1, size - 1):
                    total += cube[:, taken] * comb(size - 1, taken)
                table = total.reshape(-1)
        return _added_up(table, pairs, inner)

    def _most(self) -> int:
        """No weighted number of worlds is above this; counting them is worth it for long tables."""
        heaviest = self.heaviest(self.bins)
        most = self.deals(self.bins) * heaviest
        if most >= 1 << 63 or (most >= 1 << 32 and self.axes.points >= LONG_TABLE):
            return self.worlds * heaviest
        return most

    @kept
    def shelves(self) -> list[Shelf]:
        """The bins with the number of worlds for everything each may hold.

        The numbers are kept as short as the number of worlds allows.
        """
        shelves = list(self._shelves.values())
        exact = type_for(self._most())
        zetas = [shelf.zeta.astype(exact) for shelf in shelves]
        before: Ints = self.axes.signs.astype(exact)
        firsts = []
        for shelf, zeta in zip(shelves, zetas, strict=True):
            for _ in range(self._numbers[shelf.bin] - 1):
                before = self._times(before, shelf, zeta)
            firsts.append(before)
            if shelf is not shelves[-1]:
                before = self._times(before, shelf, zeta)
        after: Ints | None = None
        for shelf, zeta, first in zip(shelves[::-1], zetas[::-1], firsts[::-1], strict=True):
            others = first if after is None else first * after
            ways = shelf.weights.astype(exact) * self._around(others, shelf)
            shelf.ways = ways.astype(np.int64) if exact is np.uint32 else ways
            if shelf is not shelves[0]:
                after = np.ones(self.axes.points, dtype=exact) if after is None else after
                for _ in range(self._numbers[shelf.bin]):
                    after = self._times(after, shelf, zeta)
        return [self._shelves[each] for each in self.bins]

    @property
    def different(self) -> list[Shelf]:
        """Each shelf once, where bins are alike."""
        return list({id(shelf): shelf for shelf in self.shelves}.values())

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


def _added_up(table: Ints, pairs: int, inner: int) -> Ints:
    """Add up neighbouring axes of one ball each."""
    if pairs == 1:
        return table
    total: Ints = np.add.reduce(table.reshape(-1, pairs, inner), axis=1, dtype=table.dtype)
    return total.reshape(-1)


def _fitting(each: Bin, masks: NDArray[np.int64]) -> NDArray[np.bool_] | None:
    """The sets that meet every count of this bin; None if all do."""
    fits: NDArray[np.bool_] | None = None
    for mask, low, high in each.tallies:
        if low == 1 and high >= each.size:
            meets = (masks & mask) != 0
        else:
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
    shared = (int(np.gcd.reduce(weights)) if small else gcd(*weights.tolist())) or 1
    weights = weights // shared
    if not small and len(weights) and int(weights.max()) < 1 << 62:
        weights = weights.astype(np.int64)
    return weights, Fraction(prod(multiples), shared)


def _common_multiple(mask: int, more: int, size: int) -> int:
    """A number that every possible number of candidates divides."""
    most = more + min(mask.bit_count(), size)
    return lcm(*range(max(more, 1), most + 1))
