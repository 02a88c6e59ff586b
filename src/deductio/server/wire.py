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
    plain: bool = True
    """Whether a form may ask for it: no list, and not the help under another name."""


class GameInfo(Struct, frozen=True):
    """A game as it stands on the shelf; title and pitch by language."""

    name: str
    seats: tuple[int, int]
    title: dict[str, str]
    pitch: dict[str, str]
    minutes: tuple[int, int]
    usual_seats: int
    hue: tuple[str, str]
    """On light paper, and on dark."""
    cover: str
    """The path of its picture, an SVG; empty if it has none."""
    board: str
    """The path of a module with a board of its own; empty if it brings none."""


class GameBook(Struct, frozen=True):
    """Everything a page needs for tables of a game, in one language."""

    name: str
    options: tuple[OptionInfo, ...]
    modes: tuple[str, ...]
    levels: tuple[Level, ...]
    texts: tuple[str, ...]
    """Fluent sources; what a later one says counts."""
    fields: dict[str, dict[str, str]]
    """For each class of message its fields in order, each with the domain of its values."""
    content: dict[str, Any]
    """What its board is drawn from and no stream tells."""


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
    places: dict[str, tuple[str, str | int]] = {}
    """Of each place of facts, which kind it is and which of them: what it is called in texts."""
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
