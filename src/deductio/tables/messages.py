"""The words of a live table: what people may write, and how it is ordered and set."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from deductio.core.messages import Finished, Seat

END = "$(?!\\n)"
"""The very end: `$` alone would let one more line begin."""
CODE = f"^[A-Z0-9]{{10}}{END}"
Code = Annotated[str, Meta(pattern=CODE, description="The code of a table.")]
# Nothing that cannot be printed, or turns the direction of reading: it would spoil what others see,
# and not every database keeps it.
SPOILS = (
    "\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff"
    "\\ufff9-\\ufffb"
)
PRINTABLE = f"^[^{SPOILS}]*{END}"
Printable = Annotated[str, Meta(pattern=PRINTABLE)]
# In a name nothing that nobody sees either: two people must not look the same.
UNSEEN = (
    "\\xad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u206f\\u2800\\u3164"
    "\\ufe00-\\ufe0f\\uffa0\U000e0000-\U000e0fff"
)
Key = Annotated[
    Printable, Meta(min_length=1, max_length=64, description="Chosen by the sender, once.")
]
Name = Annotated[str, Meta(pattern=f"^[^{SPOILS}{UNSEEN}]*{END}", min_length=1, max_length=24)]
NonceText = Annotated[
    Printable, Meta(min_length=1, max_length=64, description="Any text of a player.")
]
Promise = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description="SHA-256 of `deductio promise 2`, a line feed, and the nonce.",
    ),
]
Line = Annotated[Printable, Meta(min_length=1, max_length=200)]
Seconds = Annotated[int, Meta(ge=5, le=86_400)]
# What differs from game to game travels as the game wrote it.
Message = Annotated[Raw, Meta(title="Message", description="A choice or an event of the game.")]
WholeView = Annotated[Raw, Meta(title="View", description="The view; null while people gather.")]
Compact = Annotated[
    Any, Meta(title="Options", description="Choices as `core/options.py` sends them.")
]

Help: TypeAlias = Literal["none", "told", "proven", "odds"]
Level: TypeAlias = Annotated[
    str,
    Meta(
        title="level",
        pattern=r"^[A-Za-z0-9_.-]{1,12}$",
        description="A level of ours, or a bot of others that whoever runs the house has listed.",
    ),
]
Talk: TypeAlias = Literal["none", "phrases", "free"]
Among: TypeAlias = Literal["all", "out", "team"]
"""Whom a word reaches: everyone, those alone who are out and know the solution, or the team."""
Phrase: TypeAlias = Literal["hello", "thinking", "nice", "oops", "hurry", "thanks", "again", "bye"]
Standing: TypeAlias = Literal["gathering", "opening", "playing", "over", "closed"]
RUNNING: tuple[Standing, ...] = ("gathering", "opening", "playing")
"""How tables stand that are not at an end."""
DeviceKind: TypeAlias = Literal["phone", "computer", "program"]


# What a table is


class NoClock(Struct, frozen=True, tag=True):
    """Everyone takes the time they need."""


class MoveClock(Struct, frozen=True, tag=True):
    """So long for each choice."""

    seconds: Seconds


class BankClock(Struct, frozen=True, tag=True):
    """So long for the whole game, and a little more after each choice."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=600)]


Clock: TypeAlias = NoClock | MoveClock | BankClock


