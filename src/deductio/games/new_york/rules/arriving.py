"""Arriving in a cell: spying, then what the cell asks for."""

from __future__ import annotations

from deductio.core.messages import Rules, Seat, ask, tell_all
from deductio.core.options import Either, Options, Product
from deductio.games.new_york.cards import DRAWN_AT
from deductio.games.new_york.city import ACTION, CELLS, Cell
from deductio.games.new_york.messages import Moved, MoveTo, NothingHappened, Stay, Stayed
from deductio.games.new_york.rules.cards import draw, swap
from deductio.games.new_york.rules.spying import spy
from deductio.games.new_york.state import State

ELSEWHERE: dict[Cell, Options[MoveTo | Stay]] = {
    here: Either(Product(MoveTo, [cell for cell in CELLS if cell != here]), (Stay(),))
    for here in CELLS
}


def arrive(state: State, seat: Seat, cell: Cell) -> Rules[None]:
    """NY-12: the pawn stands there, among any number of others; NY-15: and may spy."""
    state.at[seat] = cell
    yield from tell_all(Moved(seat, cell))
    yield from spy(state, seat, cell)


def act(state: State, seat: Seat, cell: Cell, used: tuple[Cell, ...] = ()) -> Rules[None]:
    """NY-13: what the cell says; of the Go cells, some may have sent the pawn here."""
    action = ACTION[cell]
    if action in DRAWN_AT:
        yield from draw(state, seat, action)
    elif action == "swap":
        yield from swap(state, seat)
    else:
        yield from go_anywhere(state, seat, cell, used)


def go_anywhere(state: State, seat: Seat, here: Cell, used: tuple[Cell, ...]) -> Rules[None]:
    """NY-23: to any other cell, to spy and act there, or stay; each Go once in a turn."""
    if here in used:
        yield from tell_all(NothingHappened(seat, "go"))
        return
    choice = yield from ask(seat, "go", ELSEWHERE[here])
    if isinstance(choice, Stay):
        yield from tell_all(Stayed(seat))
        return
    yield from arrive(state, seat, choice.cell)
    yield from act(state, seat, choice.cell, (*used, here))
