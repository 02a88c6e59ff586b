"""What a seat does in the Sock Inquiry when its clock runs out, from its own stream alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Confirm, Event, Question
from deductio.games.chaussette.messages import (
    GrantBonus,
    LetIndicate,
    Offer,
    Report,
    Search,
    Skill,
)
from deductio.games.chaussette.rules.search import AT_ONCE
from deductio.games.chaussette.socks import KINDS
from deductio.games.chaussette.view import View


def default(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """The choice of the rules' own table of time-outs."""
    return DEFAULTS[question.name](fold(View(), stream), question, luck)


def lowest_unseen(seen: View, question: Question, luck: Chance) -> Choice:
    """The lowest slots not looked into yet, then the lowest others."""
    by_novelty = sorted(seen.cards, key=lambda slot: (slot in seen.looked, slot))
    return Search(tuple(sorted(by_novelty[:AT_ONCE])))


def any_unpaired_kind(seen: View, question: Question, luck: Chance) -> Choice:
    """The private clue must not show, so it plays no part."""
    paired = [kind for kinds in seen.pairs for kind in kinds]
    return Report(luck.pick([kind for kind in KINDS if kind not in paired]))


def no_offer(seen: View, question: Question, luck: Chance) -> Choice:
    return Offer(())


def first_offer(seen: View, question: Question, luck: Chance) -> Choice:
    """Who offers a characteristic, else who offers a pair, else a bonus search of one's own."""
    assert seen.me is not None, "only a seat is asked"
    wishes: list[Choice] = [LetIndicate(seat) for seat in offering(seen, seen.me, "char")]
    wishes += [GrantBonus(seat) for seat in offering(seen, seen.me, "pair")]
    wishes += [GrantBonus(seen.me), LetIndicate(seen.me)]
    return next(wish for wish in wishes if wish in question.options)


def offering(seen: View, revealer: int, skill: Skill) -> list[int]:
    """Who says it can, clockwise from the revealer."""
    clockwise = [(revealer + distance) % seen.seats for distance in range(seen.seats)]
    return [seat for seat in clockwise if skill in (seen.offers[seat] or ())]


def any_option(seen: View, question: Question, luck: Chance) -> Choice:
    """Letting time run out must never beat thinking."""
    return question.options[luck.below(len(question.options))]


def lowest_slots(seen: View, question: Question, luck: Chance) -> Choice:
    return question.options[0]


def confirm(seen: View, question: Question, luck: Chance) -> Choice:
    return Confirm()


DEFAULTS: dict[str, Callable[[View, Question, Chance], Choice]] = {
    "search": lowest_unseen,
    "report": any_unpaired_kind,
    "volunteer": no_offer,
    "pick": first_offer,
    "indicate": any_option,
    "target": lowest_slots,
    "confirm": confirm,
}
