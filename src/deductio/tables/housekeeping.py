"""What is thrown away, and when: abandoned tables, old games of bots, and what nobody can see."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from deductio.core.game import Refused
from deductio.core.record import write_record
from deductio.tables.hindsight import record_from
from deductio.tables.moderation import Kept
from deductio.tables.store import Store

log = logging.getLogger("deductio.tables")

DAY = 86_400.0
UNTOUCHED = 30
"""For so many days a puzzle is kept that nobody has touched: its code makes it again."""


class Keeping(Struct, frozen=True, kw_only=True):
    """For how many days after it was last touched a table is kept; 0 for ever."""

    gathering: float = 7
    playing: float = 180
    closed: float = 180
    over: float = 0
    """Games in which people sat."""
    bots: float = 30
    """Tables at which nobody sat, in play, closed or over."""
    records: str = ""
    """A folder for the records of finished games that are thrown away; none by default."""
    every: float = 3600.0
    """Seconds between two looks."""
    at_once: int = 50
    """Tables in one look: others want to use the disk too."""

    def days(self, kept: Kept) -> float:
        standing = "gathering" if kept.standing == "opening" else kept.standing
        days: float = getattr(self, standing)
        if kept.people or standing == "gathering" or not self.bots:
            return days
        return min(days or self.bots, self.bots)


class Housekeeper:
    """Throws away what is older than it is kept; a table that a living server has is left alone."""

    def __init__(
        self, keeping: Keeping, store: Store, clock: Callable[[], float] = time.time
    ) -> None:
        self._keeping = keeping
        self._store = store
        self._clock = clock

    def tidy_up(self) -> int:
        """How many tables were thrown away; called from a thread."""
        now, gone = self._clock(), 0
        self._store.moderation.forget_leftovers(before=now - DAY)
        self._store.campaigns.forget_leftovers(before=now - DAY)
        self._store.puzzles.forget_leftovers(before=now - UNTOUCHED * DAY)
        self._store.daily.forget_leftovers(before=now - DAY)
        for kept in self._outdated(now):
            if gone == self._keeping.at_once:
                break
            if self._record_kept(kept):
                gone += self._store.moderation.throw_away(kept)
        if gone:
            log.info("tables thrown away", extra={"count": gone})
        return gone

    def _outdated(self, now: float) -> Iterator[Kept]:
        limits = [getattr(self._keeping, name) for name in Keeping.__struct_fields__[:5]]
        soonest = min(filter(None, limits), default=0)
        if not soonest:
            return
        of_people = bool(self._keeping.over)
        made = now - soonest * DAY
        for kept in self._store.moderation.made_before(made, finished_by_people=of_people):
            days = self._keeping.days(kept)
            if days and kept.touched < now - days * DAY:
                yield kept

    def _record_kept(self, kept: Kept) -> bool:
        """Whether the table may go; a record that is wanted but cannot be written keeps it."""
        found = self._store.kept_table(kept.code) if kept.standing == "over" else None
        if not self._keeping.records or found is None:
            return True
        try:
            write_record(record_from(found), Path(self._keeping.records) / f"{kept.code}.json")
        except Refused:  # played under rules of long ago: there is no record of it
            return True
        except OSError as error:
            log.error("a record cannot be kept", extra={"error": type(error).__name__})
            return False
        return True
