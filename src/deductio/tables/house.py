"""All tables: made, found, brought back from the store when somebody comes, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from deductio.core.messages import Seat
from deductio.core.seal import new_secret
from deductio.games import game
from deductio.tables.bots import Bots
from deductio.tables.counts import Counts
from deductio.tables.devices import same_devices
from deductio.tables.help import ordered_help, with_help
from deductio.tables.housekeeping import Housekeeper, Keeping
from deductio.tables.info import bare_info
from deductio.tables.messages import NewTable, TableInfo
from deductio.tables.moderation import Ruling
from deductio.tables.promise import promise
from deductio.tables.quotas import Accounts, Quotas
from deductio.tables.refusals import Forbidden, Unknown
from deductio.tables.rows import KeptTable, SeatRow, Setting, TableRow
from deductio.tables.seating import same_people, seat_rows
from deductio.tables.sentences import Language
from deductio.tables.store import Store, Then
from deductio.tables.table import Table
from deductio.tables.workers import Workers

log = logging.getLogger("deductio.tables")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of a code: none that look alike."""
CODE_LENGTH = 10
MOST_NAMES = 10_000
DAY = 86_400.0


class HouseSettings(Struct, frozen=True, kw_only=True):
    """How a house behaves; tests and benches want it quicker."""

    pause: tuple[float, float] = (0.7, 1.6)
    """Seconds a bot takes, drawn anew each time; (0, 0) for none."""
    workers: int = 1
    gone_after: float = 60.0
    """Seconds after which a seat counts as gone for long."""
    open_wait: float = 10.0
    """Seconds after the start in which people's pages open their shares in the luck."""
    recover_days: int = 7
    """Tables begun so long ago go on by themselves after a restart; older ones when wanted."""
    sweep_every: float = 60.0
    quotas: Quotas = Quotas()
    keeping: Keeping = Keeping()
    rulings_every: float = 2.0
    """Seconds until those who run the house are heard."""


