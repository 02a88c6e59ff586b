"""A false trail: a first report that is wrong about what its seat was told."""

from __future__ import annotations

from collections.abc import Mapping

from deductio.core.thinking import WORTH_DIGITS, Wish
from deductio.games.chaussette.messages import Report
from deductio.games.chaussette.motives import LaidAFalseTrail
from deductio.games.chaussette.socks import ACCURACY, KINDS, VALUE_OF, Kind, equal_characteristics
from deductio.games.chaussette.strategy.inquiry import Inquiry


def false_first_report(inquiry: Inquiry, odds: Mapping[Kind, float]) -> Wish | None:
    """Of the kinds that its clue excludes, the one that earns most on average all the same."""
    if not inquiry.ways.lies_at_first or inquiry.view.reports[inquiry.me]:
        return None
    false = [kind for kind in KINDS if inquiry.view.clue not in VALUE_OF[kind].values()]
    best = max(false, key=lambda kind: round(earns(kind, odds), WORTH_DIGITS))
    return Wish(Report(best), LaidAFalseTrail())


def earns(kind: Kind, odds: Mapping[Kind, float]) -> float:
    return sum(
        share * ACCURACY[equal_characteristics(kind, missing)] for missing, share in odds.items()
    )
