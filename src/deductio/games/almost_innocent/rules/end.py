"""How a game of Almost Innocent ends."""

from __future__ import annotations

from itertools import chain

from deductio.core.messages import Event, Finished, Rules, tell_all
from deductio.games.almost_innocent.messages import (
    CaseClosed,
    DrawnRevealed,
    SolutionRevealed,
    UnusedRevealed,
)
from deductio.games.almost_innocent.state import State


def won(state: State) -> Rules[None]:
    """AI-70: everything is named, and all seats have won."""
    yield from finish(state, is_won=True)


def lost(state: State) -> Rules[None]:
    """AI-70: all seats have lost; there is no other end."""
    yield from finish(state, is_won=False)


def finish(state: State, *, is_won: bool) -> Rules[None]:
    """AI-71: the result belongs to everyone; AI-66: and everything hidden is shown."""
    state.over = True
    everyone = tuple(range(state.seats))
    yield from tell_all(
        CaseClosed(is_won, state.supply, state.almost_innocent, state.named),
        *everything_hidden(state),
        Finished(
            winners=everyone if is_won else (),
            ranking=(everyone,),
            scores=(int(is_won),) * state.seats,
            rounds=-(-state.turns // state.seats),
        ),
    )


def everything_hidden(state: State) -> list[Event]:
    solutions = [SolutionRevealed(seat, state.solution_of(seat)) for seat in range(state.seats)]
    unused = UnusedRevealed(tuple(chain.from_iterable(state.unused.values())))
    if state.drawer is None:
        return [*solutions, unused]
    return [*solutions, unused, DrawnRevealed(state.drawer, state.drawn)]
