"""Moving through the mansion, and arriving."""

from __future__ import annotations

from functools import cache

from deductio.core.messages import Rules, Seat, ask, tell_all
from deductio.core.options import Either, Options, Product
from deductio.games.cluedo.cards import ROOMS, Room
from deductio.games.cluedo.mansion import CENTRE, Place, reachable
from deductio.games.cluedo.messages import (
    Enter,
    EnteredRoom,
    GoToCentre,
    ReachedCentre,
    Stay,
    Stayed,
    Walk,
    Walked,
)
from deductio.games.cluedo.rules.accusation import may_accuse
from deductio.games.cluedo.rules.suggestion import suggest
from deductio.games.cluedo.state import State


def move(state: State, seat: Seat, reach: int, left: Room | None = None) -> Rules[bool]:
    """CL-18: to any place within reach; CL-21: or not at all, which is no arrival."""
    options = destinations(state.place_of(seat), reach, left)
    choice = yield from ask(seat, "move", options)
    if isinstance(choice, Stay):
        yield from tell_all(Stayed(seat))
        return False
    yield from go(state, seat, choice)
    return True


@cache
def destinations(
    origin: Place, reach: int, left: Room | None
) -> Options[Stay | Enter | GoToCentre | Walk]:
    """CL-20: other pawns never matter, so these are the same at every table."""
    places = reachable(origin, reach, left)
    rooms = [place for place in places if place in ROOMS]
    squares = [place for place in places if place not in ROOMS and place != CENTRE]
    centre = (GoToCentre(),) if CENTRE in places else ()
    return Either((Stay(),), Product(Enter, rooms), centre, Product(Walk, squares))


def go(state: State, seat: Seat, choice: Enter | GoToCentre | Walk) -> Rules[None]:
    origin = state.place_of(seat)
    match choice:
        case Enter(room):
            state.put(seat, room)
            yield from tell_all(EnteredRoom(seat, origin, room))
        case GoToCentre():
            state.put(seat, CENTRE)
            yield from tell_all(ReachedCentre(seat, origin))
        case Walk(square):
            state.put(seat, square)
            yield from tell_all(Walked(seat, origin, square))


def arrive(state: State, seat: Seat) -> Rules[None]:
    """CL-22: in a room one must suggest, on the centre one may accuse, elsewhere nothing."""
    place = state.place_of(seat)
    if place in ROOMS:
        yield from suggest(state, seat, place)
    elif place == CENTRE:
        yield from may_accuse(state, seat)
