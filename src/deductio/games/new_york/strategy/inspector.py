"""The inspector: crosses off all that is certain, goes where cards are, announces when sure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import PLAIN, Temper, Wish, best
from deductio.games.new_york.cards import DECKS, DRAWN_AT
from deductio.games.new_york.city import ACTION, Cell
from deductio.games.new_york.messages import Announce, MoveTo, Pass, Roll, Spy, Swap, Take
from deductio.games.new_york.motives import (
    AskedTheMost,
    HadToGuess,
    KnewTheCell,
    WasNotSure,
    WentForCards,
)
from deductio.games.new_york.moves import PILE
from deductio.games.new_york.strategy.sheet import Sheet


def inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    sheet = Sheet(stream)
    if question.name in UNSURE and len(sheet.candidates) == 1:
        (cell,) = sheet.candidates
        return Wish(Announce(cell), KnewTheCell(cell))
    if question.name in UNSURE:
        return Wish(UNSURE[question.name], WasNotSure(len(sheet.candidates)))
    return PRIORITIES[question.name](sheet, question, luck)


def last_call(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    return Wish(Announce(luck.pick(sheet.candidates)), HadToGuess(len(sheet.candidates)))


def move(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    """A card to draw, then a hand to spy on."""

    def worth(choice: Choice) -> float:
        return points(sheet, choice.cell) if isinstance(choice, MoveTo) else 0.0

    choice = best(question.options, worth, luck)
    return Wish(choice, WentForCards())


def points(sheet: Sheet, cell: Cell) -> float:
    """By simple priorities: to draw counts two, to spy one; from a Go cell one can draw too."""
    action = ACTION[cell]
    drawing = action == "go" or (action in DRAWN_AT and sheet.size(PILE, DRAWN_AT[action]) > 0)
    return 2.0 * drawing + any(unknown_cards(sheet, seat) for seat in sheet.at(cell))


def unknown_cards(sheet: Sheet, seat: Seat) -> int:
    """How many cards of a hand are not certainly known."""
    known = sum(sheet.whereabouts.holder(card) == seat for card in sheet.whereabouts.cards)
    return sum(sheet.size(seat, deck) for deck in DECKS) - known


def ask_the_most(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    """Whoever holds most cards that are not known."""

    seats = [choice for choice in question.options if isinstance(choice, Spy | Take | Swap)]
    choice = best(seats, lambda choice: unknown_cards(sheet, choice.seat), luck)
    return Wish(choice, AskedTheMost(choice.seat))


UNSURE: dict[str, Choice] = {"start": Roll(), "end": Pass(), "window": Pass()}
"""Where one may announce, and what one does who is not sure."""
PRIORITIES: dict[str, Callable[[Sheet, Question, Chance], Wish]] = {
    "cell": move,
    "go": move,
    "spy": ask_the_most,
    "take": ask_the_most,
    "swap": ask_the_most,
    "last_call": last_call,
}
