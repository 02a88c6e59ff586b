"""What a player of the Sock Inquiry does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from deductio.games.chaussette.messages import Report, Search, Searched
from deductio.games.chaussette.socks import VALUE_OF
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
    """Slots searched that somebody else has searched just before."""
    found = []
    for one in chosen(moments, Search):
        me = one.view.me
        others = [event for event in one.stream if isinstance(event, Searched) and event.seat != me]
        found += [slot in others[-1].slots for slot in slots(one)] if others else []
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
    "meddling": after_others,
    "hoarding": pairs_left,
    "guile": spread,
    "reading": believed,
    "forgetting": looked_again,
    "kindness": others_slots,
}
"""By what each trait shows; others mean nothing here to those who reckon no odds."""
