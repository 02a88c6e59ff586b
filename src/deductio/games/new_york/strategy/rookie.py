"""The rookie: crosses off what plain clues say, and cannot do much with the others."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import TookAny, Wish
from deductio.games.new_york.cards import DRAWN_AT
from deductio.games.new_york.city import ACTION, BIT, EVERYWHERE, Cell, named
from deductio.games.new_york.clues import (
    Cols,
    EastOf,
    Edge,
    In,
    Inside,
    Near,
    NorthOf,
    Rows,
    SouthOf,
    WestOf,
    cells_of,
)
from deductio.games.new_york.messages import Announce, MoveTo, Pass, Roll
from deductio.games.new_york.motives import (
    HadToGuess,
    LostPatience,
    SawOneCell,
    WasNotSure,
    WentForCards,
)
from deductio.games.new_york.view import View

PLAIN = (NorthOf, SouthOf, WestOf, EastOf, Rows, Cols, In, Near, Edge, Inside)
"""Clues that say straight away where the thief is; the others say where he is not, or want the
whole map searched, or steps and neighbours counted, or join two things."""
PATIENCE = 6
"""Rounds after which a rookie wants to get it over with: then two cells are few enough for a
guess, in the next round three, and so on."""


def rookie(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    view = fold(View(), stream)
    match question.name:
        case "start" | "end" | "window":
            return announce_or(Roll() if question.name == "start" else Pass(), view, luck)
        case "last_call":
            cells = plain_cells(view)
            return Wish(Announce(luck.pick(cells)), HadToGuess(len(cells)))
        case "cell" | "go":
            return go_for_cards(view, question, luck)
        case _:
            return Wish(question.options[luck.below(len(question.options))], TookAny())


def announce_or(otherwise: Choice, view: View, luck: Chance) -> Wish:
    cells = plain_cells(view)
    if len(cells) == 1:
        return Wish(Announce(cells[0]), SawOneCell(cells[0]))
    if len(cells) <= view.round - PATIENCE:
        return Wish(Announce(luck.pick(cells)), LostPatience(len(cells)))
    return Wish(otherwise, WasNotSure(len(cells)))


def plain_cells(view: View) -> tuple[Cell, ...]:
    """The cells that the plain clues on the sheet leave."""
    left = EVERYWHERE
    for note in view.notes:
        if isinstance(note.card.clue, PLAIN):
            left &= cells_of(note.card.clue)
    for cell in view.wrong:
        left &= ~BIT[cell]
    return named(left)


def go_for_cards(view: View, question: Question, luck: Chance) -> Wish | None:
    """Any cell where a card can be drawn."""
    moves = [
        choice
        for choice in question.options
        if isinstance(choice, MoveTo) and view.piles.get(DRAWN_AT.get(ACTION[choice.cell], ""))
    ]
    return Wish(luck.pick(moves), WentForCards()) if moves else None
