"""What reports of others say about the missing sock, for one who doubts them a little.

Reports prove nothing, so the notebook leaves them out. But whoever reports thinks of the own clue
first, and which characteristic each seat knows is public.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from deductio.games.chaussette.socks import CHARACTERISTICS, VALUE_OF, Characteristic, Kind
from deductio.games.chaussette.strategy.inquiry import Inquiry
from deductio.games.chaussette.strategy.ways import Ways


def weighed(inquiry: Inquiry, odds: Mapping[Kind, float]) -> dict[Kind, float]:
    """The odds of the missing sock after hearing what the others reported."""
    weights = {kind: share * likelihood(inquiry, kind) for kind, share in odds.items()}
    whole = sum(weights.values())
    return {kind: weight / whole for kind, weight in weights.items()}


def likelihood(inquiry: Inquiry, missing: Kind) -> float:
    """How well all reports of the others fit that missing sock."""
    view = inquiry.view
    return prod(
        fit(inquiry.ways, view.clues[seat], view.reports[seat][0], missing)
        for seat in range(view.seats)
        if seat != inquiry.me and view.reports[seat]
    )


def fit(ways: Ways, clue: Characteristic, reported: Kind, missing: Kind) -> float:
    return prod(
        _right(ways, one, clue) if _agree(one, reported, missing) else 1 - _right(ways, one, clue)
        for one in CHARACTERISTICS
    )


def _right(ways: Ways, one: Characteristic, clue: Characteristic) -> float:
    return ways.keeps_to_its_clue if one == clue else ways.right_elsewhere


def _agree(one: Characteristic, kind: Kind, other: Kind) -> bool:
    return VALUE_OF[kind][one] == VALUE_OF[other][one]
