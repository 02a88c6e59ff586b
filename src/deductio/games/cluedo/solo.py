"""Cluedo alone: two witnesses who walk the corridor and show what they must."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.solo import Solo, any_of
from deductio.games.cluedo.messages import KeepSilent, Roll, Suggested, Walk


def witness(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """Rolls, never enters a room, and shows any of the cards asked for."""
    match question.name:
        case "turn":
            return Roll()
        case "move":
            return luck.pick([one for one in question.options if isinstance(one, Walk)])
        case "accuse":
            return KeepSilent()
        case _:
            return any_of(question, luck)


def asked(stream: Sequence[Event], seat: Seat) -> int:
    return sum(isinstance(event, Suggested) and event.seat == seat for event in stream)


SOLO = Solo(
    seats=3,
    options={"bonus_cards": "off", "pawn_choice": "fixed", "round_limit": 40},
    witness=witness,
    asked=asked,
)
