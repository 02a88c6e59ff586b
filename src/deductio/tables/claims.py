"""Who owns which table, in SQL: leases of servers, claims, hand-overs.

Safety does not rest here but on the epoch that every write names (`fenced.py`); this only sees to
it that somebody looks after each table, and seldom two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    and_,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy import String as SqlString

from deductio.tables.engine import is_postgres, now_of
from deductio.tables.schema import seats, servers, tables

LEASE = 5.0
"""Seconds a server may be silent before others take over."""
MOST_ATTEMPTS = 3
"""A table that was claimed more often and never came to stand may be what kills its servers: it
must stand in another process first."""
POISONOUS = "closed-set-aside"
"""Why it is closed where it does not."""
HAND_OVER_EVERY = 30.0
HOUR = 3600.0
GONE = "gone"
"""The owner of a table whose server has left while it was in play: no server has this id."""

server, table = servers.c, tables.c


class Server(Struct, frozen=True):
    """One of those who run on this database."""

    id: str
    address: str
    """Where others reach it; empty if they do not."""
    version: str
    rules: str
    """Its games with the versions of their rules, with a space before and after each."""


class Claimed(Struct, frozen=True):
    """It is ours."""

    code: str
    epoch: int
    attempts: int


class At(Struct, frozen=True):
    """Another server has it, or should."""

    address: str


class SetAside(Struct, frozen=True):
    """It kills servers."""


class NoTable(Struct, frozen=True):
    """There is none."""


Claim: TypeAlias = Claimed | At | SetAside | NoTable


class Renewed(Struct, frozen=True):
    """The lease goes on."""

    wanted: dict[str, str]
    """Tables that are asked for, each by a server."""
    living: frozenset[str]
    """The addresses of those whose lease goes on."""


class Claims:
    """Each of these is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._now = now_of(engine)
        self.one_machine = not is_postgres(engine)
        """Whether all servers of this database can see each other's ports."""
        self._lives = server.until > self._now

    # Leases

    def enter(self, connection: Connection, me: Server) -> None:
        connection.execute(delete(servers).where(server.until < self._now - HOUR))
        values = {"id": me.id, "address": me.address, "version": me.version, "rules": me.rules}
        connection.execute(
            insert(servers).values(values | {"until": self._now + LEASE, "draining": 0})
        )

    def renew(self, connection: Connection, me: str, *, draining: bool) -> Renewed | None:
        """None if the lease is over."""
        renewed = (
            update(servers)
            .where(server.id == me, self._lives)
            .values(until=self._now + LEASE, draining=int(draining))
        )
        if connection.execute(renewed).rowcount == 0:
            return None
        wanted = select(table.code, table.wanted).where(table.owner == me, table.wanted != "")
        living = frozenset(address for _, address in self.living(connection))
        return Renewed({row.code: row.wanted for row in connection.execute(wanted)}, living)

    def leave(self, connection: Connection, me: str) -> None:
        connection.execute(delete(servers).where(server.id == me))

    def living(self, connection: Connection) -> list[tuple[str, str]]:
        """Ids and addresses."""
        found = connection.execute(select(server.id, server.address).where(self._lives))
        return [(row.id, row.address) for row in found]

    def end(self, connection: Connection, ids: Sequence[str]) -> None:
        """These are known to be no more."""
        connection.execute(update(servers).where(server.id.in_(ids)).values(until=0))

    # Claims

    def claim(self, connection: Connection, me: Server, code: str) -> Claim:
        """Somebody has come to this table."""
        its = table.code == code, table.reason != POISONOUS
        free = or_(table.owner.is_(None), table.owner == me.id, self._is_orphan())
        found = self._take(connection, me, select(table.code).where(*its, free, self._may(me)))
        return found[0] if found else self._where(connection, me, code)

    def stands(self, connection: Connection, me: str, code: str, epoch: int) -> bool:
        """It was loaded, and nobody has died of it: no attempt is held against it, whosever it is.

        Is it ours, and not to be another's at any moment?"""
        lives = exists().where(server.id == me, self._lives)
        ours = case((and_(table.epoch == epoch, table.owner == me, lives), 1), else_=0)
        survived = update(tables).where(table.code == code).values(attempts=0).returning(ours)
        return connection.execute(survived).scalar() == 1

    def claim_orphans(
        self, connection: Connection, me: Server, since: float, most: int
    ) -> list[Claimed]:
        """Tables in play, begun since then, where a person sits and which nobody looks after."""
        sits = exists().where(seats.c.code == table.code, seats.c.sits == "person")
        wanted = (
            select(table.code)
            .where(table.standing.in_(("opening", "playing")), table.begun >= since)
            .where(
                table.owner.is_not(None),
                table.owner != me.id,
                self._is_orphan(),
                self._may(me),
                sits,
            )
            .order_by(func.random())
            .limit(most)
        )
        return self._take(connection, me, wanted)

    def set_aside(self, connection: Connection, code: str, epoch: int) -> None:
        closed = {"standing": "closed", "reason": POISONOUS, "owner": None}
        its = table.code == code, table.epoch == epoch
        connection.execute(update(tables).where(*its).values(closed))

    def want(self, connection: Connection, me: str, code: str) -> None:
        """Ask its owner for a table; not when it was handed over just now."""
        lately = table.handed > self._now - HAND_OVER_EVERY
        its = select(table.code).where(table.code == code, ~lately)
        connection.execute(update(tables).where(_unlocked(its)).values(wanted=me))

    def release(
        self, connection: Connection, code: str, epoch: int, to: str | None, *, asked: bool
    ) -> None:
        """Let go of a table that stood well: it becomes another's, an orphan, or nobody's."""
        given = {"owner": to, "wanted": "", "attempts": 0}
        handed = {"handed": self._now} if asked else {}
        its = table.code == code, table.epoch == epoch
        connection.execute(update(tables).where(*its).values(given | handed))

    def _take(self, connection: Connection, me: Server, which: Select[str]) -> list[Claimed]:
        taken = {
            "owner": me.id,
            "epoch": table.epoch + 1,
            "attempts": table.attempts + 1,
            "wanted": "",
        }
        found = (
            update(tables)
            .where(_unlocked(which))
            .values(taken)
            .returning(table.code, table.epoch, table.attempts)
        )
        return [Claimed(*row) for row in connection.execute(found)]

    def _where(self, connection: Connection, me: Server, code: str) -> Claim:
        """Why it could not be claimed."""
        row = connection.execute(select(tables).where(table.code == code)).mappings().first()
        if row is None:
            return NoTable()
        if row["reason"] == POISONOUS:
            return SetAside()
        owner = select(server.address).where(server.id == row["owner"], self._lives)
        able = select(server.address).where(self._lives, self._knows(row), server.draining == 0)
        others = able.where(server.id != me.id)
        addresses = [*connection.execute(owner).scalars(), *connection.execute(others).scalars()]
        return At(addresses[0] if addresses else "")

    def _is_orphan(self) -> ColumnElement[bool]:
        """It has an owner whose lease is over."""
        return ~exists().where(server.id == table.owner, self._lives)

    def _may(self, me: Server) -> ColumnElement[bool]:
        """I know its rules, or nobody who lives does."""
        known = self._lives, server.draining == 0, server.rules.like(_rules())
        return or_(literal(me.rules).like(_rules()), ~exists().where(*known))

    def _knows(self, row: Any) -> ColumnElement[bool]:
        return server.rules.like(_pattern(row["game"], row["rules_version"]))


def _unlocked(which: Select[str]) -> ColumnElement[bool]:
    """Those of them that nobody else changes now: whoever waited for one would hold up all."""
    return table.code.in_(which.with_for_update(skip_locked=True).correlate(None))


def _rules() -> ColumnElement[str]:
    """What stands in the row of a server that can play a table; any version before it begins."""
    version = case((table.rules_version == 0, "%"), else_=cast(table.rules_version, SqlString))
    return literal("% ", SqlString) + table.game + "=" + version + " %"


def _pattern(game: str, version: int) -> str:
    return f"% {game}={version or '%'} %"
