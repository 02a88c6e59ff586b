"""The tables of this server: made, claimed when somebody comes, lost to others or when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from deductio.core.game import Refused
from deductio.core.messages import Seat
from deductio.core.seal import new_secret
from deductio.games import game
from deductio.tables.bots import Bots
from deductio.tables.claims import GONE, MOST_ATTEMPTS, At, Claimed, NoTable, SetAside
from deductio.tables.clocks import BEAT, Steady
from deductio.tables.counts import Counts
from deductio.tables.devices import same_devices
from deductio.tables.help import ordered_help, with_help
from deductio.tables.info import bare_info
from deductio.tables.messages import NewTable, TableInfo
from deductio.tables.ownership import Ownership
from deductio.tables.play import try_out
from deductio.tables.promise import promise
from deductio.tables.refusals import Elsewhere, NotNow, Unknown
from deductio.tables.rows import KeptTable, Setting, TableRow
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
EVERY = 1.0
"""Seconds between two renewals of the lease."""
ORPHANS_AT_ONCE = 10
"""So few that servers share them."""
TRIAL = 20.0
"""Seconds in which a table that may be poisonous must come to stand in another process."""
UNUSED = 10.0
"""Seconds for which nobody has come to an idle table before it is let go."""


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


class House:
    """Where the tables stand."""

    def __init__(self, store: Store, settings: HouseSettings, address: str = "") -> None:
        """`address` is where other servers on the same database reach this one."""
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.workers)
        self.tables: dict[str, Table] = {}
        self.ownership = Ownership(store, address)
        self._bots = Bots(self.workers, settings.pause)
        self._steady = Steady()
        self._trial = asyncio.Lock()
        self._finding: dict[str, asyncio.Task[Table]] = {}
        self._restless: set[str] = set()
        """Tables that broke off in the middle of a game."""
        self.counts = Counts()
        self._names: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Tables that were in play go on."""
        self.store.open()
        await self.ownership.bury()
        await self.ownership.enter()
        self._tasks = [
            asyncio.create_task(task())
            for task in (self._keep_lease, self._tend, self._sweep, self._beat)
        ]

    async def drain(self) -> None:
        """Give every table to whoever wants it, and take no more."""
        self.ownership.draining = True
        with suppress(SQLAlchemyError):  # then the others will notice by themselves
            await self.ownership.renew()
        await asyncio.gather(*(self._lose(table) for table in [*self.tables.values()]))

    async def close(self) -> None:
        """Finish what was begun."""
        tasks, self._tasks = self._tasks, []
        if not tasks:
            return
        for task in tasks:
            task.cancel()
        await self.drain()
        with suppress(SQLAlchemyError):
            await self.ownership.leave()
        await asyncio.to_thread(self.store.close)
        await asyncio.to_thread(self.workers.close, wait=True)

    @property
    def ready(self) -> bool:
        """Whether tables can be claimed here."""
        return self.ownership.fresh and not self.ownership.draining

    # Going on

    async def _keep_lease(self) -> None:
        """Whatever else there is to do."""
        while True:
            try:
                await self._renew()
            except Exception:
                log.exception("the lease is not renewed")
            await asyncio.sleep(EVERY)

    async def _renew(self) -> None:
        renewed = await self.ownership.renew()
        if renewed is None:
            log.error("lease lost", extra={"count": len(self.tables)})
            self._lose_all()
            await self.ownership.enter()
            return
        for code, by in renewed.wanted.items():
            if code in self.tables:
                await self._lose(self.tables[code], to=by)

    async def _tend(self) -> None:
        """Look after tables that nobody looks after."""
        while True:
            try:
                if self.ready:
                    await self._wake_restless()
                    await self._take_in_orphans()
            except Exception:
                log.exception("tables are not looked after")
            await asyncio.sleep(EVERY)

    async def _wake_restless(self) -> None:
        for code in [*self._restless]:
            with suppress(Refused, Elsewhere):
                await self.table(code)
            self._restless.discard(code)

    async def _take_in_orphans(self) -> None:
        since = time.time() - self.settings.recover_days * DAY
        while orphans := await self.ownership.claim_orphans(since, ORPHANS_AT_ONCE):
            for orphan in orphans:
                with suppress(Refused, Elsewhere):
                    await self._found(orphan.code, self._load(orphan))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            for table in [*self.tables.values()]:
                if table.idle and self._steady.now() - table.used > UNUSED:
                    await self._lose(table)

    async def _beat(self) -> None:
        while True:
            self._steady.beat()
            await asyncio.sleep(BEAT)

    # Claiming and losing

    async def table(self, code: str) -> Table:
        """The table of that code, here from now on if no other server has it."""
        if not self.ownership.fresh:  # what is in memory may be another's by now
            raise Elsewhere(code)
        try:
            found = self.tables.get(code) or await self._found(code, self._claim(code))
        except SQLAlchemyError as error:
            log.error("a table cannot be claimed", extra={"error": error})
            raise Elsewhere(code) from error
        found.used = self._steady.now()
        return found

    async def _found(self, code: str, finding: Coroutine[Any, Any, Table]) -> Table:
        """Whoever asks meanwhile gets the same."""
        if code in self._finding:
            finding.close()
        else:
            self._finding[code] = asyncio.create_task(finding)
            self._finding[code].add_done_callback(lambda _: self._finding.pop(code))
        return await asyncio.shield(self._finding[code])

    async def _claim(self, code: str) -> Table:
        if self.ownership.draining:
            raise Elsewhere(code)
        match await self.ownership.claim(code):
            case Claimed() as claimed:
                return await self._load(claimed)
            case At(address):
                raise Elsewhere(code, address)
            case SetAside():
                raise closed()
            case NoTable():
                raise no_table()

    async def _load(self, claimed: Claimed) -> Table:
        """One that cannot be read stops no other: it is closed to its people until it can."""
        code = claimed.code
        try:
            kept = await asyncio.to_thread(self.store.kept_table, code)
            if kept is None:
                raise ValueError
            if kept.table.epoch != claimed.epoch:  # taken from us meanwhile
                raise Elsewhere(code)
            if claimed.attempts > MOST_ATTEMPTS:
                await self._try_out(kept)
            table = self._stand(kept)
            if not await self.ownership.stands(code, claimed.epoch):
                raise Elsewhere(code)
            self.tables[code] = table
            table.wake()
            if self.ownership.draining:  # since it was claimed
                await self._lose(table)
        except (SQLAlchemyError, Elsewhere):
            raise
        except Exception as error:
            log.exception("a table cannot come to stand: set aside")
            self.tables.pop(code, None)
            if claimed.attempts > MOST_ATTEMPTS:
                await self.ownership.set_aside(code, claimed.epoch)
            else:
                await self.ownership.release(code, claimed.epoch, None)
            raise closed() from error
        return table

    async def _try_out(self, kept: KeptTable) -> None:
        """One at a time, in a process of its own: one that dies takes no other with it."""
        async with self._trial:
            alone = Workers(1)
            try:
                await asyncio.wait_for(alone.run(try_out, kept), TRIAL)
            finally:
                alone.close()

    async def _lose(self, table: Table, to: str | None = None) -> None:
        """To that server, or to whoever finds it; what was begun is kept and told before."""
        heir = to or (GONE if table.going_on and not table.idle else None)
        table.close()
        self._forget(table)
        try:
            await self.ownership.release(table.code, table.row.epoch, heir, asked=bool(to))
        except SQLAlchemyError:
            log.exception("a table could not be given up")
        table.farewell()

    def _lose_all(self) -> None:
        for table in [*self.tables.values()]:
            table.close()
            self._forget(table)
            table.farewell()

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.code) is table:
            del self.tables[table.code]

    def _broke(self, table: Table) -> None:
        """The store knows better: where a person sits, the game must not wait to be looked at."""
        self._forget(table)
        if table.going_on:
            self._restless.add(table.code)

    def _stand(self, kept: KeptTable) -> Table:
        played, now = game(kept.table.game), self._steady.now
        return Table(
            kept,
            played,
            self.store,
            self._bots,
            self.counts,
            self._broke,
            now,
            self.settings.open_wait,
        )

    async def kept_table(self, code: str) -> KeptTable:
        """What is kept of a table."""
        found = await asyncio.to_thread(self.store.kept_table, code)
        if found is None:
            raise no_table()
        return found

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
        return await self._put_up(
            KeptTable(row, seat_rows(order.chairs, person, name)), start=order.start
        )

    async def again(self, table: Table, person: str) -> Table:
        """The same people at a new table; whoever asks first makes it."""
        old = table.row
        if old.next_code:
            return await self.table(old.next_code)
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
        seats, devices = same_people(table.chairs.rows), same_devices(table.chairs.devices.values())
        new = await self._put_up(KeptTable(row, seats), start=False)
        await new.keep_devices(*devices)
        await table.keep()
        return new

    async def _put_up(self, kept: KeptTable, *, start: bool) -> Table:
        if self.ownership.draining:
            raise Elsewhere(kept.table.code)
        kept.table.epoch = 1
        self.tables[kept.table.code] = table = self._stand(kept)
        await table.put_up(self.ownership.me.id)
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
        return None if code is None else await self.table(code)

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


def no_table() -> Unknown:
    return Unknown("there is no table with this code", "no-table")


def closed() -> NotNow:
    return NotNow("this table is closed", "table-closed")


async def kept(keep: Callable[[Then], None]) -> None:
    """Hand something over to the store and wait until it is safe."""
    safe, then = promise()
    keep(then)
    await safe


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
