"""What a player was told of the cards, when, and what it has lost sight of since."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from deductio.core.messages import Event, Seat
from deductio.games.cluedo.cards import Card
from deductio.games.cluedo.messages import (
    PeekedAt,
    RoundBegan,
    SawCard,
    SawConfidedCard,
    SawRowCard,
    WitnessFound,
)

LONG_AGO = 2
"""Rounds after which something may be forgotten."""


class Sight(NamedTuple):
    """A card of another hand, or of the row, that this player learned of."""

    at: int
    """The number of the event."""
    long_ago: bool
    card: Card


def sights(stream: Sequence[Event], me: Seat) -> Iterator[Sight]:
    for number, long_ago, event in dated(stream):
        match event:
            case (
                SawCard(holder, _, card)
                | SawConfidedCard(holder, _, card)
                | PeekedAt(_, holder, card)
                | WitnessFound(_, card, holder)
            ) if holder != me:
                yield Sight(number, long_ago, card)
            case SawRowCard(_, _, card):
                yield Sight(number, long_ago, card)


def remembered(stream: Sequence[Event], slips: Callable[[int], bool]) -> list[Event]:
    """The stream without some of the cards that were shown long ago."""
    return [
        event
        for number, long_ago, event in dated(stream)
        if not (long_ago and isinstance(event, SawCard) and slips(number))
    ]


def dated(stream: Sequence[Event]) -> Iterator[tuple[int, bool, Event]]:
    """Each event, its number, and whether it is long ago."""
    rounds = sum(isinstance(event, RoundBegan) for event in stream)
    begun = 0
    for number, event in enumerate(stream):
        begun += isinstance(event, RoundBegan)
        yield number, rounds - begun >= LONG_AGO, event
