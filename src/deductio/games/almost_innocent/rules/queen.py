"""The Queen walks at the end of every turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from deductio.core.messages import Rules, Seat, ask_together, tell_all
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
    """AI-45: one to four is a direction, five and six let everyone choose."""
    die = state.chance.below(6) + 1
    yield from tell_all(QueenRolled(seat, die))
    if die in DIRECTIONS:
        there = beside(place, DIRECTIONS[die])
    else:
        there = yield from vote_for_her_way(state, seat, place)
    if there is None:
        yield from tell_all(QueenStayed(place))
    else:
        state.queen = there
        yield from tell_all(QueenMoved(there))


def vote_for_her_way(state: State, seat: Seat, place: Window) -> Rules[Window]:
    """AI-47: all vote at the same time in secret; only where she goes is told."""
    seats = state.clockwise_from(seat)
    ways = dict.fromkeys(seats, MOVES[place])
    votes = yield from ask_together("queen_move", ways, meanwhile=talk(state))
    return most_wanted({voter: vote.window for voter, vote in votes.items()})


def most_wanted(votes: Mapping[Seat, Window]) -> Window:
    """AI-47: a tie goes to the first of the voters, in their order, who wants one of the best."""
    wanted = Counter(votes.values())
    most = max(wanted.values())
    return next(window for window in votes.values() if wanted[window] == most)
