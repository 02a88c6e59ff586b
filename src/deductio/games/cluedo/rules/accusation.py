"""Accusing on the centre, and what becomes of those who are wrong."""

from __future__ import annotations

from deductio.core.messages import Rules, Seat, ask, tell_all, tell_only
from deductio.core.options import Either, Options, Product
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, WEAPONS
from deductio.games.cluedo.messages import (
    AccusationDeclined,
    Accuse,
    Accused,
    AccusedRightly,
    AccusedWrongly,
    KeepSilent,
    SawSolution,
)
from deductio.games.cluedo.rules.end import solved, unsolved
from deductio.games.cluedo.state import State

ACCUSATIONS: Options[Accuse | KeepSilent] = Either(
    (KeepSilent(),), Product(Accuse, SUSPECTS, WEAPONS, ROOMS)
)


def may_accuse(state: State, seat: Seat) -> Rules[None]:
    """CL-34: on the centre a seat may name any of the 324 triples aloud, or none."""
    choice = yield from ask(seat, "accuse", ACCUSATIONS)
    if isinstance(choice, KeepSilent):
        yield from tell_all(AccusationDeclined(seat))
    else:
        yield from accuse(state, seat, choice)


def accuse(state: State, seat: Seat, accused: Accuse) -> Rules[None]:
    """CL-35: the accuser alone sees the solution, and wins at once if all three are right."""
    yield from tell_all(Accused(seat, accused.suspect, accused.weapon, accused.room))
    yield from tell_only([seat], SawSolution(seat, *state.solution), others_hear=None)
    if (accused.suspect, accused.weapon, accused.room) == state.solution:
        yield from tell_all(AccusedRightly(seat))
        yield from solved(state, seat)
    else:
        yield from fail(state, seat)


def fail(state: State, seat: Seat) -> Rules[None]:
    """CL-36: eliminated, though still answering; CL-37: when all have failed it is over."""
    yield from tell_all(AccusedWrongly(seat))
    state.alive.remove(seat)
    state.eliminated.append(seat)
    if not state.alive:
        yield from unsolved(state)
