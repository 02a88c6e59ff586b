"""Uniform worlds from a covering table: halve the bins, draw which balls each half gets, go on.

The first cut is one draw from a list with exact weights. Below it each world has its own set of
balls, small enough to list its subsets for all worlds at once. Balls that share an axis are drawn
as if they were numbered, then mixed among themselves: every world is exactly as likely as its weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deductio.deduction.cover import Cover, _along, _outer, _pascal_inverse, subsets
from deductio.deduction.draws import Draws, choose

Ints = NDArray[Any]
Group = tuple[int, ...]
"""Numbers of bins."""


class Splitter:
    """Draws worlds from a cover; keeps the tables it needed for the next time."""

    def __init__(self, cover: Cover) -> None:
        self.cover = cover
        self._alike = [list(cover.bins).index(each) for each in cover.bins]
        self._tables: dict[Group, Ints] = {}

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        """For each world and ball, the bin it lies in."""
        worlds = np.zeros((number, self.cover.balls), dtype=np.int64)
        bins: Group = tuple(range(len(self.cover.bins)))
        if len(bins) > 1:
            first, second = self._halves(bins)
            sets = self._first_cut(first, second, number, draws)
            self._fill(first, sets[:, : self._room(first)], worlds, draws)
            self._fill(second, sets[:, self._room(first):], worlds, draws)
        return self._mix(worlds, draws)

    def _room(self, bins: Group) -> int:
        return sum(self.cover.bins[each].size for each in bins)

    def _halves(self, bins: Group) -> tuple[Group, Group]:
        """Two groups as equal in room as a cut of the row allows."""
        rooms = list(accumulate(self.cover.bins[each].size for each in bins))
        cut = min(range(1, len(bins)), key=lambda cut: abs(2 * rooms[cut - 1] - rooms[-1]))
        return bins[:cut], bins[cut:]

    def _table(self, bins: Group) -> Ints:
        """For each point, the number of ways these bins share out exactly its balls."""
        key = tuple(sorted(self._alike[each] for each in bins))
        if key not in self._tables:
            self._tables[key] = self._single(bins[0]) if len(bins) == 1 else self._shared(bins)
        return self._tables[key]

    def _single(self, each: int) -> Ints:
        shelf = self.cover.shelves[each]
        strides = self.cover.stride_of[list(shelf.bin.own)]
        table = np.zeros(self.cover.points, dtype=shelf.weights.dtype)
        table[(shelf.sets.table[shelf.kept] @ strides).astype(np.int64)] = shelf.weights
        return table

    def _shared(self, bins: Group) -> Ints:
        table = self.cover.shelves[bins[0]].zeta.copy()
        for each in bins[1:]:
            table *= self.cover.shelves[each].zeta
        for size, inner in zip(self.cover.sizes, self.cover.strides, strict=True):
            if size == 2:
                cube = table.reshape(-1, 2, inner)
                cube[:, 1] -= cube[:, 0]
            else:
                table = _along(table, _pascal_inverse(size), inner)
        return table

    @cached_property
    def _rooms(self) -> NDArray[np.int64]:
        """For each point, the number of its balls."""
        return _outer([np.arange(size) for size in self.cover.sizes])

    def _first_cut(self, first: Group, second: Group, number: int, draws: Draws) -> Ints:
        """For each world its balls, those of the first group in front."""
        points = np.flatnonzero(self._rooms == self._room(first))
        ways = self._table(first)[points] * self._table(second)[self.cover.points - 1 - points]
        for members, inner in zip(self.cover.classes, self.cover.strides, strict=True):
            if len(members) > 1:
                ways = ways * _chances(len(members), ways.dtype)[points // inner % (len(members) + 1)]
        likely = np.flatnonzero(ways)
        chosen = points[likely[self._choose_many(ways[likely], number, draws)]]
        return self._numbered(chosen)

    def _choose_many(self, ways: Ints, number: int, draws: Draws) -> NDArray[np.int64]:
        steps = np.cumsum(ways)
        numbers = draws.below(np.repeat(steps[-1:], number))
        return np.searchsorted(steps, numbers, side="right")

    def _numbered(self, points: Ints) -> Ints:
        """A point as balls: the first of each class, then all others."""
        out = np.ones((len(points), self.cover.balls), dtype=bool)
        for members, inner in zip(self.cover.classes, self.cover.strides, strict=True):
            taken = points // inner % (len(members) + 1)
            for place, ball in enumerate(members):
                out[:, ball] = taken <= place
        return np.argsort(out, axis=1, kind="stable")

    def _fill(self, bins: Group, sets: Ints, worlds: Ints, draws: Draws) -> None:
        """Share out these balls among these bins."""
        if len(bins) == 1:
            np.put_along_axis(worlds, sets, bins[0], axis=1)
            return
        first, second = self._halves(bins)
        ways = subsets(self._room(bins), self._room(first))
        strides = self.cover.stride_of[sets]
        points = (strides @ ways.table.T).astype(np.int64)
        whole = strides.sum(axis=1).astype(np.int64)
        chances = self._table(first)[points] * self._table(second)[whole[:, None] - points]
        chosen = choose(chances, draws)
        for group, members in ((first, ways.members), (second, ways.others)):
            self._fill(group, np.take_along_axis(sets, members[chosen], axis=1), worlds, draws)

    def _mix(self, worlds: Ints, draws: Draws) -> Ints:
        """Mix the balls of each class among themselves, every order as likely as any other."""
        rows = np.arange(len(worlds))
        for members in self.cover.classes:
            for last in range(len(members) - 1, 0, -1):
                others = draws.below(np.full(len(worlds), last + 1))
                _swap(worlds, rows, members[last], np.array(members)[others])
        return worlds


def _swap(worlds: Ints, rows: Ints, ball: int, others: Sequence[int] | Ints) -> None:
    moved = worlds[rows, others]
    worlds[rows, others] = worlds[:, ball]
    worlds[:, ball] = moved


def _chances(number: int, dtype: Any) -> Ints:
    return np.array([comb(number, taken) for taken in range(number + 1)], dtype=dtype)
