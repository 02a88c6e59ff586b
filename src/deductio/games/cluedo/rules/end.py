"""How a game of Cluedo ends."""

from __future__ import annotations

from deductio.core.messages import Finished, Rules, Seat, tell_all
from deductio.games.cluedo.messages import HandRevealed, RowRevealed, SolutionRevealed
from deductio.games.cluedo.state import State


def solved(state: State, winner: Seat) -> Rules[None]:
    """CL-38: one point for the right accusation, nothing for anyone else."""
    yield from finish(state, (winner,))


def unsolved(state: State) -> Rules[None]:
    """CL-39, CL-40: nobody wins, and all see the solution."""
    yield from finish(state, ())


def finish(state: State, winners: tuple[Seat, ...]) -> Rules[None]:
    """CL-41: the winner, then who still plays, then the eliminated, the later the better."""
    state.over = True
    yield from turn_up_all_cards(state)
    playing = tuple(seat for seat in state.alive if seat not in winners)
    failed = tuple((seat,) for seat in reversed(state.eliminated))
    yield from tell_all(
        Finished(
            winners=winners,
            ranking=tuple(group for group in (winners, playing, *failed) if group),
            scores=tuple(int(seat in winners) for seat in range(state.seats)),
            rounds=state.round,
        )
    )


def turn_up_all_cards(state: State) -> Rules[None]:
    """The solution first, then all hands and the row."""
    yield from tell_all(SolutionRevealed(*state.solution))
    for seat, hand in enumerate(state.hands):
        yield from tell_all(HandRevealed(seat, hand))
    if state.row:
        yield from tell_all(RowRevealed(state.row))
