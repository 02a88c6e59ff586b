"""Where the thief of New York may be: cells crossed off one clue after the other, as bits."""

from __future__ import annotations

from collections.abc import Iterable

from deductio.core.messages import Event
from deductio.games.new_york.city import BIT, EVERYWHERE, Cell, Cells, named
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    AnnouncedWrongly,
    CaseClosed,
    DrewCard,
    SawAnswer,
    SpiedCard,
    SwappedCards,
    TookCard,
)


def candidates(stream: Iterable[Event]) -> tuple[Cell, ...]:
    """NY-60: the cells that everything told leaves open."""
    left = EVERYWHERE
    for event in stream:
        left &= cells_after(event)
    return named(left)


def cells_after(event: Event) -> Cells:
    """The cells in which the thief may be, by one event alone."""
    match event:
        case DrewCard() | SpiedCard() | TookCard():
            return cells_of(event.card.clue)
        case SwappedCards():
            return cells_of(event.gave.clue) & cells_of(event.got.clue)
        case AnnouncedWrongly():
            return EVERYWHERE & ~BIT[event.cell]
        case SawAnswer() | CaseClosed():
            return BIT[event.answer]
        case _:
            return EVERYWHERE
