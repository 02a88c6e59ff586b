"""Servers to measure, each alone on the last core while the load keeps to the first."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from deductio.core.game import Refused
from deductio.server.app import Settings
from deductio.server.limits import UNLIMITED
from deductio.server.run import listen_on, serve
from deductio.tables import play
from deductio.tables.house import HouseSettings
from deductio.tables.live_view import LiveView
from deductio.tables.quotas import UNBOUNDED
from deductio.tables.sql import sqlite_url

SCRIPT = Path(__file__).with_name("boardgameio.js")
LATELY = 19
"""Events that large updates tell again: with the whole view, about 1.9 kB."""


class Running(Struct, frozen=True):
    """Where a server listens, and the id of its process."""

    port: int
    pid: int


@contextmanager
def our_server(*, large: bool = False) -> Iterator[Running]:
    """Ours, with a store that lasts as long as it does."""
    cores = sorted(os.sched_getaffinity(0))
    here, there = get_context("spawn").Pipe(duplex=False)
    with tempfile.TemporaryDirectory() as folder:
        arguments = (sqlite_url(Path(folder) / "bench.sqlite"), cores[-1], large, there)
        process = get_context("spawn").Process(target=serve_bench, args=arguments)
        process.start()
        there.close()
        try:
            yield Running(here.recv(), process.pid or 0)
        finally:
            process.terminate()
            process.join()


def serve_bench(database: str, core: int, large: bool, ready: Connection) -> None:
    """Every choice durable, no pauses, no limits of rate."""
    os.sched_setaffinity(0, {core})
    if large:
        play.LiveView = LargeView  # type: ignore[attr-defined]
    settings = Settings(
        database=database,
        house=HouseSettings(pause=(0, 0), workers=1, quotas=UNBOUNDED),
        limits=UNLIMITED,
    )
    [socket] = listen_on(["127.0.0.1"], 0)
    serve(settings, [socket], lambda: ready.send(socket.getsockname()[1]), metrics=socket)


class LargeView(LiveView):
    """Sends the whole view and the latest events each time, as servers do that send states."""

    def changes(self) -> list[dict[str, Any]]:
        super().changes()
        return [msgspec.structs.asdict(self.view) | {"lately": self._stream[-LATELY:]}]


@contextmanager
def boardgameio(folder: Path) -> Iterator[Running]:
    """The boardgame.io that is installed in this folder."""
    if not (folder / "node_modules" / "boardgame.io").exists():
        raise Refused(f"there is no boardgame.io in {folder}; 'npm install boardgame.io' there")
    command = ["node", str(SCRIPT), str(folder)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=_keep_to_the_last_core
    )
    assert process.stdout is not None
    try:
        yield Running(int(process.stdout.readline().removeprefix("port ")), process.pid)
    finally:
        process.terminate()
        process.wait()


def _keep_to_the_last_core() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


@contextmanager
def on_the_first_core() -> Iterator[None]:
    """Where this process makes its load."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used, its children not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Kilobytes in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line for line in status.splitlines() if "VmRSS" in line).split()[1])
