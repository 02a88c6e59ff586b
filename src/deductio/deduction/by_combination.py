"""Counting by combinations: every seat has one item of each kind, the rest lies unused."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import factorial
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.combinations import SETTLED, Joiner, Seat, Slot, Stock
from deductio.deduction.draws import Draws
from deductio.deduction.kept import kept
from deductio.deduction.model import Frame
from deductio.deduction.problem import Contents, Floats, Problem, Unfit

GONE, SPARE, NEEDED = Stock(0, 0, (1,)), Stock(0, 1, (1, 1)), Stock(1, 1, (1, 1))
"""What is there once: settled, free to be used or not, used for certain."""


class Shape(Struct, frozen=True):
    """Who has combinations of what."""

    seats: tuple[int, ...]
    kinds: tuple[tuple[int, ...], ...]
    rest: int


@lru_cache(maxsize=64)
def shape_of(frame: Frame) -> Shape | None:
    """Seats, kinds and the place of what is unused, if the rules of the frame have this form."""
    kinds: dict[int, set[tuple[int, ...]]] = {}
    width = len(frame.places)
    for mask, low, high in frame.standing:
        places = [place for place, whole in enumerate(frame.place_masks) if mask & whole]
        if len(places) == 1 and (low, high) == (1, 1):
            items = tuple(
                item for item in range(len(frame.items)) if mask >> item * width + places[0] & 1
            )
            kinds.setdefault(places[0], set()).add(items)
    rest = [place for place in range(width) if place not in kinds]
    whole = list(range(len(frame.items)))
    forms = {tuple(sorted(found)) for found in kinds.values()}
    if len(rest) != 1 or len(forms) != 1 or len(kinds) < 2:
        return None
    form = forms.pop()
    if sorted(item for kind in form for item in kind) != whole:
        return None
    return Shape(tuple(sorted(kinds)), form, rest[0])


class ByCombination:
    """Counts speak about one seat each."""

    def __init__(self, problem: Problem) -> None:
        shape = shape_of(problem.frame)
        if shape is None:
            raise Unfit
        self.problem, self.shape = problem, shape
        self._width = len(problem.frame.places)
        self._check()
        self.seats = [
            seat for seat in shape.seats if problem.frame.place_masks[seat] & problem.narrowed.open
        ]
        if not self.seats:
            raise Unfit
        self._joiner = Joiner(
            [self._seat(seat) for seat in self.seats],
            [tuple(self._stock(item) for item in kind) for kind in shape.kinds],
            weigh=problem.weigh,
        )
        self.diagram = self._joiner.build()

    @kept
    def scale(self) -> Fraction:
        return self.problem.settled_scale() * self._pick_scale()

    def _check(self) -> None:
        narrowed, frame = self.problem.narrowed, self.problem.frame
        for mask, *_ in narrowed.tallies:
            if not any(mask & ~frame.place_masks[seat] == 0 for seat in self.shape.seats):
                raise Unfit
        for pick in self.problem.picks if self.problem.weigh else ():
            if narrowed.free(pick.mask) and not self._picks_from_a_pile(pick.mask):
                raise Unfit

    def _picks_from_a_pile(self, mask: int) -> bool:
        """A pick from the whole unused pile of a kind: its size is always the same."""
        return any(self._pile(kind) == mask for kind in self.shape.kinds)

    def _pile(self, kind: tuple[int, ...]) -> int:
        return sum(1 << item * self._width + self.shape.rest for item in kind)

    def _pick_scale(self) -> int:
        scale = 1
        for pick in self.problem.picks if self.problem.weigh else ():
            if self.problem.narrowed.free(pick.mask):
                kind = next(kind for kind in self.shape.kinds if self._pile(kind) == pick.mask)
                copies = sum(self.problem.frame.copies[item] for item in kind)
                scale *= copies - len(self.shape.seats)
        return scale

    def _options(self, seat: int, kind: tuple[int, ...]) -> tuple[int, ...]:
        opened = self.problem.narrowed.open
        return tuple(
            number for number, item in enumerate(kind) if opened >> item * self._width + seat & 1
        )

    def _seat(self, seat: int) -> Seat:
        """A seat's open slots, and its counts packed so that one sum adds to all of them."""
        whole = self.problem.frame.place_masks[seat]
        tallies, packed, shift = [], [], 0
        slots = {kind: self._options(seat, kind) for kind in self.shape.kinds}
        groups = [self._group(seat, kind, options) for kind, options in slots.items()]
        for mask, low, high in self.problem.narrowed.tallies:
            if mask & whole and mask not in groups:  # that a slot is filled, choosing says
                most = sum(mask & group > 0 for group in groups)
                bits = max(most.bit_length(), 1)
                tallies.append((mask, shift))
                packed.append((shift, bits, low, high))
                shift += bits
        if shift > 62:
            raise Unfit
        return Seat(
            tuple(self._slot(kind, options, seat, tallies) for kind, options in slots.items()),
            tuple(packed),
        )

    def _group(self, seat: int, kind: tuple[int, ...], options: tuple[int, ...]) -> int:
        """The facts one of which is so, as a seat has one item of a kind."""
        return sum([1 << kind[option] * self._width + seat for option in options])

    def _slot(
        self,
        kind: tuple[int, ...],
        options: tuple[int, ...],
        seat: int,
        tallies: list[tuple[int, int]],
    ) -> Slot:
        if not options:
            return SETTLED
        bits = [kind[option] * self._width + seat for option in options]
        return Slot(
            options,
            tuple(sum((mask >> bit & 1) << shift for mask, shift in tallies) for bit in bits),
        )

    def _stock(self, item: int) -> Stock:
        """How many copies the open seats may take, and what that weighs."""
        narrowed, copies = self.problem.narrowed, self.problem.frame.copies[item]
        unused = 1 << item * self._width + self.shape.rest
        if copies == 1:
            if narrowed.known[0] & self.problem.frame.item_masks[item]:
                return GONE
            return SPARE if narrowed.open & unused else NEEDED
        left = copies - narrowed.settled(self.problem.frame.item_masks[item])
        settled, free = narrowed.settled(unused), narrowed.free(unused)
        ways = []
        for used in range(left + 1):
            resting = settled + left - used
            weight = factorial(copies) // factorial(resting)
            for pick in self.problem.picks:
                weight *= resting if pick.fact == unused.bit_length() - 1 else 1
            ways.append(weight if copies > 1 and left else 1)
        return Stock(max(left - free, 0), left, tuple(ways))

    @property
    def total(self) -> int:
        return self.diagram.total

    @kept
    def worlds(self) -> int:
        if self.diagram.plain:
            return self.total
        return ByCombination(self.problem.unweighted()).total

    @kept
    def _steps(self) -> list[tuple[int, tuple[int, ...], Slot]]:
        """For each step its seat, its kind and its slot."""
        return [
            (seat, kind, self._joiner.seats[number].slots[place])
            for place, kind in enumerate(self.shape.kinds)
            for number, seat in enumerate(self.seats)
        ]

    def ways(self) -> list[int]:
        ways = self.problem.ways(self.total)
        for (seat, kind, slot), numbers in zip(self._steps, self.diagram.option_ways, strict=True):
            if slot is not SETTLED:
                for option, number in zip(slot.options, numbers.tolist(), strict=True):
                    ways[kind[option] * self._width + seat] = number
        self._add_unused(ways)
        return ways

    def _add_unused(self, ways: list[int]) -> None:
        """An item is unused in the worlds in which fewer seats have it than there are copies."""
        narrowed = self.problem.narrowed
        for kind in self.shape.kinds:
            for item in kind:
                bit = item * self._width + self.shape.rest
                if narrowed.open >> bit & 1 and not narrowed.known[0] >> bit & 1:
                    ways[bit] = self.total - self._ways_all_used(item, kind, ways)

    def _ways_all_used(self, item: int, kind: tuple[int, ...], ways: list[int]) -> int:
        """Worlds in which no copy is unused."""
        settled = self.problem.narrowed.settled(self.problem.frame.item_masks[item])
        left = self.problem.frame.copies[item] - settled
        if left == 1:
            bits = [item * self._width + seat for seat in self.seats]
            known = self.problem.narrowed.known[0]
            return sum(ways[bit] for bit in bits if not known >> bit & 1)
        rows, numbers = self._joint(
            [
                layer
                for layer, step in enumerate(self._steps)
                if step[1] == kind and step[2] is not SETTLED
            ]
        )
        return int(numbers[(rows == item).sum(axis=1) == left].sum())

    def _joint(self, layers: list[int]) -> tuple[NDArray[np.int64], NDArray[Any]]:
        """Every combination of items on some steps, and the weighted number of its worlds."""
        tags, numbers = self.diagram.joint(layers)
        columns = []
        for layer in reversed(layers):
            _, kind, slot = self._steps[layer]
            columns.append(np.array(kind)[np.array(slot.options)[tags % len(slot.options)]])
            tags = tags // len(slot.options)
        return np.column_stack(columns), numbers

    def contents(self, place: int) -> Contents:
        if place == self.shape.rest:
            raise Unfit
        settled = self.problem.settled_items(place)
        layers = [
            layer
            for layer, step in enumerate(self._steps)
            if step[0] == place and step[2] is not SETTLED
        ]
        if not layers:
            return {tuple(settled): self.total}
        rows, numbers = self._joint(layers)
        whole = np.sort(np.column_stack([rows, np.tile(settled, (len(rows), 1))]), axis=1)
        return dict(zip(map(tuple, whole.astype(int).tolist()), numbers.tolist(), strict=True))

    def in_common(self) -> Floats:
        raise Unfit

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        row, opened = self.problem.settled_pieces()
        pieces = np.tile(np.array(row, dtype=np.int64), (number, 1))
        for columns in opened.values():
            pieces[:, columns] = self.shape.rest
        taken = self.diagram.draw(number, draws)
        rows = np.arange(number)
        alike = max(self.problem.frame.copies) > 1
        used = np.zeros((number, len(self.problem.frame.items)), dtype=np.int64)
        firsts = np.array([opened.get(item, [0])[0] for item in range(used.shape[1])])
        for step, (seat, kind, slot) in enumerate(self._steps):
            if slot is not SETTLED:
                items = np.array(kind)[np.array(slot.options)[taken[:, step]]]
                pieces[rows, firsts[items] + used[rows, items]] = seat
                if alike:
                    used[rows, items] += 1
        return pieces
