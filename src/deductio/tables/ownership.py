"""This server among others on the same database: its lease, and the tables it claims."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from importlib.metadata import version
from ipaddress import ip_address
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError

from deductio.games import game, names
from deductio.tables.claims import LEASE, Claim, Claimed, Renewed, Server
from deductio.tables.once import Once
from deductio.tables.store import Store

log = logging.getLogger("deductio.tables")

KNOWN_FOR = 0.2
"""Seconds for which nobody needs to look again who lives, however many wait for it."""
CALL = 1.0
"""Seconds in which a server on this machine answers."""


class Ownership:
    """Speaks for this server to the database; what follows from it is the house's affair."""

    def __init__(self, store: Store, address: str) -> None:
        self._ask, self._ask_at_once = store.ask, store.ask_at_once
        self._claims = store.claims
        self.me = new_server(address)
        self.draining = False
        self._renewed = -LEASE
        self._living: tuple[float, frozenset[str]] = (0.0, frozenset())
        """Where servers lived, and when that was so."""
        self._looking: Once[frozenset[str]] = Once()

    @property
    def fresh(self) -> bool:
        """Whether others still wait for us, as far as we can tell."""
        return time.monotonic() - self._renewed < LEASE

    async def enter(self) -> None:
        """As a server nobody has known: tables can be claimed from now on."""
        self.me = new_server(self.me.address)
        now = time.monotonic()
        await self._ask_at_once(lambda connection: self._claims.enter(connection, self.me))
        self._renewed = now

    async def renew(self) -> Renewed | None:
        """None if the lease is over: nothing is ours any more."""
        me, draining, now = self.me.id, self.draining, time.monotonic()
        renewed = await self._ask_at_once(lambda c: self._claims.renew(c, me, draining=draining))
        if renewed is not None:
            self._renewed = now
            self._living = now, renewed.living
        return renewed

    async def lives(self, address: str) -> bool:
        """Whether a server there has a lease, as far as anyone can tell."""
        at, living = self._living
        if time.monotonic() - at > KNOWN_FOR:
            try:
                living = await self._looking.run("", self._look_who_lives())
            except SQLAlchemyError:
                return True
        return address in living

    async def _look_who_lives(self) -> frozenset[str]:
        now = time.monotonic()
        found = await self._ask_at_once(self._claims.living)
        self._living = now, frozenset(address for _, address in found)
        return self._living[1]

    def is_gone(self, address: str, since: float) -> bool:
        """Whether we have learned since then that no server there has one; never waits."""
        at, living = self._living
        return at > since and address not in living

    async def leave(self) -> None:
        await self._ask_at_once(lambda connection: self._claims.leave(connection, self.me.id))

    async def claim(self, code: str) -> Claim:
        return await self._ask(lambda c: self._claims.claim(c, self.me, code))

    async def claim_orphans(self, since: float, most: int) -> list[Claimed]:
        return await self._ask(lambda c: self._claims.claim_orphans(c, self.me, since, most))

    async def release(self, code: str, epoch: int, to: str | None, *, asked: bool = False) -> None:
        release = self._claims.release
        await self._ask(lambda c: release(c, code, epoch, to, asked=asked))

    async def set_aside(self, code: str, epoch: int) -> None:
        await self._ask(lambda connection: self._claims.set_aside(connection, code, epoch))

    async def want(self, code: str) -> None:
        with suppress(SQLAlchemyError):  # whoever comes next asks again
            await self._ask(lambda connection: self._claims.want(connection, self.me.id, code))

    async def stands(self, code: str, epoch: int) -> bool:
        """It was brought to life without harm to us; is it still ours?"""
        return await self._ask(lambda c: self._claims.stands(c, self.me.id, code, epoch))

    async def is_first(self) -> bool:
        """Of those who live: one of them does what needs to be done once."""
        living = await self._ask_at_once(self._claims.living)
        return self.me.id == min((id for id, _ in living), default="")

    async def bury(self) -> None:
        """End the leases of servers that are certainly no more, so that nobody waits for them."""
        living = await self._ask_at_once(self._claims.living)
        dead = [one for one, address in living if await self._is_dead(address)]
        if dead:
            await self._ask_at_once(lambda connection: self._claims.end(connection, dead))

    async def _is_dead(self, address: str) -> bool:
        """We listen where it did; or it was on this machine, and does not."""
        if address and address == self.me.address:
            return self._claims.one_machine or not is_loopback(address)
        return self._claims.one_machine and bool(address) and not await answers(address)


def new_server(address: str) -> Server:
    return Server(secrets.token_hex(8), address, version("deductio"), known_rules())


def known_rules() -> str:
    """Of every game that can be loaded, as a server's row says it."""
    found = []
    for name in names():
        try:
            found.append(f"{name}={game(name).rules_version}")
        except Exception:
            log.exception("a game cannot be loaded", extra={"game": name})
    return f" {' '.join(found)} "


def is_loopback(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def answers(address: str) -> bool:
    """Whether somebody listens there."""
    where = urlsplit(address)
    try:
        async with asyncio.timeout(CALL):
            _, writer = await asyncio.open_connection(where.hostname, where.port)
    except ConnectionRefusedError:
        return False
    except OSError:  # slow or hidden, but it may live
        return True
    writer.close()
    return True
