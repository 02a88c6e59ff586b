"""The tables that stand here: claimed when somebody comes, lost to others or when idle."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from deductio.core.game import Refused
from deductio.games import game
from deductio.tables.bots import Bots
from deductio.tables.claims import GONE, MOST_ATTEMPTS, At, Claimed, NoTable, SetAside
from deductio.tables.clocks import Steady
from deductio.tables.counts import Counts
from deductio.tables.messages import RUNNING
from deductio.tables.once import Once
from deductio.tables.ownership import Ownership
from deductio.tables.play import try_out
from deductio.tables.refusals import Elsewhere, NotNow, Unknown
from deductio.tables.rows import KeptTable
from deductio.tables.store import Store
from deductio.tables.table import Table
from deductio.tables.workers import Asker, Workers

log = logging.getLogger("deductio.tables")

ORPHANS_AT_ONCE = 10
"""So few that servers share them."""
TRIAL = 20.0
"""Seconds in which a table that may be poisonous must come to stand in another process."""
UNUSED = 60.0
"""Seconds for which nobody has come to an idle table before it is let go."""
UNUSED_AT_ITS_END = 10.0
"""The same for one that nobody needs to come back to."""
LITTER = 200
"""Tables let go before their memory is cleared: the parts of a table know each other, and a server
that looks for such circles only rarely would grow by a hundred megabytes before it does."""


class Hall:
    """Every table in it is ours, as far as we know; the store knows better."""

    def __init__(
        self, store: Store, bots: Bots, address: str, *, open_wait: float, tell_wait: float
    ) -> None:
        self.tables: dict[str, Table] = {}
        self.ownership = Ownership(store, address)
        self.steady = Steady()
        self.counts = Counts()
        self.bots = bots
        self._store = store
        self._waits = (open_wait, tell_wait)
        """Seconds for which tables wait for pages: to open their shares, and to tell."""
        self._trial = asyncio.Lock()
        self._finding: Once[Table] = Once()
        self._restless: set[str] = set()
        """Tables that broke off in the middle of a game."""
        self._let_go = 0

    async def open(self) -> None:
        await self.ownership.bury()
        await self.ownership.enter()

    async def drain(self) -> None:
        """Give every table to whoever wants it, and take no more."""
        self.ownership.draining = True
        with suppress(SQLAlchemyError):  # then the others will notice by themselves
            await self.ownership.renew()
        await asyncio.gather(*(self.lose(table) for table in [*self.tables.values()]))

    @property
    def ready(self) -> bool:
        """Whether tables can be claimed here."""
        return self.ownership.fresh and not self.ownership.draining

    # Looking after

    async def tend(self, since: float) -> None:
        """Take in tables begun since then that nobody looks after."""
        if self.ready:
            await self._wake_restless()
            await self._take_in_orphans(since)

    async def keep_lease(self) -> None:
        """However long tables take to load."""
        renewed = await self.ownership.renew()
        if renewed is None:
            log.error("lease lost", extra={"count": len(self.tables)})
            for table in [*self.tables.values()]:
                self.drop(table)
            await self.ownership.enter()
            return
        for code, by in renewed.wanted.items():
            if code in self.tables:
                await self.lose(self.tables[code], to=by)

    async def _wake_restless(self) -> None:
        for code in [*self._restless]:
            with suppress(Refused, Elsewhere):
                await self.table(code)
            self._restless.discard(code)

    async def _take_in_orphans(self, since: float) -> None:
        while orphans := await self.ownership.claim_orphans(since, ORPHANS_AT_ONCE):
            for orphan in orphans:
                with suppress(Refused, Elsewhere):
                    await self._finding.run(orphan.code, self._load(orphan))

    async def let_idle_ones_go(self) -> None:
        self._let_go += await self._lose_idle_ones()
        if self._let_go >= LITTER:
            self._let_go = 0
            gc.collect()

    async def _lose_idle_ones(self) -> int:
        lost = 0
        for table in [*self.tables.values()]:
            most = UNUSED if table.row.standing in RUNNING else UNUSED_AT_ITS_END
            if table.idle and self.steady.now() - table.used > most:
                await self.lose(table)
                lost += 1
        return lost

    # Claiming

    async def table(self, code: str) -> Table:
        """The table of that code, here from now on if no other server has it."""
        if not self.ownership.fresh:  # what is in memory may be another's by now
            raise Elsewhere(code)
        try:
            found = self.tables.get(code) or await self._finding.run(code, self._claim(code))
        except SQLAlchemyError as error:
            log.error("a table cannot be claimed", extra={"error": error})
            raise Elsewhere(code) from error
        found.used = self.steady.now()
        return found

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
            kept = await asyncio.to_thread(self._store.kept_table, code)
            if kept is None:
                raise ValueError
            if kept.table.epoch != claimed.epoch:  # taken from us meanwhile
                raise Elsewhere(code)
            if claimed.attempts > MOST_ATTEMPTS:
                await self._try_out(kept)
            table = self._made(kept)
            if not await self.ownership.stands(code, claimed.epoch):
                raise Elsewhere(code)
            self.tables[code] = table
            table.wake()
            if self.ownership.draining:  # since it was claimed
                await self.lose(table)
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
                await asyncio.wait_for(alone.run(Asker(""), try_out, kept), TRIAL)
            finally:
                alone.close()

    def stand(self, kept: KeptTable) -> Table:
        """A new one."""
        if self.ownership.draining:
            raise Elsewhere(kept.table.code)
        self.tables[kept.table.code] = table = self._made(kept)
        return table

    def _made(self, kept: KeptTable) -> Table:
        played, now = game(kept.table.game), self.steady.now
        broke, counts = self._broke, self.counts
        return Table(kept, played, self._store, self.bots, counts, broke, now, *self._waits)

    # Losing

    async def lose(self, table: Table, to: str | None = None) -> None:
        """To that server, or to whoever finds it; what was begun is kept and told before."""
        heir = to or (GONE if table.going_on and not table.idle else None)
        table.close()
        self._forget(table)
        try:
            await self.ownership.release(table.code, table.row.epoch, heir, asked=bool(to))
        except SQLAlchemyError:
            log.exception("a table could not be given up")
        table.farewell()

    def drop(self, table: Table) -> None:
        """It is not ours any more."""
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


def no_table() -> Unknown:
    return Unknown("there is no table with this code", "no-table")


def closed() -> NotNow:
    return NotNow("this table is closed", "table-closed")
