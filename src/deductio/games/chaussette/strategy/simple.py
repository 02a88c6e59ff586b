"""How those play who reckon no odds: the careful one goes by its eyes, the inspector by proof."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.options import Subsets
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.chaussette.messages import Indicate, Report, Search, Searched, Skill, Target
from deductio.games.chaussette.motives import (
    ChasedATwin,
    ChoseTarget,
    HadToIndicate,
    Hedged,
    IndicatedLikeliest,
    IndicatedProven,
    KeptItsReport,
    LookedForNews,
    ReportedOpenKind,
    ReportedProvenKind,
    SentTheFinder,
    TookKnownPair,
    WentRowByRow,
)
from deductio.games.chaussette.socks import (
    ACCURACY,
    SLOTS,
    VALUE_OF,
    Kind,
    Slot,
    equal_characteristics,
    steps,
)
from deductio.games.chaussette.strategy import council
from deductio.games.chaussette.strategy.council import Plan
from deductio.games.chaussette.strategy.inquiry import (
    Inquiry,
    agreed_values,
    inquiry_of,
    known_to_one,
    percent,
    shares,
    twins_among,
)
from deductio.games.chaussette.strategy.knowing import Knowing, known_by

FEW_LEFT = 8
"""With so few new cards, one who chases twins may well meet one."""


def careful(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    return think(inquiry_of("careful", stream, temper), question, luck)


def inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    return think(inquiry_of("inspector", stream, temper), question, luck)


def think(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    thought = THOUGHTS.get(question.name)
    return thought(inquiry, question, luck) if thought else None


# Searching


def search(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    """A pair it knows and a card it does not know; else three it does not know, row by row."""
    if not isinstance(question.options, Subsets):
        return None
    known, size = known_by(inquiry).known, question.options.size
    fresh = in_order(inquiry, [slot for slot in inquiry.view.cards if slot not in known], luck)
    for kind, twins in pairs_to_take(inquiry, known):
        return Wish(looking([*twins, *fresh, *known], size), TookKnownPair(kind, twins))
    single = lonely(inquiry, known)
    if single and size <= len(fresh) <= FEW_LEFT:
        return Wish(looking([single, *fresh], size), ChasedATwin(known[single]))
    look, news = looking([*fresh, *known], size), min(size, len(fresh))
    next_ones = [slot for slot in inquiry.view.cards if slot not in inquiry.view.looked]
    is_row_by_row = list(look.slots) == next_ones[:size]
    return Wish(look, WentRowByRow(size) if is_row_by_row else LookedForNews(news))


def looking(slots: Sequence[Slot], size: int) -> Search:
    """The first of these."""
    return Search(tuple(sorted([*dict.fromkeys(slots)][:size])))


def in_order(inquiry: Inquiry, fresh: list[Slot], luck: Chance) -> list[Slot]:
    """Row by row, but in a team where hardly anybody has looked; first where it never looked."""
    ways, named = inquiry.ways, inquiry.view.named
    if ways.scattered or inquiry.view.cooperative:
        fresh = luck.shuffled(fresh)
    if inquiry.view.cooperative and ways.minds_others:
        fresh = sorted(fresh, key=lambda slot: len(named[slot - 1]))
    if ways.sweeps:
        fresh = nearest_first(inquiry, fresh)
    if ways.minds_looks:
        fresh = sorted(fresh, key=lambda slot: slot in inquiry.view.looked)
    if ways.spares_others and fresh:
        return [min(fresh, key=lambda slot: len(named[slot - 1])), *fresh]
    if ways.pries:
        return [*sorted(just_searched(inquiry), key=lambda slot: slot not in fresh)[:1], *fresh]
    return [luck.pick(fresh), *fresh] if ways.strays and fresh else fresh


def nearest_first(inquiry: Inquiry, fresh: list[Slot]) -> list[Slot]:
    """Those next to the cards it looked at last."""
    mine = [event.slots for event in searches(inquiry) if event.seat == inquiry.me]
    last = mine[-1] if mine else SLOTS[:1]
    return sorted(fresh, key=lambda slot: min(steps(slot, other) for other in last))


def just_searched(inquiry: Inquiry) -> list[Slot]:
    """Where somebody else has looked last, as far as a card lies there."""
    others = [event.slots for event in searches(inquiry) if event.seat != inquiry.me]
    return [slot for slot in inquiry.view.cards if others and slot in others[-1]]


def searches(inquiry: Inquiry) -> list[Searched]:
    return [event for event in inquiry.stream if isinstance(event, Searched)]


def pairs_to_take(
    inquiry: Inquiry, known: dict[Slot, Kind]
) -> list[tuple[Kind, tuple[Slot, Slot]]]:
    """All it knows; what its temper has it leave waits for its last two searches."""
    pairs, leaves = twins_among(known), inquiry.ways.leaves
    if leaves == "none" or inquiry.searches_left <= 1:
        return pairs
    own = [pair for pair in pairs if known_to_one(inquiry, pair[1])]
    left = {"own": own, "shared": [pair for pair in pairs if pair not in own], "all": pairs}
    return [pair for pair in pairs if pair not in left[leaves]]


def lonely(inquiry: Inquiry, known: dict[Slot, Kind]) -> Slot | None:
    """The card it saw last whose twin it has not seen, if it chases twins."""
    if not inquiry.ways.chases:
        return None
    alone = [slot for slot, kind in known.items() if [*known.values()].count(kind) == 1]
    return alone[-1] if alone else None


# Reporting


def report(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    """What it reported before, as long as it can be; else any kind that can."""
    kinds, hedges = believed(inquiry, known_by(inquiry).kinds), inquiry.ways.hedges
    if len(kinds) == 1:
        return Wish(Report(kinds[0]), ReportedProvenKind())
    welcome = least_wrong(kinds) if hedges else kinds
    for before in reversed(inquiry.view.reports[inquiry.me]):
        if before in welcome:
            return Wish(Report(before), KeptItsReport(len(kinds)))
    because = Hedged(len(kinds)) if hedges else ReportedOpenKind(len(kinds))
    return Wish(Report(luck.pick(welcome)), because)


def least_wrong(kinds: Sequence[Kind]) -> list[Kind]:
    """Those that earn most on average, each of these being as likely to be missing."""
    earned = {
        kind: sum(ACCURACY[equal_characteristics(kind, other)] for other in kinds) for kind in kinds
    }
    return [kind for kind in kinds if earned[kind] == max(earned.values())]


def believed(inquiry: Inquiry, kinds: Sequence[Kind]) -> Sequence[Kind]:
    """Of these, the ones that agree most with what others were told, by their first reports."""
    if not inquiry.ways.believes_reports:
        return kinds
    view = inquiry.view
    told = [
        VALUE_OF[view.reports[seat][0]][view.clues[seat]]
        for seat in range(view.seats)
        if seat != inquiry.me and view.reports[seat]
    ]
    fits = {kind: sum(value in VALUE_OF[kind].values() for value in told) for kind in kinds}
    return [kind for kind in kinds if fits[kind] == max(fits.values())]


# In a team


def propose(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    knowing = known_by(inquiry)
    return council.propose(plan(inquiry, knowing), reason(inquiry, knowing))


def pick(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    return council.pick(plan(inquiry, known_by(inquiry)))


def plan(inquiry: Inquiry, knowing: Knowing) -> Plan:
    """Who knows something indicates; a bonus search otherwise, while pairs last."""
    view, mine = inquiry.view, reason(inquiry, knowing)
    must_indicate = not view.cards or inquiry.pairs_to_come < len(inquiry.unmarked)
    skills = ("char",) if must_indicate else ("char", "pair")
    if said := council.certain(inquiry, *skills):
        return said
    if mine in skills:
        return council.own_certainty(inquiry, mine)
    revealer = council.clockwise(view)[0]
    if must_indicate:
        return Plan("indicate", revealer, HadToIndicate(revealer))
    return Plan("bonus", revealer, SentTheFinder(revealer))


def reason(inquiry: Inquiry, knowing: Knowing) -> Skill:
    twins = twins_among(knowing.known)
    return council.reason_of(knows_value=bool(proven(inquiry, knowing)), knows_pair=bool(twins))


def proven(inquiry: Inquiry, knowing: Knowing) -> list[Indicate]:
    """What is settled for it of the missing sock and no marker says yet."""
    agreed = agreed_values(knowing.kinds)
    return [Indicate(one, agreed[one]) for one in inquiry.unmarked if one in agreed]


def indicate(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    """What is settled; if nothing is, the value most of the kinds still open have."""
    knowing = known_by(inquiry)
    for indication in proven(inquiry, knowing):
        return Wish(indication, IndicatedProven(indication.value))
    even = dict.fromkeys(knowing.kinds, 1 / len(knowing.kinds))
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
    known = known_by(inquiry).known
    by_novelty = sorted(question.options.items, key=lambda slot: (slot in known, slot))
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
