"""What a player of the Sock Inquiry does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

from deductio.deduction.model import Fact
from deductio.games import game
from deductio.games.chaussette.messages import Report, Search, Searched
from deductio.games.chaussette.notebook import SLEEVE
from deductio.games.chaussette.socks import (
    ACCURACY,
    KINDS,
    VALUE_OF,
    equal_characteristics,
    steps,
)
from tests.proof.behaviour.moments import Counted, Figure, Moment, chosen, counted


def looked_again(moments: Sequence[Moment]) -> Counted:
    """Slots searched that it has searched before."""
    return counted(
        slot in one.view.looked for one in chosen(moments, Search) for slot in slots(one)
    )


def others_slots(moments: Sequence[Moment]) -> Counted:
    """Slots searched, new to itself, that others have searched."""
    found = []
    for one in chosen(moments, Search):
        view = one.view
        fresh = [slot for slot in slots(one) if slot not in view.looked]
        found += [any(seat != view.me for seat in view.named[slot - 1]) for slot in fresh]
    return counted(found)


def pairs_left(moments: Sequence[Moment]) -> Counted:
    """Pairs it has seen and left where they lay, search by search."""
    found = []
    for one in chosen(moments, Search):
        view = one.view
        known = {
            slot: view.seen[slot - 1][0] for slot in view.cards if len(view.seen[slot - 1]) == 1
        }
        twins = [two for two in combinations(known, 2) if known[two[0]] == known[two[1]]]
        if twins:
            found.append(not any({*two} <= {*slots(one)} for two in twins))
    return counted(found)


def spread(moments: Sequence[Moment]) -> Counted:
    """How far apart the slots of a search are."""
    return counted(max(slots(one)) - min(slots(one)) for one in chosen(moments, Search))


def after_others(moments: Sequence[Moment]) -> Counted:
    """Searches with a card that somebody else has looked at just before."""
    found = []
    for one in chosen(moments, Search):
        me = one.view.me
        others = [event for event in one.stream if isinstance(event, Searched) and event.seat != me]
        if others and {*others[-1].slots} & {*one.view.cards}:
            found.append(bool({*others[-1].slots} & {*slots(one)}))
    return counted(found)


def strides(moments: Sequence[Moment]) -> Counted:
    """How far new cards lie from those it looked at last."""
    found = []
    before: tuple[int, ...] = ()
    for one in chosen(moments, Search):
        fresh = [slot for slot in slots(one) if slot not in one.view.looked]
        found += [min(steps(slot, other) for other in before) for slot in fresh if before]
        before = slots(one)
    return counted(found)


def hedged(moments: Sequence[Moment]) -> Counted:
    """Points a report would bring on average, all kinds being as likely that can be missing."""
    found = []
    for one in chosen(moments, Report):
        assert isinstance(one.choice, Report)
        certain = game(one.game).notebook(one.stream).certain
        kinds = [kind for kind in KINDS if certain.get(Fact(kind, SLEEVE)) is not False]
        if len(kinds) > 1:
            earned = [ACCURACY[equal_characteristics(one.choice.kind, kind)] for kind in kinds]
            found.append(fmean(earned))
    return counted(found)


def believed(moments: Sequence[Moment]) -> Counted:
    """What others said at first of what they were told, and it says too."""
    found = []
    for one in chosen(moments, Report):
        assert isinstance(one.choice, Report)
        view, said = one.view, VALUE_OF[one.choice.kind]
        others = [seat for seat in range(view.seats) if seat != view.me and view.reports[seat]]
        told = {seat: VALUE_OF[view.reports[seat][0]][view.clues[seat]] for seat in others}
        found += [told[seat] == said[view.clues[seat]] for seat in others]
    return counted(found)


def slots(one: Moment) -> tuple[int, ...]:
    assert isinstance(one.choice, Search)
    return one.choice.slots


FIGURES: dict[str, Figure] = {
    "boldness": looked_again,
    "caution": hedged,
    "meddling": after_others,
    "hoarding": pairs_left,
    "guile": spread,
    "reading": believed,
    "forgetting": looked_again,
    "haste": strides,
    "kindness": others_slots,
}
"""By what each trait shows; caution is boldness below 0."""
