"""What a player that is a program holds likely of what it seeks; from one stream, like a wish."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol, TypeAlias

from deductio.core.chance import Chance
from deductio.core.coaching import FactName, Goal
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper

Beliefs: TypeAlias = Mapping[FactName, float]
"""Probabilities of facts; 0 and 1 only of what one takes for certain."""


class Believing(Protocol):
    """What a level would say if it were asked how likely each fact of its goal is."""

    def __call__(
        self,
        stream: Sequence[Event],
        question: Question,
        luck: Chance,
        temper: Temper = PLAIN,
        /,
    ) -> Beliefs:
        """From what a wish is made of; the luck is another, so that saying it changes no game."""
        ...


def evenly(goal: Goal, left: Collection[FactName]) -> Beliefs:
    """For one who reckons no odds: of each category all that is left is equally likely. Who has
    crossed out everything has erred, and holds nothing for certain."""
    found: dict[FactName, float] = {}
    for facts in goal.values():
        likely = [fact for fact in facts if fact in left] or facts
        found |= {fact: 1 / len(likely) if fact in likely else 0.0 for fact in facts}
    return found
