"""What a guide says of a game, and what is read of one that is over."""

from __future__ import annotations

from msgspec import Raw, Struct

from deductio.coach.lessons import Area
from deductio.core.messages import Seat
from deductio.tables.messages import Message, TableInfo
from deductio.tables.spoken import Notes


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
