"""A house of tables: what goes on in it by itself, and what people want of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from deductio.bots.own import let_in_listed
from deductio.coach.daily.calendar import day_of
from deductio.core.game import Refused
from deductio.core.messages import Seat
from deductio.tables.bots import Bots
from deductio.tables.campaigns import Campaigns
from deductio.tables.clocks import BEAT
from deductio.tables.daily import Daily
from deductio.tables.devices import same_devices
from deductio.tables.hall import Hall, no_table
from deductio.tables.housekeeping import Housekeeper, Keeping
from deductio.tables.info import bare_info
from deductio.tables.lessons import lesson_order, with_fixed_luck
from deductio.tables.messages import NewTable, TableInfo
from deductio.tables.names import named
from deductio.tables.once import Once
from deductio.tables.orders import bots_at, next_after, ordered
from deductio.tables.promise import promise
from deductio.tables.puzzles import Puzzles
from deductio.tables.quotas import Accounts, Quotas
from deductio.tables.reviews import Reviews
from deductio.tables.rows import KeptTable
from deductio.tables.rulings import Rulings
from deductio.tables.seating import rename
from deductio.tables.sentences import Language
from deductio.tables.solo import case_order, with_luck_of_case
from deductio.tables.store import Store, Then
from deductio.tables.table import Table
from deductio.tables.workers import Workers

log = logging.getLogger("deductio.tables")

HOUR, DAY = 3600.0, 86_400.0
EVERY = 1.0
"""Seconds between two renewals of the lease."""


class HouseSettings(Struct, frozen=True, kw_only=True):
    """How a house behaves; tests and benches want it quicker."""

    pause: tuple[float, float] = (0.7, 1.6)
    """Seconds a bot takes, drawn anew each time; (0, 0) for none."""
    workers: int = 1
    bots: tuple[str, ...] = ()
    """Of others: entry points that may be seated here beside our levels."""
    gone_after: float = 60.0
    """Seconds after which a seat counts as gone for long."""
    open_wait: float = 10.0
    """Seconds after the start in which people's pages open their shares in the luck."""
    tell_wait: float = 10.0
    """Seconds for which clocks and bots wait until people's pages have told what happened."""
    recover_days: int = 7
    """Tables begun so long ago go on by themselves after a restart; older ones when wanted."""
    sweep_every: float = 5.0
    """Seconds between two looks for tables that nobody uses."""
    quotas: Quotas = Quotas()
    keeping: Keeping = Keeping()
    clock: Callable[[], float] = time.time
    """By which it is known what day it is somewhere."""
    stock: bool = False
    """Whether puzzles are made before anybody comes for them."""
    rulings_every: float = 2.0
    """Seconds until those who run the house are heard."""


