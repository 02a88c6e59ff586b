"""What a seat does in the Sock Inquiry when its clock runs out, from its own stream alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Confirm, Event, Question
from deductio.games.chaussette.messages import (
    GrantBonus,
    LetIndicate,
    Propose,
    Report,
    Search,
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


def same_again(seen: View, question: Question, luck: Chance) -> Choice:
    """The last proposal; whoever has made none lets the revealer search, or else indicate."""
    return last_proposal(seen)


def last_proposal(seen: View) -> Propose:
    assert seen.me is not None, "only a seat is asked"
    assert seen.revealer is not None, "a pair opens a council"
    if last := seen.proposals[seen.me]:
        return Propose(last.action, last.doer, last.reason)
    return Propose("bonus" if seen.cards else "indicate", seen.revealer, "none")


def as_proposed(seen: View, question: Question, luck: Chance) -> Choice:
    """The revealer decides as it has last proposed."""
    last = last_proposal(seen)
    return GrantBonus(last.doer) if last.action == "bonus" else LetIndicate(last.doer)


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
    "propose": same_again,
    "propose_again": same_again,
    "pick": as_proposed,
    "indicate": any_option,
    "target": lowest_slots,
    "confirm": confirm,
}
