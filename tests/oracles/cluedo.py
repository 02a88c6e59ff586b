"""A detective's sheet for Cluedo, filled in step by step: not all that follows, but surely true."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from deductio.core.messages import Event, Opened
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
from deductio.games.cluedo.notebook import FACE_UP, SOLUTION, hand_of, in_row

Owner: TypeAlias = str
"""Where a card may be: `solution`, `faceup`, `seat0` to `seat5`, `row0` to `row3`."""
Cards: TypeAlias = int
"""A set of cards, one bit each."""

_bit = {card: 1 << number for number, card in enumerate(CARDS)}


def bits(cards: Iterable[Card]) -> Cards:
    return sum(_bit[card] for card in cards)


def cards_of(cards: Cards) -> tuple[Card, ...]:
    return tuple(card for card in CARDS if _bit[card] & cards)


ALL = bits(CARDS)


class Count(Struct, frozen=True):
    """Of these cards the owner has so many, at least and at most: every fact of this game."""

    owner: Owner
    cards: Cards
    least: int
    most: int


class Contradiction(Exception):
    """No deal is like that."""


class Sheet:
    """A detective's sheet: the cards each owner may have, and those it surely has."""

    def __init__(self, sizes: dict[Owner, int], counts: Iterable[Count]) -> None:
        self.sizes = sizes
        self.may = dict.fromkeys(sizes, ALL)
        self.has = dict.fromkeys(sizes, 0)
        self.counts = list(counts)

    def settle(self) -> None:
        """Draw conclusions until nothing new follows."""
        news = True
        while news:
            news = self.give_every_card_one_owner()
            for count in self.counts:
                news |= self.apply(count)
        self.counts = [count for count in self.counts if not self.is_settled(count)]

    def apply(self, count: Count) -> bool:
        """N4 to N11: whether that count tells anything new."""
        owner, cards = count.owner, count.cards
        has, may = self.has[owner] & cards, self.may[owner] & cards
        if has.bit_count() > count.most or may.bit_count() < count.least:
            raise Contradiction
        if has == may:
            return False
        if has.bit_count() == count.most:
            self.may[owner] ^= may ^ has
        elif may.bit_count() == count.least:
            self.has[owner] |= may
        else:
            return False
        return True

    def is_settled(self, count: Count) -> bool:
        has, may = self.has[count.owner] & count.cards, self.may[count.owner] & count.cards
        return has.bit_count() >= count.least and may.bit_count() <= count.most

    def give_every_card_one_owner(self) -> bool:
        """N6: what one has, no other may have; what only one may have, it has."""
        taken = once = twice = 0
        for owner, may in self.may.items():
            if taken & self.has[owner]:
                raise Contradiction
            taken |= self.has[owner]
            twice |= once & may
            once |= may
        if once != ALL:
            raise Contradiction
        news = False
        for owner, may in self.may.items():
            has = self.has[owner]
            self.may[owner] = may & (has | ~taken)
            self.has[owner] = has | may & ~twice
            news |= self.may[owner] != may or self.has[owner] != has
        return news

    def may_be_solution(self, card: Card) -> bool:
        return self.may[SOLUTION] & _bit[card] > 0


class Knowledge:
    """The facts one stream tells about the cards."""

    def __init__(self, stream: Iterable[Event]) -> None:
        self.seats = 0
        self.sizes: dict[Owner, int] = {}
        self.counts: dict[Count, None] = {}
        self.named: Cards = 0
        """The cards of the last suggestion."""
        self.accused: Cards = 0
        """The cards of the last accusation."""
        for event in stream:
            self.hear(event)

    def hear(self, event: Event) -> None:
        match event:
            case Opened():
                self.open(event.seats)
            case HandDealt(seat, cards) | HandRevealed(seat, cards):  # N1
                self.has_all(hand_of(seat), bits(cards))
            case LaidFaceUp(cards):
                self.has_all(FACE_UP, bits(cards))
            case (
                SawCard(holder, _, card)  # N2
                | SawConfidedCard(holder, _, card)
                | PeekedAt(_, holder, card)
                | WitnessFound(_, card, holder)
            ):
                self.has_all(hand_of(holder), bits([card]))
            case SawRowCard(_, place, card):  # N3
                self.has_all(in_row(place), bits([card]))
            case RowRevealed(cards):
                for place, card in enumerate(cards):
                    self.has_all(in_row(place), bits([card]))
            case Suggested(_, suspect, weapon, room):
                self.named = bits([suspect, weapon, room])
            case CouldNotAnswer(seat):  # N4
                self.has_none(hand_of(seat), self.named)
            case AskedToShow(seat, _):  # N5
                self.note(hand_of(seat), self.named, 1, 3)
            case Accused(_, suspect, weapon, room):
                self.accused = bits([suspect, weapon, room])
            case AccusedWrongly():  # N9
                self.note(SOLUTION, self.accused, 0, 2)
            case SawSolution(_, suspect, weapon, room) | SolutionRevealed(suspect, weapon, room):
                self.has_all(SOLUTION, bits([suspect, weapon, room]))
            case CardsCounted(_, asked, category, number):  # N10
                self.note(hand_of(asked), bits(CATEGORIES[category]), number, number)
            case NoWitnessFound(caller, card):  # N11
                for seat in range(self.seats):
                    if seat != caller:
                        self.has_none(hand_of(seat), bits([card]))

    def open(self, seats: int) -> None:
        """N6: how many cards everyone owns; N7: one of each category is the solution."""
        self.seats = seats
        self.sizes = {SOLUTION: len(CATEGORIES)}
        self.sizes |= {hand_of(seat): cards_each(seats) for seat in range(seats)}
        self.sizes |= {in_row(place): 1 for place in range(row_size(seats))}
        self.sizes[FACE_UP] = len(CARDS) - sum(self.sizes.values())
        for owner, size in self.sizes.items():
            self.note(owner, ALL, size, size)
        for cards in CATEGORIES.values():
            self.note(SOLUTION, bits(cards), 1, 1)

    def has_all(self, owner: Owner, cards: Cards) -> None:
        self.note(owner, cards, cards.bit_count(), cards.bit_count())

    def has_none(self, owner: Owner, cards: Cards) -> None:
        self.note(owner, cards, 0, 0)

    def note(self, owner: Owner, cards: Cards, least: int, most: int) -> None:
        self.counts[Count(owner, cards, least, most)] = None

    def sheet(self) -> Sheet:
        """What follows step by step; every certainty on it is true."""
        sheet = Sheet(self.sizes, self.counts)
        sheet.settle()
        return sheet
