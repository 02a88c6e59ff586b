"""A sleuth against the others: searches and reports by the points they promise."""

from __future__ import annotations

from itertools import combinations
from math import comb

from deductio.core.chance import Chance
from deductio.core.messages import Question
from deductio.core.options import Subsets
from deductio.core.thinking import Wish, best
from deductio.games.chaussette.messages import Report
from deductio.games.chaussette.motives import (
    ReportedForPoints,
    ReportedProvenKind,
    TookKnownPair,
    WeighedPairAndNews,
)
from deductio.games.chaussette.socks import CHARACTERISTICS, PAIR_POINTS, ROUNDS, TOKENS, Slot
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.claims import clues_of_others
from deductio.games.chaussette.strategy.inquiry import Inquiry, percent, twins_among

PAIR_RATE = 0.45
"""How often a search of a player who remembers shows a pair."""
LATER_PAIR = 0.5
"""What a pair that can be taken next time is worth, beside one taken now: others look too."""
TOGETHER = 1.5
"""Three cards tell more than each of them alone."""
TOLD = 0.0
"""How much less a look is worth if the first reports tell both other characteristics."""
DENIED = 0.0
"""What it is worth that nobody else gets a pair."""


def search(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    """The slots that promise most: a pair now, a pair next time, a better report."""
    if not isinstance(question.options, Subsets):
        return None
    belief = Belief(inquiry, luck)
    searches = Searches(inquiry, belief)
    chosen = best(question.options, lambda option: searches.worth(option.slots), luck)
    for kind, twins in twins_among(inquiry.known):
        if set(twins) <= set(chosen.slots):
            return Wish(chosen, TookKnownPair(kind, twins))
    return Wish(chosen, WeighedPairAndNews(percent(belief.pair_odds(chosen.slots))))


class Searches:
    """What searches are worth in points."""

    def __init__(self, inquiry: Inquiry, belief: Belief) -> None:
        view = inquiry.view
        self.left = ROUNDS[view.seats] - view.round
        self.twins = belief.twins
        self.pair = pair_worth(len(view.pairs[inquiry.me]), self.left) + DENIED
        self.later = LATER_PAIR * self.pair if self.left else 0.0
        self.known = inquiry.known
        tokens = tokens_at_stake(inquiry)
        self.news = {slot: TOGETHER * tokens * gain for slot, gain in belief.news.items()}
        self.mates = {
            slot: sum(self.twins.get((min(slot, it), max(slot, it)), 0.0) for it in self.known)
            for slot in view.cards
            if slot not in self.known
        }

    def worth(self, slots: tuple[Slot, ...]) -> float:
        now = sum(self.twins.get(two, 0.0) for two in combinations(slots, 2))
        return now * self.pair + self.promise(slots) + sum(self.news[slot] for slot in slots)

    def promise(self, slots: tuple[Slot, ...]) -> float:
        """Twins of cards that are known and not taken now can be taken next time."""
        return self.later * sum(self.mates.get(slot, 0.0) for slot in slots)


def tokens_at_stake(inquiry: Inquiry) -> float:
    """The reports a look can still help; the first ones of the others will tell the rest."""
    made = len(inquiry.view.reports[inquiry.me])
    if made:
        return sum(TOKENS[made:])
    told = len(clues_of_others(inquiry)) / (len(CHARACTERISTICS) - 1)
    return TOKENS[0] + (1 - TOLD * told) * sum(TOKENS[1:])


def pair_worth(pairs: int, searches: int) -> float:
    """Points for one pair more, averaged over how many others will follow (CH-33)."""
    return sum(
        comb(searches, more)
        * PAIR_RATE**more
        * (1 - PAIR_RATE) ** (searches - more)
        * (points(pairs + more + 1) - points(pairs + more))
        for more in range(searches + 1)
    )


def points(pairs: int) -> int:
    return PAIR_POINTS[min(pairs, len(PAIR_POINTS) - 1)]


def report(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    """The report that earns most on average."""
    belief = Belief(inquiry, luck)
    _, kind = belief.best_report()
    if len(inquiry.open_kinds) == 1:
        return Wish(Report(kind), ReportedProvenKind())
    return Wish(Report(kind), ReportedForPoints(percent(belief.missing[kind])))
