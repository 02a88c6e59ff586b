"""Moving through the mansion, and arriving."""

from __future__ import annotations

from functools import cache, lru_cache

from deductio.core.messages import Rules, Seat, ask, tell_all
from deductio.core.options import Either, Options, Product
from deductio.games.cluedo.cards import ROOMS
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


def move(state: State, seat: Seat, reach: int) -> Rules[None]:
    """CL-18: to any place within reach; CL-21: after rolling one must move."""
    choice = yield from ask(seat, "move", destinations(state.place_of(seat), reach))
    yield from go(state, seat, choice)


def may_move(state: State, seat: Seat, name: str, reach: int, origin: Place) -> Rules[bool]:
    """Once more in the same turn, and only if one likes; says whether the pawn moved."""
    choice = yield from ask(seat, name, destinations_or_none(state.place_of(seat), reach, origin))
    if isinstance(choice, Stay):
        yield from tell_all(Stayed(seat))
        return False
    yield from go(state, seat, choice)
    return True


@cache
def destinations(here: Place, reach: int) -> Options[Enter | GoToCentre | Walk]:
    """CL-20: other pawns never matter, so these are the same at every table."""
    return Either(*ways(here, reach, None))


@lru_cache(maxsize=1024)  # there are half a million: a server would remember all of them one day
def destinations_or_none(
    here: Place, reach: int, origin: Place
) -> Options[Stay | Enter | GoToCentre | Walk]:
    return Either((Stay(),), *ways(here, reach, origin))


def ways(
    here: Place, reach: int, origin: Place | None
) -> tuple[Options[Enter | GoToCentre | Walk], ...]:
    """Into rooms, to the centre, along the corridor; never back to where the turn began."""
    places = reachable(here, reach, origin)
    rooms = [place for place in places if place in ROOMS]
    squares = [place for place in places if place not in ROOMS and place != CENTRE]
    centre = (GoToCentre(),) if CENTRE in places else ()
    return Product(Enter, rooms), centre, Product(Walk, squares)


def go(state: State, seat: Seat, choice: Enter | GoToCentre | Walk) -> Rules[None]:
    origin = state.place_of(seat)
    match choice:
        case Enter(room):
            state.put(state.pawns[seat], room)
            yield from tell_all(EnteredRoom(seat, origin, room))
        case GoToCentre():
            state.put(state.pawns[seat], CENTRE)
            yield from tell_all(ReachedCentre(seat, origin))
        case Walk(square):
            state.put(state.pawns[seat], square)
            yield from tell_all(Walked(seat, origin, square))


def arrive(state: State, seat: Seat) -> Rules[None]:
    """CL-22: in a room one must suggest, on the centre one may accuse, elsewhere nothing."""
    place = state.place_of(seat)
    if place in ROOMS:
        yield from suggest(state, seat, place)
    elif place == CENTRE:
        yield from may_accuse(state, seat)
