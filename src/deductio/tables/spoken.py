"""What is said over the WebSocket of a table: to a reader, and by one.

A reader holds one connection per table, on which it hears `ToReader` and says `FromReader`. Events
travel as they stand in the reader's own stream, numbered from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from deductio.coach.hint_steps import HintKind
from deductio.core.messages import Seat
from deductio.deduction.steps import ProofStep
from deductio.tables.messages import (
    Among,
    Compact,
    Help,
    Key,
    Message,
    Phrase,
    Printable,
    TableInfo,
    WholeView,
)

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