class PersonWanted(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A chair for whoever comes with the link."""

    help: Help | None = None
    """Of the notebook at this chair; None if it is as for the whole table."""


class BotSeated(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A chair taken by a program of ours."""

    level: Level
    member: Annotated[Printable, Meta(max_length=12)] = ""
    """Who of the cast it is; empty if the table may draw somebody."""


class Me(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A chair for whoever makes the table."""

    help: Help | None = None


Chair: TypeAlias = Me | PersonWanted | BotSeated


class CampaignTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Which campaign a table goes on with."""

    id: Annotated[str, Meta(pattern="^[A-Z2-9]{0,16}$")] = ""
    """Empty where a new one begins."""
    scenario: Annotated[Printable, Meta(max_length=40)] = ""
    """Empty for the one that comes next."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The order for a table; with `start` it begins at once if nobody else is wanted."""

    game: Annotated[Printable, Meta(max_length=40)]
    chairs: Annotated[tuple[Chair, ...], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    help: Help = "told"
    clock: Clock = NoClock()
    listed: bool = False
    """Whether strangers find it on the home page."""
    watch: bool = True
    talk: Talk = "phrases"
    start: bool = False
    campaign: CampaignTable | None = None
    """With it, `options` are only those that a campaign leaves open."""
    hints: bool | None = None
    """Whether people may ask for hints; None: where one plays with bots alone and has any help."""


class OfTeam(Struct, frozen=True):
    """One of the people who share a seat."""

    name: str
    here: bool


class Sitter(Struct, frozen=True):
    """Who sits on a chair, as everyone may know."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: Level | None = None
    """Of the bot that sits here, also in place of a person who is gone."""
    member: str = ""
    """Who of the cast that bot is; empty if nobody in particular."""
    here: bool = False
    help: Help = "told"
    clock_ms: int | None = None
    """How long its clock still had when this was sent."""
    colour: int = 0
    """Among the six of the house; a game may have pawns with colours of their own."""
    team: tuple[OfTeam, ...] = ()
    """Who shares this seat, the one who sat down first; empty where nobody may share one."""


class TableInfo(Struct, frozen=True):
    """A table as one reader may know it."""

    code: Code
    game: str
    options: dict[str, Any]
    sitters: tuple[Sitter, ...]
    standing: Standing
    me: Seat | None
    host: bool
    """Whether the reader is the host."""
    clock: Clock
    listed: bool
    watch: bool
    talk: Talk
    sharing: int = 1
    """How many people may share a seat, as a team."""
    mate: bool = False
    """Whether the reader has come to somebody else's seat, as one of the team."""
    watchers: int = 0
    next_code: Code | None = None
    """The table where these people play again."""
    reason: str = ""
    """Why it was closed."""
    begun: float = 0
    """Seconds since 1970; 0 while people gather."""
    commitment: str = ""
    """The promise of the game's luck, made before anyone can add a share to it."""
    finished: Finished | None = None
    """How it ended."""
    promises: tuple[str, ...] = ()
    """Of the shares in the luck, by seat; while the table is `opening` each is to be opened."""
    campaign: str = ""
    """The campaign that it goes on with, for those who sit here; empty if there is none."""
    scenario: str = ""
    """Of that campaign."""
    hints: bool = False
    """Whether people may ask for hints."""
    lesson: bool = False
    """Whether it is a guided game, which counts nowhere."""
    day: str = ""
    """The day whose case it is; empty if it is none."""


class CampaignInfo(Struct, frozen=True):
    """A campaign of the reader's: how far its group is."""

    id: str
    game: str
    others: tuple[str, ...]
    """The names of the others in the group."""
    won: dict[str, tuple[str, ...]]
    """By scenario, how hard it was when it was won."""
    unlocked: tuple[str, ...]
    proposed: str | None
    """The scenario that comes next; none when all are won."""
    is_won: bool
    """Whether the last scenario is."""
    games: int
    """How many were finished."""
    touched: float
    """When a game of it last began, in seconds since 1970."""


class Device(Struct, frozen=True):
    """A device that has the reader's seat, or an invitation for one."""

    id: str
    """By which it is sent away."""
    kind: DeviceKind | Literal["first", "invited", "mate"]
    """`first` is the one that sat down, `invited` a link that nobody has opened yet, `mate` another
    person of the team."""
    since: float
    """Seconds since 1970; 0 for the first."""
    me: bool
    """Whether it is the one that asks."""
    name: str = ""
    """Of a team mate."""
