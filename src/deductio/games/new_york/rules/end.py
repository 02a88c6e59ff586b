"""How a game in New York ends."""

from __future__ import annotations

from deductio.core.messages import Finished, Rules, Seat, tell_all
from deductio.games.new_york.messages import CaseClosed, Result
from deductio.games.new_york.state import State


def close(state: State, result: Result, winners: tuple[Seat, ...]) -> Rules[None]:
    """NY-40: the answer and all cards are shown; NY-41: no points, only a ranking."""
    state.over = True
    case = state.case
    yield from tell_all(CaseClosed(result, case.answer, case.cards, case.code))
    alive = tuple(seat for seat in state.alive if seat not in winners)
    yield from tell_all(
        Finished(
            winners=winners,
            ranking=tuple(
                group for group in (winners, alive, *reversed(state.eliminated)) if group
            ),
            scores=(0,) * state.seats,
            rounds=state.round,
        )
    )
