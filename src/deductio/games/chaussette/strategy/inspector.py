"""An inspector: knows all that is certain, takes what it knows, and guesses only when it must."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.options import Subsets
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.chaussette.messages import Indicate, Report, Search, Skill, Target
from deductio.games.chaussette.motives import (
    ChoseTarget,
    HadToIndicate,
    IndicatedLikeliest,
    IndicatedProven,
    LookedForNews,
    ReportedOpenKind,
    ReportedProvenKind,
    SentTheBestInformed,
    TookKnownPair,
)
from deductio.games.chaussette.strategy import council
from deductio.games.chaussette.strategy.council import Plan
from deductio.games.chaussette.strategy.inquiry import (
    Inquiry,
    agreed_values,
    percent,
    shares,
    twins_among,
)


def inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    think = THOUGHTS.get(question.name)
    return think(Inquiry(stream), question, luck) if think else None


def search(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    """A pair it knows and a card it does not know; else three it does not know, row by row."""
    if not isinstance(question.options, Subsets):
        return None
    known, size = inquiry.known, question.options.size
    fresh = [slot for slot in inquiry.view.cards if slot not in known]
    for kind, twins in twins_among(known):
        others = [*fresh, *(slot for slot in known if slot not in twins)]
        slots = [*twins, *others[: size - 2]]
        return Wish(Search(tuple(sorted(slots))), TookKnownPair(kind, twins))
    slots = [*fresh, *known][:size]
    return Wish(Search(tuple(sorted(slots))), LookedForNews(min(size, len(fresh))))


def report(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    kinds = inquiry.open_kinds
    because = ReportedProvenKind() if len(kinds) == 1 else ReportedOpenKind(len(kinds))
    return Wish(Report(luck.pick(kinds)), because)


def propose(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    return council.propose(plan(inquiry), reason(inquiry))


def pick(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    return council.pick(plan(inquiry))


def plan(inquiry: Inquiry) -> Plan:
    """Who knows something indicates; a bonus search otherwise, while pairs last."""
    view, mine = inquiry.view, reason(inquiry)
    must_indicate = not view.cards or inquiry.pairs_to_come < len(inquiry.unmarked)
    skills = ("char",) if must_indicate else ("char", "pair")
    if said := council.certain(inquiry, *skills):
        return said
    if mine in skills:
        return council.own_certainty(inquiry, mine)
    revealer = council.clockwise(view)[0]
    if must_indicate:
        return Plan("indicate", revealer, HadToIndicate(revealer))
    return Plan("bonus", revealer, SentTheBestInformed(revealer, inquiry.unseen_by(revealer)))


def reason(inquiry: Inquiry) -> Skill:
    twins = twins_among(inquiry.known)
    return council.reason_of(knows_value=bool(proven(inquiry)), knows_pair=bool(twins))


def proven(inquiry: Inquiry) -> list[Indicate]:
    """What is certain of the missing sock and no marker says yet."""
    agreed = agreed_values(inquiry.open_kinds)
    return [Indicate(one, agreed[one]) for one in inquiry.unmarked if one in agreed]


def indicate(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    """What is certain; if nothing is, the value most of the kinds still open have."""
    for indication in proven(inquiry):
        return Wish(indication, IndicatedProven(indication.value))
    even = dict.fromkeys(inquiry.open_kinds, 1 / len(inquiry.open_kinds))
    choices = [
        (share, Indicate(one, value))
        for one in inquiry.unmarked
        for value, share in shares(even, one).items()
    ]
    share, indication = max(choices, key=lambda choice: choice[0])
    return Wish(indication, IndicatedLikeliest(indication.value, percent(share)))


def target(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    """Cards it knows nothing about: to see them helps, and to lose sight of them costs nothing."""
    if not isinstance(question.options, Subsets):
        return None
    by_novelty = sorted(question.options.items, key=lambda slot: (slot in inquiry.known, slot))
    slots = tuple(sorted(by_novelty[: question.options.size]))
    return Wish(Target(slots), ChoseTarget([*inquiry.view.effects.values()][-1]))


THOUGHTS: dict[str, Callable[[Inquiry, Question, Chance], Wish | None]] = {
    "search": search,
    "report": report,
    "propose": propose,
    "propose_again": propose,
    "pick": pick,
    "indicate": indicate,
    "target": target,
}
