"""The rookie: its last looks, its own pairs, and the slips of a beginner, each with its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.options import Subsets
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.chaussette.motives import (
    FellIn,
    LookedForNews,
    OverlookedPair,
    SentTheFinder,
    WantedATurn,
)
from deductio.games.chaussette.strategy import council, simple
from deductio.games.chaussette.strategy.council import Plan
from deductio.games.chaussette.strategy.inquiry import Inquiry, inquiry_of
from deductio.games.chaussette.strategy.knowing import Knowing, known_by


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    return think(inquiry_of("rookie", stream, temper), question, luck)


def think(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    if question.name == "target":
        return None
    thought = SLIPPING.get(question.name)
    return thought(inquiry, question, luck) if thought else simple.think(inquiry, question, luck)


def search(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    """A pair of its last looks, if it notices; else other cards, anywhere in the drawer."""
    if not isinstance(question.options, Subsets):
        return None
    known, size = known_by(inquiry).known, question.options.size
    new = [slot for slot in inquiry.view.cards if slot not in known]
    fresh = simple.in_order(inquiry, new, luck)
    pairs = simple.pairs_to_take(inquiry, known)
    if pairs and luck.below(inquiry.ways.overlooks) > 0:
        return simple.search(inquiry, question, luck)
    look = simple.looking([*fresh, *known], size)
    if pairs and not set(pairs[0][1]) <= set(look.slots):
        return Wish(look, OverlookedPair(pairs[0][0]))
    return Wish(look, LookedForNews(min(size, len(fresh))))


def propose(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    knowing = known_by(inquiry)
    return council.propose(plan(inquiry, knowing, luck), simple.reason(inquiry, knowing))


def pick(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    return council.pick(plan(inquiry, known_by(inquiry), luck))


def plan(inquiry: Inquiry, knowing: Knowing, luck: Chance) -> Plan:
    """Whoever is certain does it; else what the revealer wants; at times it wants a turn."""
    view, mine = inquiry.view, simple.reason(inquiry, knowing)
    skills = ("char", "pair") if view.cards else ("char",)
    if said := council.certain(inquiry, *skills):
        return said
    if mine in skills:
        return council.own_certainty(inquiry, mine)
    assert view.revealer is not None, "a pair opens a council"
    wanted = view.proposals[view.revealer]
    if wanted and view.revealer != inquiry.me:
        return Plan(wanted.action, wanted.doer, FellIn(view.revealer))
    is_impatient = wanted.action == "indicate" if wanted else luck.below(inquiry.ways.slips) == 0
    if is_impatient:
        return Plan("indicate", inquiry.me, WantedATurn())
    return Plan("bonus" if view.cards else "indicate", view.revealer, SentTheFinder(view.revealer))


SLIPPING: dict[str, Callable[[Inquiry, Question, Chance], Wish | None]] = {
    "search": search,
    "propose": propose,
    "propose_again": propose,
    "pick": pick,
}
