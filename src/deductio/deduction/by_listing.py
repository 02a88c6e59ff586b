"""Counting by listing: all worlds of a small frame, filtered; any condition is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deductio.deduction.draws import Draws
from deductio.deduction.kept import kept
from deductio.deduction.model import Frame, Holds, Picked, Tally, each
from deductio.deduction.problem import Contents, Floats, Unfit
from deductio.deduction.worlds import Bools, Listing, as_number, as_row, number_in_each

Ints = NDArray[Any]


class ByListing:
    """The worlds of a list that fit."""

    def __init__(
        self,
        listing: Listing,
        tallies: Sequence[Tally],
        holds: Sequence[Holds],
        picks: Sequence[Picked],
        *,
        weigh: bool,
    ) -> None:
        self.listing = listing
        self.frame: Frame = listing.frame
        self._bits = listing.all_bits
        """The worlds that fit, as the bits of one number."""
        for tally in tallies:
            self._bits &= listing.fitting_bits(tally)
        for condition in holds:
            self._bits &= as_number(np.asarray(condition.holds(listing.worlds), dtype=bool))
        self.scale = listing.scale if weigh else Fraction(1)
        self.weights = self._weights(picks) if weigh else None

    @kept
    def fits(self) -> Bools:
        """Of each world, whether it fits."""
        return as_row(self._bits, len(self.listing.worlds))

    def _weights(self, picks: Sequence[Picked]) -> Ints | None:
        """Weights of the worlds, or None if all weigh the same."""
        if self.listing.alike and not picks:
            self.scale /= int(self.listing.weights[0]) if len(self.listing.worlds) else 1
            return None
        weights = self.listing.weights.astype(object)
        for pick in picks:
            there = self.listing.numbers(self.frame.mask((pick.fact,))).astype(object)
            candidates = self.frame.mask(each(pick.among, pick.fact.place))
            among = np.maximum(self.listing.numbers(candidates), 1).astype(object)
            multiple = lcm(*range(1, int(among.max()) + 1))
            weights = weights * there * (multiple // among)
            self.scale *= multiple
        most = int(weights.max(initial=0)) * max(len(weights), 1)
        return weights.astype(np.int64) if most < 1 << 63 else weights

    @kept
    def total(self) -> int:
        return self.worlds if self.weights is None else int(self.weights[self.fits].sum())

    @property
    def worlds(self) -> int:
        return self._bits.bit_count()

    def ways(self) -> list[int]:
        if self.weights is None:
            return number_in_each(self.listing.bits, self._bits)
        true = self.listing.counts[:, self.fits] > 0
        return list(np.where(true, self.weights[self.fits], 0).sum(axis=1).tolist())

    def contents(self, place: int) -> Contents:
        """Worlds with the same content of a place are added up."""
        contents, index, bits = self.listing.contents(place)
        if self.weights is None:
            numbers = number_in_each(bits, self._bits)
        else:
            sums = np.zeros(len(contents), dtype=self.weights.dtype)
            np.add.at(sums, index[self.fits], self.weights[self.fits])
            numbers = [int(number) for number in sums.tolist()]
        return {
            content: number for content, number in zip(contents, numbers, strict=True) if number
        }

    def in_common(self) -> Floats:
        raise Unfit

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        rows = np.flatnonzero(self.fits)
        if self.weights is None:
            chosen = draws.below(np.full(number, len(rows)))
        else:
            steps = np.cumsum(self.weights[rows])
            chosen = np.searchsorted(
                steps, draws.below(np.repeat(steps[-1:], number)), side="right"
            )
        return np.asarray(self.listing.worlds.pieces[rows[chosen]])
