"""Uniform worlds from a covering table: halve the bins, draw which balls each half gets, go on.

The first cut is one draw from a list with exact weights. Below it each world has its own set of
balls, small enough to list its subsets for all worlds at once. Balls that share an axis are drawn
as if numbered, then mixed among themselves: every world is exactly as likely as its weight.
"""

from __future__ import annotations

from itertools import accumulate
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deductio.deduction.axes import type_for
from deductio.deduction.cover import Cover, rests, subsets
from deductio.deduction.draws import Draws, choose
from deductio.deduction.kept import kept

Ints = NDArray[Any]
Group = tuple[int, ...]
"""Numbers of bins."""


class Splitter:
    """Draws worlds from a cover; keeps the tables it needed for the next time."""

    def __init__(self, cover: Cover) -> None:
        self.cover = cover
        self._axes = cover.axes
        self._tables: dict[Group, Ints] = {}

    @kept
    def _alike(self) -> list[int]:
        """For each bin, the first that is like it."""
        bins = list(self.cover.bins)
        return [bins.index(each) for each in bins]

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        """For each world and ball, the bin it lies in."""
        worlds = np.zeros((number, self._axes.balls), dtype=np.int64)
        bins: Group = tuple(range(len(self.cover.bins)))
        if len(bins) > 1:
            first, second = self._halves(bins)
            sets = self._first_cut(first, second, number, draws)
            self._fill(first, sets[:, : self._room(first)], worlds, draws)
            self._fill(second, sets[:, self._room(first) :], worlds, draws)
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
            self._tables[key] = self._single(bins[0]) if len(bins) == 1 else self.cover.share(bins)
        return self._tables[key]

    def _single(self, each: int) -> Ints:
        shelf = self.cover.shelves[each]
        strides = self._axes.stride_of[list(shelf.bin.own)]
        table = np.zeros(self._axes.points, dtype=self._exact((each,)))
        table[strides[shelf.members].sum(axis=0)] = shelf.weights
        return table

    def _exact(self, bins: Group) -> Any:
        """The shortest numbers that hold all ways to fill these bins."""
        chosen = [self.cover.bins[each] for each in bins]
        return type_for(self.cover.deals(chosen) * self.cover.heaviest(chosen))

    def _first_cut(self, first: Group, second: Group, number: int, draws: Draws) -> Ints:
        """For each world its balls, those of the first group in front."""
        points = np.flatnonzero(self._axes.rooms == self._room(first))
        exact = self._exact((*first, *second))
        front, back = self._table(first)[points], self._table(second)[::-1][points]
        ways = front.astype(exact) * back.astype(exact)
        for members, inner in zip(self._axes.classes, self._axes.strides, strict=True):
            if len(members) > 1:
                ways = (
                    ways * _chances(len(members), ways.dtype)[points // inner % (len(members) + 1)]
                )
        likely = np.flatnonzero(ways)
        chosen = points[likely[self._choose_many(ways[likely], number, draws)]]
        return self._numbered(chosen)

    def _choose_many(self, ways: Ints, number: int, draws: Draws) -> NDArray[np.int64]:
        steps = np.cumsum(ways)
        numbers = draws.below(np.repeat(steps[-1:], number))
        return np.searchsorted(steps, numbers, side="right")

    def _numbered(self, points: Ints) -> Ints:
        """A point as balls: the first of each class, then all others."""
        out = np.ones((len(points), self._axes.balls), dtype=bool)
        for members, inner in zip(self._axes.classes, self._axes.strides, strict=True):
            taken = points // inner % (len(members) + 1)
            for place, ball in enumerate(members):
                out[:, ball] = taken <= place
        rows = len(points)
        return np.column_stack(
            [np.nonzero(~out)[1].reshape(rows, -1), np.nonzero(out)[1].reshape(rows, -1)]
        )

    def _fill(self, bins: Group, sets: Ints, worlds: Ints, draws: Draws) -> None:
        """Share out these balls among these bins."""
        if len(bins) == 1:
            np.put_along_axis(worlds, sets, bins[0], axis=1)
            return
        first, second = sorted(self._halves(bins), key=self._room)
        whole, part = self._room(bins), self._room(first)
        ways = subsets(whole, part)
        strides = np.ascontiguousarray(self._axes.stride_of[sets].T)
        points = strides[ways[:, 0]]
        for column in ways.T[1:]:
            points += strides[column]
        rest = strides.sum(axis=0) - points
        exact = self._exact(bins)
        front, back = self._table(first).take(points), self._table(second).take(rest)
        chances = front.astype(exact, copy=False) * back.astype(exact, copy=False)
        chosen = choose(chances, draws)
        for group, members in ((first, ways), (second, rests(whole, part))):
            self._fill(group, np.take_along_axis(sets, members[chosen], axis=1), worlds, draws)

    def _mix(self, worlds: Ints, draws: Draws) -> Ints:
        """Mix the balls of each class among themselves, every order as likely as any other."""
        swaps = [
            (members, last)
            for members in self._axes.classes
            for last in range(len(members) - 1, 0, -1)
        ]
        tops = np.repeat([last + 1 for _, last in swaps], len(worlds))
        numbers = draws.below(tops).reshape(len(swaps), len(worlds)) if swaps else ()
        rows = np.arange(len(worlds))
        for (members, last), others in zip(swaps, numbers, strict=True):
            taken = np.array(members)[others]
            moved = worlds[rows, taken]
            worlds[rows, taken] = worlds[:, members[last]]
            worlds[:, members[last]] = moved
        return worlds


def _chances(number: int, dtype: Any) -> Ints:
    return np.array([comb(number, taken) for taken in range(number + 1)], dtype=dtype)
