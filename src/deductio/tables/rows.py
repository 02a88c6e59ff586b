"""What is kept of a table, as plain rows; how they are stored is the store's affair."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from deductio.bots.cast import bot_name
from deductio.core.campaign import Ending
from deductio.core.messages import Finished, Seat
from deductio.tables.messages import Clock, DeviceKind, Help, Level, NoClock, Standing, Talk

Sits: TypeAlias = Literal["person", "bot", "open"]


class Setting(Struct, frozen=True, kw_only=True):
    """What the host ordered; in play nothing changes but the help of who plays with bots alone."""

    options: dict[str, Any] = field(default_factory=dict)
    help: Help = "told"
    helps: tuple[Help, ...] = ()
    """By seat; empty if all have the same."""
    clock: Clock = NoClock()
    watch: bool = True
    talk: Talk = "phrases"
    scenario: str = ""
    """Of the campaign that the table belongs to."""
    sharing: int = 1
    """How many people may share a seat, as a team."""
    hints: bool = False
    """Whether people may ask for hints."""
    lesson: bool = False
    """Whether it is a guided game, whose luck is the lesson's: it counts nowhere."""
    day: str = ""
    """Of the day whose case it is, whose luck is the case's: it counts for that day alone."""


class TableRow(Struct, kw_only=True):
    """One table; `told` is empty while people gather."""

    code: str
    game: str
    host: str
    """The person who made it."""
    setting: Setting
    listed: bool = False
    standing: Standing = "gathering"
    created: float
    begun: float = 0
    ended: float = 0
    secret: str = ""
    """Of the seal, drawn when the table is put up; private to the server until the game is over."""
    promises: tuple[str, ...] = ()
    """Of the shares in the luck, by seat; empty until there is one."""
    nonces: tuple[str, ...] = ()
    """These shares, by seat, as they were opened; empty until there is one."""
    rules_version: int = 0
    told: str = ""
    """A hash of what everyone was told at the opening."""
    next_code: str = ""
    reason: str = ""
    """Why it was closed: the name of a message in the locale files."""
    finished: Finished | None = None
    """How it ended; none before, and of games that were over before this was kept."""
    campaign: str = ""
    """The campaign that it goes on with, if any."""
    epoch: int = 0
    """How often it has changed hands: whoever writes names the one it knows."""


class SeatRow(Struct, kw_only=True):
    """Who sits on one chair. A person with a `level` is gone, and a bot plays for them."""

    seat: Seat
    sits: Sits = "open"
    person: str = ""
    name: str = ""
    level: Level | None = None
    member: str = ""
    """Who of the cast plays here; empty for a bot in place of a person, which is plain."""
    colour: int | None = None
    """As its person chose; none where nobody did."""

    @property
    def bot(self) -> str:
        """The bot that plays here, as bots are named everywhere; empty where none does."""
        return bot_name(self.level, self.member) if self.level else ""


class DeviceRow(Struct, frozen=True, kw_only=True):
    """One more device at a seat, beside the one that sat down; nobody's while only invited.

    Where people share a seat, a `mate` is another person of the team, with a name of its own.
    """

    id: str
    """A hash of the secret in its invitation."""
    seat: Seat
    person: str = ""
    kind: DeviceKind | Literal["mate"] = "program"
    since: float
    name: str = ""


class KeptCampaign(Struct, frozen=True, kw_only=True):
    """A group's campaign, as it is kept."""

    id: str
    game: str
    people: tuple[tuple[str, str], ...]
    """Each person of the group with the nickname, if there is one."""
    endings: tuple[Ending, ...]
    """In the order in which they came."""
    touched: float
    """When a game of it last began."""


class ChoiceRow(Struct, frozen=True):
    """One choice in order of arrival, with a hash of everything it made the rules tell."""

    code: str
    number: int
    seat: Seat
    choice: str
    key: str
    told: str
    at: float
    spent: int
    """Milliseconds of the seat's clock."""
    motive: str = ""
    """Why a bot chose so, as JSON, for nobody before the end; empty where none was kept."""


class SaidRow(Struct, frozen=True):
    """A word said at a table."""

    seat: Seat
    at: float
    phrase: str
    text: str
    among: str = "all"
    by: str = ""
    """Who of a team said it."""


class KeptTable(Struct):
    """Everything kept of one table."""

    table: TableRow
    seats: list[SeatRow]
    devices: list[DeviceRow] = field(default_factory=list)
    choices: list[ChoiceRow] = field(default_factory=list)
    said: list[SaidRow] = field(default_factory=list)
    lines: dict[Seat, int] = field(default_factory=dict)
    """How much each seat has said; `said` are only the last words."""
    marks: dict[Seat, dict[str, str]] = field(default_factory=dict)
    transcript: bytes = b""
    """What everyone was told, packed; empty until the game is over."""
