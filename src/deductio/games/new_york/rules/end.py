"""How a game in New York ends."""

from __future__ import annotations

from deductio.core.messages import Finished, Rules, Seat, tell_all
from deductio.games.new_york.messages import CaseClosed, Result
from deductio.games.new_york.state import State


def close(state: State, result: Result, winners: tuple[Seat, ...]) -> Rules[None]:
    """NY-40: the answer and all cards are shown; NY-41: no points, only a ranking."""
    state.over = True
    case = state.case
    alive = tuple([seat for seat in state.alive if seat not in winners])
    groups = (winners, alive, *state.eliminated[::-1])
    yield from tell_all(
        CaseClosed(result, case.answer, case.cards, case.code),
        Finished(
            winners=winners,
            ranking=tuple(filter(None, groups)),
            scores=(0,) * state.seats,
            rounds=state.round,
        ),
    )
