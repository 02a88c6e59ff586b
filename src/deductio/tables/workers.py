"""Processes that think, so that the server's own process never waits for a thought."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

from msgspec import Struct, field

P = ParamSpec("P")
R = TypeVar("R")


class Work(Struct):
    """What was asked of the processes, for figures."""

    begun: dict[int, float] = field(default_factory=dict)
    """Since when each piece that is not done is waited for."""
    done: int = 0
    seconds: float = 0.0
    """All pieces that are done together, from being asked for."""


class Workers:
    """A few processes, started when first needed and again should one be lost."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.work = Work()
        self._number = count()

    async def run(self, work: Callable[P, R], *args: P.args, **_: P.kwargs) -> R:
        """What `work` returns; once more in new processes if one was killed meanwhile."""
        number = next(self._number)
        self.work.begun[number] = time.monotonic()
        loop, pool = asyncio.get_running_loop(), self._open_pool()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:  # else somebody has already noticed, and others work in the new
                self.close()
            return await loop.run_in_executor(self._open_pool(), work, *args)
        finally:
            self.work.done += 1
            self.work.seconds += time.monotonic() - self.work.begun.pop(number)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=be_a_good_child
            )
        return self._pool

    def close(self, *, wait: bool = False) -> None:
        """Who ends for good waits: else a process may end before it has told its children to."""
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None


def be_a_good_child() -> None:
    """Whoever plays comes before whoever thinks. A killed server cannot say goodbye: its workers
    must notice by themselves."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
