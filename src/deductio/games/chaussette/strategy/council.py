"""What bots say in council: the truth about themselves, and yes to whoever is certain."""

from __future__ import annotations

from typing import NamedTuple

from deductio.core.messages import Seat
from deductio.core.thinking import Motive, Wish
from deductio.games.chaussette.messages import (
    Action,
    GrantBonus,
    LetIndicate,
    Propose,
    Proposed,
    Skill,
)
from deductio.games.chaussette.motives import SaidWhatIsTrue, TrustedAnOffer
from deductio.games.chaussette.strategy.inquiry import Inquiry
from deductio.games.chaussette.view import View

MEANT: dict[Skill, Action] = {"char": "indicate", "pair": "bonus"}
"""What somebody wants to be done who is certain of that."""


class Plan(NamedTuple):
    """What the team should do, by which seat, and why."""

    action: Action
    doer: Seat
    because: Motive


def propose(plan: Plan, reason: Skill) -> Wish:
    return Wish(Propose(plan.action, plan.doer, reason), plan.because)


def pick(plan: Plan) -> Wish:
    chosen = GrantBonus(plan.doer) if plan.action == "bonus" else LetIndicate(plan.doer)
    return Wish(chosen, plan.because)


def certain(inquiry: Inquiry, *skills: Skill) -> Plan | None:
    """What somebody has proposed and is certain of, by the first of these skills anybody has."""
    for skill in skills:
        for proposed in said_in_council(inquiry.view):
            if (proposed.reason, proposed.action) == (skill, MEANT[skill]):
                return Plan(proposed.action, proposed.doer, TrustedAnOffer(proposed.seat, skill))
    return None


def said_in_council(view: View) -> list[Proposed]:
    proposals = [view.proposals[seat] for seat in clockwise(view)]
    return [proposed for proposed in proposals if proposed is not None]


def clockwise(view: View) -> list[Seat]:
    """From the revealer on: so all who reason alike name the same seat."""
    assert view.revealer is not None, "a pair opens a council"
    return [(view.revealer + distance) % view.seats for distance in range(view.seats)]


def own_certainty(inquiry: Inquiry, reason: Skill) -> Plan:
    return Plan(MEANT[reason], inquiry.me, SaidWhatIsTrue((reason,)))


def reason_of(*, knows_value: bool, knows_pair: bool) -> Skill:
    """What is true of this seat; to know a characteristic counts more."""
    if knows_value:
        return "char"
    return "pair" if knows_pair else "none"
