"""The calendar: which game a day has, its puzzles and its case; data, so that all servers agree.

`year.json` are the days in order, `cases.json` are the solo cases of each game with what our best
player needed. After the last day the calendar goes round again.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from deductio.core.game import Refused

FIRST = date(2026, 11, 1)
EASTERNMOST, WESTERNMOST = timedelta(hours=14), timedelta(hours=-12)
"""Where days begin first, and last."""
ONE = timedelta(days=1)


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A solo case, and what our best player needed in worlds that fit what one sees at first."""

    number: int
    """All luck of it follows from this."""
    worlds: int
    solved: int
    """In how many of them it was right."""
    questions: int
    """In these, all together."""

    @property
    def par(self) -> float:
        """The mean, to a tenth."""
        return round(self.questions / self.solved, 1)


class Day(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody gets on one day."""

    game: str
    puzzles: tuple[str, ...]
    """Codes, the easiest first."""
    case: int
    """The number of its case among those of the game."""


@cache
def year() -> tuple[Day, ...]:
    read = files(__package__).joinpath("year.json").read_bytes()
    return msgspec.json.decode(read, type=tuple[Day, ...])


@cache
def cases() -> dict[str, tuple[Case, ...]]:
    """By game."""
    read = files(__package__).joinpath("cases.json").read_bytes()
    return msgspec.json.decode(read, type=dict[str, tuple[Case, ...]])


def case_of(day: Day) -> Case:
    return next(case for case in cases()[day.game] if case.number == day.case)


def day_of(when: date) -> Day:
    days = year()
    return days[(when - FIRST).days % len(days)]


def days_until(last: date) -> list[date]:
    """The latest first."""
    return [last - number * ONE for number in range((last - FIRST).days + 1)]


def read_day(text: str, now: float) -> date:
    """A day that has begun somewhere, or one plain sentence."""
    try:
        when = date.fromisoformat(text)
    except ValueError:
        raise Refused(f"a day is written like {FIRST}, not '{text}'", "not-a-day") from None
    if when < FIRST:
        raise Refused(f"the first case of the day is that of {FIRST}", "before-the-first")
    if when > latest(now):
        raise Refused(f"the {when} has not begun anywhere yet", "not-yet")
    return when


def is_during(when: date, at: float) -> bool:
    """Whether it was that day somewhere."""
    moment = datetime.fromtimestamp(at, UTC)
    return (moment + WESTERNMOST).date() <= when <= (moment + EASTERNMOST).date()


def days_now(now: float) -> list[date]:
    """The days it is somewhere, the latest first."""
    return [when for when in days_until(latest(now)) if is_during(when, now)]


def latest(now: float) -> date:
    """The day that has just begun where days begin first."""
    return (datetime.fromtimestamp(now, UTC) + EASTERNMOST).date()
