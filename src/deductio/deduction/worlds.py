"""Worlds written out: samples for bots, and whole lists where a game is small enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deductio.deduction.kept import kept
from deductio.deduction.model import Fact, Frame, Tally, bits_of

Bools = NDArray[np.bool_]
Ints = NDArray[Any]
Listed = tuple[list[tuple[int, ...]], NDArray[np.int64], NDArray[np.uint64]]

MOST_REMEMBERED = 2048
"""Counts whose worlds are kept, so that a server does not grow for ever."""


@lru_cache(maxsize=64)
def first_pieces(frame: Frame) -> tuple[int, ...]:
    """For each item, the number of its first copy when all copies stand in a row."""
    firsts = [0]
    for copies in frame.copies:
        firsts.append(firsts[-1] + copies)
    return tuple(firsts)


class Worlds(Sequence[dict[str, tuple[str, ...]]]):
    """Many worlds at once. Reading one gives, for each place, what lies there."""

    def __init__(self, frame: Frame, pieces: NDArray[np.int64]) -> None:
        self.frame = frame
        self.pieces = pieces
        """For each world and each copy of each item, the number of its place."""

    def __len__(self) -> int:
        return len(self.pieces)

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            return Worlds(self.frame, self.pieces[number])
        return self._read(self.pieces[number])

    def __iter__(self) -> Iterator[dict[str, tuple[str, ...]]]:
        return (self._read(row) for row in self.pieces)

    def _read(self, row: Ints) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {place: [] for place in self.frame.places}
        names = np.repeat(np.arange(len(self.frame.items)), self.frame.copies)
        for item, place in zip(names.tolist(), row.tolist(), strict=True):
            found[self.frame.places[place]].append(self.frame.items[item])
        return {place: tuple(items) for place, items in found.items()}

    def number(self, *facts: Fact) -> NDArray[np.int64]:
        """In each world, how many of these are true."""
        total = np.zeros(len(self.pieces), dtype=np.int64)
        firsts = first_pieces(self.frame)
        for item, place in facts:
            number = self.frame.item(item)
            columns = self.pieces[:, firsts[number] : firsts[number + 1]]
            total += (columns == self.frame.place(place)).sum(axis=1)
        return total

    def at(self, item: str, place: str) -> Bools:
        """In which worlds this item lies there."""
        return self.number(Fact(item, place)) > 0

    def place_of(self, item: str) -> NDArray[np.int64]:
        """In each world, the number of the place of an item's first copy."""
        return np.asarray(self.pieces[:, first_pieces(self.frame)[self.frame.item(item)]])


class Listing:
    """All worlds of something, each with its weight, ready to be filtered."""

    def __init__(self, worlds: Worlds, weights: Ints, scale: Fraction) -> None:
        self.worlds = worlds
        self.frame = worlds.frame
        self.weights = weights
        """Whole numbers, `scale` times the true weights."""
        self.scale = scale
        self.alike = bool((weights == weights[:1]).all())
        """Whether all worlds weigh the same."""
        self._fits: dict[Tally, Bools] = {}
        self._fitting_bits: dict[Tally, int] = {}
        self._contents: dict[int, Listed] = {}

    @kept
    def counts(self) -> NDArray[np.uint8]:
        """For each fact and world, how many copies lie so."""
        places = np.arange(len(self.frame.places))[:, None]
        firsts = first_pieces(self.frame)
        rows = [
            (self.worlds.pieces[:, firsts[item] : firsts[item + 1], None] == places.T)
            .sum(axis=1, dtype=np.uint8)
            .T
            for item in range(len(self.frame.items))
        ]
        return np.ascontiguousarray(np.concatenate(rows))

    @kept
    def bits(self) -> NDArray[np.uint64]:
        """For each fact, the worlds in which it is true, one bit each."""
        return as_bits(self.counts > 0)

    @kept
    def all_bits(self) -> int:
        """All worlds as the bits of one number."""
        return (1 << len(self.worlds)) - 1

    @kept
    def fact_bits(self) -> list[int]:
        """For each fact, the worlds in which it is true as the bits of one number."""
        return [as_number(row) for row in self.counts > 0]

    def fitting_bits(self, tally: Tally) -> int:
        """The worlds that meet a count, as the bits of one number."""
        found = self._fitting_bits.get(tally)
        if found is None:
            if len(self._fitting_bits) >= MOST_REMEMBERED:
                self._fitting_bits.clear()
            found = self._fitting_bits[tally] = self._meeting(tally)
        return found

    def _meeting(self, tally: Tally) -> int:
        """A count of single facts is read off; any other is counted in every world."""
        mask, low, high = tally
        true = [self.fact_bits[bit] for bit in bits_of(mask)]
        if len(true) == low == 1 and high >= len(self.frame.levels):
            return true[0]
        if low or high:
            return as_number(self.fits(tally))
        return self.all_bits & ~reduce(or_, true, 0)

    def contents(self, place: int) -> Listed:
        """Everything that may lie at a place, for each world which of it does, and for each content
        its worlds as bits."""
        found = self._contents.get(place)
        if found is None:
            width = len(self.frame.places)
            numbers = self.counts[place::width]
            rows, index = np.unique(numbers, axis=1, return_inverse=True)
            contents = [tuple(np.repeat(np.arange(len(row)), row).tolist()) for row in rows.T]
            which = index.reshape(-1)
            bits = as_bits(which == np.arange(len(contents))[:, None])
            found = self._contents[place] = contents, which, bits
        return found

    def fits(self, tally: Tally) -> Bools:
        """The worlds that meet a count; a count is only ever evaluated once."""
        found = self._fits.get(tally)
        if found is None:
            if len(self._fits) >= MOST_REMEMBERED:
                self._fits.clear()
            numbers = self.numbers(tally.mask)
            found = (numbers >= tally.low) & (numbers <= tally.high)
            self._fits[tally] = found
        return found

    def numbers(self, mask: int) -> Ints:
        """In each world, how many of these facts are true."""
        chosen = [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
        few = sum(self.frame.copies) < 256
        kind = np.uint8 if few else np.int64
        return np.asarray(np.add.reduce(self.counts[chosen], axis=0, dtype=kind))


def as_bits(rows: Bools) -> NDArray[np.uint64]:
    """Rows of booleans as rows of 64-bit words."""
    width = -(-rows.shape[-1] // 64) * 64
    padded = np.zeros((*rows.shape[:-1], width), dtype=bool)
    padded[..., : rows.shape[-1]] = rows
    return np.packbits(padded, axis=-1, bitorder="little").view(np.uint64)


def as_number(row: Bools) -> int:
    """A row of booleans as the bits of one number."""
    return int.from_bytes(np.packbits(row, bitorder="little").tobytes(), "little")


def as_row(number: int, length: int) -> Bools:
    """The bits of a number as a row of booleans."""
    packed = np.frombuffer(number.to_bytes(-(-length // 8), "little"), dtype=np.uint8)
    return np.unpackbits(packed, count=length, bitorder="little").view(np.bool_)


def number_in_each(rows: NDArray[np.uint64], number: int) -> list[int]:
    """How many bits of a number each of some rows of words shares with it."""
    words = np.frombuffer(number.to_bytes(rows.shape[1] * 8, "little"), dtype=np.uint64)
    found: list[int] = np.bitwise_count(rows & words).sum(axis=1, dtype=np.int64).tolist()
    return found
