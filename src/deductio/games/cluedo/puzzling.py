"""How puzzles are made of Cluedo: detectives who walk into rooms, name anybody, accuse nobody."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Opened, Question, Seat
from deductio.core.puzzling import Asking, Puzzling, Table, by_ask, rather
from deductio.core.streams import first, reader_of
from deductio.deduction.model import each
from deductio.games.cluedo.cards import CARDS, CATEGORIES
from deductio.games.cluedo.mansion import mansion
from deductio.games.cluedo.messages import (
    AskedToShow,
    CallWitness,
    CardsDealt,
    CountCards,
    Draw,
    Enter,
    HandDealt,
    KeepSilent,
    LaidFaceUp,
    PeekAt,
    Roll,
    SuggestHere,
    TakeShortcut,
    UseBonus,
    Walk,
)
from deductio.games.cluedo.notebook import SOLUTION, hand_of

USUAL = {"pawn_choice": "fixed"}


def some_way(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """Half of the time by the dice: they bring bonus cards."""
    return rather(luck.pick((Roll, SuggestHere)), TakeShortcut, Roll)(stream, question, luck)


def some_move(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """Where a bonus card is to be had, half of the time; else into a room."""
    squares = [Walk(square) for square in sorted(mansion().bonus)]
    bonus = [walk for walk in squares if walk in question.options]
    if bonus and luck.below(2):
        return luck.pick(bonus)
    return rather(Enter, Walk)(stream, question, luck)


def askings(stream: Sequence[Event]) -> list[Asking]:
    """Which three cards are set aside, and who holds each card."""
    me, seats = reader_of(stream), first(Opened, stream).seats
    sought = [
        Asking(category, "item", each(cards, SOLUTION)) for category, cards in CATEGORIES.items()
    ]
    hands = [hand_of(seat) for seat in range(seats) if seat != me]
    held = [Asking("holder", "place", each([card], SOLUTION, *hands)) for card in CARDS]
    return [*sought, *held]


def leaves_out(event: Event, me: Seat) -> bool:
    """Whoever is shown a card sees which, and one's own cards are known."""
    return isinstance(event, AskedToShow) and me in (event.seat, event.viewer)


PUZZLING = Puzzling(
    mark="CD",
    maker_version=1,
    tables=(Table(3, USUAL), Table(4, USUAL), Table(5, USUAL)),
    choices=160,
    play=by_ask(
        {
            "turn": some_way,
            "move": some_move,
            "walk_on": some_move,
            "draw": rather(Draw),
            "bonus": rather(PeekAt, CountCards, CallWitness, UseBonus),
            "accuse": rather(KeepSilent),
        }
    ),
    askings=askings,
    leaves_out=leaves_out,
    grades=(1, 2, 3, 4, 5),
    themes=("elimination", "counting", "difference", "supposition"),
    opening=(CardsDealt, LaidFaceUp, HandDealt),
)
