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

from collections.abc import Sequence
from functools import cached_property, lru_cache, reduce
from itertools import combinations
from math import comb, factorial, lcm, prod
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
    table: NDArray[np.float64]
    """One row for each way, 1.0 for each thing taken."""
    masks: NDArray[np.int64]


@lru_cache(maxsize=256)
def subsets(number: int, size: int) -> Subsets:
    if comb(number, size) > MOST_SETS:
        raise TooLarge(f"{comb(number, size)} sets of {size} of {number}")
    ways = list(combinations(range(number), size))
    members = np.array(ways, dtype=np.intp).reshape(len(ways), size)
    table = np.zeros((len(ways), number))
    np.put_along_axis(table, members, 1.0, axis=1)
    others = np.nonzero(table == 0)[1].reshape(len(ways), number - size)
    masks = (table.astype(np.int64) << np.arange(number)).sum(axis=1)
    return Subsets(members, others, table, masks)


@lru_cache(maxsize=64)
def _pascal(size: int) -> NDArray[np.int64]:
    """Row s, column h: ways to choose h of s."""
    return np.array([[comb(s, h) for h in range(size)] for s in range(size)], dtype=np.int64)


@lru_cache(maxsize=64)
def _pascal_inverse(size: int) -> NDArray[np.int64]:
    return np.array(
        [[(-1) ** (s - h) * comb(s, h) for h in range(size)] for s in range(size)], dtype=np.int64
    )


@lru_cache(maxsize=64)
def _pascal_above(size: int) -> NDArray[np.int64]:
    """Row h, column s: ways to choose a set of s around a given set of h."""
    top = size - 1
    return np.array(
        [[comb(top - h, s - h) if s >= h else 0 for s in range(size)] for h in range(size)],
        dtype=np.int64,
    )


def _along(table: Ints, matrix: Ints, inner: int) -> Ints:
    """Apply a matrix to one axis of a flat table, the axis whose steps are `inner` apart."""
    size = matrix.shape[1]
    cube = table.reshape(-1, size, inner)
    rows = [
        sum((cube[:, column] * weight for column, weight in enumerate(row.tolist()) if weight),
            start=np.zeros((1, 1), dtype=table.dtype))
        for row in matrix
    ]
    return np.stack([np.broadcast_to(row, (cube.shape[0], inner)) for row in rows], 1).reshape(-1)


def _outer(steps: Sequence[Ints]) -> Ints:
    """All sums of one number from each, the first changing slowest."""
    return reduce(lambda sums, step: (sums[:, None] + step).reshape(-1), steps, np.zeros(1, np.int64))


class Shelf(Struct):
    """One bin with its table: what it may hold, and how often that happens."""

    bin: Bin
    sets: Subsets
    kept: NDArray[np.intp]
    """The rows of `sets` this bin may hold."""
    weights: Ints
    where: NDArray[np.int64]
    """For each of them, its point on the bin's own axes."""
    zeta: Ints
    """For each point of all axes, the weight of the sets inside it."""
    ways: Ints
    """For each set, the weighted number of worlds with exactly this set in the bin."""

    def ball_ways(self) -> Ints:
        """For each own ball, the weighted number of worlds that have it here."""
        inside = self.sets.table[self.kept].astype(bool)
        return np.where(inside, self.ways[:, None], 0).sum(axis=0)

    def masks(self) -> NDArray[np.int64]:
        """The sets as bits over all balls."""
        bits = np.array([1 << ball for ball in self.bin.own], dtype=np.int64)
        return bits[self.sets.members[self.kept]].sum(axis=1)