class House:
    """Where the tables stand."""

    def __init__(self, store: Store, settings: HouseSettings, address: str = "") -> None:
        """`address` is where other servers on the same database reach this one."""
        self.store = store
        self.settings = settings
        let_in_listed(settings.bots)
        self.workers = Workers(settings.workers, settings.bots)
        self.accounts = Accounts(settings.quotas, store)
        self.campaigns = Campaigns(store, self.accounts)
        self.reviews = Reviews(store, self.workers)
        self.daily = Daily(store, self.workers, settings.clock)
        self.puzzles = Puzzles(store, self.workers, self.accounts)
        bots = Bots(self.workers, settings.pause)
        waits = {"open_wait": settings.open_wait, "tell_wait": settings.tell_wait}
        self.hall = Hall(store, bots, address, **waits)
        self.tables, self.ownership = self.hall.tables, self.hall.ownership
        self.counts = self.hall.counts
        self.rulings = Rulings(store.moderation, self.hall)
        self._keeper = Housekeeper(settings.keeping, store)
        self._following: Once[str] = Once()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Tables that were in play go on."""
        self.store.open()
        await self.hall.open()
        settings = self.settings
        rounds = [
            again_and_again(EVERY, self.hall.keep_lease, "the lease is not renewed"),
            again_and_again(EVERY, self._tend, "tables are not looked after"),
            again_and_again(BEAT, self._beat, "the clock stands still"),
            again_and_again(settings.rulings_every, self.rulings.heed, "rulings cannot be read"),
            again_and_again(settings.sweep_every, self.hall.let_idle_ones_go, "sweeping failed"),
            again_and_again(settings.keeping.every, self._tidy_up, "tidying up failed"),
        ]
        if settings.stock:
            rounds.append(again_and_again(HOUR, self._stock_up, "puzzles cannot be made"))
        self._tasks = [asyncio.create_task(one) for one in rounds]

    async def drain(self) -> None:
        """Give every table to whoever wants it, and take no more."""
        await self.hall.drain()

    async def close(self) -> None:
        """Finish what was begun."""
        tasks, self._tasks = self._tasks, []
        if not tasks:
            return
        for task in tasks:
            task.cancel()
        self.puzzles.close()
        await self.drain()
        with suppress(SQLAlchemyError):
            await self.ownership.leave()
        await asyncio.to_thread(self.store.close)
        await asyncio.to_thread(self.workers.close, wait=True)

    @property
    def ready(self) -> bool:
        """Whether tables can be claimed here."""
        return self.hall.ready

    async def _tend(self) -> None:
        await self.hall.tend(since=time.time() - self.settings.recover_days * DAY)

    async def _beat(self) -> None:
        self.hall.steady.beat()

    async def _tidy_up(self) -> None:
        """One of the servers is enough; should two do it, it harms nothing."""
        if await self.ownership.is_first():
            await asyncio.to_thread(self._keeper.tidy_up)

    async def _stock_up(self) -> None:
        await self.puzzles.stock_up(self.daily.codes)

    # Tables

    async def table(self, code: str) -> Table:
        """The table of that code, here from now on if no other server has it."""
        return await self.hall.table(code)

    async def kept_table(self, code: str) -> KeptTable:
        """What is kept of a table."""
        found = await asyncio.to_thread(self.store.kept_table, code)
        if found is None:
            raise no_table()
        return found

    async def _has(self, code: str) -> bool:
        return await asyncio.to_thread(self.store.kept_table, code) is not None

    async def make(self, order: NewTable, person: str, name: str) -> Table:
        """A new table as ordered; it starts at once if that is wished and nobody is missing."""
        kept = ordered(await self.campaigns.order(order, person), person, name)
        async with self.accounts.ordering(person, bots=bots_at(kept)):
            if order.campaign and not order.campaign.id:
                await self.campaigns.begin(kept.table, person)
            table = await self._put_up(kept)
            if order.start and table.chairs.full:
                await table.start()
            return table

    async def teach(self, game: str, person: str, name: str) -> Table:
        """The guided game of a game, begun; always the same luck."""
        kept = with_fixed_luck(ordered(lesson_order(game), person, name))
        async with self.accounts.ordering(person, bots=bots_at(kept)):
            table = await self._put_up(kept)
            await table.start()
            return table

    async def investigate(self, day: str, person: str, name: str) -> Table:
        """The solo case of a day, begun; whoever has begun it before goes on with it."""
        when = self.daily.read(day)
        before = await asyncio.to_thread(self.store.daily.begun, person, str(when))
        if before and (before.over or await self._has(before.code)):
            return await self.table(before.code)
        the_day = day_of(when)
        kept = with_luck_of_case(ordered(case_order(the_day.game), person, name), when, the_day)
        async with self.accounts.ordering(person, bots=bots_at(kept)):
            table = await self._put_up(kept)
            await self.store.ask(self.store.daily.beginning(table.row))
            await table.start()
            return table

    async def again(self, table: Table, person: str) -> str:
        """The code of a new table for the same people; whoever asks first makes it."""
        return table.row.next_code or await self._following.run(
            table.code, self._follow(table, person)
        )

    async def _follow(self, table: Table, person: str) -> str:
        kept = next_after(table, person)
        if table.row.campaign:
            await table.keep()  # and how it ended before that
            kept.table.setting = await self.campaigns.next_setting(table.row, person)
        async with self.accounts.ordering(person, bots=bots_at(kept)):
            new = await self._put_up(kept)
        await new.keep_devices(*same_devices(table.chairs.devices.values()))
        table.row.next_code = new.code
        await table.keep()
        return new.code

    async def _put_up(self, kept: KeptTable) -> Table:
        kept.seats = named(kept.table.code, kept.seats)
        table = self.hall.stand(kept)
        await table.put_up(self.ownership.me.id)
        return table

    # People

    def admit(self, person: str) -> None:
        """Refuse whoever was banned."""
        self.rulings.admit(person)

    async def name_of(self, person: str) -> str:
        """The nickname of a person; empty until there is one."""
        return await asyncio.to_thread(self.store.name_of, person)

    async def rename(self, person: str, name: str) -> str:
        """A nickname; known at once at every table here where this person sits."""
        tidy = " ".join(name.split()) or "?"
        await kept(partial(self.store.keep_name, person, tidy))
        for table in [*self.tables.values()]:
            with suppress(Refused):  # a table that has just broken off keeps the old one
                await rename(table, person, tidy)
        return tidy

    async def report(self, code: str, seat: Seat, by: str, text: str) -> None:
        await self.accounts.report(by)
        await kept(partial(self.store.keep_report, code, seat, by, text))

    async def table_of_device(self, id: str) -> Table | None:
        code = await asyncio.to_thread(self.store.table_of_device, id)
        return None if code is None else await self.table(code)

    # For lists

    async def info(self, code: str, person: str, language: Language) -> TableInfo:
        """A table as this person may know it, whoever has it."""
        [info] = self._infos([await self.kept_table(code)], person, language)
        return info

    async def mine(self, person: str, language: Language, most: int) -> list[TableInfo]:
        kept_tables = await asyncio.to_thread(self.store.tables_of, person, most)
        return self._infos(kept_tables, person, language)

    async def open_tables(self, person: str, language: Language, most: int) -> list[TableInfo]:
        kept_tables = await asyncio.to_thread(self.store.open_tables, most)
        return self._infos(kept_tables, person, language)

    def _infos(
        self, kept_tables: Sequence[KeptTable], person: str, language: Language
    ) -> list[TableInfo]:
        live = {kept.table.code: self.tables.get(kept.table.code) for kept in kept_tables}
        return [
            table.info(person, table.chairs.seat_of(person), language)
            if (table := live[kept.table.code])
            else bare_info(kept, person, language)
            for kept in kept_tables
        ]


async def again_and_again(
    seconds: float, work: Callable[[], Awaitable[None]], complaint: str
) -> None:
    """Until it is cancelled; whatever fails is tried again."""
    while True:
        try:
            await work()
        except Exception:
            log.exception(complaint)
        await asyncio.sleep(seconds)


async def kept(keep: Callable[[Then], None]) -> None:
    """Hand something over to the store and wait until it is safe."""
    safe, then = promise()
    keep(then)
    await safe
