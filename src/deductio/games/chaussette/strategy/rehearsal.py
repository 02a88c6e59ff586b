"""A competition rehearsed to its end, in worlds a seat believes in, for each search it may make.

Everyone in it is taken for a player who remembers what was seen, takes pairs and reports well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from deductio.core.chance import WORDS, Chance
from deductio.core.thinking import WORTH_DIGITS
from deductio.deduction.draws import Draws
from deductio.games.chaussette.messages import Search
from deductio.games.chaussette.socks import (
    KINDS,
    PAIR_POINTS,
    ROUNDS,
    TOKENS,
    VALUE_OF,
    Characteristic,
)
from deductio.games.chaussette.strategy.belief import POINTS, Belief
from deductio.games.chaussette.strategy.claims import likelihood
from deductio.games.chaussette.strategy.drawers import WIDTH, Drawers, Ints, set_of
from deductio.games.chaussette.strategy.habits import row_by_row
from deductio.games.chaussette.strategy.inquiry import Inquiry

Floats: TypeAlias = NDArray[np.float64]

WORTH = np.array([list(POINTS[kind].values()) for kind in KINDS], dtype=np.float32)
"""What a report of each kind is worth for each token point, by the missing sock."""
PAIRS_WORTH = np.array(PAIR_POINTS)


def best_rehearsed(
    searches: Sequence[Search],
    inquiry: Inquiry,
    belief: Belief,
    luck: Chance,
    taste: Callable[[Search], float],
) -> Search:
    """The search that leads furthest: a few worlds for all of them, then many for the best.

    Points of its player's own taste are added to the lead.
    """
    ways = inquiry.ways
    worlds = belief.answer.sample(ways.few + ways.many, luck.below(WORDS))
    rehearsal = Rehearsal(inquiry, worlds.pieces, Draws(luck.below(WORDS)))
    for part, left in ((slice(ways.few), ways.finalists), (slice(ways.few, None), 1)):
        likes = np.array([taste(search) for search in searches])
        leads = (rehearsal.leads(searches, part) + likes).round(WORTH_DIGITS)
        furthest = np.argsort(-leads, kind="stable")[:left]
        searches = [searches[place] for place in furthest]
    return searches[0]


class Rehearsal:
    """Where the game stands, the worlds it may be in, and how well each fits the reports."""

    def __init__(self, inquiry: Inquiry, pieces: Ints, draws: Draws) -> None:
        self._view, self._me = inquiry.view, inquiry.me
        self._others_points = inquiry.ways.others_points
        self._pieces = pieces
        self._in_rows = row_by_row(inquiry.stream) - {inquiry.me}
        self._seen = [set_of(slots_seen_by(inquiry, seat)) for seat in range(inquiry.view.seats)]
        self._missing = (pieces == 0).argmax(axis=1) // 2
        self._fit = np.array([likelihood(inquiry, kind) for kind in KINDS])[self._missing]
        self._turns = draws.below(np.full(len(pieces), WIDTH))

    def leads(self, searches: Sequence[Search], part: slice) -> Floats:
        """How many points ahead of the others each search leaves this seat, on average."""
        times = len(searches)
        drawers = self._drawers(part, times)
        looks = np.array([set_of(search.slots) for search in searches], dtype=np.uint16)
        drawers.search(self._me, looks.repeat(len(self._fit[part])))
        points = self._played_out(drawers, np.tile(self._missing[part], times))
        mine, seats = points[self._me], len(points)
        others = (points.sum(axis=0) - mine) / (seats - 1)
        ahead = mine - self._others_points * others
        fit = self._fit[part] / self._fit[part].sum()
        leads: Floats = ahead.reshape(times, -1) @ fit
        return leads

    def _drawers(self, part: slice, times: int) -> Drawers:
        pieces, turns = self._pieces[part], self._turns[part]
        cards = set_of(self._view.cards)
        return Drawers(np.tile(pieces, (times, 1)), cards, self._seen, np.tile(turns, times))

    def _played_out(self, drawers: Drawers, missing: Ints) -> Floats:
        """The points of each seat in each world, when the rest is played (CH-20 to CH-25)."""
        view, last = self._view, ROUNDS[self._view.seats]
        points: Floats = np.zeros(drawers.pairs.shape)
        for number in range(view.round, last + 1):
            self._play_round(drawers, is_this_one=number == view.round)
            report = number - last + len(TOKENS) - 1
            if report >= 0:
                points += TOKENS[report] * self._reports(drawers, missing, is_first=report == 0)
        have = np.array([[len(pairs)] for pairs in view.pairs]) + drawers.pairs
        points += PAIRS_WORTH[np.minimum(have, len(PAIRS_WORTH) - 1)]
        return points

    def _play_round(self, drawers: Drawers, *, is_this_one: bool) -> None:
        """Everyone searches once; in the round that has begun, who comes after this seat."""
        view = self._view
        assert view.first is not None, "a seat that searches knows who began"
        done = (self._me - view.first) % view.seats + 1 if is_this_one else 0
        for place in range(done, view.seats):
            seat = (view.first + place) % view.seats
            drawers.search(seat, drawers.next_search(seat, in_rows=seat in self._in_rows))

    def _reports(self, drawers: Drawers, missing: Ints, *, is_first: bool) -> Floats:
        """What each seat's report is worth for each token point; first reports tell all clues."""
        clues = self._view.clues
        told = {clue: agreeing(clue)[:, missing] for clue in set(clues)}
        heard = np.logical_and.reduce([*told.values()])
        found = []
        for seat, clue in enumerate(clues):
            odds = drawers.unseen(seat) * (told[clue] if is_first else heard).astype(np.float32)
            found.append((WORTH @ odds).max(axis=0) / odds.sum(axis=0))
        return np.array(found)


def slots_seen_by(inquiry: Inquiry, seat: int) -> list[int]:
    """What this seat knows for certain; what others have looked at, as everyone can tell."""
    if seat == inquiry.me:
        return [*inquiry.known]
    return [slot for slot in inquiry.view.cards if seat in inquiry.view.named[slot - 1]]


@cache
def agreeing(characteristic: Characteristic) -> NDArray[np.bool_]:
    """For each two kinds, whether they have the same value of this characteristic."""
    values = np.array([VALUE_OF[kind][characteristic] for kind in KINDS])
    agree: NDArray[np.bool_] = values[:, None] == values
    return agree
