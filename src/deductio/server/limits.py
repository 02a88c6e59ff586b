"""How much anyone may send."""

from __future__ import annotations

import time
from collections import OrderedDict

from msgspec import Struct

MOST_BUCKETS = 10_000


class Limits(Struct, frozen=True, kw_only=True):
    """Sizes in bytes, rates per second; a burst may be that large at once."""

    body: int = 16_384
    frame: int = 8_192
    backlog: int = 200
    """Frames that wait for a slow reader before it is dropped."""
    frames_per_second: float = 20
    frames_at_once: int = 60
    asks_per_second: float = 40
    asks_at_once: int = 400
    """HTTP, from one address."""
    connections: int = 100
    """WebSockets from one address."""


UNLIMITED = Limits(
    frames_per_second=1e9,
    frames_at_once=10**9,
    asks_per_second=1e9,
    asks_at_once=10**9,
    connections=10**6,
)
"""Rates do not count: for benches."""


class Bucket:
    """Holds so many drops, and that many more each second."""

    __slots__ = ("_drops", "_full", "_last", "_per_second")

    def __init__(self, per_second: float, full: int) -> None:
        self._per_second = per_second
        self._full = full
        self._drops = float(full)
        self._last = time.monotonic()

    def take(self) -> bool:
        """Whether there was a drop left."""
        now = time.monotonic()
        filled = self._drops + (now - self._last) * self._per_second
        self._drops = min(self._full, filled) - 1
        self._last = now
        if self._drops < 0:
            self._drops = 0.0
            return False
        return True


class Buckets:
    """A bucket for each address, the most recent ones."""

    def __init__(self, per_second: float, full: int) -> None:
        self._per_second = per_second
        self._full = full
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._per_second, self._full)
            if len(self._by_address) > MOST_BUCKETS:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return bucket.take()
