"""Windows of time in which a crowd plays at one server, and what they come to."""

from __future__ import annotations

import asyncio
from statistics import quantiles
from time import perf_counter, process_time

from msgspec import Struct

from deductio.lab.crowds import Crowd
from deductio.lab.servers import Running, cpu_of, memory_of

WARM_UP, A_LITTLE = 3.0, 0.3
"""Seconds of the server's CPU before anything counts: at first, and in every window."""
A_MOMENT = 0.02


class Load(Struct, frozen=True):
    """What was measured of one server."""

    tables: int
    choices_per_server_cpu_second: int
    choices_per_second: int
    p50_ms: float
    p99_ms: float
    bytes_per_update: int
    choices_per_commit: float
    """0 where nothing is kept."""
    kilobytes_per_table: float
    server_core: float
    """Which part of its core the server had; the rest was taken by others, or it was idle."""
    load_core: float
    """The same of the process that makes the load: it must not be what limits."""


class Windows:
    """One server, its crowd, and all that was counted."""

    def __init__(self, crowd: Crowd, server: Running) -> None:
        self.crowd = crowd
        self._pid = server.pid
        self._memory = self._warm = 0.0
        self._choices = self._updates = self._bytes = 0
        self._seconds = self._cpu = self._load_cpu = self._commits = 0.0
        self._latencies: list[float] = []

    async def gather(self, tables: int) -> None:
        before = memory_of(self._pid)
        await self.crowd.gather(tables)
        self._memory = (memory_of(self._pid) - before) / tables
        self._warm = cpu_of(self._pid) + WARM_UP

    async def measure(self, seconds: float) -> None:
        """Play for a while, and count once the server has warmed up."""
        crowd = self.crowd
        crowd.go()
        await self._warm_up()
        commits = crowd.commits()
        crowd.count_anew()
        cpu, load_cpu, begun = cpu_of(self._pid), process_time(), perf_counter()
        await asyncio.sleep(seconds)
        self._add(cpu_of(self._pid) - cpu, process_time() - load_cpu, perf_counter() - begun)
        self._commits += crowd.commits() - commits
        crowd.pause()
        while not crowd.quiet:
            await asyncio.sleep(A_MOMENT)

    async def _warm_up(self) -> None:
        """Long enough for what runs often to be compiled, and for a moment each time."""
        until = max(self._warm, cpu_of(self._pid) + A_LITTLE)
        while cpu_of(self._pid) < until:
            await asyncio.sleep(A_MOMENT)

    def _add(self, cpu: float, load_cpu: float, seconds: float) -> None:
        tally = self.crowd.tally
        self._choices += tally.choices
        self._updates += tally.updates
        self._bytes += tally.bytes
        self._latencies += tally.latencies
        self._cpu += cpu
        self._load_cpu += load_cpu
        self._seconds += seconds

    def load(self) -> Load:
        cuts = quantiles(self._latencies, n=100)
        return Load(
            tables=len(self.crowd.parties),
            choices_per_server_cpu_second=round(self._choices / self._cpu),
            choices_per_second=round(self._choices / self._seconds),
            p50_ms=round(cuts[49] * 1000, 2),
            p99_ms=round(cuts[98] * 1000, 2),
            bytes_per_update=round(self._bytes / self._updates),
            choices_per_commit=round(self._choices / self._commits, 1) if self._commits else 0,
            kilobytes_per_table=round(self._memory, 1),
            server_core=round(self._cpu / self._seconds, 2),
            load_core=round(self._load_cpu / self._seconds, 2),
        )
