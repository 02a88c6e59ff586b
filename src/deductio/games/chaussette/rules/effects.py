"""The effect cards: turned up and applied before a bonus search."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from deductio.core.messages import Fade, Rules, Seat, ask_unless_forced, tell_all
from deductio.core.options import Subsets
from deductio.games.chaussette.messages import (
    BonusCancelled,
    CardFlipped,
    CardLifted,
    CardRemoved,
    CardsShuffled,
    CardTurnedDown,
    EffectFoundNoTarget,
    EffectTurned,
    SocksShown,
    Target,
)
from deductio.games.chaussette.rules.search import show_everyone
from deductio.games.chaussette.socks import SEARCHES_AFTER, TARGETS, Effect, Kind, Slot
from deductio.games.chaussette.state import State


def turn_effect(state: State, revealer: Seat, searcher: Seat, kind: Kind) -> Rules[int]:
    """CH-60: the card of the pair's kind is turned up and applied before the bonus search.

    Returns how many searches follow: two after `extra` (CH-62), none after `cancel` (CH-63).
    """
    effect = state.effects.pop(kind)
    yield from tell_all(EffectTurned(kind, effect))
    if effect == "cancel":
        yield from tell_all(BonusCancelled(searcher))
    elif TARGETS[effect]:
        yield from apply(state, revealer, effect)
    return SEARCHES_AFTER[effect]


def apply(state: State, revealer: Seat, effect: Effect) -> Rules[None]:
    """CH-61: the revealer chooses the cards; with too few, nothing happens."""
    slots = state.cards if effect in ALSO_FACE_UP else state.face_down
    if len(slots) < TARGETS[effect]:
        yield from tell_all(EffectFoundNoTarget(effect))
        return
    targets = targets_among(slots, TARGETS[effect])
    chosen = yield from ask_unless_forced(revealer, "target", targets)
    yield from EFFECTS[effect](state, revealer, *chosen.slots)


@lru_cache(maxsize=1024)
def targets_among(slots: tuple[Slot, ...], number: int) -> Subsets[Target]:
    return Subsets(Target, slots, number)


def show(state: State, seat: Seat, slot: Slot) -> Rules[None]:
    """CH-64: everyone sees the card; it stays face down in its slot."""
    yield from tell_all(CardLifted(seat, slot))
    yield from show_everyone(state, SocksShown(seat, (slot,), (state.kind_in(slot),)))


def flip(state: State, seat: Seat, slot: Slot) -> Rules[None]:
    """CH-65: the card lies face up for good, and may still be searched and paired."""
    state.laid_open[slot] = seat
    yield from tell_all(flipped(state, slot))


def flipped(state: State, slot: Slot) -> CardFlipped:
    """What everyone heard, or hears now, of a card that lies face up."""
    return CardFlipped(state.laid_open[slot], slot, state.kind_in(slot))


def remove(state: State, seat: Seat, slot: Slot) -> Rules[None]:
    """CH-66: the card leaves the drawer, and nobody sees it before the end."""
    face_up = slot in state.laid_open
    if face_up:
        yield from lose_sight_of(state, slot)
    state.removed = slot
    state.take_out(slot)
    yield from tell_all(CardRemoved(seat, slot, face_up))


def shuffle(state: State, seat: Seat, one: Slot, other: Slot) -> Rules[None]:
    """CH-67: the two cards change places or not, and nobody knows which."""
    for slot in (one, other):
        if slot in state.laid_open:
            yield from turn_down(state, seat, slot)
    if state.chance.below(2):
        drawer = state.drawer
        drawer[one - 1], drawer[other - 1] = drawer[other - 1], drawer[one - 1]
    yield from tell_all(CardsShuffled(seat, (one, other)))


def turn_down(state: State, seat: Seat, slot: Slot) -> Rules[None]:
    """CH-67: a card that lay face up is turned down before it is shuffled."""
    yield from lose_sight_of(state, slot)
    del state.laid_open[slot]
    yield from tell_all(CardTurnedDown(seat, slot))


def lose_sight_of(state: State, slot: Slot) -> Rules[None]:
    """CH-70: what lies open no longer stays only with those who have a notebook."""
    for seat in range(state.seats):
        if not state.options.has_notebook(seat):
            yield Fade(seat, flipped(state, slot))


ALSO_FACE_UP = frozenset({"remove", "shuffle"})
"""CH-61: effects that also work on a card that lies face up."""
EFFECTS: dict[Effect, Callable[..., Rules[None]]] = {
    "show": show,
    "flip": flip,
    "remove": remove,
    "shuffle": shuffle,
}
