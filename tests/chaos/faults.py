"""What happens to servers, the database, the network and the clock, drawn from a seed."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

from msgspec import Struct

from tests.chaos.network import Network
from tests.chaos.servers import Server
from tests.postgres import Postgres

Hold: TypeAlias = Callable[[], Awaitable[None]]
"""How long a fault lasts."""


class Happened(Struct):
    """A fault: when it began, and when what failed was there again."""

    kind: str
    server: str
    began: float
    over: float = 0.0


class Faults:
    """Every kind there is here; those that the machine does not allow are left out."""

    def __init__(
        self,
        servers: Sequence[Server],
        random: Random,
        hold: Hold,
        *,
        postgres: Postgres | None = None,
        network: Network | None = None,
        clock: Path | None = None,
    ) -> None:
        """`clock`: the file in which servers read how wrong their time is."""
        self.happened: list[Happened] = []
        self._random = random
        self._hold = hold
        self._postgres = postgres
        self._database = asyncio.Lock()
        self._network = network
        self._clock = clock
        self._free = {server.name: server for server in servers}
        self.kinds: dict[str, Callable[[Server], Awaitable[None]]] = {
            "kill": self.kill,
            "stop": self.stop,
            "stop before the write": self.stop_before_the_write,
            "stop before the commit": self.stop_before_the_commit,
            "drain": self.drain,
        }
        if postgres is not None:
            self.kinds["database restart"] = self.break_the_database
        if network is not None:
            self.kinds["no way to the database"] = self.cut("database")
            self.kinds["no way to other servers"] = self.cut("others")
        if clock is not None:
            self.kinds["clock jump"] = self.turn_the_clock

    async def one(self, kind: str = "") -> None:
        """Any fault, to any server that has none now."""
        server = self._free.pop(self._random.choice(sorted(self._free)))
        kind = kind or self._random.choice(sorted(self.kinds))
        fault = Happened(kind, server.name, time.monotonic())
        self.happened.append(fault)
        try:
            await self.kinds[kind](server)
        finally:
            fault.over = time.monotonic()
            self._free[server.name] = server

    async def kill(self, server: Server) -> None:
        await asyncio.to_thread(server.kill)
        await self._hold()
        await asyncio.to_thread(server.start)

    async def drain(self, server: Server) -> None:
        await asyncio.to_thread(server.drain)
        await asyncio.to_thread(server.start)

    async def stop(self, server: Server) -> None:
        server.send(signal.SIGSTOP)
        await self._hold()
        server.send(signal.SIGCONT)

    async def stop_before_the_write(self, server: Server) -> None:
        await self._stop_itself(server, signal.SIGUSR1)

    async def stop_before_the_commit(self, server: Server) -> None:
        await self._stop_itself(server, signal.SIGUSR2)

    async def _stop_itself(self, server: Server, place: signal.Signals) -> None:
        """Or it does not, if it has nothing to write for so long."""
        server.send(place)
        await self._hold()
        server.send(signal.SIGCONT)

    async def break_the_database(self, server: Server) -> None:
        assert self._postgres is not None
        async with self._database:
            await asyncio.to_thread(self._postgres.break_down)
            await asyncio.to_thread(self._postgres.start)

    def cut(self, link: str) -> Callable[[Server], Awaitable[None]]:
        async def cut(server: Server) -> None:
            assert self._network is not None
            await asyncio.to_thread(self._network.cut, server.name, link)
            await self._hold()
            await asyncio.to_thread(self._network.mend, server.name, link)

        return cut

    async def turn_the_clock(self, server: Server) -> None:
        """Of all servers, but not of the database."""
        assert self._clock is not None
        self._clock.write_text(str(self._random.choice((-7200, -30, 30, 7200))))
        await self._hold()
        self._clock.write_text("0")
