"""Runs a coroutine in a thread of its own: in this one a browser of other tests may have a loop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Whatever ends the wait here, as a test's time running out, ends it there as well."""
    begun: list[asyncio.Task[T]] = []

    async def main() -> T:
        begun.append(asyncio.ensure_future(coroutine))
        return await begun[0]

    with ThreadPoolExecutor(1) as thread:
        running = thread.submit(asyncio.run, main())
        try:
            return running.result()
        except BaseException:
            for task in begun:
                with suppress(RuntimeError):  # it has ended by itself
                    task.get_loop().call_soon_threadsafe(task.cancel)
            raise
