"""How much anyone may send, and who counts as one."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

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
    connections_in_all: int = 5_000
    owing: int = 64
    """Connections of one address that have not sent all of their request."""
    owing_in_all: int = 512
    request_seconds: float = 15
    """In which a request must come whole."""
    answer_seconds: float = 60
    """In which an answer must be read."""
    idle_seconds: int = 5
    """Between two requests on one connection."""


UNLIMITED = Limits(
    frames_per_second=1e9,
    frames_at_once=10**9,
    asks_per_second=1e9,
    asks_at_once=10**9,
    connections=10**6,
    connections_in_all=10**6,
)
"""Rates do not count: for benches."""


class Proxies:
    """Addresses and networks of those who may say for whom they ask."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ip_network(one) for one in trusted]

    def __contains__(self, address: str) -> bool:
        found = as_address(address)
        return found is not None and any(found in network for network in self._networks)


@lru_cache(4096)
def household(address: str) -> str:
    """Who counts as one: an address, but of the new kind all that one connection is given."""
    found = as_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False).network_address)
    return str(found or address)


def as_address(written: str) -> IPv4Address | IPv6Address | None:
    """Of an old address in new writing, the old one."""
    try:
        found = ip_address(written)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


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
