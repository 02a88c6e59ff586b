"""The one small interface between tables and whatever keeps them.

Reading blocks and is called from threads; writing never blocks: what is handed over is stored in
that order, things that come together are stored together, and `then` is called on the event loop
when it is safe on the disk, or with the error when it is not and nothing of it was kept. What is of
a table is only kept while its `epoch` is the newest, else `then` hears `Lost`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection

from deductio.core.campaign import Ending
from deductio.core.messages import Seat
from deductio.core.solo import Solved
from deductio.tables.claims import Claims
from deductio.tables.moderation import Moderation
from deductio.tables.quotas import Hosted
from deductio.tables.rows import ChoiceRow, DeviceRow, KeptTable, SaidRow, SeatRow, TableRow

if TYPE_CHECKING:
    from deductio.tables.campaign_store import CampaignStore
    from deductio.tables.daily_store import DailyStore
    from deductio.tables.puzzle_store import PuzzleStore
    from deductio.tables.review_store import ReviewStore

Then: TypeAlias = Callable[[Exception | None], None]
T = TypeVar("T")


class Lost(Exception):
    """Another server has claimed the table since: what was to be kept was not."""


class Written(Struct):
    """How much was stored, and how long it took."""

    commits: int = 0
    writes: int = 0
    seconds: float = 0.0
    handed: int = 0
    """How many writes were handed over; those not counted above still wait."""
    errors: int = 0
    """How many of them could not be stored."""


class Store(Protocol):
    """Where tables, people and words are kept."""

    moderation: Moderation
    """The same, for those who run the house."""
    campaigns: CampaignStore
    """What groups have won."""
    reviews: ReviewStore
    """What the coach has said."""
    daily: DailyStore
    """What people have made of the case of the day."""
    puzzles: PuzzleStore
    """Puzzles, and who has solved them."""

    @property
    def written(self) -> Written: ...

    def prepare(self) -> None:
        """Bring the store up to date; from now on it can be read."""
        ...

    def open(self) -> None:
        """Begin to write; called on the event loop."""
        ...

    def close(self) -> None:
        """Store what was handed over, then stop."""
        ...

    @property
    def claims(self) -> Claims: ...
    def ask(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do this after everything handed over before; the answer comes when it is kept."""
        ...

    def ask_at_once(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do this however much else waits: a lease must not end because the house is full."""
        ...

    def add_table(self, row: TableRow, seats: Sequence[SeatRow], owner: str, then: Then) -> None:
        """A new one."""
        ...

    def keep_choice(self, row: ChoiceRow, epoch: int, then: Then) -> None: ...
    def keep_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        then: Then,
        transcript: bytes = b"",
        *,
        group: Sequence[str] = (),
        ending: Ending | None = None,
        solved: Solved | None = None,
    ) -> None:
        """All or nothing: at its start with the people whose campaign it is from now on, and when
        its game is over with the transcript, and how that ended for the campaign, or for whoever
        plays the case of a day."""
        ...

    def keep_devices(
        self, code: str, epoch: int, rows: Sequence[DeviceRow], gone: Sequence[str], then: Then
    ) -> None:
        """These have a seat, those no longer."""
        ...

    def keep_said(self, code: str, epoch: int, row: SaidRow, then: Then) -> None: ...
    def keep_mark(
        self, code: str, epoch: int, seat: Seat, fact: str, mark: str, then: Then
    ) -> None: ...
    def keep_report(self, code: str, seat: Seat, by: str, text: str, then: Then) -> None: ...
    def keep_name(self, person: str, name: str, then: Then) -> None: ...
    def keep_put_away(self, person: str, code: str, then: Then) -> None:
        """This table is no longer among that person's."""
        ...

    def keep_pulse(self, then: Then) -> None:
        """A write that changes nothing for anyone: whether there can be others."""
        ...

    def kept_table(self, code: str) -> KeptTable | None:
        """Everything kept of a table."""
        ...

    def tables_of(self, person: str, most: int) -> list[KeptTable]:
        """Where a person sits or is the host: running ones first, then the newest; no choices."""
        ...

    def finished_of(self, person: str, most: int) -> list[KeptTable]:
        """Games of that person that are over, the latest first, also those put away; no choices."""
        ...

    def open_tables(self, most: int) -> list[KeptTable]:
        """Listed tables where people gather, the newest first; no choices."""
        ...

    def hosted_by(self, person: str, since: float) -> Hosted:
        """How much a person is the host of; `lately` counts from then on."""
        ...

    def reports_by(self, person: str, since: float) -> int:
        """How often this person has reported somebody from then on."""
        ...

    def table_of_device(self, id: str) -> str | None:
        """The code of the table where it has, or is invited to, a seat."""
        ...

    def name_of(self, person: str) -> str: ...

    def own_secret(self) -> str:
        """The key with which this house signs; made once."""
        ...
