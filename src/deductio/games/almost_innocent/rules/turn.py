"""A turn: a question, an ability in its place, or the proposal to resolve."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from deductio.core.messages import Rules, Seat, ask, ask_together, tell_all
from deductio.games.almost_innocent.messages import (
    Agree,
    AllReady,
    AskQuantity,
    AskType,
    Inspect,
    Pass,
    Passed,
    Propose,
    Proposed,
    Question,
    Refuse,
    SendQueen,
    TurnBegan,
    Voted,
)
from deductio.games.almost_innocent.rules.abilities import (
    ability_questions,
    anytime,
    inspect,
    send_queen,
)
from deductio.games.almost_innocent.rules.queen import roll_queen
from deductio.games.almost_innocent.rules.questions import ask_quantity, ask_type, questions
from deductio.games.almost_innocent.rules.readiness import are_all_ready, can_be_ready
from deductio.games.almost_innocent.rules.resolution import announce, begin_resolution
from deductio.games.almost_innocent.state import State

Move: TypeAlias = Question | Propose | Pass

PROPOSE = (Propose(),)
PASS = (Pass(),)
VOTES = (Agree(), Refuse())


def play_on(state: State) -> Rules[None]:
    """One turn; once the resolution has begun, one announcement."""
    if state.starter is None:
        return take_turn(state)
    return announce(state, state.starter)


def take_turn(state: State) -> Rules[None]:
    """AI-20: the active seat asks, uses its ability instead, or first proposes to resolve."""
    seat = state.active
    state.turns += 1
    yield from tell_all(TurnBegan(seat))
    choice = yield from choose_move(state, seat, may_propose=not can_be_ready(state))
    if isinstance(choice, Propose):
        agreed = yield from propose(state, seat)
        if agreed:
            yield from begin_resolution(state)
            return
        choice = yield from choose_move(state, seat, may_propose=False)
    yield from MOVES[type(choice)](state, seat, choice)
    if isinstance(choice, Pass):
        state.passes += 1
    else:
        state.passes = 0
        state.last_asker = seat
    yield from end_turn(state, seat)


def pass_turn(state: State, seat: Seat, choice: Pass) -> Rules[None]:
    """AI-28: nothing was asked."""
    yield from tell_all(Passed(seat))


def choose_move(state: State, seat: Seat, *, may_propose: bool) -> Rules[Move]:
    """AI-28: passing is only for a seat that can ask nothing and use nothing."""
    proposal = PROPOSE if may_propose else ()
    moves: tuple[Move, ...] = questions(state, proposal)
    if abilities := ability_questions(state, seat):
        moves = questions(state) + abilities + proposal
    elif moves == proposal:
        moves += PASS
    return ask(seat, "turn", moves, meanwhile=anytime(state))


def end_turn(state: State, seat: Seat) -> Rules[None]:
    """AI-27: without tokens, or after a round of passes, resolution starts; else the next seat."""
    if not state.supply.total or state.passes == state.seats:
        yield from begin_resolution(state)
        return
    if are_all_ready(state):  # AI-43: looked at here alone, so that no moment tells of a mark
        yield from tell_all(AllReady())
        yield from begin_resolution(state)
        return
    if state.queen is not None:
        yield from roll_queen(state, seat, state.queen)
    state.active = state.left_of(seat)


def propose(state: State, seat: Seat) -> Rules[bool]:
    """AI-40, AI-41: all others agree or refuse in secret; only the outcome is told."""
    yield from tell_all(Proposed(seat))
    if state.options.early_resolution == "active_alone":
        return True
    others = state.clockwise_from(seat)[1:]
    votes = yield from ask_together("agree", dict.fromkeys(others, VOTES), meanwhile=anytime(state))
    agreed = all(isinstance(vote, Agree) for vote in votes.values())
    yield from tell_all(Voted(seat, agreed))
    return agreed


MOVES: dict[type[Move], Callable[[State, Seat, Any], Rules[None]]] = {
    AskQuantity: ask_quantity,
    AskType: ask_type,
    Inspect: inspect,
    SendQueen: send_queen,
    Pass: pass_turn,
}
