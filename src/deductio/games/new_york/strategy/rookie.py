"""The rookie: uses every clue as it reads it, and makes the mistakes of a first evening."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import and_

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Opened, Question, Seat
from deductio.core.streams import first
from deductio.core.thinking import PLAIN, Motive, Temper, TookAny, Wish
from deductio.games.new_york.cards import DRAWN_AT
from deductio.games.new_york.city import ACTION, EVERYWHERE, Cell, Cells, named, these
from deductio.games.new_york.messages import Announce, MoveTo, Pass, Roll, SpiedCard, Spy
from deductio.games.new_york.motives import (
    AskedTheSame,
    HadToGuess,
    LostPatience,
    MisreadAClue,
    MissedAClue,
    SawOneCell,
    WasNotSure,
    WentForCards,
)
from deductio.games.new_york.strategy.slips import Reading, read
from deductio.games.new_york.view import Note, View

PATIENCE = 3
"""Rounds after which a rookie wants to get it over with, while others are at it too: then two cells
are few enough for a guess, in the next round three."""
MOST = 3
"""With more cells than this not even a rookie guesses."""


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    view = fold(View(), stream)
    match question.name:
        case "start" | "end" | "window":
            return announce_or(Roll() if question.name == "start" else Pass(), stream, view, luck)
        case "last_call":
            cells = cells_left(view, readings(stream, view))
            return Wish(Announce(luck.pick(cells)), HadToGuess(len(cells)))
        case "cell" | "go":
            return go_for_cards(view, question, luck)
        case "spy":
            return spy_again(stream, view, question, luck)
        case _:
            return Wish(luck.pick(list(question.options)), TookAny())


def announce_or(otherwise: Choice, stream: Sequence[Event], view: View, luck: Chance) -> Wish:
    read_so = readings(stream, view)
    cells = cells_left(view, read_so)
    if len(cells) == 1:
        return Wish(Announce(cells[0]), why_this_cell(cells[0], read_so))
    if len(cells) <= patience_left(view):
        return Wish(Announce(luck.pick(cells)), LostPatience(len(cells)))
    return Wish(otherwise, why_not_yet(len(cells), read_so))


def patience_left(view: View) -> int:
    """With how many cells it would guess by now; alone there is no hurry."""
    return min(view.round - PATIENCE, MOST) if len(view.alive) > 1 else 0


def why_this_cell(cell: Cell, read_so: Sequence[Reading]) -> Motive:
    """The first slip that led here, told when the game is over."""
    for reading in read_so:
        if reading.slip and reading.misleads:
            return MisreadAClue(cell, reading.card, reading.slip)
    return SawOneCell(cell)


def why_not_yet(cells: int, read_so: Sequence[Reading]) -> Motive:
    """The first slip that left too many cells, told likewise."""
    for reading in read_so:
        if reading.slip and reading.misses:
            return MissedAClue(cells, reading.card, reading.slip)
    return WasNotSure(cells)


def readings(stream: Sequence[Event], view: View) -> list[Reading]:
    """All clues seen, as it takes them; alone, with nobody to race, it reads each one twice."""
    memory = f"{first(Opened, stream).commitment} {view.me}"
    read_so = [read(note.card, memory, kept=is_before_its_eyes(view, note)) for note in view.notes]
    if len(view.alive) == 1 or not left(view, (reading.cells for reading in read_so)):
        return [reading.corrected() for reading in read_so]
    return read_so


def is_before_its_eyes(view: View, note: Note) -> bool:
    """A card in its hand, or one seen in this round."""
    return note.round == view.round or note.card in view.hand


def cells_left(view: View, read_so: Sequence[Reading]) -> tuple[Cell, ...]:
    return named(left(view, (reading.cells for reading in read_so)))


def left(view: View, clues: Iterable[Cells]) -> Cells:
    return reduce(and_, clues, EVERYWHERE) & ~these(view.wrong)


def go_for_cards(view: View, question: Question, luck: Chance) -> Wish | None:
    """Any cell where a card can be drawn."""
    moves = [
        choice
        for choice in question.options
        if isinstance(choice, MoveTo) and view.piles.get(DRAWN_AT.get(ACTION[choice.cell], ""))
    ]
    return Wish(luck.pick(moves), WentForCards()) if moves else None


def spy_again(stream: Sequence[Event], view: View, question: Question, luck: Chance) -> Wish:
    """Stubbornly on whom it spied before, if that seat is here; a look costs nothing."""
    spies = [choice for choice in question.options if isinstance(choice, Spy)]
    before = spied_on_last(stream, view.me)
    again = next((choice for choice in spies if choice.seat == before), None)
    return Wish(again, AskedTheSame(again.seat)) if again else Wish(luck.pick(spies), TookAny())


def spied_on_last(stream: Sequence[Event], me: Seat | None) -> Seat | None:
    spied = (event for event in reversed(stream) if isinstance(event, SpiedCard))
    return next((event.owner for event in spied if event.spy == me), None)
