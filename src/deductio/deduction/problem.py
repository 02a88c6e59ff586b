"""What is left to count after the obvious, and what every way of counting must answer."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.counters import Pick, arrangements
from deductio.deduction.draws import Draws
from deductio.deduction.model import Frame, bits_of
from deductio.deduction.propagate import Narrowed
from deductio.deduction.worlds import first_pieces

Floats = NDArray[np.float64]
Contents = dict[tuple[int, ...], int]
"""What lies at a place, as numbers of items in order, and its weighted number of worlds."""


class Unfit(Exception):
    """This solver does not know constraints of this shape."""


class Solved(Protocol):
    """A counted problem. Weights are whole numbers, `scale` times the true ones."""

    @property
    def total(self) -> int: ...
    @property
    def scale(self) -> Fraction: ...
    @property
    def worlds(self) -> int:
        """The number of worlds, each counted once."""

    def ways(self) -> list[int]:
        """For each fact, the weighted number of worlds in which it is true."""

    def contents(self, place: int) -> Contents:
        """Everything that may lie at a place. Raises `Unfit` where another way must be found."""

    def in_common(self) -> Floats:
        """For each two places, the mean number of items with copies at both; or `Unfit`."""

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        """For each world and each copy of each item, its place."""


class Problem(Struct):
    """What is left to count."""

    narrowed: Narrowed
    picks: list[Pick]
    weigh: bool

    @property
    def frame(self) -> Frame:
        return self.narrowed.frame

    def unweighted(self) -> Problem:
        return Problem(self.narrowed, [], weigh=False)

    def settled_scale(self) -> Fraction:
        """What the settled part contributes: picks without doubt, copies that lie fixed."""
        if not self.weigh:
            return Fraction(1)
        scale = Fraction(1)
        for pick in self.picks:
            if not self.narrowed.free(pick.mask):
                scale *= pick.settled
        opened = self.narrowed.open
        for item, mask in enumerate(self.frame.item_masks):
            if self.frame.copies[item] > 1 and not mask & opened:
                scale /= arrangements(self.narrowed, item, (), self.picks)
        return scale

    def ways(self, total: int) -> list[int]:
        """Settled facts are true in every world, the others in none yet."""
        ways = [0] * len(self.frame.facts)
        for bit in bits_of(self.narrowed.known[0] if self.narrowed.known else 0):
            ways[bit] = total
        return ways

    def settled_items(self, place: int) -> list[int]:
        """What is known to lie at a place, copies one by one."""
        width = len(self.frame.places)
        return [
            item
            for item in range(len(self.frame.items))
            for known in self.narrowed.known
            if known >> item * width + place & 1
        ]

    def settled_places(self, item: int) -> list[int]:
        """Where copies of an item are known to lie, one by one."""
        first = item * len(self.frame.places)
        return [
            place
            for place in range(len(self.frame.places))
            for known in self.narrowed.known
            if known >> first + place & 1
        ]

    def settled_pieces(self) -> tuple[list[int], dict[int, list[int]]]:
        """A row of places for all copies, and for each item the columns still open."""
        frame = self.frame
        row = [0] * sum(frame.copies)
        opened: dict[int, list[int]] = {}
        for item, first in enumerate(first_pieces(frame)[:-1]):
            places = self.settled_places(item)
            row[first : first + len(places)] = places
            if len(places) < frame.copies[item]:
                opened[item] = list(range(first + len(places), first + frame.copies[item]))
        return row, opened

    def in_common(self) -> Floats:
        """For each two places, how many items that lie fixed have copies at both."""
        found = np.zeros((len(self.frame.places),) * 2)
        for item, mask in enumerate(self.frame.item_masks):
            if not mask & self.narrowed.open:
                for two in permutations(set(self.settled_places(item)), 2):
                    found[two] += 1
        return found
