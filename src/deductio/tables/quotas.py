"""How much one person may have at a time: tables, bots at them, and thoughts they wait for."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

from msgspec import Struct

from deductio.tables.refusals import TooMany

if TYPE_CHECKING:
    from deductio.tables.store import Store

DAY = 86_400.0


class Quotas(Struct, frozen=True, kw_only=True):
    """Of one person; far more than a family needs."""

    tables: int = 50
    """That are not over, as their host."""
    tables_a_day: int = 300
    bots: int = 150
    """At those tables."""
    looks: int = 8
    """Proofs, replays and analyses under way."""
    reports_a_day: int = 30
    puzzles_a_day: int = 500
    campaigns: int = 100
    """Of the groups that one belongs to."""


UNBOUNDED = Quotas(**dict.fromkeys(Quotas.__struct_fields__, 10**9))
"""For benches."""


class Hosted(Struct, frozen=True):
    """What a person is the host of."""

    tables: int
    """That are not over."""
    bots: int
    lately: int
    """Tables made since some time, over or not."""


class Accounts:
    """Who has how much now."""

    def __init__(self, quotas: Quotas, store: Store) -> None:
        self._quotas = quotas
        self._store = store
        self._orders: Counter[str] = Counter()
        self._looks: Counter[str] = Counter()

    @asynccontextmanager
    async def ordering(self, person: str, *, bots: int, tables: int = 1) -> AsyncIterator[None]:
        """Room for so much more; of orders that come together each counts for the others."""
        quotas = self._quotas
        with counted(self._orders, person) as orders:
            has = await asyncio.to_thread(self._store.hosted_by, person, time.time() - DAY)
            if tables and has.tables + orders() > quotas.tables:
                raise TooMany("you have too many tables; end some of them first", "too-many-tables")
            if tables and has.lately + orders() > quotas.tables_a_day:
                raise TooMany("you have made many tables; rest until tomorrow", "tables-today")
            if has.bots + bots * orders() > quotas.bots:
                raise TooMany("too many bots play at your tables", "too-many-bots")
            yield

    async def report(self, person: str) -> None:
        """Room for one more report."""
        has = await asyncio.to_thread(self._store.reports_by, person, time.time() - DAY)
        if has >= self._quotas.reports_a_day:
            raise TooMany("you have reported much; rest until tomorrow", "reports-today")

    async def puzzle(self, person: str) -> None:
        """Room for one more answer to a puzzle, or hint."""
        since = time.time() - DAY
        has = await asyncio.to_thread(self._store.puzzles.answered_since, person, since)
        if has >= self._quotas.puzzles_a_day:
            raise TooMany("you have solved many puzzles; rest until tomorrow", "puzzles-today")

    async def campaign(self, person: str) -> None:
        """Room for one more campaign."""
        if await asyncio.to_thread(self._store.campaigns.count, person) >= self._quotas.campaigns:
            raise TooMany("you have too many campaigns; leave some of them", "too-many-campaigns")

    @contextmanager
    def looking(self, person: str) -> Iterator[None]:
        """While something is thought about that this person asked for."""
        with counted(self._looks, person) as looks:
            if looks() > self._quotas.looks:
                raise TooMany("you ask for too much at once; wait a moment", "too-many-looks")
            yield


@contextmanager
def counted(counter: Counter[str], person: str) -> Iterator[Callable[[], int]]:
    """One more for a while; gives how many there are by now."""
    counter[person] += 1
    try:
        yield lambda: counter[person]
    finally:
        counter[person] -= 1
        if not counter[person]:
            del counter[person]
