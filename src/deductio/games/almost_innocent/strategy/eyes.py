"""What another seat would think in a deal, counted: of all deals it may take for possible."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from deductio.core.messages import Seat
from deductio.games.almost_innocent.strategy.combinations import Bools, Floats, Ints
from deductio.games.almost_innocent.strategy.deals import Deals


class Standing(NamedTuple):
    """How a seat stands, deal by deal."""

    bits: Floats
    """How far it is from knowing."""
    before: Floats
    """The cases that are likelier to it than the truth."""
    alike: Floats
    """The cases as likely as the truth, which is one of them."""


class Eyes:
    """One seat, which sees its left neighbour's cards, in each of the reader's deals."""

    def __init__(self, seat: Seat, sees: Seat, possible: Deals, mine: Deals) -> None:
        self.seat, self.possible = seat, possible
        self._look(possible.places[:, sees], mine.places[:, sees], mine)

    def look(self, there: Ints, really: Ints, mine: Deals) -> None:
        """It also sees something that only it was shown: a number for each deal."""
        _, number = np.unique(np.append(there, really), return_inverse=True)
        there, really = np.split(number * len(self.views), [len(there)])
        self._look(there + self.view[self.case], really + self.view[self.truth], mine)

    def _look(self, there: Ints, really: Ints, mine: Deals) -> None:
        size = int(max(self.possible.places.max(), mine.places.max())) + 1
        both = there * size + self.possible.places[:, self.seat]
        self.cases, self.case = np.unique(both, return_inverse=True)
        """What it sees and what it has, together: sorted by what it sees."""
        seen, self.own = np.divmod(self.cases, size)
        self.views, self.view = np.unique(seen, return_inverse=True)
        self.truth = np.searchsorted(self.cases, really * size + mine.places[:, self.seat])

    def standing(self, heard: Ints, really: Ints) -> Standing:
        """After answers: one number for each possible deal, and for each of the reader's."""
        size = len(self.cases)
        cases, case = np.unique(heard * size + self.case, return_inverse=True)
        weights = np.bincount(case, self.possible.weights).astype(np.float64)
        is_new = np.ones(len(cases), dtype=np.bool_)
        is_new[1:] = (np.diff(cases // size) != 0) | (np.diff(self.view[cases % size]) != 0)
        at = np.searchsorted(cases, really * size + self.truth)
        view = np.cumsum(is_new) - 1
        whole = np.bincount(view, weights)[view]
        before, alike = ranked(weights, view, is_new)
        return Standing(np.log2(whole[at] / weights[at]), before[at], alike[at])

    def odds_of(self, clues: Ints) -> Floats:
        """In each of the reader's deals, how likely the seat finds its true clue of a kind."""
        weights = np.bincount(self.case, self.possible.weights)
        named = self.view * (int(clues.max()) + 1) + clues[self.own]
        _, named = np.unique(named, return_inverse=True)
        odds = np.bincount(named, weights)[named] / np.bincount(self.view, weights)[self.view]
        return np.asarray(odds[self.truth])


def ranked(weights: Floats, view: Ints, is_new: Bools) -> tuple[Floats, Floats]:
    """Among the cases of its view, how many weigh more than each, and how many the same."""
    order = np.lexsort((-weights, view))
    starts_run = is_new.copy()
    starts_run[1:] |= np.diff(weights[order]) != 0
    starts = np.flatnonzero(starts_run)
    run = np.cumsum(starts_run) - 1
    lengths = np.diff(np.append(starts, len(order)))
    before, alike = np.empty(len(order)), np.empty(len(order))
    before[order] = starts[run] - np.flatnonzero(is_new)[view]
    alike[order] = lengths[run]
    return before, alike
