"""What a coach of the Sock Inquiry must know: the missing sock, and how sure an indication is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deductio.core.chance import Chance
from deductio.core.coaching import Coaching, Goal, Weighing
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.deduction.model import Fact, each
from deductio.games.chaussette.messages import Indicate, MissingSockRevealed
from deductio.games.chaussette.notebook import SLEEVE
from deductio.games.chaussette.socks import KINDS, SLOTS, Kind


def goal(stream: Sequence[Event]) -> Goal:
    return {"sock": each(KINDS, SLEEVE)}


def weigh(stream: Sequence[Event], question: Question) -> Weighing | None:
    """How likely each indication is right: by the drawer, and if the markers so far are right. What
    a search tells of the sock does not make it a good one: pairs and what others see count more."""
    from deductio.games.chaussette.strategy.belief import Belief
    from deductio.games.chaussette.strategy.inquiry import Inquiry

    choices = [choice for choice in question.options if isinstance(choice, Indicate)]
    if not choices:
        return None
    inquiry = Inquiry(stream)
    odds = {kind: inquiry.notebook.odds[Fact(kind, SLEEVE)] for kind in KINDS}
    believed = Belief(inquiry, Chance(bytes(32))).missing
    return Weighing("right", (chances(choices, odds), chances(choices, believed)), exact=True)


def chances(choices: Sequence[Indicate], odds: Mapping[Kind, float]) -> dict[Choice, float]:
    from deductio.games.chaussette.strategy.inquiry import shares

    return {
        choice: shares(odds, choice.characteristic).get(choice.value, 0.0) for choice in choices
    }


def learnt(stream: Sequence[Event]) -> Mapping[Seat, int]:
    """The cards of the drawer each has looked at, or that all have seen."""
    from deductio.games.chaussette.strategy.inquiry import Inquiry

    inquiry = Inquiry(stream)
    return {seat: len(SLOTS) - inquiry.unseen_by(seat) for seat in range(inquiry.view.seats)}


COACHING = Coaching(goal=goal, told_by=(MissingSockRevealed,), weigh=weigh, learnt=learnt)
