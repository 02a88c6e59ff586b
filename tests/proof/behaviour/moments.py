"""The choices of a finished game as its players met them, and how they are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question
from deductio.games import game


class Moment(NamedTuple):
    """A choice, and what the seat had been told when it made it."""

    game: str
    stream: Sequence[Event]
    question: Question
    choice: Choice

    @property
    def view(self) -> Any:
        return fold(game(self.game).view(), self.stream)

    @property
    def solutions(self) -> int:
        """How many are left by all this seat was told."""
        return int(game(self.game).notebook(self.stream).solutions[0])


Counted: TypeAlias = tuple[float, int]
"""How much in how many cases."""
Figure: TypeAlias = Callable[[Sequence[Moment]], Counted]


def counted(found: Iterable[float]) -> Counted:
    values = list(found)
    return sum(values), len(values)


def chosen(moments: Sequence[Moment], *classes: type[Choice]) -> list[Moment]:
    return [one for one in moments if isinstance(one.choice, classes)]
