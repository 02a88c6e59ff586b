"""The table of a cover: its axes, and what is done along them.

A point of the table is a set of balls, told by how many of each class of alike balls are in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import comb, prod
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.kept import kept
from deductio.deduction.model import TooLarge

Ints = NDArray[Any]

MOST_POINTS = 1 << 20
"""Points of a table; a pass takes about a second there, and a few milliseconds in our games."""
LONG_TABLE = 2048
"""From this size on, axes with short steps are worth a detour."""
SHORT_STEPS = 64
SHORT_AXIS = 16
"""Up to here the numbers of Pascal's triangle fit the shortest type."""


class Bin(Struct, frozen=True, cache_hash=True):
    """What one bin may hold."""

    size: int
    own: tuple[int, ...]
    """The balls that may lie in it."""
    tallies: tuple[tuple[int, int, int], ...] = ()
    """Of the balls in this mask, between low and high."""
    picks: tuple[tuple[int, int], ...] = ()
    """Of the balls in this mask and this many more, one was picked blindly."""


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

    @kept
    def rooms(self) -> NDArray[np.int8]:
        """For each point, the number of its balls."""
        sums: Ints = np.zeros(1, dtype=np.int8)
        for size in self.sizes:
            sums = (sums[:, None] + np.arange(size, dtype=np.int8)).reshape(-1)
        return sums

    @kept
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


def type_for(bound: int) -> Any:
    """The shortest numbers that hold every answer; sums on the way may wrap around."""
    return np.uint32 if bound < 1 << 32 else np.int64 if bound < 1 << 63 else object


@lru_cache(maxsize=256)
def _pascal(size: int, kind: str) -> Ints:
    """Pascal's triangle: all passes along a short axis at once."""
    rows = [[comb(row, column) for column in range(size)] for row in range(size)]
    return np.array(rows, dtype=kind)


def add_below(cube: Ints) -> None:
    """Turn "exactly these balls" into "some of these balls" along one axis, in place.

    An axis for several alike balls takes one pass per ball: the passes multiply to the matrix of
    Pascal's triangle.
    """
    if cube.shape[1] == 2:
        cube[:, 1] += cube[:, 0]
        return
    if cube.size < LONG_TABLE and cube.shape[1] <= SHORT_AXIS:
        cube[:] = _pascal(cube.shape[1], cube.dtype.char) @ cube
        return
    for first in range(1, cube.shape[1]):
        cube[:, first:] += cube[:, first - 1 : -1]


def take_below(cube: Ints) -> None:
    """The way back: turn "some of these balls" into "exactly these balls"."""
    for first in range(1, cube.shape[1]):
        cube[:, first:] -= cube[:, first - 1 : -1]


def add_above(cube: Ints) -> None:
    """For each number of balls, the sum over all sets around a set of that many."""
    if cube.shape[1] == 2:
        cube[:, 0] += cube[:, 1]
        return
    if cube.size < LONG_TABLE and cube.shape[1] <= SHORT_AXIS:
        cube[:] = _pascal(cube.shape[1], cube.dtype.char)[::-1, ::-1] @ cube
        return
    for top in range(cube.shape[1] - 1, 0, -1):
        cube[:, :top] += cube[:, 1 : top + 1]


def sweep(table: Ints, sizes: Sequence[int], change: Callable[[Ints], None]) -> Ints:
    """Change a flat table along each of its axes, or several tables one behind the other.

    The last axes have short steps, which is slow: their turn comes on the table turned on its side.
    """
    low = len(sizes)
    if len(table) >= LONG_TABLE:
        while prod(sizes[low:]) < SHORT_STEPS:
            low -= 1
    inner = prod(sizes)
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
