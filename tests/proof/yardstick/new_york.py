"""A plain careful player of New York: crosses cells off a sheet, and announces the last one."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import PLAIN, Temper, TookAny, Wish
from deductio.games.new_york.cards import Card
from deductio.games.new_york.city import ACTION, BIT, EVERYWHERE, Cell, named
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedWrongly,
    Decline,
    DrewCard,
    MoveTo,
    Pass,
    Roll,
    SpiedCard,
    SwappedCards,
    TookCard,
)
from deductio.games.new_york.view import View


def plain_careful(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish:
    """What a person does who knows the rules, pays attention and reckons nothing."""
    return Wish(choice(stream, question, luck), TookAny())


def choice(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    match question.name:
        case "start" | "end" | "window":
            left = left_on_the_sheet(stream)
            waits = Roll() if question.name == "start" else Pass()
            return Announce(left[0]) if len(left) == 1 else waits
        case "last_call":
            return Announce(luck.pick(left_on_the_sheet(stream)))
        case "cell" | "go":
            return towards_cards(stream, question, luck)
        case _:
            asked = [one for one in question.options if not isinstance(one, Decline)]
            return luck.pick(asked)


def left_on_the_sheet(stream: Sequence[Event]) -> tuple[Cell, ...]:
    """Every clue it has read is crossed off at once, and so is what somebody announced wrongly."""
    left = EVERYWHERE
    for event in stream:
        for card in read_in(event):
            left &= cells_of(card.clue)
        if isinstance(event, AnnouncedWrongly):
            left &= ~BIT[event.cell]
    return named(left)


def read_in(event: Event) -> tuple[Card, ...]:
    match event:
        case DrewCard() | SpiedCard() | TookCard():
            return (event.card,)
        case SwappedCards():
            return event.gave, event.got
        case _:
            return ()


def towards_cards(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """Where a pile has cards, or to a Go cell; else to somebody; else anywhere."""
    seen = fold(View(), stream)
    moves = [one for one in question.options if isinstance(one, MoveTo)]
    others = [where for seat, where in enumerate(seen.at) if seat != seen.me]
    piles = {"informants": seen.piles["informant"], "experts": seen.piles["expert"], "go": 1}
    drawing = [move for move in moves if piles.get(ACTION[move.cell])]
    meeting = [move for move in moves if move.cell in others]
    return luck.pick(drawing or meeting or moves)
