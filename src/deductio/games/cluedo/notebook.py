"""What one stream of Cluedo proves, as constraints for the engine of deduction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from deductio.core.messages import Event, Opened, Seat
from deductio.core.streams import first, numbers_of, reader_of
from deductio.deduction.model import (
    Constraint,
    Fact,
    Frame,
    Model,
    at_least,
    each,
    exactly,
    excluded,
    known,
    not_all,
    one_of_each,
    picked,
)
from deductio.deduction.notebook import Notebook
from deductio.games.cluedo.cards import CARDS, CATEGORIES, Card, cards_each, row_size
from deductio.games.cluedo.messages import (
    Accused,
    AccusedWrongly,
    AskedToShow,
    CardsCounted,
    CouldNotAnswer,
    HandDealt,
    HandRevealed,
    LaidFaceUp,
    NoWitnessFound,
    PeekedAt,
    RowRevealed,
    SawCard,
    SawConfidedCard,
    SawRowCard,
    SawSolution,
    SolutionRevealed,
    Suggested,
    WitnessFound,
)

SOLUTION, FACE_UP = "solution", "faceup"


TELLING = frozenset(
    [
        *(HandDealt, HandRevealed, LaidFaceUp, SawCard, SawConfidedCard, PeekedAt, WitnessFound),
        *(SawRowCard, RowRevealed, Suggested, CouldNotAnswer, AskedToShow, Accused),
        *(AccusedWrongly, SawSolution, SolutionRevealed, CardsCounted, NoWitnessFound),
    ]
)
"""The events that tell of the cards; a long game is mostly walking."""
QUESTIONS = frozenset([Suggested, Accused])
ANSWERS = frozenset([CouldNotAnswer, AskedToShow, SawCard, AccusedWrongly])
SIGHTS = frozenset([SawCard, SawConfidedCard, PeekedAt, WitnessFound])
"""The events in which somebody sees somebody's card."""


def notebook(stream: Sequence[Event]) -> Notebook:
    """N1 to N11: who holds which card, and which three are the solution."""
    translator = Translator(first(Opened, stream).seats, reader_of(stream))
    for number in numbers_of(TELLING, stream):
        translator.hear(number, stream[number])
    return Notebook(
        [translator.model],
        item_domain="card",
        goal=SOLUTION,
        questions=translator.questions,
        remarks=translator.shown,
    )


@cache
def frame(seats: int) -> Frame:
    """N6: how many cards everyone holds; N7: one of each category is the solution."""
    places = {SOLUTION: len(CATEGORIES)}
    places |= {hand_of(seat): cards_each(seats) for seat in range(seats)}
    places |= {in_row(place): 1 for place in range(row_size(seats))}
    left_over = len(CARDS) - sum(places.values())
    if left_over:
        places[FACE_UP] = left_over
    return Frame(CARDS, places, one_of_each(SOLUTION, list(CATEGORIES.values())))


@cache
def hand_of(seat: Seat) -> str:
    return f"seat{seat}"


def in_row(place: int) -> str:
    return f"row{place}"


@lru_cache(maxsize=4096)
def none_of(named: tuple[Card, ...], place: str) -> Constraint:
    return excluded(*each(named, place))


@lru_cache(maxsize=4096)
def some_of(named: tuple[Card, ...], place: str) -> Constraint:
    return at_least(1, each(named, place))


@lru_cache(maxsize=4096)
def shown(card: Card, place: str, named: tuple[Card, ...]) -> Constraint:
    return picked(Fact(card, place), named)


class Translator:
    """Translates event by event; it has to remember what was suggested and accused last."""

    def __init__(self, seats: int, me: Seat | None) -> None:
        self.model = Model(frame(seats))
        self.seats = seats
        self.me = me
        self.named: tuple[Card, ...] = ()
        self.accused: tuple[Card, ...] = ()
        self.asked_at = 0
        self.questions: dict[int, int] = {}
        self.shown: dict[Fact, list[int]] = {}
        """My cards that others have seen, and the events."""

    def hear(self, number: int, event: Event) -> None:
        kind = type(event)
        if kind in ANSWERS:
            self.questions[number] = self.asked_at
        elif kind in QUESTIONS:
            self.asked_at = number
        if kind in SIGHTS:
            self.remark(number, event)
        self.model.observe(number, *self.constraints_of(event))

    def remark(self, number: int, event: Event) -> None:
        """Nothing follows from whoever sees my card, but I want to remember it."""
        match event:
            case (
                SawCard(holder, _, card)
                | SawConfidedCard(holder, _, card)
                | PeekedAt(_, holder, card)
                | WitnessFound(_, card, holder)
            ) if holder == self.me:
                self.shown.setdefault(Fact(card, hand_of(holder)), []).append(number)

    def constraints_of(self, event: Event) -> Iterator[Constraint]:
        match event:
            case CouldNotAnswer(seat):  # N4
                yield none_of(self.named, hand_of(seat))
            case AskedToShow(seat):  # N5
                yield some_of(self.named, hand_of(seat))
            case Suggested(_, suspect, weapon, room):
                self.named = (suspect, weapon, room)
            case HandDealt(seat, cards) | HandRevealed(seat, cards):  # N1
                yield from map(known, each(cards, hand_of(seat)))
            case LaidFaceUp(cards):
                yield from map(known, each(cards, FACE_UP))
            case SawCard(shower, _, card) if shower == self.me:
                pass  # one's own cards are known from the deal
            case SawCard(shower, _, card):  # N2, and the odds of showing this one
                yield shown(card, hand_of(shower), self.named)
            case (
                SawConfidedCard(holder, _, card)
                | PeekedAt(_, holder, card)
                | WitnessFound(_, card, holder)
            ):
                yield known(Fact(card, hand_of(holder)))
            case SawRowCard(_, place, card):  # N3
                yield known(Fact(card, in_row(place)))
            case RowRevealed(cards):
                for place, card in enumerate(cards):
                    yield known(Fact(card, in_row(place)))
            case Accused(_, suspect, weapon, room):
                self.accused = (suspect, weapon, room)
            case AccusedWrongly():  # N9
                yield not_all(each(self.accused, SOLUTION))
            case SawSolution(_, suspect, weapon, room) | SolutionRevealed(suspect, weapon, room):
                yield from map(known, each([suspect, weapon, room], SOLUTION))
            case CardsCounted(_, asked, category, number):  # N10
                yield exactly(number, each(CATEGORIES[category], hand_of(asked)))
            case NoWitnessFound(caller, card):  # N11
                others = [hand_of(seat) for seat in range(self.seats) if seat != caller]
                yield excluded(*each([card], *others))
