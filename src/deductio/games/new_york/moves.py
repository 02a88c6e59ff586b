"""How cards travel between piles and hands, as one stream tells it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, TypeAlias

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


class Lot(Struct, frozen=True, gc=False):
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


TRAVELS: dict[type[Event], Callable[[Any], Move]] = {
    Drew: lambda told: (Lot(told.deck, PILE, told.seat, None),),
    DrewCard: lambda told: (Lot(told.card.deck, PILE, told.seat, told.card),),
    Spied: lambda told: (Lot(told.deck, told.owner, told.owner, None),),
    SpiedCard: lambda told: (Lot(told.card.deck, told.owner, told.owner, told.card),),
    Took: lambda told: (Lot(told.deck, told.victim, told.taker, None),),
    TookCard: lambda told: (Lot(told.card.deck, told.victim, told.taker, told.card),),
    Swapped: lambda told: (
        Lot(told.gave, told.seat, told.other, None),
        Lot(told.got, told.other, told.seat, None),
    ),
    SwappedCards: lambda told: (
        Lot(told.gave.deck, told.seat, told.other, told.gave),
        Lot(told.got.deck, told.other, told.seat, told.got),
    ),
    Eliminated: lambda told: Returned(told.seat),
}
"""How cards travel, or are seen, in each event in which they do."""


def moves(stream: Iterable[Event]) -> Iterator[Move]:
    """Every move of cards that a stream tells, in order."""
    for event in stream:
        move = move_of(event)
        if move is not None:
            yield move


def move_of(event: Event) -> Move | None:
    travel = TRAVELS.get(type(event))
    return travel(event) if travel else None
