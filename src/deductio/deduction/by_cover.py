"""Counting by covers: hands of cards, or the places of each kind of sock."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import prod

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.axes import Bin
from deductio.deduction.counters import arrangements
from deductio.deduction.cover import Cover
from deductio.deduction.draws import Draws
from deductio.deduction.kept import kept
from deductio.deduction.model import bits_of
from deductio.deduction.problem import Contents, Floats, Problem, Unfit
from deductio.deduction.split import Splitter


class Room(Struct, frozen=True):
    """A place with something open about it."""

    place: int
    items: tuple[int, ...]
    """The items that may still come to lie there."""
    left: int
    """How many do."""


def open_rooms(problem: Problem) -> list[Room]:
    """The open places; refuses places with spare room, and two alike copies at one place."""
    narrowed, frame = problem.narrowed, problem.frame
    further = zip(narrowed.possible[1:], narrowed.known[1:], strict=True)
    if any(may & ~must for may, must in further):
        raise Unfit
    width, found = len(frame.places), []
    for place, (mask, (low, high)) in enumerate(zip(frame.place_masks, frame.rooms, strict=True)):
        opened = mask & narrowed.open
        if opened:
            if low != high:
                raise Unfit
            items = [bit // width for bit in bits_of(opened)]
            found.append(Room(place, tuple(items), high - narrowed.settled(mask)))
    return found


def sorted_out(masks: Sequence[int], groups: Sequence[int]) -> dict[int, list[int]]:
    """For each group, the numbers of the masks inside it; refuses a mask across groups."""
    found: dict[int, list[int]] = {}
    for number, mask in enumerate(masks):
        for group, whole in enumerate(groups):
            if mask & whole:
                if mask & ~whole:
                    raise Unfit
                found.setdefault(group, []).append(number)
                break
    return found


class ByPlace:
    """Places are bins, items are balls: all counts speak about one place each."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        frame, opened = problem.frame, problem.narrowed.open
        self.items = [item for item, mask in enumerate(frame.item_masks) if mask & opened]
        if any(frame.copies[item] > 1 for item in self.items):
            raise Unfit
        rooms = open_rooms(problem)
        self.places = [room.place for room in rooms]
        self._ball = {item: number for number, item in enumerate(self.items)}
        self._find_conditions()
        self.cover = Cover([self._bin(room) for room in rooms], len(self.items))
        self._splitter = Splitter(self.cover)

    def _find_conditions(self) -> None:
        """Which counts and which picks speak about which place."""
        narrowed, places = self.problem.narrowed, self.problem.frame.place_masks
        self._tallies = sorted_out([tally.mask for tally in narrowed.tallies], places)
        weighed = self.problem.picks if self.problem.weigh else []
        self._picks = [pick for pick in weighed if narrowed.free(pick.mask)]
        self._picked = sorted_out([pick.mask for pick in self._picks], places)

    def _bin(self, room: Room) -> Bin:
        tallies = [
            self.problem.narrowed.tallies[number] for number in self._tallies.get(room.place, ())
        ]
        picks = [self._picks[number] for number in self._picked.get(room.place, ())]
        return Bin(
            room.left,
            tuple(self._ball[item] for item in room.items),
            tuple((self._balls(mask), low, high) for mask, low, high in tallies),
            tuple((self._balls(pick.mask), pick.settled) for pick in picks),
        )

    def _balls(self, mask: int) -> int:
        """The open items of a mask, as balls."""
        width = len(self.problem.frame.places)
        found = 0
        for bit in bits_of(mask & self.problem.narrowed.open):
            found |= 1 << self._ball[bit // width]
        return found

    @kept
    def scale(self) -> Fraction:
        return self.problem.settled_scale() * self.cover.scale

    @kept
    def total(self) -> int:
        return self.cover.total

    @kept
    def worlds(self) -> int:
        return self.cover.worlds

    def ways(self) -> list[int]:
        ways = self.problem.ways(self.total)
        width = len(self.problem.frame.places)
        alike = {id(shelf): shelf.ball_ways(self.total) for shelf in self.cover.different}
        for place, shelf in zip(self.places, self.cover.shelves, strict=True):
            for ball, number in zip(shelf.bin.own, alike[id(shelf)], strict=True):
                ways[self.items[ball] * width + place] = number
        return ways

    def contents(self, place: int) -> Contents:
        settled = self.problem.settled_items(place)
        if place not in self.places:
            return {tuple(settled): self.total}
        shelf = self.cover.shelves[self.places.index(place)]
        own = np.array([self.items[ball] for ball in shelf.bin.own])
        likely = np.flatnonzero(shelf.ways)
        members = own[shelf.members[:, likely]].T
        whole = np.sort(np.column_stack([members, np.tile(settled, (len(members), 1))]), axis=1)
        rows = map(tuple, whole.astype(int).tolist())
        return dict(zip(rows, shelf.ways[likely].tolist(), strict=True))

    def in_common(self) -> Floats:
        """Whatever is open here has one copy."""
        return self.problem.in_common()

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        row, opened = self.problem.settled_pieces()
        pieces = np.tile(np.array(row, dtype=np.int64), (number, 1))
        if self.items:
            drawn = np.array(self.places)[self._splitter.draw(number, draws)]
            pieces[:, [opened[item][0] for item in self.items]] = drawn
        return pieces


class ByItem:
    """Items are bins, places that hold one each are balls: counts speak about one item each."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        frame, narrowed = problem.frame, problem.narrowed
        self.places = [room.place for room in open_rooms(problem)]
        if any(frame.rooms[place] != (1, 1) for place in self.places):
            raise Unfit
        if problem.weigh and any(narrowed.free(pick.mask) for pick in problem.picks):
            raise Unfit
        self.items = [item for item, mask in enumerate(frame.item_masks) if mask & narrowed.open]
        tallies = sorted_out([tally.mask for tally in narrowed.tallies], frame.item_masks)
        bins = [self._bin(item, tallies.get(item, [])) for item in self.items]
        self.cover = Cover(bins, len(self.places))
        self._splitter = Splitter(self.cover)

    def _bin(self, item: int, tallies: Sequence[int]) -> Bin:
        frame, narrowed = self.problem.frame, self.problem.narrowed
        first = item * len(frame.places)
        own = self._balls(narrowed.open >> first)
        told = [narrowed.tallies[number] for number in tallies]
        return Bin(
            frame.copies[item] - narrowed.settled(frame.item_masks[item]),
            tuple(ball for ball in range(len(self.places)) if own >> ball & 1),
            tuple((self._balls(mask >> first), low, high) for mask, low, high in told),
        )

    def _balls(self, mask: int) -> int:
        """The open places of a mask, as balls."""
        return sum(1 << ball for ball, place in enumerate(self.places) if mask >> place & 1)

    @kept
    def scale(self) -> Fraction:
        """Copies told apart can change places in the same number of ways in every world."""
        if not self.problem.weigh:
            return Fraction(1)
        return self.problem.settled_scale() / prod(
            arrangements(self.problem.narrowed, item, (), self.problem.picks) for item in self.items
        )

    @kept
    def total(self) -> int:
        return self.cover.total

    @property
    def worlds(self) -> int:
        return self.total

    @kept
    def _ways(self) -> list[int]:
        ways = self.problem.ways(self.total)
        width = len(self.problem.frame.places)
        for item, shelf in zip(self.items, self.cover.shelves, strict=True):
            for ball, number in zip(shelf.bin.own, shelf.ball_ways(self.total), strict=True):
                ways[item * width + self.places[ball]] = number
        return ways

    def ways(self) -> list[int]:
        return self._ways

    def contents(self, place: int) -> Contents:
        if self.problem.frame.rooms[place] != (1, 1):
            raise Unfit
        ways = self._ways[place :: len(self.problem.frame.places)]
        return {(item,): number for item, number in enumerate(ways) if number}

    def in_common(self) -> Floats:
        """A bin chooses the places of one item."""
        settled = self.problem.in_common()
        found, places = np.zeros(settled.shape), np.array(self.places)
        for item, shelf in zip(self.items, self.cover.shelves, strict=True):
            chosen = places[np.array(shelf.bin.own)[shelf.members]].T
            known = np.tile(self.problem.settled_places(item), (len(chosen), 1)).astype(np.intp)
            odds = shelf.ways.astype(np.float64) / self.total
            for one, other in combinations(np.hstack([chosen, known]).T, 2):
                np.add.at(found, (one, other), odds)
        return np.asarray(settled + found + found.T)

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        row, opened = self.problem.settled_pieces()
        pieces = np.tile(np.array(row, dtype=np.int64), (number, 1))
        if self.items:
            bins = self._splitter.draw(number, draws).astype(np.int16)
            columns = [column for item in self.items for column in opened[item]]
            pieces[:, columns] = np.array(self.places)[np.argsort(bins, axis=1, kind="stable")]
        return pieces
