"""What travels between the server and a page or a program; the page's types are made from these.

A page asks over HTTP for everything that is not a game in progress, and holds one WebSocket per
table, on which the server sends `ToReader` and reads `FromReader`: the words of a live table, which
are at home in `tables/messages.py`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from deductio.core.messages import Seat
from deductio.tables.messages import (
    Accepted as Accepted,
)
from deductio.tables.messages import (
    BankClock as BankClock,
)
from deductio.tables.messages import (
    BotSeated as BotSeated,
)
from deductio.tables.messages import (
    Chair as Chair,
)
from deductio.tables.messages import (
    Choose as Choose,
)
from deductio.tables.messages import (
    Clock as Clock,
)
from deductio.tables.messages import (
    Code as Code,
)
from deductio.tables.messages import (
    CompactQuestion as CompactQuestion,
)
from deductio.tables.messages import (
    FromReader as FromReader,
)
from deductio.tables.messages import (
    Help as Help,
)
from deductio.tables.messages import (
    Key as Key,
)
from deductio.tables.messages import (
    Level as Level,
)
from deductio.tables.messages import (
    Line as Line,
)
from deductio.tables.messages import (
    Mark as Mark,
)
from deductio.tables.messages import (
    Me as Me,
)
from deductio.tables.messages import (
    MoveClock as MoveClock,
)
from deductio.tables.messages import (
    Name as Name,
)
from deductio.tables.messages import (
    NewTable as NewTable,
)
from deductio.tables.messages import (
    NoClock as NoClock,
)
from deductio.tables.messages import (
    NonceText as NonceText,
)
from deductio.tables.messages import (
    Notes as Notes,
)
from deductio.tables.messages import (
    OpenNotebook as OpenNotebook,
)
from deductio.tables.messages import (
    PersonWanted as PersonWanted,
)
from deductio.tables.messages import (
    Phrase as Phrase,
)
from deductio.tables.messages import (
    Refusal as Refusal,
)
from deductio.tables.messages import (
    Said as Said,
)
from deductio.tables.messages import (
    Say as Say,
)
from deductio.tables.messages import (
    Seconds as Seconds,
)
from deductio.tables.messages import (
    Sitter as Sitter,
)
from deductio.tables.messages import (
    Standing as Standing,
)
from deductio.tables.messages import (
    TableChanged as TableChanged,
)
from deductio.tables.messages import (
    TableInfo as TableInfo,
)
from deductio.tables.messages import (
    Talk as Talk,
)
from deductio.tables.messages import (
    ToReader as ToReader,
)
from deductio.tables.messages import (
    Update as Update,
)
from deductio.tables.messages import (
    Welcome as Welcome,
)


class OptionInfo(Struct, frozen=True):
    """An option of a game: the values to pick from, a range, or neither for free text."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None


class GameInfo(Struct, frozen=True):
    """A game as the home page and the new table need it."""

    name: str
    seats: tuple[int, int]
    options: tuple[OptionInfo, ...]
    modes: tuple[str, ...]
    levels: tuple[Level, ...]


class Person(Struct, frozen=True):
    """Who the reader is: a nickname, nothing more."""

    name: str


class Proof(Struct, frozen=True):
    """Why a fact is certain: the events, and sentences in the reader's language."""

    fact: str
    events: tuple[int, ...]
    lines: tuple[str, ...]


class Step(Struct, frozen=True):
    """One step of a replay: the events one choice brought, and the changed fields of the view."""

    number: int
    events: tuple[Raw, ...]
    view: dict[str, Raw]


class Replay(Struct, frozen=True):
    """A finished game as one reader heard it; with `hands`, what every seat held back."""

    table: TableInfo
    reader: Seat | None
    steps: tuple[Step, ...]
    things: dict[str, dict[str, str]] = {}
    honest: bool = True
    """Whether the seal and every stream were checked and found true."""


class Analysis(Struct, frozen=True):
    """What a seat could know at one step of a finished game, and why a bot chose what it chose."""

    notes: Notes
    chooser: Seat | None
    """Whose choice led to this step; None at the opening."""
    because: str
    """Why, in the bot's own words; empty where a person chose, or a clock ran out."""


class Problem(Struct, frozen=True):
    """Any answer that is not a success: one plain sentence."""

    detail: str
    code: str = ""
    """Which refusal it is, for a page that says it in its own words."""
