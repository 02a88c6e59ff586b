"""Preparing the inquiry: the missing sock, the drawer, the first player and the clues."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.messages import Rules, Seat, tell_all, tell_only
from deductio.games.chaussette.messages import (
    ClueSeen,
    CluesHandedOut,
    ClueShown,
    CounterChanged,
    FirstPlayerNamed,
)
from deductio.games.chaussette.socks import (
    CARDS,
    CHARACTERISTICS,
    EFFECT_CARDS,
    KINDS,
    SLOTS,
    VALUE_OF,
    Characteristic,
    Effect,
    Kind,
)
from deductio.games.chaussette.state import Options, State


def fill_the_drawer(seats: int, options: Options, chance: Chance) -> State:
    """CH-1: one sock goes into the sleeve, fifteen fill the drawer; then the rest of the luck."""
    missing, *others = chance.shuffled(CARDS)
    first = first_player(seats, options, chance)
    cooperative = options.cooperative(seats)
    return State(
        seats=seats,
        options=options,
        chance=chance,
        missing=missing,
        drawer=others,
        cards=SLOTS,
        first=first,
        active=first,
        effects=lay_effects(chance) if options.effects else {},
        clue=first_clue(options, chance, cooperative=cooperative),
        pairs=[()] * seats,
        reports=[()] * seats,
        markers={},
        counter=options.counter(seats) if cooperative else 0,  # CH-4
    )


def first_player(seats: int, options: Options, chance: Chance) -> Seat:
    """CH-2: any seat, or the one the table has agreed on."""
    return chance.below(seats) if options.first == "random" else options.first


def lay_effects(chance: Chance) -> dict[Kind, Effect]:
    """CH-5: one effect card face down on the space of each kind."""
    return dict(zip(KINDS, chance.shuffled(EFFECT_CARDS), strict=True))


def first_clue(options: Options, chance: Chance, *, cooperative: bool) -> Characteristic | None:
    """CH-6, CH-7: any characteristic; at the hard level there is no clue."""
    if cooperative and options.level == "hard":
        return None
    return chance.pick(CHARACTERISTICS)


def hand_out_clues(state: State) -> Rules[None]:
    """What everyone sees of the table, and what the sleeve shows of the missing sock."""
    yield from tell_all(FirstPlayerNamed(state.first))
    if not state.cooperative:
        yield from pass_the_sleeve(state)
        return
    yield from tell_all(CounterChanged(state.counter))
    if state.clue is not None:
        yield from show_clue(state, state.clue)


def pass_the_sleeve(state: State) -> Rules[None]:
    """CH-6: from the first player round, each seat learns the next characteristic."""
    clues = tuple(clue_of(state, seat) for seat in range(state.seats))
    yield from tell_all(CluesHandedOut(clues))
    for seat, clue in enumerate(clues):
        seen = ClueSeen(seat, clue, VALUE_OF[state.missing][clue])
        yield from tell_only([seat], seen, others_hear=None)


def clue_of(state: State, seat: Seat) -> Characteristic:
    assert state.clue is not None, "a competition always has clues"
    distance = (seat - state.first) % state.seats
    return CHARACTERISTICS[(CHARACTERISTICS.index(state.clue) + distance) % len(CHARACTERISTICS)]


def show_clue(state: State, clue: Characteristic) -> Rules[None]:
    """CH-7: everyone sees it, and its marker is placed."""
    value = VALUE_OF[state.missing][clue]
    state.markers[clue] = value
    yield from tell_all(ClueShown(clue, value))
