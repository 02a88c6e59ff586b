"""What reports of others say about the missing sock, for one who doubts them a little.

Reports prove nothing, so the notebook leaves them out. But whoever reports thinks of the own clue
first, and which characteristic each seat knows is public.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from deductio.games.chaussette.socks import CHARACTERISTICS, VALUE_OF, Characteristic, Kind
from deductio.games.chaussette.strategy.inquiry import Inquiry

KEEPS_TO_ITS_CLUE = 0.95
"""How often a report is right about the characteristic its seat was told."""
RIGHT_ELSEWHERE = 0.58
"""How often a first report is right about another one; better than a coin, but not by much."""


def weighed(inquiry: Inquiry, odds: Mapping[Kind, float]) -> dict[Kind, float]:
    """The odds of the missing sock after hearing what the others reported."""
    weights = {kind: share * likelihood(inquiry, kind) for kind, share in odds.items()}
    whole = sum(weights.values())
    return {kind: weight / whole for kind, weight in weights.items()}


def likelihood(inquiry: Inquiry, missing: Kind) -> float:
    """How well all reports of the others fit that missing sock."""
    view = inquiry.view
    return prod(
        fit(view.clues[seat], view.reports[seat][0], missing)
        for seat in range(view.seats)
        if seat != inquiry.me and view.reports[seat]
    )


def fit(clue: Characteristic, reported: Kind, missing: Kind) -> float:
    return prod(
        _right(one, clue) if _agree(one, reported, missing) else 1 - _right(one, clue)
        for one in CHARACTERISTICS
    )


def _right(one: Characteristic, clue: Characteristic) -> float:
    return KEEPS_TO_ITS_CLUE if one == clue else RIGHT_ELSEWHERE


def _agree(one: Characteristic, kind: Kind, other: Kind) -> bool:
    return VALUE_OF[kind][one] == VALUE_OF[other][one]
