"""The Sock Inquiry alone: nobody else is needed."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.solo import Solo
from deductio.games.chaussette.messages import Searched


def nobody(stream: Sequence[Event], question: Question, luck: Chance) -> Choice | None:
    raise AssertionError("nobody else sits there")


def asked(stream: Sequence[Event], seat: Seat) -> int:
    """Every search, also one that a pair brings."""
    return sum(isinstance(event, Searched) for event in stream)


SOLO = Solo(seats=1, options={"searches": 12}, witness=nobody, asked=asked)
