"""What each level would say of the missing sock: by the kinds left to it, or by its odds."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.believing import Beliefs, Believing, evenly
from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper
from deductio.deduction.model import Fact, each
from deductio.games.chaussette.coaching import goal
from deductio.games.chaussette.notebook import SLEEVE
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.inquiry import inquiry_of
from deductio.games.chaussette.strategy.knowing import known_by


def by_kinds(level: str) -> Believing:
    """Every kind that it still takes for possible, and all of them alike."""

    def believe(
        stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
    ) -> Beliefs:
        kinds = known_by(inquiry_of(level, stream, temper)).kinds
        return evenly(goal(stream), each(kinds, SLEEVE))

    return believe


def by_odds(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
) -> Beliefs:
    """A sleuth's: with what the searches and reports of others seem to say."""
    missing = Belief(inquiry_of("sleuth", stream, temper), luck).missing
    return {Fact(kind, SLEEVE): share for kind, share in missing.items()}


BELIEVING: dict[str, Believing] = {
    "rookie": by_kinds("rookie"),
    "careful": by_kinds("careful"),
    "inspector": by_kinds("inspector"),
    "sleuth": by_odds,
}
