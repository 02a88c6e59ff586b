"""Who seems to be on its way to accuse: a seat that walked towards the centre past the rooms."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Event, Seat
from deductio.games.cluedo.mansion import CENTRE, Place, distances, mansion
from deductio.games.cluedo.messages import (
    EnteredRoom,
    PawnBrought,
    ReachedCentre,
    TookShortcut,
    Walked,
)
from deductio.games.cluedo.strategy.situation import Situation


def closing_in(here: Situation) -> list[Seat]:
    """The other seats still playing whose last move led towards the centre, and not to a bonus."""
    view = here.view
    nearer = dict.fromkeys(range(view.seats), False)
    for event in movements(here.stream):
        match event:
            case Walked(seat, origin, square):
                nearer[seat] = is_nearer(origin, square) and square not in mansion().bonus
            case EnteredRoom(seat) | TookShortcut(seat):
                nearer[seat] = False
            case ReachedCentre(seat):
                nearer[seat] = True
            case PawnBrought(suspect) if suspect in view.pawns:
                nearer[view.pawns.index(suspect)] = False
    return [seat for seat in view.alive if nearer[seat] and seat != here.me]


def movements(stream: Sequence[Event]) -> list[Event]:
    kinds = (Walked, EnteredRoom, TookShortcut, ReachedCentre, PawnBrought)
    return [event for event in stream if isinstance(event, kinds)]


def is_nearer(origin: Place, square: Place) -> bool:
    return steps_to_centre(square) < steps_to_centre(origin)


def steps_to_centre(place: Place) -> int:
    return distances(place)[CENTRE]
