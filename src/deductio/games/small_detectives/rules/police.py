"""The police: places in the queue, declarations, elimination."""

from __future__ import annotations

from deductio.core.messages import Rules, Seat, ask, tell_all, tell_only
from deductio.games.small_detectives.messages import (
    DeclarationDeclined,
    Declare,
    DeclaredRightly,
    DeclaredWrongly,
    DeclaredWronglyInSecret,
    Decline,
    Eliminated,
    PoliceQueueChanged,
)
from deductio.games.small_detectives.rules.end import won
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import SUSPECTS, WEAPONS

DECLARATIONS: tuple[Declare | Decline, ...] = (
    Decline(),
    *(Declare(suspect, weapon) for suspect in SUSPECTS for weapon in WEAPONS),
)


def join_queue(state: State, seat: Seat) -> Rules[None]:
    """SD-28: who arrives takes the first free place, which is the end of the queue."""
    state.queue.append(seat)
    yield from tell_all(PoliceQueueChanged(tuple(state.queue)))


def leave_queue(state: State, seat: Seat) -> Rules[None]:
    """SD-28: those behind move up."""
    if seat in state.queue:
        state.queue.remove(seat)
        yield from tell_all(PoliceQueueChanged(tuple(state.queue)))


def take_place_in_queue(state: State, leaving: Seat, coming: Seat) -> Rules[None]:
    """SD-19: a detective in disguise takes over exactly the other's place."""
    state.queue[state.queue.index(leaving)] = coming
    yield from tell_all(PoliceQueueChanged(tuple(state.queue)))


def visit_police(state: State) -> Rules[None]:
    """SD-29: from place 1 on, each detective at the police may declare."""
    for seat in state.queue[:]:
        choice = yield from ask(seat, "police", DECLARATIONS)
        if isinstance(choice, Decline):
            yield from tell_all(DeclarationDeclined(seat))
        else:
            yield from declare(state, seat, choice)
        if state.over:
            return


def declare(state: State, seat: Seat, declared: Declare) -> Rules[None]:
    """SD-30: right wins at once; wrong is told the truth and leaves."""
    if (declared.suspect, declared.weapon) == state.solution:
        yield from tell_all(DeclaredRightly(seat))
        yield from won(state, seat)
        return
    yield from tell_only(
        [seat],
        DeclaredWronglyInSecret(seat, declared.suspect, declared.weapon, *state.solution),
        others_hear=DeclaredWrongly(seat),
    )
    yield from eliminate(state, seat)
    if len(state.alive) == 1:  # SD-32
        yield from won(state, state.alive[0])


def eliminate(state: State, seat: Seat) -> Rules[None]:
    """SD-31: the detective leaves, and with it its hand and what lies in front of it."""
    laid = 2 if state.seats == 2 else 1
    cards = len(state.hands[seat]) + laid
    state.hands[seat] = ()
    state.alive.remove(seat)
    state.eliminated.append(seat)
    yield from tell_all(Eliminated(seat, cards))
    yield from leave_queue(state, seat)
