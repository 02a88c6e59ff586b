"""What only a game can tell its coach: what is sought, and what the choices of an ask would bring.

Like every reader, a coach has one seat's stream and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import WORTH_DIGITS

FactName: TypeAlias = tuple[str, str]
"""A fact of the notebook: an item and its place."""
Goal: TypeAlias = Mapping[str, Sequence[FactName]]
"""What a seat wants to find out: by category, the facts of which exactly one is true. The text
`goal-weapon` names the category weapon."""
Unit: TypeAlias = Literal["bits", "win", "right"]
"""What a choice should settle of the goal (in a team: of everyone's), or how likely it is to win
with it, or how likely what it says is right."""


class Weighing(Struct, frozen=True):
    """What the choices of one ask are worth; those that cannot be judged are not among them."""

    unit: Unit
    opinions: tuple[Mapping[Choice, float], ...]
    """By one model after the other: first the plain one, then those that read the other players.
    Whoever chose well by one of them chose well."""
    exact: bool
    """Whether all that may be was counted; else some of it was drawn, or is estimated."""

    @property
    def best(self) -> Choice:
        """The best by the plain model, the first of equals."""
        plain = self.opinions[0]
        return max(plain, key=lambda choice: round(plain[choice], WORTH_DIGITS))

    def share(self, choice: Choice) -> float:
        """How much of the best this choice brings, by the model that thinks most of it."""
        return max(_share(worths, choice) for worths in self.opinions)


def _share(worths: Mapping[Choice, float], choice: Choice) -> float:
    best = max(worths.values())
    return min(max(worths[choice], 0.0) / best, 1.0) if best > 0 else 1.0


def cannot_judge(stream: Sequence[Event], question: Question) -> Weighing | None:
    """For a game whose choices nobody can weigh."""
    return None


def sees_nothing(event: Event) -> Sequence[FactName]:
    """For a game in which nobody chooses where to look."""
    return ()


def confirms_nothing(event: Event) -> bool:
    """For a game in which whoever claims rightly has won, or hears nothing of it."""
    return False


def learns_unseen(stream: Sequence[Event]) -> Mapping[Seat, int]:
    """For a game in which nobody sees how much others learn."""
    return {}


class Coaching(Struct, frozen=True, kw_only=True):
    """What a coach is told by a game."""

    goal: Callable[[Sequence[Event]], Goal]
    """From the stream of one seat."""
    told_by: tuple[type[Event], ...]
    """The events that tell the goal outright: what is known since then was not deduced."""
    confirms: Callable[[Event], bool] = confirms_nothing
    """Whether an event tells somebody that a claim was right: what is known by that alone was not
    deduced either, and there is more to claim."""
    weigh: Callable[[Sequence[Event], Question], Weighing | None] = cannot_judge
    """The same for the same stream and question; None where such an ask cannot be judged."""
    opens_claim: tuple[type[Choice], ...] = ()
    """Choices that claim nothing yet and lead straight to a claim."""
    wasted_when_known: tuple[str, ...] = ()
    """The asks that serve nothing but to find out the goal."""
    looks: Callable[[Event], Sequence[FactName]] = sees_nothing
    """What a seat saw by looking where it chose to."""
    learnt: Callable[[Sequence[Event]], Mapping[Seat, int]] = learns_unseen
    """By seat that still seeks the goal, the reader's too, how much each has come to know of what
    tells it, as far as this stream says; the text `learnt` says so much of what."""
