"""How a game of Small Detectives ends."""

from __future__ import annotations

from deductio.core.messages import Finished, Rules, Seat, tell_all
from deductio.games.small_detectives.messages import SolutionRevealed, TilesRevealed
from deductio.games.small_detectives.state import State


def won(state: State, winner: Seat) -> Rules[None]:
    """SD-43, SD-44: one point for the right declaration, or for being the last one alive."""
    yield from finish(state, (winner,))


def unsolved(state: State) -> Rules[None]:
    """SD-45: the rounds are over and nobody wins."""
    yield from finish(state, ())


def finish(state: State, winners: tuple[Seat, ...]) -> Rules[None]:
    """SD-46: the winner, then the seats alive, then the eliminated, the later the better."""
    state.over = True
    yield from tell_all(SolutionRevealed(*state.solution), TilesRevealed(state.under))
    alive = tuple(seat for seat in state.alive if seat not in winners)
    left = tuple((seat,) for seat in reversed(state.eliminated))
    yield from tell_all(
        Finished(
            winners=winners,
            ranking=tuple(group for group in (winners, alive, *left) if group),
            scores=tuple(int(seat in winners) for seat in range(state.seats)),
            rounds=state.round,
        )
    )
