"""How a player that is a program says what it wants and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

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


Thinking: TypeAlias = Callable[[Sequence[Event], Question, Chance], Wish | None]
"""One seat's stream, what it is asked, and luck of its own; None where nothing urges it."""


def best(options: Iterable[C], worth: Callable[[C], float], luck: Chance) -> C:
    """The option of greatest worth; luck decides among equals."""
    worths = [(option, round(worth(option), WORTH_DIGITS)) for option in options]
    greatest = max(value for _, value in worths)
    return luck.pick([option for option, value in worths if value == greatest])