class Cover:
    """The counted table of some bins."""

    def __init__(self, bins: Sequence[Bin], balls: int, *, weigh: bool = True) -> None:
        self.bins = bins
        self.balls = balls
        self.scale = 1
        """Weights are whole numbers: this many times the true ones."""
        self._weigh = weigh
        self._find_classes()
        self._dtype: Any = np.int64 if self._bound() < 1 << 63 else object
        self._shelves = {each: self._shelf(each) for each in set(bins)}
        self.scale = prod(self._pick_scale(each) for each in bins) if weigh else 1

    def _find_classes(self) -> None:
        """Balls with the same bins and the same conditions share an axis of the table."""
        marks = [0] * self.balls
        mark = 1
        for each in dict.fromkeys(self.bins):
            groups = [sum(1 << ball for ball in each.own)]
            groups += [mask for mask, *_ in (*each.tallies, *each.picks)]
            for group in groups:
                for ball in each.own:
                    if group >> ball & 1:
                        marks[ball] |= mark
                mark <<= 1
        classes: dict[int, list[int]] = {}
        for ball, sign in enumerate(marks):
            classes.setdefault(sign, []).append(ball)
        self.classes = list(classes.values())
        self.sizes = [len(members) + 1 for members in self.classes]
        self.points = prod(self.sizes)
        if self.points > MOST_POINTS:
            raise TooLarge(f"{self.points} points of the covering table")
        self.class_of = {ball: number for number, members in enumerate(self.classes)
                         for ball in members}
        self.strides = [prod(self.sizes[number + 1:]) for number in range(len(self.sizes))]
        self.stride_of = np.array([self.strides[self.class_of[ball]] for ball in range(self.balls)],
                                  dtype=np.float64)

    def _pick_scale(self, each: Bin) -> int:
        return prod(_pick_multiple(mask, more, each.size) for mask, more in each.picks)

    def _bound(self) -> int:
        """No weighted count can be larger than this; decides how numbers are stored."""
        deals = factorial(self.balls) // prod(factorial(each.size) for each in self.bins)
        return deals * (prod(self._pick_scale(each) for each in self.bins) if self._weigh else 1)

    def _shelf(self, each: Bin) -> Shelf:
        chosen = subsets(len(each.own), each.size)
        kept = _allowed(each, chosen)
        weights = self._weights(each, chosen.masks[kept])
        own = sorted({self.class_of[ball] for ball in each.own})
        sizes = [self.sizes[number] for number in own]
        strides = {number: prod(sizes[place + 1:]) for place, number in enumerate(own)}
        steps = np.array([strides[self.class_of[ball]] for ball in each.own], dtype=np.float64)
        where = (chosen.table[kept] @ steps).astype(np.int64)
        table = np.zeros(prod(sizes), dtype=self._dtype)
        table[where] = weights
        for number in own:
            table = self._sum_inside(table, self.sizes[number], strides[number])
        shadow = _outer([np.arange(size) * strides.get(number, 0)
                         for number, size in enumerate(self.sizes)])
        zeta = table if len(own) == len(self.sizes) else table[shadow]
        return Shelf(each, chosen, kept, weights, where, zeta, np.zeros(0, dtype=self._dtype))

    def _weights(self, each: Bin, masks: NDArray[np.int64]) -> Ints:
        """How likely the picks of this bin were, for each set, as whole numbers."""
        weights = np.ones(len(masks), dtype=self._dtype)
        for mask, more in each.picks if self._weigh else ():
            multiple = _pick_multiple(mask, more, each.size)
            numbers = np.bitwise_count(masks & _relative(mask, each.own)).astype(np.int64) + more
            weights = weights * (multiple // np.maximum(numbers, 1))
        return weights

    def _sum_inside(self, table: Ints, size: int, inner: int) -> Ints:
        if size > 2:
            return _along(table, _pascal(size), inner)
        cube = table.reshape(-1, 2, inner)
        cube[:, 1] += cube[:, 0]
        return table

    @cached_property
    def _signs(self) -> Ints:
        """(-1) to the number of balls left out, for each point."""
        number = _outer([np.arange(size) for size in self.sizes])
        return 1 - 2 * ((self.balls - number) & 1)

    @cached_property
    def total(self) -> int:
        """The weighted number of worlds."""
        table = self._signs * self._product({each: self.bins.count(each) for each in self._shelves})
        for size, inner in zip(self.sizes, self.strides, strict=True):
            table = self._sum_out(table, size, inner)
        return int(table[0])

    def _sum_out(self, table: Ints, size: int, inner: int) -> Ints:
        """Add up one axis: a point stands for as many sets of balls as there are."""
        cube = table.reshape(-1, size, inner)
        if size == 2:
            return (cube[:, 0] + cube[:, 1]).reshape(-1)
        return _along(table, _pascal(size)[-1:], inner)

    def _product(self, numbers: dict[Bin, int]) -> Ints:
        product = np.ones(1, dtype=self._dtype)
        for each, number in numbers.items():
            for _ in range(number):
                product = product * self._shelves[each].zeta
        return product

    @cached_property
    def shelves(self) -> list[Shelf]:
        """The bins with the number of worlds for everything each may hold."""
        kinds = list(self._shelves)
        powers = [self._product({each: self.bins.count(each) - 1}) for each in kinds]
        zetas = [self._shelves[each].zeta for each in kinds]
        before = self._signs.astype(self._dtype)
        firsts = []
        for power, zeta in zip(powers, zetas, strict=True):
            firsts.append(before * power)
            before = firsts[-1] * zeta
        after: Ints = np.ones(1, dtype=self._dtype)
        for number in reversed(range(len(kinds))):
            shelf = self._shelves[kinds[number]]
            shelf.ways = shelf.weights * self._around(firsts[number] * after, shelf)
            after = after * powers[number] * zetas[number]
        return [self._shelves[each] for each in self.bins]

    def _around(self, table: Ints, shelf: Shelf) -> Ints:
        """For each set of a bin, the sum over all points around it."""
        own = {self.class_of[ball] for ball in shelf.bin.own}
        inner = self.points
        for number, size in enumerate(self.sizes):
            inner //= size
            if number not in own:
                table = self._sum_out(table, size, inner)
        sizes = [self.sizes[number] for number in sorted(own)]
        inner = len(table)
        for size in sizes:
            inner //= size
            if size == 2:
                cube = table.reshape(-1, 2, inner)
                cube[:, 0] += cube[:, 1]
            else:
                table = _along(table, _pascal_above(size), inner)
        return table[shelf.where]


def _pick_multiple(mask: int, more: int, size: int) -> int:
    """A number that every possible number of candidates divides."""
    most = more + min(mask.bit_count(), size)
    return lcm(*range(max(more, 1), most + 1))


def _relative(mask: int, own: Sequence[int]) -> int:
    """A mask over all balls as a mask over the own ones."""
    return sum(1 << place for place, ball in enumerate(own) if mask >> ball & 1)


def _allowed(each: Bin, chosen: Subsets) -> NDArray[np.intp]:
    """The sets that meet every count of this bin."""
    fits = np.ones(len(chosen.masks), dtype=bool)
    for mask, low, high in each.tallies:
        numbers = np.bitwise_count(chosen.masks & _relative(mask, each.own))
        if low > 0:
            fits &= numbers >= low
        if high < each.size:
            fits &= numbers <= high
    return np.flatnonzero(fits)
