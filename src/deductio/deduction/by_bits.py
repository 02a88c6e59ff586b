"""Counting by bits: the worlds of a very small frame as bits of one number.

For a few dozen worlds that all weigh the same, calling into arrays costs more than the counting.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from deductio.deduction.by_listing import ByListing
from deductio.deduction.draws import Draws
from deductio.deduction.model import Tally
from deductio.deduction.problem import Contents, Floats, Unfit
from deductio.deduction.worlds import Listing

MOST_WORLDS = 256
"""With more, arrays are quicker."""


class ByBits:
    """The worlds of a short list that fit."""

    def __init__(self, listing: Listing, tallies: Sequence[Tally], *, weigh: bool) -> None:
        self._listing = listing
        self._tallies = tallies
        self._weigh = weigh
        self.fits = listing.all_bits
        for tally in tallies:
            self.fits &= listing.fitting_bits(tally)
        self.total = self.worlds = self.fits.bit_count()

    @property
    def scale(self) -> Fraction:
        if not self._weigh:
            return Fraction(1)
        return self._listing.scale / int(self._listing.weights[0])

    def ways(self) -> list[int]:
        fits = self.fits
        return [(true & fits).bit_count() for true in self._listing.fact_bits]

    def contents(self, place: int) -> Contents:
        return self.by_listing().contents(place)

    def in_common(self) -> Floats:
        raise Unfit

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        return self.by_listing().draw(number, draws)

    def by_listing(self) -> ByListing:
        """The same with arrays, for what is asked less often."""
        return ByListing(self._listing, self._tallies, (), (), weigh=self._weigh)


def is_short(listing: Listing) -> bool:
    """Whether all worlds are few and weigh the same."""
    return listing.alike and 0 < len(listing.worlds) <= MOST_WORLDS
