"""The resolution: kind by kind, everyone names its own clue."""

from __future__ import annotations

from functools import cache

from deductio.core.messages import Rules, Seat, ask, tell_all
from deductio.games.almost_innocent.clues import Clue
from deductio.games.almost_innocent.messages import (
    Announce,
    InnocenceLost,
    KindReached,
    Misnamed,
    Named,
    ResolutionBegan,
)
from deductio.games.almost_innocent.rules.abilities import anytime
from deductio.games.almost_innocent.rules.end import lost, won
from deductio.games.almost_innocent.state import State


def begin_resolution(state: State) -> Rules[None]:
    """AI-60: the seat that asked last opens it; if nobody asked, the active one."""
    state.starter = state.active if state.last_asker is None else state.last_asker
    yield from tell_all(ResolutionBegan(state.starter))


def announce(state: State, starter: Seat) -> Rules[None]:
    """AI-61: kinds in their order, and within a kind every seat clockwise from the starter."""
    kinds = state.case.board.kinds
    place, step = divmod(state.named, state.seats)
    if step == 0 and not state.denied:
        yield from tell_all(KindReached(kinds[place]))
    seat = (starter + step) % state.seats
    options = announcements(state.case.board.clues[kinds[place]], state.denied)
    choice = yield from ask(seat, "announce", options, meanwhile=anytime(state))
    if choice.clue == state.solution_of(seat)[place]:
        yield from name_rightly(state, seat, choice.clue)
    else:
        yield from name_wrongly(state, seat, choice.clue)


@cache
def announcements(clues: tuple[Clue, ...], denied: tuple[Clue, ...]) -> tuple[Announce, ...]:
    """AI-62: any clue of the kind that this seat has not named in vain."""
    return tuple(Announce(clue) for clue in clues if clue not in denied)


def name_rightly(state: State, seat: Seat, clue: Clue) -> Rules[None]:
    """AI-63: on to the next seat; AI-64: the last clue wins the game."""
    state.named += 1
    state.denied = ()
    yield from tell_all(Named(seat, clue))
    if state.named == state.seats * len(state.case.board.kinds):
        yield from won(state)


def name_wrongly(state: State, seat: Seat, clue: Clue) -> Rules[None]:
    """AI-63: one Almost-innocent token and the same seat again; without a token all is lost."""
    if not state.almost_innocent:
        yield from tell_all(Misnamed(seat, clue))
        yield from lost(state)
        return
    state.almost_innocent -= 1
    state.denied += (clue,)
    yield from tell_all(Misnamed(seat, clue), InnocenceLost(state.almost_innocent))
