"""How cards travel between piles and hands, as one stream tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from deductio.core.messages import Event, Seat
from deductio.games.new_york.cards import Card, Deck
from deductio.games.new_york.messages import (
    Drew,
    DrewCard,
    Eliminated,
    Spied,
    SpiedCard,
    Swapped,
    SwappedCards,
    Took,
    TookCard,
)

PILE: Literal["pile"] = "pile"
Holder: TypeAlias = Seat | Literal["pile"]
"""Where a card is: with a seat, or in the pile of its deck."""


class Lot(Struct, frozen=True):
    """One card of a deck went from one holder to another; a spied one stayed where it was."""

    deck: Deck
    source: Holder
    target: Holder
    card: Card | None
    """None where this reader saw only its back."""


class Returned(Struct, frozen=True):
    """All cards of a seat went back into their piles."""

    seat: Seat


Move: TypeAlias = tuple[Lot, ...] | Returned
"""What happened at once: one card moved, two were swapped, or a whole hand went back."""


MOVING = frozenset(
    [Drew, DrewCard, Spied, SpiedCard, Took, TookCard, Swapped, SwappedCards, Eliminated]
)
"""The events in which cards travel, or are seen."""


def moves(stream: Iterable[Event]) -> Iterator[Move]:
    """Every move of cards that a stream tells, in order."""
    for event in stream:
        move = move_of(event)
        if move is not None:
            yield move


def move_of(event: Event) -> Move | None:
    match event:
        case Drew(seat, deck, _):
            return (Lot(deck, PILE, seat, None),)
        case DrewCard(seat, card, _):
            return (Lot(card.deck, PILE, seat, card),)
        case Spied(_, owner, deck):
            return (Lot(deck, owner, owner, None),)
        case SpiedCard(_, owner, card):
            return (Lot(card.deck, owner, owner, card),)
        case Took(taker, victim, deck):
            return (Lot(deck, victim, taker, None),)
        case TookCard(taker, victim, card):
            return (Lot(card.deck, victim, taker, card),)
        case Swapped(seat, other, gave, got):
            return Lot(gave, seat, other, None), Lot(got, other, seat, None)
        case SwappedCards(seat, other, gave, got):
            return Lot(gave.deck, seat, other, gave), Lot(got.deck, other, seat, got)
        case Eliminated(seat, _, _):
            return Returned(seat)
        case _:
            return None
