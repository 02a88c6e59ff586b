"""A whole case for one person: the other seats only answer, and what counts is how little it took.

A game says how many sit there, what the witnesses do, and which events are questions. Everything is
read from the stream of the one who solves it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Finished, Question, Seat

SOLVER: Seat = 0
"""Where the person sits."""


class Solo(Struct, frozen=True, kw_only=True):
    """How a game is played alone; the texts `solo` and `solo-asked` say what is counted."""

    seats: int
    options: dict[str, Any]
    witness: Callable[[Sequence[Event], Question, Chance], Choice | None]
    """What the others do: they answer as the rules demand and never claim. It uses nothing of how
    bots think, so that better ones change no case; None where nothing is to be done meanwhile."""
    asked: Callable[[Sequence[Event], Seat], int]
    """How many questions that count this seat has asked, by what it was told."""


def any_of(question: Question, luck: Chance) -> Choice:
    """For a witness to whom it does not matter."""
    return question.options[luck.below(len(question.options))]


class Solved(Struct, frozen=True):
    """How far somebody is with a case."""

    questions: int
    over: bool
    right: bool
    """Whether the claim was right; a case has one."""


def solved(solo: Solo, stream: Sequence[Event], seat: Seat = SOLVER) -> Solved:
    """From what that seat was told."""
    end = next((event for event in reversed(stream) if isinstance(event, Finished)), None)
    return Solved(
        questions=solo.asked(stream, seat),
        over=end is not None,
        right=end is not None and seat in end.winners,
    )
