"""Who is next: whoever had a turn goes to the end, however much more of theirs waits."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Rounds(Generic[T]):
    """Things under names: the first names take turns, and under each of them the second ones."""

    def __init__(self) -> None:
        self._things: deque[T] = deque()
        self._under: dict[str, Rounds[T]] = {}

    def __len__(self) -> int:
        return len(self._things) + sum(map(len, self._under.values()))

    def __bool__(self) -> bool:
        return bool(self._things or self._under)

    def put(self, names: Sequence[str], thing: T) -> None:
        if names:
            self._under.setdefault(names[0], Rounds()).put(names[1:], thing)
        else:
            self._things.append(thing)

    def take(self) -> T:
        """The next one; there must be one."""
        if self._things:
            return self._things.popleft()
        name = next(iter(self._under))
        waiting = self._under.pop(name)
        thing = waiting.take()
        if waiting:
            self._under[name] = waiting
        return thing

    def drop(self, names: Sequence[str], thing: T) -> None:
        """It waits no longer, if it still did."""
        if not names:
            with suppress(ValueError):
                self._things.remove(thing)
        elif names[0] in self._under:
            self._under[names[0]].drop(names[1:], thing)
            if not self._under[names[0]]:
                del self._under[names[0]]
