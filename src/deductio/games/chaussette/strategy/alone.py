"""A sleuth against the others: searches and reports by the points they promise.

A first estimate says which searches are worth a rehearsal; the rehearsal says which is made.
"""

from __future__ import annotations

from math import comb

from deductio.core.chance import Chance
from deductio.core.messages import Question
from deductio.core.options import Subsets
from deductio.core.thinking import WORTH_DIGITS, Wish
from deductio.games.chaussette.messages import Report
from deductio.games.chaussette.motives import (
    RehearsedTheRest,
    ReportedForPoints,
    ReportedProvenKind,
    TookKnownPair,
)
from deductio.games.chaussette.socks import PAIR_POINTS, TOKENS, Slot
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.inquiry import Inquiry, percent, twins_among
from deductio.games.chaussette.strategy.taste import Taste

SURE = 99
"""Per cent of one who is as good as sure, by what others do: what is not proven may be wrong."""


def search(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    """Of the slots that promise most, those after which the rest of the game goes best."""
    from deductio.games.chaussette.strategy.rehearsal import best_rehearsed

    if not isinstance(question.options, Subsets):
        return None
    belief = Belief(inquiry, luck)
    pair = next_pair(inquiry)
    cards = promises(inquiry, belief, pair)
    promising = belief.foremost(question.options, pair, cards, inquiry.ways.promising)
    chosen = best_rehearsed(promising, inquiry, belief, luck, Taste(inquiry, belief).likes)
    for kind, twins in twins_among(inquiry.known):
        if set(twins) <= set(chosen.slots):
            return Wish(chosen, TookKnownPair(kind, twins))
    return Wish(chosen, RehearsedTheRest(percent(belief.pair_odds(chosen.slots))))


def promises(inquiry: Inquiry, belief: Belief, pair: float) -> dict[Slot, float]:
    """What each card is worth to see: for the reports to come, and for a pair next time."""
    tokens = sum(TOKENS[len(inquiry.view.reports[inquiry.me]) :])
    known = inquiry.known
    ways = inquiry.ways
    later = ways.later_pair * pair if inquiry.searches_left else 0.0
    mates = belief.twins[list(known)].sum(axis=0)
    return {
        slot: ways.news * tokens * gain + (0.0 if slot in known else later * float(mates[slot]))
        for slot, gain in belief.news.items()
    }


def next_pair(inquiry: Inquiry) -> float:
    """Points for one pair more, averaged over how many others will follow (CH-33)."""
    pairs, searches = len(inquiry.view.pairs[inquiry.me]), inquiry.searches_left
    rate = inquiry.ways.pair_rate
    return sum(
        comb(searches, more)
        * rate**more
        * (1 - rate) ** (searches - more)
        * (points(pairs + more + 1) - points(pairs + more))
        for more in range(searches + 1)
    )


def points(pairs: int) -> int:
    return PAIR_POINTS[min(pairs, len(PAIR_POINTS) - 1)]


def report(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    """The report that earns most on average."""
    belief = Belief(inquiry, luck)
    _, kind = belief.best_report()
    if inquiry.ways.likeliest:
        kind = max(belief.missing, key=lambda kind: round(belief.missing[kind], WORTH_DIGITS))
    if len(inquiry.open_kinds) == 1:
        return Wish(Report(kind), ReportedProvenKind())
    return Wish(Report(kind), ReportedForPoints(min(SURE, percent(belief.missing[kind]))))
