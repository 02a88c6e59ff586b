"""Small Detectives alone: a witness who strolls about, looks where it may and declares nothing."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.solo import Solo, any_of
from deductio.games.small_detectives.messages import Decline, PubAskedAbout, SawUnder

LOOKS = frozenset(["look", "survey"])
"""Where the first option is to look wherever one may."""


def witness(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """What it has seen it can be asked about at the pub."""
    if question.name in LOOKS:
        return question.options[0]
    if Decline() in question.options:
        return Decline()
    return any_of(question, luck)


def asked(stream: Sequence[Event], seat: Seat) -> int:
    """Every look under a house, and every question at the pub."""
    looks = sum(isinstance(event, SawUnder) for event in stream)
    return looks + sum(isinstance(event, PubAskedAbout) and event.asker == seat for event in stream)


SOLO = Solo(seats=2, options={}, witness=witness, asked=asked)
