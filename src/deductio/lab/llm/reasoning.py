"""How well one seat reasoned in one game, beside what it could know exactly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log2
from typing import Any

from msgspec import Struct

from deductio.coach.judging import is_free
from deductio.coach.knowing import Knowing
from deductio.coach.review import Assessment
from deductio.core.game import Game
from deductio.core.seat_game import Asked
from deductio.deduction.model import Fact
from deductio.lab.llm.playing import Tried
from deductio.lab.llm.seated import Statement

SURE = 1 / 1024
"""Who says 0 or 1 and is wrong has lost ten bits, not infinitely many."""


class Stated(Struct, frozen=True):
    """One belief beside the exact odds of that moment."""

    said: float
    odds: float
    is_certain: bool
    """Whether it followed from what had been told, one way or the other."""

    @property
    def claims_certainty(self) -> bool:
        return self.said in (0, 1)

    @property
    def is_false_certainty(self) -> bool:
        """Said to be certain, and was open or otherwise."""
        return self.claims_certainty and not (self.is_certain and self.said == self.odds)

    @property
    def is_missed_certainty(self) -> bool:
        """Could be proven, and was said to be open."""
        return self.is_certain and not self.claims_certainty

    @property
    def brier(self) -> float:
        """How much worse its expected Brier score is than that of the exact odds."""
        return (self.said - self.odds) ** 2

    @property
    def log(self) -> float:
        """How much worse its expected logarithmic score is, in bits."""
        if self.said == self.odds:
            return 0.0
        said = min(max(self.said, SURE), 1 - SURE)
        return max(0.0, _bits(self.odds, said) + _bits(1 - self.odds, 1 - said))


def _bits(odds: float, said: float) -> float:
    return odds * log2(odds / said) if odds > 0 else 0.0


class Reasoning(Struct, frozen=True):
    """The figures of one game; sums, so that games can be added up."""

    won: bool
    points: int
    asks: int
    """Asks in words: none for a level of ours."""
    illegal: int
    """Answers that were not taken, and silences."""
    defaults: int
    """Asks at which the default was taken instead."""
    beliefs: int
    certainties: int
    """Beliefs of 0 or 1."""
    false_certainties: int
    provable: int
    """Beliefs about what was certain."""
    missed_certainties: int
    brier: float
    log: float
    questions: int
    """Choices that were judged by what they should tell."""
    bits: float
    best_bits: float
    claims: int
    """Times it said what it thinks is so, with all that hangs on it."""
    against_proof: int
    """Of these, against what it could prove."""
    not_claimed: int
    """Times it could have claimed what was certain, and did something else."""
    could_know: bool
    """Whether all it sought could be proven before it was told."""
    used: bool
    """Whether it then said so."""
    late: int
    """Own choices between the first moment it could be known and its use, or the end."""
    accuracy: float | None
    """As a review gives it."""


def reasoning(game: Game[Any], tested: Tried) -> Reasoning:
    """All figures of one game."""
    look = Assessment(game, tested.played)
    stated = [one for said in tested.stated for one in _stated(said, look.knowing)]
    asked = [one for one in look.judged if one.unit == "bits"]
    kinds = [finding.kind for finding in look.findings]
    at, used = look.knowing.certain_at, look.used_at
    return Reasoning(
        won=tested.won,
        points=tested.scores[tested.seat],
        asks=len(tested.turns),
        illegal=sum(len(turn.illegal) for turn in tested.turns),
        defaults=sum(turn.defaulted for turn in tested.turns),
        beliefs=len(stated),
        certainties=sum(one.claims_certainty for one in stated),
        false_certainties=sum(one.is_false_certainty for one in stated),
        provable=sum(one.is_certain for one in stated),
        missed_certainties=sum(one.is_missed_certainty for one in stated),
        brier=sum(one.brier for one in stated),
        log=sum(one.log for one in stated),
        questions=len(asked),
        bits=sum(min(max(one.brings[0], 0.0), one.brings[1]) for one in asked),
        best_bits=sum(one.brings[1] for one in asked),
        claims=sum(bool(one.choice.claims) for one in look.played.asked),
        against_proof=kinds.count("against_proof"),
        not_claimed=kinds.count("not_claimed"),
        could_know=at is not None,
        used=used is not None,
        late=0 if at is None else _between(look.played.asked, at, used),
        accuracy=look.share,
    )


def _stated(said: Statement, knowing: Knowing) -> Iterator[Stated]:
    """What was said to be likely, unless the answer had been told by then."""
    if knowing.is_told(said.at) or not said.beliefs:
        return
    notebook = knowing.notebook(said.at)
    for name, belief in said.beliefs.items():
        fact = Fact(*name)
        if fact in notebook.certain:
            yield Stated(belief, float(notebook.certain[fact]), True)
        elif fact in notebook.odds:
            yield Stated(belief, notebook.odds[fact], False)


def _between(asked: Sequence[Asked], at: int, used: int | None) -> int:
    """Free choices from the first moment until it was used."""
    return sum(is_free(one) and at <= one.at and (used is None or one.at < used) for one in asked)
