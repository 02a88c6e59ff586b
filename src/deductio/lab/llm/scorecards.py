"""How players reasoned over many games: shares and means with their intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import TypeAlias

from msgspec import Struct

from deductio.lab.intervals import ratio, share
from deductio.lab.llm.reasoning import Reasoning

DIGITS = 4

Figure: TypeAlias = Callable[[Reasoning], float]


class Measured(Struct, frozen=True):
    """A figure over all games; None where nothing was counted, or too little for an interval."""

    value: float | None
    low: float | None
    high: float | None
    of: int
    """Out of how many."""


class Scorecard(Struct, frozen=True):
    """One player's row."""

    player: str
    games: int
    wins: Measured
    mean_points: float
    illegal: Measured
    """Answers that were not taken, for each ask."""
    false_certainties: Measured
    """Of all that it said was certain."""
    missed_certainties: Measured
    """Of all it spoke of that was certain."""
    brier: Measured
    """How much worse its beliefs score than the exact odds; 0 is exact."""
    log: Measured
    """The same in bits."""
    bits: Measured
    """What its questions should tell, of what the best ones would have."""
    against_proof: Measured
    """Of all its claims."""
    used: Measured
    """Of the games in which all it sought could be proven, those in which it said so."""
    late: Measured
    """In these games, its own choices from the first moment on until then."""
    accuracy: Measured
    """As reviews give it, in percent."""


def scorecard(player: str, games: Sequence[Reasoning]) -> Scorecard:
    known = [one for one in games if one.could_know]
    judged = [one for one in games if one.accuracy is not None]
    return Scorecard(
        player=player,
        games=len(games),
        wins=_share(sum(one.won for one in games), len(games)),
        mean_points=round(sum(one.points for one in games) / len(games), DIGITS),
        illegal=_part(games, lambda one: one.illegal, lambda one: one.asks, most=inf),
        false_certainties=_part(
            games, lambda one: one.false_certainties, lambda one: one.certainties
        ),
        missed_certainties=_part(
            games, lambda one: one.missed_certainties, lambda one: one.provable
        ),
        brier=_mean(games, lambda one: one.brier, lambda one: one.beliefs),
        log=_mean(games, lambda one: one.log, lambda one: one.beliefs),
        bits=_mean(games, lambda one: one.bits, lambda one: one.best_bits, most=1),
        against_proof=_share(
            sum(one.against_proof for one in games), sum(one.claims for one in games)
        ),
        used=_share(sum(one.used for one in known), len(known)),
        late=_mean(known, lambda one: one.late, lambda one: 1),
        accuracy=_mean(judged, lambda one: one.accuracy or 0.0, lambda one: 1, most=100),
    )


def _share(hits: int, tries: int) -> Measured:
    if not tries:
        return Measured(None, None, None, 0)
    low, value, high = share(hits, tries)
    return Measured(round(value, DIGITS), round(low, DIGITS), round(high, DIGITS), tries)


def _part(games: Sequence[Reasoning], above: Figure, below: Figure, *, most: float = 1) -> Measured:
    """A share over games: the wider of what games and what single answers leave open, for where all
    games agree they say nothing of how far they may be from the truth."""
    mean = _mean(games, above, below)
    if mean.low is None or mean.high is None:
        return mean
    single = share(min(round(sum(map(above, games))), mean.of), mean.of)
    low, high = min(mean.low, single.low), min(most, max(mean.high, single.high))
    return Measured(mean.value, round(low, DIGITS), round(high, DIGITS), mean.of)


def _mean(
    games: Sequence[Reasoning], above: Figure, below: Figure, *, most: float = inf
) -> Measured:
    """Over games, for answers of one game are not independent of each other."""
    some = [one for one in games if below(one)]
    if not some:
        return Measured(None, None, None, 0)
    over, under = [float(above(one)) for one in some], [float(below(one)) for one in some]
    value, count = round(sum(over) / sum(under), DIGITS), round(sum(under))
    if len(some) == 1:
        return Measured(value, None, None, count)
    low, _, high = ratio(over, under)
    return Measured(value, round(max(low, 0.0), DIGITS), round(min(high, most), DIGITS), count)
