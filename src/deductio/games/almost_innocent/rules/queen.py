"""The Queen walks at the end of every turn."""

from __future__ import annotations

from deductio.core.messages import Rules, Seat, ask, tell_all
from deductio.games.almost_innocent.clues import Window
from deductio.games.almost_innocent.messages import (
    MoveQueen,
    QueenMoved,
    QueenRolled,
    QueenStayed,
)
from deductio.games.almost_innocent.queen import ADJACENT, DIRECTIONS, PLACES, beside
from deductio.games.almost_innocent.rules.talk import talk
from deductio.games.almost_innocent.state import State

MOVES = {place: tuple(map(MoveQueen, ADJACENT[place])) for place in PLACES}


def roll_queen(state: State, seat: Seat, place: Window) -> Rules[None]:
    """AI-45: one to four is a direction, five and six let the active seat choose."""
    die = state.chance.below(6) + 1
    yield from tell_all(QueenRolled(seat, die))
    if die in DIRECTIONS:
        there = beside(place, DIRECTIONS[die])
    else:
        choice = yield from ask(seat, "queen_move", MOVES[place], meanwhile=talk(state))
        there = choice.window
    if there is None:
        yield from tell_all(QueenStayed(place))
    else:
        state.queen = there
        yield from tell_all(QueenMoved(there))
