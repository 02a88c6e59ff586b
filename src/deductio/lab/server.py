"""How much a server carries: many tables of four clients that choose as soon as they are asked."""

from __future__ import annotations

import asyncio
import os
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct

from deductio.core.game import Refused
from deductio.lab.crowd import OurCrowd
from deductio.lab.peer_crowd import PeerCrowd
from deductio.lab.servers import Running, boardgameio, on_the_first_core, our_server
from deductio.lab.windows import Load, Windows

PEER = "DEDUCTIO_BOARDGAMEIO"
"""The environment variable that names the folder where boardgame.io is installed."""
SLEUTHS = 20
SECONDS = 8.0
ROUNDS = 16
SHORT = 1.0
"""Seconds of one server's turn in a round: short, for a busy machine changes its mood quickly."""


class Beside(Struct, frozen=True):
    """Our server and boardgame.io in turn, so that the mood of the machine meets both alike."""

    ours: Load
    ours_large: Load
    """With about as many bytes in each update as boardgame.io sends."""
    boardgameio: Load
    times: float
    """Our choices per CPU second, in theirs; ours are kept before they are acknowledged."""
    times_large: float
    p99_times: float
    """Our 99th percentile, in theirs."""
    p99_times_large: float


def server_runs() -> list[str]:
    """How many tables of four clients, and what is beside them."""
    runs = ["10", "100", "500", "100-with-sleuths"]
    return [*runs, "100-beside-boardgameio"] if PEER in os.environ else runs


def measure_server(which: str) -> Load | Beside:
    """One of the runs."""
    if not Path("/proc/self/stat").exists():
        raise Refused("the bench of the server reads /proc and runs on Linux only")
    size, _, how = which.partition("-")
    if how == "beside-boardgameio":
        return _beside(int(size), Path(os.environ[PEER]))
    with our_server() as server, on_the_first_core():
        return asyncio.run(_alone(int(size), server, sleuths=how == "with-sleuths"))


async def _alone(tables: int, server: Running, *, sleuths: bool) -> Load:
    crowd = OurCrowd(server.port)
    windows = Windows(crowd, server)
    await windows.gather(tables)
    if sleuths:
        await crowd.let_sleuths_play(SLEUTHS)
    await windows.measure(SECONDS)
    crowd.leave()
    return windows.load()


def _beside(tables: int, folder: Path) -> Beside:
    with ExitStack() as running:
        ours = running.enter_context(our_server())
        large = running.enter_context(our_server(large=True))
        theirs = running.enter_context(boardgameio(folder))
        running.enter_context(on_the_first_core())
        return asyncio.run(_in_turn(tables, ours, large, theirs))


async def _in_turn(tables: int, ours: Running, large: Running, theirs: Running) -> Beside:
    all_windows = []
    for crowd, server in ((OurCrowd, ours), (OurCrowd, large), (PeerCrowd, theirs)):
        all_windows.append(windows := Windows(crowd(server.port), server))
        await windows.gather(tables)
    for _ in range(ROUNDS):
        for windows in all_windows:
            await windows.measure(SHORT)
    for windows in all_windows:
        windows.crowd.leave()
    return compared(*(windows.load() for windows in all_windows))


def compared(ours: Load, large: Load, theirs: Load) -> Beside:
    speed = theirs.choices_per_server_cpu_second
    return Beside(
        ours,
        large,
        theirs,
        times=round(ours.choices_per_server_cpu_second / speed, 2),
        times_large=round(large.choices_per_server_cpu_second / speed, 2),
        p99_times=round(ours.p99_ms / theirs.p99_ms, 2),
        p99_times_large=round(large.p99_ms / theirs.p99_ms, 2),
    )
