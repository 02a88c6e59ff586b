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
from deductio.games.chaussette.socks import KINDS
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.claims import weighed
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
    """A sleuth's: with what the searches and reports of others seem to say. Habits prove nothing,
    so what follows from them alone is never said to be certain."""
    inquiry = inquiry_of("sleuth", stream, temper)
    by_habit = Belief(inquiry, luck).missing
    by_proof = inquiry.notebook.odds
    facts = {kind: Fact(kind, SLEEVE) for kind in KINDS}
    plain = weighed(inquiry, {kind: by_proof[fact] for kind, fact in facts.items()})
    hold = inquiry.ways.habits_hold
    return {fact: hold * by_habit[kind] + (1 - hold) * plain[kind] for kind, fact in facts.items()}


BELIEVING: dict[str, Believing] = {
    "rookie": by_kinds("rookie"),
    "careful": by_kinds("careful"),
    "inspector": by_kinds("inspector"),
    "sleuth": by_odds,
}
