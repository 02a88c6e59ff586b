"""What a sleuth of some temper likes in a search, beside the points it promises."""

from __future__ import annotations

from itertools import combinations

from deductio.games.chaussette.messages import Search
from deductio.games.chaussette.socks import steps
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.inquiry import Inquiry, known_to_one, twins_among

A_PAIR_KEPT = 6.0
"""Points that keep a pair in the drawer for one who hoards."""


class Taste:
    """Added to the lead that a rehearsal promises; nothing for a plain temper."""

    def __init__(self, inquiry: Inquiry, belief: Belief) -> None:
        self._ways = inquiry.ways
        self._belief = belief
        hoards = inquiry.ways.leaves == "own" and inquiry.searches_left > 1
        self._kept = [
            set(twins)
            for _, twins in twins_among(inquiry.known)
            if hoards and known_to_one(inquiry, twins)
        ]

    def likes(self, search: Search) -> float:
        taste = -A_PAIR_KEPT * any(twins <= set(search.slots) for twins in self._kept)
        if self._ways.chance_of_pair:
            taste += self._ways.chance_of_pair * self._belief.pair_odds(search.slots)
        if self._ways.near:
            taste += self._ways.near * sum(map(side_by_side, combinations(search.slots, 2)))
        return taste


def side_by_side(slots: tuple[int, ...]) -> bool:
    one, other = slots
    return steps(one, other) == 1