class House:
    """Where the tables stand."""

    def __init__(self, store: Store, settings: HouseSettings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.workers)
        self.tables: dict[str, Table] = {}
        self._bots = Bots(self.workers, settings.pause)
        self._finding: dict[str, asyncio.Task[Table | None]] = {}
        self.counts = Counts()
        self.accounts = Accounts(settings.quotas, store)
        self.rulings: dict[str, Ruling] = {}
        """Of people and tables, as of a moment ago."""
        self._names: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Tables that were in play go on."""
        self.store.open()
        tasks = (self._recover, self._sweep, self._heed, self._tidy_up)
        self._tasks = [asyncio.create_task(task()) for task in tasks]

    async def close(self) -> None:
        """Finish what was begun."""
        for task in self._tasks:
            task.cancel()
        for table in self.tables.values():
            table.close()
        self.workers.close()
        await asyncio.to_thread(self.store.close)

    async def _recover(self) -> None:
        since = time.time() - self.settings.recover_days * DAY
        for code in await asyncio.to_thread(self.store.playing, since):
            table = await self._find(code)
            if table is not None:
                table.wake()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            for code, table in [*self.tables.items()]:
                if table.idle:
                    del self.tables[code]

    async def _heed(self) -> None:
        """Do what those who run the house have ruled."""
        while True:
            try:
                self.rulings = await asyncio.to_thread(self.store.moderation.rulings)
            except Exception:
                log.exception("rulings cannot be read")
            for table in [*self.tables.values()]:
                table.heed(self.rulings)
            await asyncio.sleep(self.settings.rulings_every)

    async def _tidy_up(self) -> None:
        keeper = Housekeeper(self.settings.keeping, self.store, self.tables)
        while True:
            await asyncio.sleep(self.settings.keeping.every)
            try:
                await asyncio.to_thread(keeper.tidy_up)
            except Exception:
                log.exception("tidying up failed")

    def admit(self, person: str) -> None:
        """Refuse whoever was banned."""
        if self.rulings.get(person) == "banned":
            raise Forbidden("you may not come in here any more", "banned")

    # Finding and making

    async def table(self, code: str) -> Table:
        found = await self._find(code)
        if found is None:
            raise Unknown("there is no table with this code", "no-table")
        return found

    async def _find(self, code: str) -> Table | None:
        if code in self.tables:
            return self.tables[code]
        if code not in self._finding:
            self._finding[code] = asyncio.create_task(self._bring(code))
        return await asyncio.shield(self._finding[code])

    async def _bring(self, code: str) -> Table | None:
        try:
            kept = await asyncio.to_thread(self.store.kept_table, code)
            if kept is None:
                return None
            table = self._stand(kept)
            table.wake()
            return table
        finally:
            del self._finding[code]

    def _stand(self, kept: KeptTable) -> Table:
        code = kept.table.code
        table = Table(
            kept,
            game(kept.table.game),
            self.store,
            self._bots,
            self.counts,
            self._forget,
            self.settings.open_wait,
        )
        self.tables[code] = table
        return table

    async def kept_table(self, code: str) -> KeptTable:
        """What is kept of a table."""
        found = await asyncio.to_thread(self.store.kept_table, code)
        if found is None:
            raise Unknown("there is no table with this code", "no-table")
        return found

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.code) is table:
            del self.tables[table.code]

    async def make(self, order: NewTable, person: str, name: str) -> Table:
        """A new table as ordered; it starts at once if that is wished and nobody is missing."""
        played = game(order.game)
        seats = len(order.chairs)
        helps = ordered_help(order)
        options = with_help(played, order.options, helps)
        opened = played.opening(seats, options)
        # Where all win together, only what the rules let them say may be said.
        together = played.together(seats, played.read_options(seats, options))
        setting = Setting(
            options=opened.options,
            help=order.help,
            helps=helps,
            clock=order.clock,
            watch=order.watch,
            talk="none" if together else order.talk,
        )
        row = TableRow(
            code=new_code(),
            game=played.name,
            host=person,
            setting=setting,
            listed=order.listed,
            created=time.time(),
            secret=new_secret(),
        )
        rows = seat_rows(order.chairs, person, name)
        async with self.accounts.ordering(person, bots=bots_on(rows)):
            return await self._put_up(KeptTable(row, rows), start=order.start)

    async def again(self, table: Table, person: str) -> Table:
        """The same people at a new table; whoever asks first makes it."""
        old, seats = table.row, same_people(table.chairs.rows)
        if code := next_after(old):
            return await self.table(code)
        async with self.accounts.ordering(person, bots=bots_on(seats)):
            if code := next_after(old):  # somebody else was quicker
                return await self.table(code)
            row = TableRow(
                code=new_code(),
                game=old.game,
                host=person,
                setting=old.setting,
                listed=old.listed,
                created=time.time(),
                secret=new_secret(),
            )
            old.next_code = row.code
            new = await self._put_up(KeptTable(row, seats), start=False)
        await new.keep_devices(*same_devices(table.chairs.devices.values()))
        await table.keep()
        return new

    async def _put_up(self, kept: KeptTable, *, start: bool) -> Table:
        table = self._stand(kept)
        await table.keep(range(len(kept.seats)))
        if start and table.chairs.full:
            await table.start()
        return table

    # People

    async def name_of(self, person: str) -> str:
        """The nickname of a person; empty until there is one."""
        if person not in self._names:
            self._names[person] = await asyncio.to_thread(self.store.name_of, person)
            if len(self._names) > MOST_NAMES:
                del self._names[next(iter(self._names))]
        return self._names[person]

    async def rename(self, person: str, name: str) -> str:
        self._names[person] = tidy = " ".join(name.split()) or "?"
        await kept(partial(self.store.keep_name, person, tidy))
        return tidy

    async def report(self, code: str, seat: Seat, by: str, text: str) -> None:
        await kept(partial(self.store.keep_report, code, seat, by, text))

    async def table_of_device(self, id: str) -> Table | None:
        code = await asyncio.to_thread(self.store.table_of_device, id)
        return None if code is None else await self._find(code)

    # For lists

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


async def kept(keep: Callable[[Then], None]) -> None:
    """Hand something over to the store and wait until it is safe."""
    safe, then = promise()
    keep(then)
    await safe


def bots_on(seats: Sequence[SeatRow]) -> int:
    return sum(row.level is not None for row in seats)


def next_after(row: TableRow) -> str:
    return row.next_code


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
