"""How much a server carries: many tables of four clients that choose as soon as they are asked."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from deductio.core.game import Refused
from deductio.lab.crowd import Crowd
from deductio.server.app import Settings
from deductio.server.limits import UNLIMITED
from deductio.server.run import listen_on, serve
from deductio.tables import play
from deductio.tables.eyes import Eyes
from deductio.tables.house import Manners
from deductio.tables.sql import sqlite_url

SLEUTHS = 20
SECONDS = 8.0
WARM_UP = 3.0
PER_TABLE = 4


class Load(Struct, frozen=True):
    """What one run measured."""

    tables: int
    choices_per_server_cpu_second: int
    choices_per_second: int
    p50_ms: float
    p99_ms: float
    bytes_per_update: int
    choices_per_commit: float
    kilobytes_per_table: float


def measure_server(which: str) -> Load:
    """`10`, `100`, `500`; `100-whole-views`; `100-with-sleuths`."""
    if not Path("/proc/self/stat").exists():
        raise Refused("the bench of the server reads /proc and runs on Linux only")
    size, _, how = which.partition("-")
    with running(whole_views=how == "whole-views") as (port, pid):
        return asyncio.run(_measure(int(size), port, pid, sleuths=how == "with-sleuths"))


async def _measure(tables: int, port: int, pid: int, *, sleuths: bool) -> Load:
    before = _memory(pid)
    crowd = Crowd(port)
    await crowd.gather(tables)
    memory = (_memory(pid) - before) / tables
    if sleuths:
        await crowd.let_sleuths_play(SLEUTHS)
    crowd.go()
    await asyncio.sleep(WARM_UP)
    crowd.forget_times()
    commits, cpu, begun = await crowd.figure("deductio_commits_total"), _cpu(pid), perf_counter()
    await asyncio.sleep(SECONDS)
    seconds, cpu = perf_counter() - begun, _cpu(pid) - cpu
    done, latencies = crowd.done, sorted(crowd.latencies)
    commits = await crowd.figure("deductio_commits_total") - commits
    crowd.leave()
    cuts = quantiles(latencies, n=100)
    return Load(
        tables=tables,
        choices_per_server_cpu_second=round(done / cpu),
        choices_per_second=round(done / seconds),
        p50_ms=round(cuts[49] * 1000, 2),
        p99_ms=round(cuts[98] * 1000, 2),
        bytes_per_update=round(crowd.bytes / max(1, crowd.updates)),
        choices_per_commit=round(done / max(1, commits), 1),
        kilobytes_per_table=round(memory, 1),
    )


@contextmanager
def running(*, whole_views: bool) -> Iterator[tuple[int, int]]:
    """A server on the last core, while this process keeps to the first."""
    cores = sorted(os.sched_getaffinity(0))
    here, there = get_context("spawn").Pipe(duplex=False)
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_url(Path(folder) / "bench.sqlite")
        arguments = (database, cores[-1], whole_views, there)
        process = get_context("spawn").Process(target=serve_bench, args=arguments)
        process.start()
        there.close()
        os.sched_setaffinity(0, {cores[0]})
        try:
            yield here.recv(), process.pid or 0
        finally:
            os.sched_setaffinity(0, cores)
            process.terminate()
            process.join()


def serve_bench(database: str, core: int, whole_views: bool, ready: Connection) -> None:
    """Every choice durable, no pauses, no limits of rate."""
    os.sched_setaffinity(0, {core})
    if whole_views:
        play.Eyes = WholeViews  # type: ignore[attr-defined]
    settings = Settings(
        database=database, manners=Manners(pause=(0, 0), workers=1), limits=UNLIMITED
    )
    sockets = listen_on(["127.0.0.1"], 0)
    serve(settings, sockets, lambda: ready.send(sockets[0].getsockname()[1]))


class WholeViews(Eyes):
    """Sends every field each time: as much to write as a server that sends whole states."""

    def changes(self) -> dict[str, Any]:
        super().changes()
        return msgspec.structs.asdict(self.view)


def _cpu(pid: int) -> float:
    """Seconds of CPU that a process has used, its children not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    """Kilobytes in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line for line in status.splitlines() if "VmRSS" in line).split()[1])
