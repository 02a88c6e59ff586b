"""Processes that think, so that the server's own process never waits for a thought.

One thought at a time for each process; what waits, waits here, and people take turns.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

from msgspec import Struct, field

from deductio.bots.own import let_in_listed
from deductio.tables.rounds import Rounds

P = ParamSpec("P")
R = TypeVar("R")


class Asker(Struct, frozen=True):
    """On whose account something is thought about."""

    person: str
    table: str = ""
    waits: bool = True
    """Somebody is there who waits for it; else it comes after all that is waited for."""


class Work(Struct):
    """What was asked of the processes, for figures."""

    begun: dict[int, float] = field(default_factory=dict)
    """Since when each piece that is not done is waited for."""
    done: int = 0
    seconds: float = 0.0
    """All pieces that are done together, from being asked for."""


class Workers:
    """A few processes, each started when first needed and again should it be lost."""

    def __init__(self, processes: int, bots: Sequence[str] = ()) -> None:
        """`bots` are those of others who may think there."""
        self.work = Work()
        self._number = count()
        self._free = [Worker(bots) for _ in range(processes)]
        self._all = [*self._free]
        self._waiting: dict[bool, Rounds[asyncio.Future[Worker]]] = {
            True: Rounds(),
            False: Rounds(),
        }

    @property
    def waiting(self) -> int:
        """How many thoughts have not begun."""
        return sum(map(len, self._waiting.values()))

    async def run(self, asker: Asker, work: Callable[P, R], *args: P.args, **_: P.kwargs) -> R:
        """What `work` returns, when it is the asker's turn."""
        number = next(self._number)
        self.work.begun[number] = time.monotonic()
        try:
            worker = await self._turn(asker)
            job = asyncio.ensure_future(worker.run(work, *args))
            job.add_done_callback(lambda done: self._next(worker))
            # Who no longer waits leaves a process at work: it is free when it has come to its end.
            return await asyncio.shield(job)
        finally:
            self.work.done += 1
            self.work.seconds += time.monotonic() - self.work.begun.pop(number)

    async def _turn(self, asker: Asker) -> Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        names = (asker.person, asker.table)
        self._waiting[asker.waits].put(names, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting[asker.waits].drop(names, turn)
            else:
                self._next(turn.result())
            raise

    def _next(self, worker: Worker) -> None:
        """A process is free: for whoever waits, or for the next to come."""
        while waiting := self._waiting[True] or self._waiting[False]:
            turn = waiting.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def close(self, *, wait: bool = False) -> None:
        """Who ends for good waits: else a process may end before it has told its children to."""
        for worker in self._all:
            worker.close(wait=wait)


class Worker:
    """One process; whether it lives is its own affair."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._bots = bots
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *args: object) -> R:
        """Once more in a new process if it was killed meanwhile."""
        try:
            return await self._run(work, *args)
        except BrokenProcessPool:
            return await self._run(work, *args)

    async def _run(self, work: Callable[..., R], *args: object) -> R:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=get_context("spawn"),
                initializer=be_a_good_child,
                initargs=(self._bots,),
            )
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        except BrokenProcessPool:
            self.close()
            raise

    def close(self, *, wait: bool = False) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None


def be_a_good_child(bots: Sequence[str]) -> None:
    """Whoever plays comes before whoever thinks. A killed server cannot say goodbye: its workers
    must notice by themselves."""
    os.nice(5)
    let_in_listed(bots)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
