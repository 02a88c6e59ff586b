"""What the action cards do, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from deductio.core.messages import Rules, Seat, ask, ask_unless_forced, tell_all
from deductio.games.small_detectives.messages import (
    CardRevealed,
    CardsSwapped,
    GoTo,
    HousesSwapped,
    Moved,
    NothingHappened,
    NowhereToLook,
    PlacesSwapped,
    Shadow,
    Shadowed,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
    WentIntoStreet,
)
from deductio.games.small_detectives.rules.look import offer_looks
from deductio.games.small_detectives.rules.police import (
    join_queue,
    leave_queue,
    take_place_in_queue,
)
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import (
    HOUSES,
    NUMBER,
    POLICE,
    PUB,
    SIZE,
    STEPS,
    Card,
    Position,
    adjacent,
    adjacent_houses,
    ahead,
)

WALKS = (Walk(1), Walk(2), Walk(3))
GO_ANYWHERE_ELSE = tuple(
    tuple(GoTo(there) for there in range(SIZE) if there != here) for here in range(SIZE)
)


def resolve_cards(state: State, in_front: dict[Seat, Card]) -> Rules[Shadowed | None]:
    """SD-8: Shadowing first, while the rest is hidden; SD-9: then all, by increasing number."""
    by_number = sorted(in_front, key=lambda seat: NUMBER[in_front[seat]])
    shadow = None
    if in_front[by_number[0]] == "shadow":
        shadower = by_number.pop(0)
        yield from tell_all(CardRevealed(shadower, "shadow"))
        shadow = yield from shadow_someone(state, shadower)
    yield from tell_all(*[CardRevealed(seat, in_front[seat]) for seat in by_number])
    for seat in by_number:
        card = in_front[seat]
        if card == "phone":
            yield from call_by_phone(state, seat, in_front)
        elif card in STEPS:
            yield from move(state, seat, card, ahead(state.at[seat], STEPS[card]))  # SD-15
        else:
            yield from EFFECTS[card](state, seat)
    return shadow


def shadow_someone(state: State, seat: Seat) -> Rules[Shadowed]:
    """SD-14: into the street, and name any other detective."""
    yield from go_into_street(state, seat)
    others = [other for other in state.alive if other != seat]
    target = yield from ask_unless_forced(seat, "shadow", tuple(map(Shadow, others)))
    shadowed = Shadowed(seat, target.seat)
    yield from tell_all(shadowed)
    return shadowed


def go_into_street(state: State, seat: Seat) -> Rules[None]:
    """SD-11: one keeps the position but is no longer on the tile."""
    state.in_street.append(seat)
    yield from tell_all(WentIntoStreet(seat, state.at[seat]))
    yield from leave_queue(state, seat)


def move(state: State, seat: Seat, card: Card, position: Position) -> Rules[None]:
    """SD-12: only where a move ends matters."""
    origin = state.at[seat]
    state.at[seat] = position
    yield from tell_all(Moved(seat, card, origin, position))
    if origin == POLICE:
        yield from leave_queue(state, seat)
    elif position == POLICE:
        yield from join_queue(state, seat)


def visit_informer(state: State, seat: Seat) -> Rules[None]:
    """SD-16: to the pub, unless already there."""
    if state.at[seat] == PUB:
        yield from tell_all(NothingHappened(seat, "informer"))
    else:
        yield from move(state, seat, "informer", PUB)


def walk_unexpectedly(state: State, seat: Seat) -> Rules[None]:
    """SD-17: one, two or three steps."""
    chosen = yield from ask(seat, "steps", WALKS)
    yield from move(state, seat, "unexpected", ahead(state.at[seat], chosen.steps))


def roll_anywhere(state: State, seat: Seat) -> Rules[None]:
    """SD-18: to any other position, police and pub included."""
    chosen = yield from ask(seat, "goto", GO_ANYWHERE_ELSE[state.at[seat]])
    yield from move(state, seat, "wheels", chosen.position)


def disguise(state: State, seat: Seat) -> Rules[None]:
    """SD-19: change places with a detective on an adjacent tile."""
    here = state.at[seat]
    candidates = sorted(other for place in adjacent(here) for other in state.on(place))
    if not candidates:
        yield from tell_all(NothingHappened(seat, "disguise"))
        return
    chosen = yield from ask_unless_forced(seat, "swap_with", tuple(map(SwapWith, candidates)))
    other = chosen.seat
    state.at[seat], state.at[other] = state.at[other], here
    yield from tell_all(PlacesSwapped(seat, other))
    if here == POLICE:
        yield from take_place_in_queue(state, leaving=seat, coming=other)
    elif state.at[seat] == POLICE:
        yield from take_place_in_queue(state, leaving=other, coming=seat)


def move_house(state: State, seat: Seat) -> Rules[None]:
    """SD-20: swap one's own house with an adjacent house."""
    here = state.at[seat]
    if here not in HOUSES:
        yield from tell_all(NothingHappened(seat, "smallmove"))
        return
    options = tuple(SwapHouse(there) for there in sorted(adjacent_houses(here)))
    chosen = yield from ask_unless_forced(seat, "swap_house", options)
    yield from swap_houses(state, seat, chosen.position)


def move_house_far(state: State, seat: Seat) -> Rules[None]:
    """SD-21: swap one's own house with the opposite house."""
    here = state.at[seat]
    if here not in HOUSES:
        yield from tell_all(NothingHappened(seat, "bigmove"))
        return
    yield from swap_houses(state, seat, ahead(here, 4))


def swap_houses(state: State, seat: Seat, there: Position) -> Rules[None]:
    """SD-13: tiles change places with what lies under them; nobody moves."""
    here = state.at[seat]
    state.tile_at[here], state.tile_at[there] = state.tile_at[there], state.tile_at[here]
    yield from tell_all(HousesSwapped(seat, here, there))


def survey(state: State, seat: Seat) -> Rules[None]:
    """SD-22: into the street; at once one may look under each adjacent house with nobody on it."""
    yield from go_into_street(state, seat)
    beside = sorted(adjacent_houses(state.at[seat]))
    if houses := tuple(house for house in beside if not state.on(house)):
        yield from offer_looks(state, "survey", {seat: houses})
    else:
        yield from tell_all(NowhereToLook(seat))


def call_by_phone(state: State, seat: Seat, in_front: dict[Seat, Card]) -> Rules[None]:
    """SD-23: swap the cards lying in front of two seats."""
    pairs = tuple(SwapCards(pair) for pair in combinations(state.alive, 2))
    chosen = yield from ask_unless_forced(seat, "swap_cards", pairs)
    one, other = chosen.seats
    in_front[one], in_front[other] = in_front[other], in_front[one]
    yield from tell_all(CardsSwapped(seat, chosen.seats))


EFFECTS: dict[Card, Callable[[State, Seat], Rules[None]]] = {
    "informer": visit_informer,
    "unexpected": walk_unexpectedly,
    "wheels": roll_anywhere,
    "disguise": disguise,
    "smallmove": move_house,
    "bigmove": move_house_far,
    "survey": survey,
}
