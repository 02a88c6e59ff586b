"""A turn: roll, take a shortcut, suggest where one was brought, or accuse."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from deductio.core.messages import Rules, Seat, ask, tell_all
from deductio.games.cluedo.cards import ROOMS, Room
from deductio.games.cluedo.mansion import Place, distances, mansion
from deductio.games.cluedo.messages import (
    RiseToAccuse,
    Roll,
    Rolled,
    RoseToAccuse,
    RoundBegan,
    StayedToSuggest,
    SuggestHere,
    TakeShortcut,
    TookShortcut,
    TurnBegan,
)
from deductio.games.cluedo.rules.accusation import may_accuse
from deductio.games.cluedo.rules.bonus import arrive_by_dice
from deductio.games.cluedo.rules.end import unsolved
from deductio.games.cluedo.rules.moving import arrive, move
from deductio.games.cluedo.rules.setup import roll_dice
from deductio.games.cluedo.rules.suggestion import suggest
from deductio.games.cluedo.state import State

Start: TypeAlias = Roll | TakeShortcut | SuggestHere | RiseToAccuse


def play_turn(state: State) -> Rules[None]:
    """CL-11: one of four ways to begin; CL-15: where it leads to is where the turn ends."""
    seat = state.to_move
    yield from tell_all(TurnBegan(seat))
    place = state.place_of(seat)
    summoned, back = seat in state.summoned, state.has_come_back(seat)
    options = ways_to_begin(place, summoned=summoned, may_accuse=back)
    choice = yield from ask(seat, "turn", options)
    match choice:
        case Roll():
            yield from roll(state, seat)
        case TakeShortcut(room):
            yield from take_shortcut(state, seat, room)
        case SuggestHere():
            yield from tell_all(StayedToSuggest(seat, place))
            yield from suggest(state, seat, place)
        case RiseToAccuse():
            yield from tell_all(RoseToAccuse(seat))
            yield from may_accuse(state, seat)
    if not state.over:
        yield from end_turn(state, seat)


@cache
def ways_to_begin(place: Place, *, summoned: bool, may_accuse: bool) -> tuple[Start, ...]:
    """CL-11: roll, take a shortcut of the room, suggest if summoned, accuse back on the centre."""
    ways: list[Start] = [Roll()]
    if place in ROOMS:
        ways += map(TakeShortcut, mansion().shortcuts[place])
    if summoned:
        ways.append(SuggestHere())
    if may_accuse:
        ways.append(RiseToAccuse())
    return tuple(ways)


def roll(state: State, seat: Seat) -> Rules[None]:
    """CL-12: two dice, then a move; CL-22: what the place of arrival asks for."""
    dice = roll_dice(state.chance)
    yield from tell_all(Rolled(seat, dice, sum(dice)))
    origin = state.place_of(seat)
    yield from move(state, seat, sum(dice))
    spare = sum(dice) - distances(origin)[state.place_of(seat)]
    yield from arrive_by_dice(state, seat, origin, spare)


def take_shortcut(state: State, seat: Seat, room: Room) -> Rules[None]:
    """CL-13: at once to the other room, instead of rolling."""
    origin = state.place_of(seat)
    state.put(state.pawns[seat], room)
    yield from tell_all(TookShortcut(seat, mansion().shortcuts[origin][room], origin, room))
    yield from arrive(state, seat)


def end_turn(state: State, seat: Seat) -> Rules[None]:
    """CL-14: the right of the summoned ends; CL-33: a seat that plays again keeps the turn."""
    if seat in state.summoned:
        state.summoned.remove(seat)
    if state.plays_again:
        state.plays_again = False
    else:
        yield from pass_turn(state)


def pass_turn(state: State) -> Rules[None]:
    """CL-10: on to the next seat still playing, counting rounds; CL-40: up to their limit."""
    while True:
        state.to_move = state.left_of(state.to_move)
        if state.to_move == state.first:
            if state.round == state.options.round_limit:
                yield from unsolved(state)
                return
            state.round += 1
            yield from tell_all(RoundBegan(state.round))
        if state.to_move in state.alive:
            return
