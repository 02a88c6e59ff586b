"""What of the case of the day travels to the page."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Mark: TypeAlias = Literal["right", "mended", "wrong"]
"""What somebody has made of a puzzle: right at once, with a hint or in the end, or not yet."""


class Investigated(Struct, frozen=True):
    """What somebody has made of the solo case of a day."""

    questions: int
    over: bool
    right: bool


class DayResult(Struct, frozen=True):
    """All of it: a puzzle or a case that was not begun is null."""

    puzzles: tuple[Mark | None, ...]
    case: Investigated | None = None


class TheDay(Struct, frozen=True):
    """One day, for one person."""

    day: str
    game: str
    puzzles: tuple[str, ...]
    """Their codes, the easiest first."""
    par: float
    """What our best player needs on average,"""
    worlds: int
    """over so many deals that fit what one sees at first."""
    mine: DayResult
    code: str
    """The table of the reader's case; empty before it is begun."""
    streak: int
    """Days in a row on which something was solved; one missed day is forgiven."""
    first: str
    """The first day there is."""
    again: int
    """After so many days the calendar goes round again."""
    open: bool
    """Whether the solutions may be seen: the day is over where the reader is."""


class PastDay(Struct, frozen=True):
    """A day in the archive."""

    day: str
    game: str
    par: float
    mine: DayResult


class Solution(Struct, frozen=True):
    """How a puzzle of a day that is over is solved."""

    question: str
    lines: tuple[str, ...]
    answer: str
    proof: tuple[str, ...]


class Solutions(Struct, frozen=True):
    """Of a whole day."""

    puzzles: tuple[Solution, ...]
    truth: tuple[str, ...]
    """What was so in the case, in sentences."""


class Friend(Struct, frozen=True):
    """One of those who share a link."""

    name: str
    me: bool
    result: DayResult


class Friends(Struct, frozen=True):
    """A group, and what its people have made of a day."""

    id: str
    day: str
    game: str
    par: float
    friends: tuple[Friend, ...]
