"""What several ask for at the same time is done once, and all of them get the same."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """Work under names; who gives up waiting for it stops nobody else's."""

    def __init__(self) -> None:
        self._under_way: dict[str, asyncio.Task[T]] = {}

    async def run(self, name: str, work: Coroutine[Any, Any, T]) -> T:
        if name in self._under_way:
            work.close()
        else:
            self._under_way[name] = asyncio.create_task(work)
            self._under_way[name].add_done_callback(lambda done: self._is_over(name, done))
        return await asyncio.shield(self._under_way[name])

    def _is_over(self, name: str, done: asyncio.Task[T]) -> None:
        del self._under_way[name]
        if not done.cancelled():
            done.exception()  # it is theirs who wait; when all have given up, nobody's
