"""The words of a live table: how it is ordered and set, and what it says to its readers.

A reader holds one connection per table, on which it hears `ToReader` and says `FromReader`. Events
travel as they stand in the reader's own stream, numbered from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from deductio.coach.hint_steps import HintKind
from deductio.coach.lessons import Area
from deductio.core.messages import Finished, Seat
from deductio.deduction.steps import ProofStep

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
Printable = Annotated[str, Meta(pattern=f"^[^{SPOILS}]*{END}")]
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


# To a reader, over its WebSocket

Replaced = Annotated[
    dict[int, Message] | UnsetType,
    Meta(
        description="Earlier events, by number, that are other now: what was shown for a moment "
        "has faded, or the game is over and it is opened again. Left out where there are none.",
        extra_json_schema={"x-left-out": True},
    ),
]

Steps = Annotated[
    tuple[dict[str, Any], ...] | UnsetType,
    Meta(
        description="The fields that changed with each event but the last. Left out where there "
        "is one event, or none.",
        extra_json_schema={"x-left-out": True},
    ),
]


class CompactQuestion(Struct, frozen=True, gc=False):
    """What the reader is asked, in compact form."""

    name: str
    options: Compact
    meanwhile: Compact


class Welcome(Struct, frozen=True, tag=True):
    """First frame: where things stand, and every event after the last number heard."""

    table: TableInfo
    number: int
    """The number of the first event below."""
    events: tuple[Message, ...]
    view: WholeView
    ask: CompactQuestion | None
    waiting: tuple[Seat, ...]
    said: tuple[Said, ...] = ()
    marks: dict[str, str] = {}
    things: dict[str, dict[str, str]] = {}
    """Words, by language, of things that are named by their content (New York's cards)."""
    replaced: Replaced = UNSET
    proposed: Proposed | None = None


class Update(Struct, frozen=True, tag=True, gc=False):
    """Something happened: new events, and the fields of the view that each of them changed."""

    number: int
    events: tuple[Message, ...]
    view: dict[str, Any]
    """The fields that changed with the last event; after all `steps` and these, it is the view
    now."""
    ask: CompactQuestion | None
    waiting: tuple[Seat, ...]
    clocks: tuple[int | None, ...] = ()
    """Milliseconds left, by seat; empty without a clock."""
    things: dict[str, dict[str, str]] = {}
    replaced: Replaced = UNSET
    steps: Steps = UNSET


class TableChanged(Struct, frozen=True, tag=True):
    """Somebody came, went, or changed the table."""

    table: TableInfo


class Said(Struct, frozen=True, tag=True):
    """A word at the table: one of the ready phrases, or free text."""

    seat: Seat
    at: float
    phrase: Phrase | None = None
    text: str = ""
    among: Among = "all"
    by: str = ""
    """Who of a team said it."""


class Proposed(Struct, frozen=True, tag=True):
    """A final choice that one of the reader's team wants: another of them must agree."""

    key: str
    by: str
    choice: Message
    mine: bool
    """Whether the reader proposed it."""
    may_agree: bool
    """Not who proposed it, as long as another of the team is here."""


class Withdrawn(Struct, frozen=True, tag=True):
    """That is no longer proposed: somebody of the team did not agree, or its moment has passed."""

    key: str


class Marked(Struct, frozen=True, tag=True):
    """Another device of the reader's seat has marked a fact, or rubbed a mark out."""

    fact: str
    mark: str


class Accepted(Struct, frozen=True, tag=True):
    """The choice sent under this key is stored and counts."""

    key: Key


class Refusal(Struct, frozen=True, tag=True):
    """What was sent was not taken, and nothing changed; one plain sentence says why."""

    reason: str
    key: str = ""
    code: str = ""
    """Which refusal it is, for a page that says it in its own words."""


class Bond(Struct, frozen=True):
    """What was told of several facts together: at least `low`, at most `high` of them are true."""

    facts: tuple[str, ...]
    low: int
    high: int | None
    """None: no bound."""
    event: int
    """The number of the event that told it."""


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
    solutions: tuple[int, ...] = ()
    """From `proven` on: how many solutions are left, and how many there are at first."""
    told: dict[str, tuple[int, ...]] = {}
    """From `told` on, by fact: the event that told it outright, and those that belong to it."""
    bonds: tuple[Bond, ...] = ()
    """From `told` on: what was told of several facts together."""
    questions: dict[int, int] = {}
    """Which earlier event an event answers."""
    certain: dict[str, bool] = {}
    """With help `told` only what was told outright; from `proven` on, all that follows."""
    odds: dict[str, float] = {}


class Noted(Struct, frozen=True, tag=True):
    """What follows from the updates before, for whoever has the notebook open."""

    notes: Notes


class Proof(Struct, frozen=True):
    """Why a fact is certain: the events, and sentences in the reader's language."""

    fact: str
    events: tuple[int, ...]
    lines: tuple[str, ...]
    """What every game of this kind begins with, what each of the events told, and the fact."""
    steps: tuple[ProofStep, ...] = ()
    """How one thing follows from the other."""


class Hinted(Struct, frozen=True, tag=True):
    """A hint, one step of it each time: what kind of thing is settled, where to look, the proof."""

    kind: HintKind
    step: int = 1
    lines: tuple[str, ...] = ()
    """Sentences in the reader's language; of a nudge there are none."""
    events: tuple[int, ...] = ()
    """Where to look: from the second step on."""
    proof: Proof | None = None
    """At the third step."""


class TimeWasUp(Struct, frozen=True, tag=True):
    """The reader's time was up, and this was chosen instead; the update that follows tells it."""

    choice: Message


ToReader: TypeAlias = (
    Welcome
    | Update
    | Noted
    | TableChanged
    | Said
    | Accepted
    | Refusal
    | TimeWasUp
    | Proposed
    | Withdrawn
    | Marked
    | Hinted
)


# From a reader, over its WebSocket


class Choose(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A choice; sent again under the same key it counts once."""

    key: Key
    choice: Message


class Say(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A ready phrase, or a line of text where the host allows it."""

    phrase: Phrase | None = None
    text: Annotated[Printable, Meta(max_length=200)] = ""
    team: bool = False
    """Whether only those who share the reader's seat hear it; they may say anything."""


class Mark(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A mark in the reader's own notebook; an empty one is rubbed out."""

    fact: Annotated[Printable, Meta(min_length=1, max_length=60)]
    mark: Annotated[Printable, Meta(max_length=12)]


class OpenNotebook(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """From now on the reader wants to hear what follows from its stream, or no longer."""

    open: bool = True


class Told(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A page that tells what happened bit by bit has told so many events; clocks and bots wait."""

    number: Annotated[int, Meta(ge=0, le=999_999)]


class Hurry(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Bots may play as fast as they can, or no longer; they do if everyone here says so."""

    on: bool = True


class Decide(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Whether the reader agrees to what one of its team proposes."""

    key: Key
    agree: bool


class AskHint(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The next step of a hint, or a new one, in that language."""

    lang: Literal["fr", "en"] = "en"


FromReader: TypeAlias = Choose | Say | Mark | OpenNotebook | Told | Hurry | Decide | AskHint


# Finished games


class GuideSaid(Struct, frozen=True):
    """Something the guide said, in the reader's language, and what it points at."""

    text: str
    at: int
    """After how many events."""
    lights: tuple[Area, ...]


class Guidance(Struct, frozen=True):
    """What the guide of a lesson has said so far, and what it would choose."""

    at: int
    """After that many events."""
    answered: int
    """How often the reader had answered by then."""
    remarks: tuple[GuideSaid, ...]
    """The oldest first."""
    advice: Message | None
    """None where the reader is asked nothing."""
    because: str
    """Why, as the guide would say it; empty where there is nothing to say."""
    urges: bool
    """Whether the guide shows its advice without being asked for it."""


class Step(Struct, frozen=True):
    """One step of a replay: the events one choice brought, and the changed fields of the view."""

    number: int
    events: tuple[Message, ...]
    view: dict[str, Raw]


class Replay(Struct, frozen=True):
    """A finished game as one reader heard it, or the whole story as those knew it who knew most."""

    table: TableInfo
    reader: Seat | None
    steps: tuple[Step, ...]
    things: dict[str, dict[str, str]] = {}
    honest: bool = True
    """Whether the seal and every stream were checked and found true."""
    other_rules: bool = False
    """Whether it was played under rules that are no longer ours, which cannot be checked."""


class Analysis(Struct, frozen=True):
    """What a seat could know at one step of a finished game, and why a bot chose what it chose."""

    notes: Notes
    chooser: Seat | None
    """Whose choice led to this step; None at the opening."""
    because: str
    """Why, in the bot's own words; empty where a person chose, or a clock ran out."""
    because_kept: bool = True
    """Not where a bot chose before reasons were kept."""
