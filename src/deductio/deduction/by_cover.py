"""Counting by covers: hands of cards, or the places of each kind of sock."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from math import prod

import numpy as np
from numpy.typing import NDArray

from deductio.deduction.axes import Bin
from deductio.deduction.counters import arrangements
from deductio.deduction.cover import Cover
from deductio.deduction.draws import Draws
from deductio.deduction.problem import Contents, Problem, Unfit
from deductio.deduction.split import Splitter


def _split_by_place(problem: Problem) -> list[tuple[int, list[int], int]]:
    """Open places with their open items and the room left; refuses what does not fit a cover."""
    narrowed, frame = problem.narrowed, problem.frame
    width, found = len(frame.places), []
    if any(
        may & ~must for may, must in zip(narrowed.possible[1:], narrowed.known[1:], strict=True)
    ):
        raise Unfit
    for place, (mask, (low, high)) in enumerate(zip(frame.place_masks, frame.rooms, strict=True)):
        opened = mask & narrowed.open
        if opened:
            if low != high:
                raise Unfit
            items = [item for item in range(len(frame.items)) if opened >> item * width + place & 1]
            found.append((place, items, high - narrowed.settled(mask)))
    return found


class ByPlace:
    """Places are bins, items are balls: all counts speak about one place each."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        frame, narrowed = problem.frame, problem.narrowed
        rooms = _split_by_place(problem)
        items = sorted({item for _, own, _ in rooms for item in own})
        if any(frame.copies[item] > 1 for item in items):
            raise Unfit
        ball = {item: number for number, item in enumerate(items)}
        tallies = _sorted_out([tally.mask for tally in narrowed.tallies], frame.place_masks)
        picks = [pick for pick in problem.picks if narrowed.free(pick.mask)]
        picked = _sorted_out([pick.mask for pick in picks], frame.place_masks)
        width = len(frame.places)

        def balls(mask: int, place: int) -> int:
            return sum(
                1 << number for item, number in ball.items() if mask >> item * width + place & 1
            )

        opened = narrowed.open
        bins = [
            Bin(
                size,
                tuple(ball[item] for item in own),
                tuple(
                    (balls(narrowed.tallies[number].mask, place), *narrowed.tallies[number][1:])
                    for number in tallies.get(place, ())
                ),
                tuple(
                    (balls(picks[number].mask & opened, place), picks[number].settled)
                    for number in picked.get(place, ())
                )
                if problem.weigh
                else (),
            )
            for place, own, size in rooms
        ]
        self.places = [place for place, _, _ in rooms]
        self.items = items
        self.cover = Cover(bins, len(items))
        self._splitter = Splitter(self.cover)

    @cached_property
    def scale(self) -> Fraction:
        return self.problem.settled_scale() * self.cover.scale

    @cached_property
    def total(self) -> int:
        return self.cover.total

    @cached_property
    def worlds(self) -> int:
        return self.cover.worlds

    def ways(self) -> list[int]:
        ways = self.problem.ways(self.total)
        width = len(self.problem.frame.places)
        for place, shelf in zip(self.places, self.cover.shelves, strict=True):
            for ball, number in zip(shelf.bin.own, shelf.ball_ways(self.total), strict=True):
                ways[self.items[ball] * width + place] = number
        return ways

    def contents(self, place: int) -> Contents:
        settled = self.problem.settled_items(place)
        if place not in self.places:
            return {tuple(settled): self.total}
        shelf = self.cover.shelves[self.places.index(place)]
        own = np.array([self.items[ball] for ball in shelf.bin.own])
        likely = np.flatnonzero(shelf.ways)
        members = own[shelf.members[likely]]
        whole = np.sort(np.column_stack([members, np.tile(settled, (len(members), 1))]), axis=1)
        rows = map(tuple, whole.astype(int).tolist())
        return dict(zip(rows, shelf.ways[likely].tolist(), strict=True))

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        row, opened = self.problem.settled_pieces()
        pieces = np.tile(np.array(row, dtype=np.int64), (number, 1))
        if self.items:
            drawn = np.array(self.places)[self._splitter.draw(number, draws)]
            pieces[:, [opened[item][0] for item in self.items]] = drawn
        return pieces


def _sorted_out(masks: Sequence[int], groups: Sequence[int]) -> dict[int, list[int]]:
    """Which group each mask belongs to; refuses a mask across groups."""
    found: dict[int, list[int]] = {}
    for number, mask in enumerate(masks):
        for group, whole in enumerate(groups):
            if mask & whole:
                if mask & ~whole:
                    raise Unfit
                found.setdefault(group, []).append(number)
                break
    return found


class ByItem:
    """Items are bins, places that hold one each are balls: all counts speak about one item each."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        frame, narrowed = problem.frame, problem.narrowed
        rooms = _split_by_place(problem)
        if any(frame.rooms[place] != (1, 1) for place, _, _ in rooms):
            raise Unfit
        if problem.weigh and any(narrowed.free(pick.mask) for pick in problem.picks):
            raise Unfit
        tallies = _sorted_out([tally.mask for tally in narrowed.tallies], frame.item_masks)
        width, opened = len(frame.places), narrowed.open
        self.places = [place for place, _, _ in rooms]
        self.items = [item for item, mask in enumerate(frame.item_masks) if mask & opened]
        bins = []
        for item in self.items:
            row = [place for place in range(width) if opened >> item * width + place & 1]
            bins.append(
                Bin(
                    frame.copies[item] - narrowed.settled(frame.item_masks[item]),
                    tuple(self.places.index(place) for place in row),
                    tuple(
                        (
                            self._balls(narrowed.tallies[number].mask >> item * width),
                            *narrowed.tallies[number][1:],
                        )
                        for number in tallies.get(item, ())
                    ),
                )
            )
        self.cover = Cover(bins, len(self.places))
        self._splitter = Splitter(self.cover)

    @cached_property
    def scale(self) -> Fraction:
        """Copies told apart can change places in the same number of ways in every world."""
        if not self.problem.weigh:
            return Fraction(1)
        return self.problem.settled_scale() / prod(
            arrangements(self.problem.narrowed, item, (), self.problem.picks) for item in self.items
        )

    def _balls(self, mask: int) -> int:
        return sum(1 << number for number, place in enumerate(self.places) if mask >> place & 1)

    @cached_property
    def total(self) -> int:
        return self.cover.total

    @property
    def worlds(self) -> int:
        return self.total

    def ways(self) -> list[int]:
        ways = self.problem.ways(self.total)
        width = len(self.problem.frame.places)
        for item, shelf in zip(self.items, self.cover.shelves, strict=True):
            for ball, number in zip(shelf.bin.own, shelf.ball_ways(self.total), strict=True):
                ways[item * width + self.places[ball]] = number
        return ways

    def contents(self, place: int) -> Contents:
        if self.problem.frame.rooms[place] != (1, 1):
            raise Unfit
        width = len(self.problem.frame.places)
        ways = self.ways()[place::width]
        return {(item,): number for item, number in enumerate(ways) if number}

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        row, opened = self.problem.settled_pieces()
        pieces = np.tile(np.array(row, dtype=np.int64), (number, 1))
        if self.items:
            bins = self._splitter.draw(number, draws)
            columns = [column for item in self.items for column in opened[item]]
            pieces[:, columns] = np.array(self.places)[np.argsort(bins, axis=1, kind="stable")]
        return pieces
