"""Who has seen how many clues, and what a clue tells whoever sees it."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Event, Seat
from deductio.games.new_york.cards import Card
from deductio.games.new_york.city import CELLS
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    Drew,
    DrewCard,
    Spied,
    SpiedCard,
    Swapped,
    SwappedCards,
    Took,
    TookCard,
)


def clues_seen(stream: Sequence[Event], seats: int) -> list[int]:
    """How many cards each seat has seen."""
    seen = [0] * seats
    for event in stream:
        for seat in seers(event):
            seen[seat] += 1
    return seen


def seers(event: Event) -> Sequence[Seat]:
    """Who sees a card in an event, apart from its owner."""
    match event:
        case Drew(seat, _, _) | Spied(seat, _, _) | Took(seat, _, _):
            return (seat,)
        case DrewCard(seat, _, _) | SpiedCard(seat, _, _) | TookCard(seat, _, _):
            return (seat,)
        case Swapped(seat, other, _, _) | SwappedCards(seat, other, _, _):
            return seat, other
        case _:
            return ()


def strength(card: Card) -> float:
    """How much a clue tells someone who knows nothing: the share of the city it excludes."""
    return 1 - cells_of(card.clue).bit_count() / len(CELLS)
