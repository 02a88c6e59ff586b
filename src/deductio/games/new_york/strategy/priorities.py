"""The careful one and the inspector: cross off what is certain, go by simple priorities."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import PLAIN, Motive, Temper, Wish, best
from deductio.games.new_york.cards import DECKS, DRAWN_AT
from deductio.games.new_york.city import ACTION, Cell
from deductio.games.new_york.messages import Announce, MoveTo, Pass, Roll, Spy, Swap, Take
from deductio.games.new_york.motives import (
    AskedTheMost,
    ChecksAgain,
    HadToGuess,
    KeptAStraightFace,
    KnewTheCell,
    LostPatience,
    MissedAClue,
    TriedItsLuck,
    WasNotSure,
    WentForCards,
)
from deductio.games.new_york.moves import PILE
from deductio.games.new_york.strategy.sheet import Sheet
from deductio.games.new_york.strategy.ways import ways


def careful(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    return by_priorities(Sheet(stream, ways("careful", temper)), question, luck)


def inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    return by_priorities(Sheet(stream, ways("inspector", temper)), question, luck)


def by_priorities(sheet: Sheet, question: Question, luck: Chance) -> Wish | None:
    if question.name in UNSURE:
        return announce_or(UNSURE[question.name], sheet, luck)
    return PRIORITIES[question.name](sheet, question, luck)


def announce_or(otherwise: Choice, sheet: Sheet, luck: Chance) -> Wish:
    cells, view = sheet.candidates, sheet.view
    if len(cells) == 1:
        if sheet.has_just_read(*sheet.ways.checks):
            return Wish(otherwise, ChecksAgain(cells[0]))
        if sheet.ways.bluffs and otherwise == Roll():
            return Wish(otherwise, KeptAStraightFace(cells[0]))
        return Wish(Announce(cells[0]), KnewTheCell(cells[0]))
    if len(cells) <= sheet.ways.dares(view.round, len(view.alive)):
        return Wish(Announce(luck.pick(cells)), why_a_guess(sheet))
    return Wish(otherwise, why_not_yet(sheet))


def why_a_guess(sheet: Sheet) -> Motive:
    cells = len(sheet.candidates)
    return TriedItsLuck(cells) if sheet.ways.is_bold else LostPatience(cells)


def why_not_yet(sheet: Sheet) -> Motive:
    """What was forgotten is told when the game is over."""
    cells = len(sheet.candidates)
    if sheet.forgotten:
        return MissedAClue(cells, sheet.forgotten[0], "forgotten")
    return WasNotSure(cells)


def last_call(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    return Wish(Announce(luck.pick(sheet.candidates)), HadToGuess(len(sheet.candidates)))


def move(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    """A card to draw, then a hand to spy on."""

    def worth(choice: Choice) -> float:
        own = points(sheet, choice.cell) if isinstance(choice, MoveTo) else 0.0
        return own + sheet.leanings.to(choice)

    choice = best(question.options, worth, luck)
    return Wish(choice, WentForCards())


def points(sheet: Sheet, cell: Cell) -> float:
    """By simple priorities: to draw counts two, to spy one; from a Go cell one can draw too."""
    left = {action: sheet.size(PILE, deck) for action, deck in DRAWN_AT.items()}
    if cell not in sheet.view.used:
        left["go"] = sum(left.values())
    drawing = left.get(ACTION[cell], 0) > 0
    return 2.0 * drawing + any(unknown_cards(sheet, seat) for seat in sheet.at(cell))


def unknown_cards(sheet: Sheet, seat: Seat) -> int:
    """How many cards of a hand are not certainly known; whoever follows none, knows none."""
    held = sum(sheet.size(seat, deck) for deck in DECKS)
    if not sheet.ways.follows:
        return held
    return held - sum(sheet.whereabouts.holder(card) == seat for card in sheet.whereabouts.cards)


def ask_the_most(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    """Whoever holds most cards that are not known."""

    def worth(choice: Spy | Take | Swap) -> float:
        own = unknown_cards(sheet, choice.seat)
        return own + sheet.leanings.to(choice) + sheet.leanings.to_give(choice)

    seats = [choice for choice in question.options if isinstance(choice, Spy | Take | Swap)]
    choice = best(seats, worth, luck)
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
