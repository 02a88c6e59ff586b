"""New York alone: a witness who goes where the dice say and announces nothing."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.solo import Solo, any_of
from deductio.games.new_york.cards import Card
from deductio.games.new_york.messages import (
    Decline,
    DrewCard,
    Pass,
    Roll,
    SpiedCard,
    Stay,
    SwappedCards,
    TookCard,
)

QUIET: dict[str, Choice] = {"start": Roll(), "end": Pass(), "spy": Decline(), "go": Stay()}
"""What needs no thought."""


def witness(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    return QUIET.get(question.name) or any_of(question, luck)


def asked(stream: Sequence[Event], seat: Seat) -> int:
    """Every clue one has looked at, however often."""
    return len({card.id for event in stream for card in seen(event)})


def seen(event: Event) -> tuple[Card, ...]:
    match event:
        case DrewCard(_, card) | SpiedCard(_, _, card) | TookCard(_, _, card):
            return (card,)
        case SwappedCards(_, _, gave, got):
            return (gave, got)
        case _:
            return ()


SOLO = Solo(
    seats=2,
    options={"case": "endless", "last_player": "wins"},
    witness=witness,
    asked=asked,
)
