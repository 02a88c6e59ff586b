"""What the server answers over HTTP; what travels on a WebSocket is in `tables/messages.py`.

A page asks over HTTP for everything that is not a game in progress, and holds one WebSocket per
table, on which the server sends `ToReader` and reads `FromReader`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from deductio.core.messages import Seat
from deductio.tables.messages import Help, Level, Message, TableInfo


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


class Notes(Struct, frozen=True):
    """What follows from the reader's stream, as far as the table's help goes."""

    help: Help
    at: int
    """After that many events."""
    things: str = ""
    """What the items of facts are called in texts: the domain of their names."""
    facts: tuple[str, ...] = ()
    """Every fact `item@place` one may mark; which there are is known to all."""
    worlds: str = ""
    """An exact number, as text: it may be far beyond what a page can count."""
    certain: dict[str, bool] = {}
    """With help `told` only what was told outright; from `proven` on, all that follows."""
    odds: dict[str, float] = {}


class Proof(Struct, frozen=True):
    """Why a fact is certain: the events, and sentences in the reader's language."""

    fact: str
    events: tuple[int, ...]
    lines: tuple[str, ...]


class Step(Struct, frozen=True):
    """One step of a replay: the events one choice brought, and the changed fields of the view."""

    number: int
    events: tuple[Message, ...]
    view: dict[str, Raw]


class Replay(Struct, frozen=True):
    """A finished game as one seat heard it, or everything anyone heard."""

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
