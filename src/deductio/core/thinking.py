"""How a player that is a program says what it wants and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question

C = TypeVar("C", bound=Choice)

WORTH_DIGITS = 9
"""Worths closer than this are equal: the last digits of a sum depend on its order."""


class Motive(Struct, frozen=True, tag=True):
    """Why a player chose so; named by a verb, and said in words like an event."""


class TookAny(Motive, frozen=True):
    """Nothing spoke for one choice more than for another."""


class HadNoChoice(Motive, frozen=True):
    """There was only one."""


class KeptToHabit(Motive, frozen=True):
    """What anyone would do here who does not think about it."""


CoreMotive: TypeAlias = TookAny | HadNoChoice | KeptToHabit


class Wish(Struct, frozen=True):
    """A choice, and why."""

    choice: Choice
    because: Motive


class Temper(Struct, frozen=True, forbid_unknown_fields=True):
    """How a player differs from others of its level: 0 is plain, 1 is as marked as can be.

    A game makes of each trait what it can mean there, and nothing of those that mean nothing.
    """

    boldness: float = 0.0
    """Claims on good odds; below 0, only what is certain."""
    meddling: float = 0.0
    """Goes against others' plans rather than after its own."""
    hoarding: float = 0.0
    """Keeps for later what could be used now."""
    guile: float = 0.0
    """Gives little away and lays false trails."""
    reading: float = 0.0
    """Makes much of why others chose as they did."""
    forgetting: float = 0.0
    """Loses sight of what was told long ago."""
    haste: float = 0.0
    """Takes what is near and quick."""
    kindness: float = 0.0
    """Thwarts nobody, and helps where it may."""


PLAIN = Temper()


class Thinking(Protocol):
    """What a level wishes; None where nothing urges it."""

    def __call__(
        self,
        stream: Sequence[Event],
        question: Question,
        luck: Chance,
        temper: Temper = PLAIN,
        /,
    ) -> Wish | None:
        """One seat's stream, what it is asked, luck of its own, and its temper."""
        ...


def best(options: Iterable[C], worth: Callable[[C], float], luck: Chance) -> C:
    """The option of greatest worth; luck decides among equals."""
    worths = [(option, round(worth(option), WORTH_DIGITS)) for option in options]
    greatest = max(value for _, value in worths)
    return luck.pick([option for option, value in worths if value == greatest])
