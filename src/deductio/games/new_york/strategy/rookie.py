"""The rookie: uses every clue as it reads it, and makes the mistakes of a first evening."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import and_

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import PLAIN, Motive, Temper, Wish, best
from deductio.games.new_york.cards import DRAWN_AT
from deductio.games.new_york.city import ACTION, EVERYWHERE, Cell, Cells, named, these
from deductio.games.new_york.messages import (
    Announce,
    MoveTo,
    Pass,
    Roll,
    SpiedCard,
    Spy,
    Swap,
    Take,
)
from deductio.games.new_york.motives import (
    AskedAnyone,
    AskedTheSame,
    HadToGuess,
    KeptAStraightFace,
    LostPatience,
    MisreadAClue,
    MissedAClue,
    SawOneCell,
    TriedItsLuck,
    WasNotSure,
    WentForCards,
)
from deductio.games.new_york.strategy.leanings import Leanings
from deductio.games.new_york.strategy.sheet import is_before_its_eyes, memory_of
from deductio.games.new_york.strategy.slips import Reading, read
from deductio.games.new_york.strategy.ways import Ways, ways
from deductio.games.new_york.view import View


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    return think(Hand(stream, ways("rookie", temper)), question, luck)


def think(hand: Hand, question: Question, luck: Chance) -> Wish | None:
    match question.name:
        case "start" | "end" | "window":
            return announce_or(Roll() if question.name == "start" else Pass(), hand, luck)
        case "last_call":
            return Wish(Announce(luck.pick(hand.cells)), HadToGuess(len(hand.cells)))
        case "cell" | "go":
            return go_for_cards(hand, question, luck)
        case "spy":
            return spy_again(hand, question, luck)
        case _:
            return ask_anyone(hand, question, luck)


class Hand:
    """What a rookie has before its eyes: the board, and the clues as it reads them."""

    def __init__(self, stream: Sequence[Event], ways: Ways) -> None:
        self.stream, self.ways = stream, ways
        self.view = fold(View(), stream)
        self.leanings = Leanings(stream, self.view, ways)
        self.readings = readings(stream, self.view, ways)
        self.cells = named(left(self.view, (reading.cells for reading in self.readings)))


def announce_or(otherwise: Choice, hand: Hand, luck: Chance) -> Wish:
    cells, view = hand.cells, hand.view
    if len(cells) == 1:
        if hand.ways.bluffs and otherwise == Roll():
            return Wish(otherwise, KeptAStraightFace(cells[0]))
        return Wish(Announce(cells[0]), why_this_cell(cells[0], hand.readings))
    if len(cells) <= hand.ways.dares(view.round, len(view.alive)):
        why = TriedItsLuck(len(cells)) if hand.ways.is_bold else LostPatience(len(cells))
        return Wish(Announce(luck.pick(cells)), why)
    return Wish(otherwise, why_not_yet(len(cells), hand.readings))


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


def readings(stream: Sequence[Event], view: View, ways: Ways) -> list[Reading]:
    """All clues seen, as it takes them; alone, with nobody to race, it reads each one twice."""
    memory = memory_of(stream, view)
    read_so = [
        read(note.card, memory, ways, kept=is_before_its_eyes(view, note)) for note in view.notes
    ]
    if len(view.alive) == 1:
        return [reading.corrected() for reading in read_so]
    return until_something_fits(view, read_so)


def until_something_fits(view: View, read_so: list[Reading]) -> list[Reading]:
    """Where no cell is left it reads again, the newest card first, and stops as soon as it can."""
    for place in reversed(range(len(read_so))):
        if left(view, (reading.cells for reading in read_so)):
            break
        read_so[place] = read_so[place].corrected()
    return read_so


def left(view: View, clues: Iterable[Cells]) -> Cells:
    return reduce(and_, clues, EVERYWHERE) & ~these(view.wrong)


def go_for_cards(hand: Hand, question: Question, luck: Chance) -> Wish | None:
    """Any cell where a card can be drawn; if there is none, any where somebody can be spied on."""
    moves = [choice for choice in question.options if isinstance(choice, MoveTo)]
    piles = hand.view.piles
    drawing = [move for move in moves if piles.get(DRAWN_AT.get(ACTION[move.cell], ""))]
    meeting = [move for move in moves if hand.leanings.has_company(move.cell)]
    if not drawing and not meeting:
        return None
    return Wish(best(drawing or meeting, hand.leanings.to, luck), WentForCards())


def spy_again(hand: Hand, question: Question, luck: Chance) -> Wish:
    """Stubbornly on whom it spied before, if that seat is here; a look costs nothing."""
    spies = [choice for choice in question.options if isinstance(choice, Spy)]
    before = spied_on_last(hand.stream, hand.view.me)
    again = next((choice for choice in spies if choice.seat == before), None)
    if again and not hand.ways.leaders:
        return Wish(again, AskedTheSame(again.seat))
    return ask_anyone(hand, question, luck)


def spied_on_last(stream: Sequence[Event], me: Seat | None) -> Seat | None:
    spied = (event for event in reversed(stream) if isinstance(event, SpiedCard))
    return next((event.owner for event in spied if event.spy == me), None)


def ask_anyone(hand: Hand, question: Question, luck: Chance) -> Wish:
    asks = [choice for choice in question.options if isinstance(choice, Spy | Take | Swap)]
    leanings = hand.leanings
    choice = best(asks, lambda ask: leanings.to(ask) + leanings.to_give(ask), luck)
    return Wish(choice, AskedAnyone(choice.seat))
