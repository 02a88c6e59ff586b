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

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb, factorial, gcd, lcm, prod
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.model import TooLarge

Ints = NDArray[Any]

MOST_POINTS = 1 << 20
"""Points of the table; a pass takes about a second there, and a few milliseconds in our games."""
MOST_SETS = 100_000
"""Sets one bin may choose from."""
LONG_TABLE = 2048
SHORT_STEPS = 64


class Bin(Struct, frozen=True):
    """What one bin may hold."""

    size: int
    own: tuple[int, ...]
    """The balls that may lie in it."""
    tallies: tuple[tuple[int, int, int], ...] = ()
    """Of the balls in this mask, between low and high."""
    picks: tuple[tuple[int, int], ...] = ()
    """Of the balls in this mask and this many more, one was picked blindly."""


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


class Axes:
    """The table's axes: one for each class of balls that share bins and conditions."""

    def __init__(self, bins: Iterable[Bin], balls: int) -> None:
        kinds = list(dict.fromkeys(bins))
        owns = [sum(1 << ball for ball in each.own) for each in kinds]
        conditions = {mask for each in kinds for mask, *_ in (*each.tallies, *each.picks)}
        masks = [(1 << balls) - 1] if balls else []
        for group in {*owns, *conditions}:
            masks = [part for mask in masks for part in (mask & group, mask & ~group) if part]
        # Balls of few bins come first: then most bins spread over long runs of memory.
        masks.sort(key=lambda mask: (sum(own & mask > 0 for own in owns), mask))
        self.classes = [[ball for ball in range(balls) if mask >> ball & 1] for mask in masks]
        self.sizes = [len(members) + 1 for members in self.classes]
        self.points = prod(self.sizes)
        if self.points > MOST_POINTS:
            raise TooLarge(f"{self.points} points of the covering table")
        self.strides = [prod(self.sizes[number + 1 :]) for number in range(len(self.sizes))]
        self.class_of = [0] * balls
        for number, members in enumerate(self.classes):
            for ball in members:
                self.class_of[ball] = number
        self.stride_of = np.array(
            [self.strides[number] for number in self.class_of], dtype=np.int64
        )
        self.balls = balls

    @cached_property
    def rooms(self) -> NDArray[np.int8]:
        """For each point, the number of its balls."""
        sums: Ints = np.zeros(1, dtype=np.int8)
        for size in self.sizes:
            sums = (sums[:, None] + np.arange(size, dtype=np.int8)).reshape(-1)
        return sums

    @cached_property
    def signs(self) -> NDArray[np.int64]:
        """For each point, 1 if an even number of balls is left out, else -1."""
        return 1 - 2 * ((self.balls - self.rooms) & 1).astype(np.int64)

    def runs(self, own: set[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Neighbouring axes taken together: the whole table's shape, and that of the own axes."""
        whole: list[int] = []
        part: list[int] = []
        before: bool | None = None
        for number, size in enumerate(self.sizes):
            mine = number in own
            if mine is before:
                whole[-1] *= size
                part[-1] *= size if mine else 1
            else:
                whole.append(size)
                part.append(size if mine else 1)
            before = mine
        return tuple(whole), tuple(part)


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
        return _sweep(table, sizes, _add_below)

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
        return _sweep(table, self.axes.sizes, _take_below)

    def _around(self, table: Ints, shelf: Shelf) -> Ints:
        """For each set of a bin, the sum over all points around it."""
        own = {self.axes.class_of[ball] for ball in shelf.bin.own}
        sizes = [self.axes.sizes[number] for number in sorted(own)]
        return _sweep(self._sum_out(table, own), sizes, _add_above)[shelf.where]


def type_for(bound: int) -> Any:
    """The shortest numbers that hold every answer; sums on the way may wrap around."""
    return np.uint32 if bound < 1 << 32 else np.int64 if bound < 1 << 63 else object


def _add_below(cube: Ints) -> None:
    """Turn "exactly these balls" into "some of these balls" along one axis, in place.

    An axis for several alike balls takes one pass per ball: the passes multiply to the matrix of
    Pascal's triangle.
    """
    for first in range(1, cube.shape[1]):
        cube[:, first:] += cube[:, first - 1 : -1]


def _take_below(cube: Ints) -> None:
    """The way back: turn "some of these balls" into "exactly these balls"."""
    for first in range(1, cube.shape[1]):
        cube[:, first:] -= cube[:, first - 1 : -1]


def _add_above(cube: Ints) -> None:
    """For each number of balls, the sum over all sets around a set of that many."""
    for top in range(cube.shape[1] - 1, 0, -1):
        cube[:, :top] += cube[:, 1 : top + 1]


def _sweep(table: Ints, sizes: Sequence[int], change: Callable[[Ints], None]) -> Ints:
    """Change a flat table along each of its axes.

    The last axes have short steps, which is slow: their turn comes on the table turned on its side.
    """
    low = len(sizes)
    if len(table) >= LONG_TABLE:
        while prod(sizes[low:]) < SHORT_STEPS:
            low -= 1
    inner = len(table)
    for size in sizes[:low]:
        inner //= size
        change(table.reshape(-1, size, inner))
    if low == len(sizes):
        return table
    turned = np.ascontiguousarray(table.reshape(-1, inner).T)
    inner = len(table)
    for size in sizes[low:]:
        inner //= size
        change(turned.reshape(-1, size, inner))
    return np.ascontiguousarray(turned.T).reshape(-1)


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
