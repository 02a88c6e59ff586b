"""What bots say in council: the truth about themselves, and yes to whoever is certain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from deductio.core.messages import Seat
from deductio.core.thinking import Motive, Wish
from deductio.games.chaussette.messages import Action, GrantBonus, LetIndicate, Propose, Skill
from deductio.games.chaussette.motives import SaidWhatIsTrue, TrustedAnOffer
from deductio.games.chaussette.strategy.inquiry import Inquiry
from deductio.games.chaussette.view import View

MEANT: dict[Skill, Action] = {"char": "indicate", "pair": "bonus"}
"""What somebody wants to do who says so."""


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
    """What a seat has said it can do in this council: the first of these skills anybody has."""
    for skill in skills:
        for seat in who_said(inquiry.view, skill):
            return Plan(MEANT[skill], seat, TrustedAnOffer(seat, skill))
    return None


def who_said(view: View, skill: Skill) -> Iterable[Seat]:
    for seat in clockwise(view):
        proposed = view.proposals[seat]
        if proposed is not None and proposed.reason == skill:
            yield seat


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
