"""Announcing where the thief is: right wins, wrong is out."""

from __future__ import annotations

from collections.abc import Mapping

from deductio.core.messages import Rules, Seat, ask_together, tell_all, tell_only
from deductio.core.options import Either, Options, Product
from deductio.games.new_york.city import CELLS, Cell
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedRightly,
    AnnouncedWrongly,
    Eliminated,
    LastCallBegan,
    Pass,
    Passed,
    Result,
    SawAnswer,
)
from deductio.games.new_york.rules.cards import return_cards
from deductio.games.new_york.rules.end import close
from deductio.games.new_york.state import State

ANNOUNCEMENTS = Product(Announce, CELLS)
PASS_OR_ANNOUNCE: Options[Pass | Announce] = Either((Pass(),), ANNOUNCEMENTS)


def announce(state: State, seat: Seat, cell: Cell) -> Rules[None]:
    """NY-31: everyone hears the cell and whether it is right; right wins."""
    yield from tell_all(announcement(state, seat, cell))
    if cell == state.case.answer:
        yield from close(state, "solved", (seat,))
    else:
        yield from eliminate(state, (seat,))


def announcement(state: State, seat: Seat, cell: Cell) -> AnnouncedRightly | AnnouncedWrongly:
    if cell == state.case.answer:
        return AnnouncedRightly(seat, cell)
    return AnnouncedWrongly(seat, cell)


def eliminate(state: State, seats: tuple[Seat, ...]) -> Rules[None]:
    """NY-31, NY-32: they see the answer, leave the board and give their cards back."""
    for seat in seats:
        if state.options.eliminated_sees_answer:
            yield from tell_only((seat,), SawAnswer(seat, state.case.answer), others_hear=None)
        state.at[seat] = None
        state.alive.remove(seat)
        informants, experts = return_cards(state, seat)
        yield from tell_all(Eliminated(seat, informants, experts))
    state.eliminated.append(seats)
    if result := result_of_few(state):
        yield from close(state, result, tuple(state.alive))


def result_of_few(state: State) -> Result | None:
    """NY-34: the last one left wins, or must solve alone; NY-35: nobody left, nobody wins."""
    if not state.alive:
        return "nobody"
    if len(state.alive) == 1 and state.options.last_player == "wins":
        return "last_standing"
    return None


def open_window(state: State) -> Rules[None]:
    """NY-35: all may announce at once, sealed; the right ones win together."""
    choices = yield from ask_together("window", dict.fromkeys(state.alive, PASS_OR_ANNOUNCE))
    right = yield from open_choices(state, choices)
    wrong = tuple(seat for seat, choice in choices.items() if isinstance(choice, Announce))
    if right:
        yield from share(state, right)
    elif wrong:
        yield from eliminate(state, wrong)


def end_of_rounds(state: State) -> Rules[None]:
    """NY-36: the rounds are over; with a last call all must announce at once, sealed."""
    if not state.options.last_call:
        yield from close(state, "nobody", ())
        return
    yield from tell_all(LastCallBegan(state.round))
    choices = yield from ask_together("last_call", dict.fromkeys(state.alive, ANNOUNCEMENTS))
    right = yield from open_choices(state, choices)
    if right:
        yield from share(state, right)
    else:
        yield from close(state, "nobody", ())


def open_choices(state: State, choices: Mapping[Seat, Announce | Pass]) -> Rules[tuple[Seat, ...]]:
    """Everyone hears what everyone chose; says who was right."""
    right = []
    for seat, choice in choices.items():
        if isinstance(choice, Pass):
            yield from tell_all(Passed(seat))
            continue
        yield from tell_all(announcement(state, seat, choice.cell))
        if choice.cell == state.case.answer:
            right.append(seat)
    return tuple(right)


def share(state: State, winners: tuple[Seat, ...]) -> Rules[None]:
    """NY-40: solved by one, or shared by several who were right at once."""
    yield from close(state, "solved" if len(winners) == 1 else "shared", winners)
