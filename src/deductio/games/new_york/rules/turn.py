"""A turn: announce or roll, move, spy, act, announce or pass."""

from __future__ import annotations

from deductio.core.messages import Rules, Seat, ask, ask_unless_forced, tell_all
from deductio.core.options import Either, Options, Product
from deductio.games.new_york.city import CELLS
from deductio.games.new_york.messages import (
    Announce,
    Face,
    MoveTo,
    Passed,
    Roll,
    Rolled,
    TurnBegan,
)
from deductio.games.new_york.rules.announcing import (
    ANNOUNCEMENTS,
    PASS_OR_ANNOUNCE,
    announce,
    end_of_rounds,
    open_window,
)
from deductio.games.new_york.rules.arriving import act, arrive
from deductio.games.new_york.rules.setup import JOKER, LETTERS, NUMBERS
from deductio.games.new_york.state import State

ROLL_OR_ANNOUNCE: Options[Roll | Announce] = Either((Roll(),), ANNOUNCEMENTS)


def moves_for(letter: Face, number: Face) -> Product[MoveTo]:
    """NY-11: a joker stands for every letter or every number."""
    cells = [cell for cell in CELLS if letter in (cell[0], JOKER) and number in (cell[1], JOKER)]
    return Product(MoveTo, cells)


MOVES = {(letter, number): moves_for(letter, number) for letter in LETTERS for number in NUMBERS}


def play_turn(state: State) -> Rules[None]:
    """One seat's turn, then what comes between two turns."""
    seat = state.active
    yield from tell_all(TurnBegan(seat, state.round))
    if state.options.announce == "own_turn":
        yield from play_and_announce(state, seat)
    else:
        yield from roll(state, seat)
        yield from open_window(state)
    if state.over:
        return
    if not pass_the_turn(state):
        yield from end_of_rounds(state)


def play_and_announce(state: State, seat: Seat) -> Rules[None]:
    """NY-10, NY-14, NY-30: one may announce before rolling or after acting, and only then."""
    choice = yield from ask(seat, "start", ROLL_OR_ANNOUNCE)
    if isinstance(choice, Announce):
        yield from announce(state, seat, choice.cell)
        return
    yield from roll(state, seat)
    choice_at_end = yield from ask(seat, "end", PASS_OR_ANNOUNCE)
    if isinstance(choice_at_end, Announce):
        yield from announce(state, seat, choice_at_end.cell)
    else:
        yield from tell_all(Passed(seat))


def roll(state: State, seat: Seat) -> Rules[None]:
    """NY-11: the dice name the cell, or leave a choice; NY-13: spying first, then the action."""
    letter = state.chance.pick(LETTERS)
    number = state.chance.pick(NUMBERS)
    yield from tell_all(Rolled(seat, letter, number))
    move = yield from ask_unless_forced(seat, "cell", MOVES[letter, number])
    yield from arrive(state, seat, move.cell)
    yield from act(state, seat, move.cell)


def pass_the_turn(state: State) -> bool:
    """NY-14: the next seat still in the game; NY-4: past the first seat's place, a new round.

    Says whether there is another turn; NY-36: after the last round there is none.
    """
    before = place_in_round(state, state.active)
    state.active = state.after(state.active)
    if place_in_round(state, state.active) > before:
        return True
    if state.round == state.options.max_rounds:
        return False
    state.round += 1
    return True


def place_in_round(state: State, seat: Seat) -> int:
    return (seat - state.first) % state.seats
