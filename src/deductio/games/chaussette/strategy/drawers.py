"""Many drawn drawers at once, searched by players who remember every card they saw.

A set of slots is a number with one bit for each slot; so a search is a handful of operations on
whole rows of numbers, one for each drawer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from deductio.core.messages import Seat
from deductio.games.chaussette.socks import SLOTS, Slot

Sets: TypeAlias = NDArray[np.uint16]
"""Sets of slots; the bit above all slots stands for the sleeve."""
Ints: TypeAlias = NDArray[np.int64]

WIDTH = len(SLOTS)
ALL_SLOTS = (1 << WIDTH) - 1
EVERY_SET = np.arange(1 << WIDTH + 1, dtype=np.uint32)
LOOK = 3
"""CH-10: cards in one search."""


def set_of(slots: Iterable[Slot]) -> int:
    return sum(1 << slot - 1 for slot in slots)


def sets_at(places: Ints) -> Sets:
    """One set for each place of the notebook; its place 0, the sleeve, becomes the last bit."""
    return (1 << (places - 1) % (WIDTH + 1)).astype(np.uint16)


def _firsts() -> Sets:
    """For each number up to a look, and each set, so many of its slots, row by row."""
    found = np.zeros((LOOK + 1, len(EVERY_SET)), dtype=np.uint16)
    rest = EVERY_SET.copy()
    for number in range(1, LOOK + 1):
        first = rest & (~rest + 1)
        found[number] = found[number - 1] | first
        rest ^= first
    return found


FIRSTS = _firsts()
SIZE = np.array([slots.bit_count() for slots in range(len(EVERY_SET))], dtype=np.uint8)


class Drawers:
    """The same moment of a competition in many worlds."""

    def __init__(self, pieces: Ints, cards: int, seen: Sequence[int], turns: Ints) -> None:
        self._kinds = np.ascontiguousarray((sets_at(pieces[:, ::2]) | sets_at(pieces[:, 1::2])).T)
        """For each kind and each world, where its two socks lie."""
        number = len(pieces)
        self._cards = np.full(number, cards, dtype=np.uint16)
        self._seen = [np.full(number, slots, dtype=np.uint16) for slots in seen]
        self._turns = turns.astype(np.uint32)
        self.pairs = np.zeros((len(seen), number), dtype=np.intp)
        """How many pairs each seat has revealed from here on."""

    def search(self, seat: Seat, slots: Sets) -> None:
        twins = self._twins_in(slots)
        self._cards &= ~twins
        self._seen[seat] |= slots
        self.pairs[seat] += twins > 0

    def next_search(self, seat: Seat, *, in_rows: bool) -> Sets:
        """Twins it has seen, and else cards it has not seen."""
        seen = self._seen[seat] & self._cards
        twins = self._twins_in(seen)
        wanted = np.where(twins > 0, LOOK - 2, LOOK)
        new = self._some_of(self._cards & ~seen, wanted, in_rows=in_rows)
        look: Sets = twins | new | FIRSTS[wanted - SIZE[new], seen & ~twins]
        return look

    def unseen(self, seat: Seat) -> NDArray[np.uint8]:
        """For each kind and each world, how many of its socks this seat has not seen."""
        hidden = self._cards & ~self._seen[seat] | np.uint16(1 << WIDTH)
        copies: NDArray[np.uint8] = SIZE[self._kinds & hidden]
        return copies

    def _twins_in(self, slots: Sets) -> Sets:
        """One pair in each set that holds any."""
        found: Sets = np.where(self._kinds & slots == self._kinds, self._kinds, 0).max(axis=0)
        return found

    def _some_of(self, slots: Sets, number: Ints, *, in_rows: bool) -> Sets:
        """So many of the slots: row by row, or from somewhere in the drawer on."""
        if in_rows:
            return FIRSTS[number, slots]
        return _turned(FIRSTS[number, _turned(slots, self._turns)], WIDTH - self._turns)


def _turned(slots: Sets, by: NDArray[np.uint32]) -> Sets:
    """The slots moved on, from the last round to the first."""
    wide = slots.astype(np.uint32)
    return ((wide << by | wide >> WIDTH - by) & ALL_SLOTS).astype(np.uint16)
