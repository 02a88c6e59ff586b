"""What the server answers over HTTP; what travels on a WebSocket is in `tables/spoken.py`.

A page asks over HTTP for everything that is not a game in progress, and holds one WebSocket per
table, on which the server sends `ToReader` and reads `FromReader`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from deductio.core.campaign import Act
from deductio.core.messages import Finished, Seat
from deductio.tables.messages import Level


class OptionInfo(Struct, frozen=True):
    """An option of a game: the values to pick from, a long range, or neither for free text."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    many: bool = False
    """Whether several of the values are picked, or none and the game decides."""
    typed: bool = False
    """Whether something else than the values may be typed, as a code."""
    plain: bool = True
    """Whether a form may ask for it: no list of anything, not the help under another name, and not
    what a campaign says to the rules."""
    advanced: bool = False
    """Whether most people never touch it."""
    seats: bool = False
    """Whether its numbers are seats, which a form calls by who sits there."""


class Fresh(Struct, frozen=True):
    """An option whose values are cases, of which nobody wants the same one twice."""

    option: str
    cases: tuple[int, ...]
    by: str
    """The option that says from which set they are; empty if there is one set."""
    usual: Any
    """From which set they usually are."""


class Together(Struct, frozen=True):
    """At which tables everyone wins or loses together; there only what the game offers is said."""

    option: str
    """The option that decides it; empty where only the number of seats does."""
    seats: dict[str, tuple[int, ...]]
    """For each of its values, as text, the numbers of seats."""


class CampaignBook(Struct, frozen=True):
    """The campaign of a game, as it is for every group."""

    acts: tuple[Act, ...]
    level: str
    """The option that says how hard a table is."""
    asks: tuple[str, ...]
    """The options that a group chooses anew for each table, that one among them."""


class GameInfo(Struct, frozen=True):
    """A game as it stands on the shelf; title and pitch by language."""

    name: str
    seats: tuple[int, int]
    title: dict[str, str]
    pitch: dict[str, str]
    minutes: tuple[int, int]
    usual_seats: int
    together: bool
    """Whether those who sit down for a quick game win or lose together."""
    fresh: Fresh | None
    hue: tuple[str, str]
    """On light paper, and on dark."""
    cover: str
    """The path of its picture, an SVG; empty if it has none."""
    board: str
    """The path of a module with a board of its own; empty if it brings none."""
    campaign: bool
    """Whether groups go through it from table to table."""
    lesson: bool
    """Whether it has a guided first game."""
    puzzles: bool
    """Whether there are puzzles of it."""
    levels: tuple[Level, ...]
    """How well bots may play it, the weakest first."""
    level_notes: dict[str, dict[Level, str]]
    """By language, what somebody should know who chooses a level, where the game says something."""


class GameBook(Struct, frozen=True):
    """Everything a page needs for tables of a game, in one language."""

    name: str
    options: tuple[OptionInfo, ...]
    modes: tuple[str, ...]
    levels: tuple[Level, ...]
    together: Together
    texts: tuple[str, ...]
    """Fluent sources; what a later one says counts."""
    fields: dict[str, dict[str, str]]
    """For each class of message its fields in order, each with the domain of its values."""
    final: tuple[str, ...]
    """The classes of choices on which so much hangs that people are asked whether they mean it."""
    passes: tuple[str, ...]
    """The classes of choices that let a chance go by."""
    solves: tuple[str, ...]
    """The classes of events that tell one seat the solution while others still seek it."""
    answers: tuple[str, ...]
    """The asks by which a seat answers somebody else."""
    content: dict[str, Any]
    """What its board is drawn from and no stream tells."""
    campaign: CampaignBook | None


class Rulebook(Struct, frozen=True):
    """All rules of a game in one language."""

    text: str
    """Markdown; empty if the game has only its summary."""


class Person(Struct, frozen=True):
    """Who the reader is: a nickname, nothing more."""

    name: str


class PlayedGame(Struct, frozen=True):
    """A finished game of the reader's."""

    code: str
    game: str
    ended: float
    """Seconds since 1970."""
    me: Seat
    finished: Finished | None
    """How it ended; None of games from before this was kept."""
    seats: int
    people: int
    """How many of the others were people."""
    levels: tuple[Level, ...]
    """Of the bots, each once."""
    together: bool
    """Whether all won or lost together."""
    accuracy: float | None = None
    """Of the reader's choices, in percent; None until the game was reviewed, or if too few could be
    judged."""


class Problem(Struct, frozen=True):
    """Any answer that is not a success: one plain sentence."""

    detail: str
    code: str = ""
    """Which refusal it is, for a page that says it in its own words."""
    after: int | None = None
    """In how many seconds it will be possible, where that is known."""


class CaseStanding(Struct, frozen=True):
    """How far somebody is with the case of a day."""

    questions: int
    par: float
