"""A table that kills whoever loads it: it is set aside, and all others go on."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.chaos.checker import watch
from tests.chaos.ordeal import Ordeal
from tests.chaos.report import counted
from tests.chaos.servers import Server, running
from tests.postgres import Postgres, programs

EVERY = 0.1
SAID = "set aside"


class Supervised:
    """Starts whoever has died again, as a system does; counts how often."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.deaths = 0
        self._servers = servers

    async def until(self, over: asyncio.Event) -> None:
        while not over.is_set():
            for server in self._servers:
                if not server.alive:
                    self.deaths += 1
                    await asyncio.to_thread(server.start)
            await asyncio.sleep(EVERY)


def endure_poison(tables: int, seed: int) -> tuple[list[str], bool]:
    found = programs()
    assert found is not None, "no PostgreSQL"
    with tempfile.TemporaryDirectory() as folder, Postgres(found) as postgres:
        address = postgres.database()
        servers = [Server(name, Path(folder), address) for name in ("one", "two")]
        with running(servers):
            watch(address)
            ordeal, bad, deaths = asyncio.run(_endure(servers, tables, seed))
        verdict = ordeal.verdict(address)
        # Its own people hear that it is closed.
        for complaints in (verdict.stuck, verdict.otherwise):
            complaints[:] = [one for one in complaints if bad not in one]
        aside = any(SAID in server.log() for server in servers)
    lines = [
        f"2 servers, {tables} tables, seed {seed}; the first server and then the second died "
        f"{deaths} times of one table, then it was {'' if aside else 'not '}set aside.",
        "",
        *counted(verdict),
    ]
    return lines, aside and not verdict.wrong


async def _endure(servers: Sequence[Server], tables: int, seed: int) -> tuple[Ordeal, str, int]:
    ordeal = Ordeal(servers, seed, patience=10)
    supervised, over = Supervised(servers), asyncio.Event()
    bad = ""

    async def trouble(ordeal: Ordeal) -> None:
        nonlocal bad
        bad = min(ordeal.in_play)
        for server in servers:
            server.poison(bad)
            await asyncio.to_thread(server.kill)
        watching = asyncio.create_task(supervised.until(over))
        while not any(SAID in server.log() for server in servers):
            await asyncio.sleep(EVERY)
        await ordeal.everyone_moves_on(but=bad)
        over.set()
        await watching

    await ordeal.play(tables, trouble)
    return ordeal, bad, supervised.deaths - len(servers)
