"""A rookie: remembers its last looks and its own pairs, and puts little of it together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.options import Subsets
from deductio.core.thinking import PLAIN, Temper, TookAny, Wish
from deductio.games.chaussette.messages import (
    Action,
    Indicate,
    Report,
    SawSocks,
    Search,
    Skill,
    SocksShown,
)
from deductio.games.chaussette.motives import (
    FellIn,
    IndicatedLikeliest,
    IndicatedProven,
    LookedForNews,
    ReportedOpenKind,
    TookKnownPair,
)
from deductio.games.chaussette.socks import KINDS, VALUE_OF, Kind, Slot
from deductio.games.chaussette.strategy import council
from deductio.games.chaussette.strategy.council import Plan
from deductio.games.chaussette.strategy.inquiry import (
    Inquiry,
    agreed_values,
    percent,
    shares,
    twins_among,
)

LOOKS_REMEMBERED = 2
"""A rookie knows what it saw in its last two searches; what lay elsewhere is a blur."""

NOTICES = 3
"""One time in so many it overlooks a pair it has seen."""


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    think = THOUGHTS.get(question.name)
    return think(Inquiry(stream), question, luck) if think else None


def remembered(inquiry: Inquiry) -> dict[Slot, Kind]:
    """The cards of its last looks that still lie there, and those that lie open."""
    looks = [event for event in inquiry.stream if isinstance(event, SawSocks | SocksShown)]
    cards = [
        (slot, kind)
        for look in looks[-LOOKS_REMEMBERED:]
        for slot, kind in zip(look.slots, look.kinds, strict=True)
        if slot not in inquiry.view.stirred
    ]
    cards += [(slot + 1, kind) for slot, kind in enumerate(inquiry.view.face_up) if kind]
    return {slot: kind for slot, kind in cards if slot in inquiry.view.cards}


def plausible(inquiry: Inquiry) -> list[Kind]:
    """Kinds that fit clue and markers, less the pairs that lie before itself.

    Nothing is concluded from looks, and what others have laid open is overlooked.
    """
    told = [*inquiry.view.markers.values()]
    if inquiry.view.clue:
        told.append(inquiry.view.clue)
    minded = inquiry.view.pairs[inquiry.me]
    fitting = [kind for kind in KINDS if all(value in VALUE_OF[kind].values() for value in told)]
    return [kind for kind in fitting if kind not in minded] or fitting or [*KINDS]


def search(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    if not isinstance(question.options, Subsets):
        return None
    memory, size = remembered(inquiry), question.options.size
    fresh = luck.shuffled([slot for slot in inquiry.view.cards if slot not in memory])
    notices = luck.below(NOTICES) > 0
    for kind, twins in twins_among(memory) if notices else []:
        others = [*fresh, *(slot for slot in memory if slot not in twins)]
        return Wish(
            Search(tuple(sorted([*twins, *others[: size - 2]]))), TookKnownPair(kind, twins)
        )
    slots = [*fresh, *memory][:size]
    return Wish(Search(tuple(sorted(slots))), LookedForNews(min(size, len(fresh))))


def report(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    kinds = plausible(inquiry)
    return Wish(Report(luck.pick(kinds)), ReportedOpenKind(len(kinds)))


def propose(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    return council.propose(plan(inquiry, luck), reason(inquiry))


def pick(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    return council.pick(plan(inquiry, luck))


def plan(inquiry: Inquiry, luck: Chance) -> Plan:
    """Whoever is certain does it; else what the revealer wants; else whatever comes to mind."""
    view, mine = inquiry.view, reason(inquiry)
    skills = ("char", "pair") if view.cards else ("char",)
    if said := council.certain(inquiry, *skills):
        return said
    if mine in skills:
        return council.own_certainty(inquiry, mine)
    assert view.revealer is not None, "a pair opens a council"
    if wanted := view.proposals[view.revealer]:
        return Plan(wanted.action, wanted.doer, FellIn(view.revealer))
    actions: list[Action] = ["bonus", "indicate"] if view.cards else ["indicate"]
    return Plan(luck.pick(actions), luck.below(view.seats), TookAny())


def reason(inquiry: Inquiry) -> Skill:
    twins = twins_among(remembered(inquiry))
    return council.reason_of(knows_value=bool(proven(inquiry)), knows_pair=bool(twins))


def proven(inquiry: Inquiry) -> list[Indicate]:
    """What all plausible kinds have in common and no marker says yet."""
    agreed = agreed_values(plausible(inquiry))
    return [Indicate(one, agreed[one]) for one in inquiry.unmarked if one in agreed]


def indicate(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    """What it has worked out; else the value most plausible kinds have."""
    for indication in proven(inquiry):
        return Wish(indication, IndicatedProven(indication.value))
    kinds = plausible(inquiry)
    one = luck.pick(inquiry.unmarked)
    found = shares(dict.fromkeys(kinds, 1 / len(kinds)), one)
    value = max(found, key=lambda value: found[value])
    return Wish(Indicate(one, value), IndicatedLikeliest(value, percent(found[value])))


THOUGHTS: dict[str, Callable[[Inquiry, Question, Chance], Wish | None]] = {
    "search": search,
    "report": report,
    "propose": propose,
    "propose_again": propose,
    "pick": pick,
    "indicate": indicate,
}
