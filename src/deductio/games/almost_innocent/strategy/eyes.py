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
        self.possible, self.seat, self.sees = possible, seat, sees
        size = int(max(possible.places.max(), mine.places.max())) + 1
        own = possible.places[:, sees] * size + possible.places[:, seat]
        self.cases, self.case = np.unique(own, return_inverse=True)
        """What it sees and what it has, together: sorted by what it sees."""
        self.seen, self.own = np.divmod(self.cases, size)
        truth = mine.places[:, sees] * size + mine.places[:, seat]
        self.truth = np.searchsorted(self.cases, truth)

    def standing(self, heard: Ints, really: Ints) -> Standing:
        """After answers: one number for each possible deal, and for each of the reader's."""
        size = len(self.cases)
        cases, case = np.unique(heard * size + self.case, return_inverse=True)
        weights = np.bincount(case, self.possible.weights).astype(np.float64)
        is_new = np.ones(len(cases), dtype=np.bool_)
        is_new[1:] = (np.diff(cases // size) != 0) | (np.diff(self.seen[cases % size]) != 0)
        at = np.searchsorted(cases, really * size + self.truth)
        view = np.cumsum(is_new) - 1
        whole = np.bincount(view, weights)[view]
        before, alike = ranked(weights, view, is_new)
        return Standing(np.log2(whole[at] / weights[at]), before[at], alike[at])

    def odds_of(self, clues: Ints) -> Floats:
        """In each of the reader's deals, how likely the seat finds its true clue of a kind."""
        weights = np.bincount(self.case, self.possible.weights)
        views = self.seen * (int(clues.max()) + 1)
        _, view = np.unique(views, return_inverse=True)
        _, named = np.unique(views + clues[self.own], return_inverse=True)
        odds = np.bincount(named, weights)[named] / np.bincount(view, weights)[view]
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
