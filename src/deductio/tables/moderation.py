"""What those who run a house do to tables and people, in its database, while it runs or not."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Literal, TypeAlias, cast

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from deductio.tables import schema
from deductio.tables.engine import is_postgres, now_of
from deductio.tables.messages import RUNNING, Standing
from deductio.tables.refusals import Unknown

Ruling: TypeAlias = Literal["muted", "banned", "closed", "deleted"]
"""Of a person, or of a table."""

STUCK_AFTER = 3600.0
"""Seconds without a choice after which a game with people is worth a look."""
PATIENT = "SET LOCAL statement_timeout = '60s'"
MOST_SAID = 1000
"""Lines of talk that are kept of a table, and that one seat may say there."""
OF_A_TABLE = (
    schema.tables,  # first: whoever has it can write nothing more of it
    schema.seats,
    schema.seat_devices,
    schema.choices,
    schema.transcripts,
    schema.reviews,
    schema.said,
    schema.marks,
    schema.reports,
)

table, seat, choice, server, ruled = (
    one.c
    for one in (schema.tables, schema.seats, schema.choices, schema.servers, schema.moderation)
)


class Kept(Struct, frozen=True):
    """One table, for a list."""

    code: str
    game: str
    standing: Standing
    created: float
    touched: float
    """When it was made, begun, last chosen at or ended."""
    people: int
    bots: int
    choices: int
    host: str
    epoch: int
    """How often it had changed hands."""


class Report(Struct, frozen=True):
    """What somebody said of somebody."""

    code: str
    seat: int
    person: str
    """On that seat now."""
    by: str
    text: str
    at: float


class Moderation:
    """Reads and rules; a running server looks at the rulings every few seconds."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        lives = exists().where(server.id == table.owner, server.until > now_of(engine))
        self._nobodys = or_(table.owner.is_(None), ~lives)
        """No living server has it."""

    @contextmanager
    def _patiently(self) -> Iterator[Connection]:
        """A transaction that may take longer than those of a game."""
        with self._engine.begin() as connection:
            if is_postgres(self._engine):
                connection.exec_driver_sql(PATIENT)
            yield connection

    # Reading

    def rulings(self) -> dict[str, Ruling]:
        """Of people and tables; most have none."""
        with self._engine.connect() as connection:
            found = connection.execute(select(ruled.subject, ruled.ruling))
            return {subject: cast("Ruling", ruling) for subject, ruling in found}

    def tables(self, *which: ColumnElement[bool]) -> list[Kept]:
        """The most recently touched first."""
        sitting = select(func.count()).where(seat.code == table.code)
        last = select(func.max(choice.at)).where(choice.code == table.code).scalar_subquery()
        latest: Callable[..., Any] = func.greatest if is_postgres(self._engine) else func.max
        touched = latest(table.created, table.begun, table.ended, func.coalesce(last, 0.0))
        wanted = select(
            table.code,
            table.game,
            table.standing,
            table.created,
            touched.label("touched"),
            sitting.where(seat.sits == "person").scalar_subquery(),
            sitting.where(seat.sits == "bot").scalar_subquery(),
            select(func.count()).where(choice.code == table.code).scalar_subquery(),
            table.host,
            table.epoch,
        ).where(*which)
        with self._patiently() as connection:
            rows: Iterable[Any] = connection.execute(wanted.order_by(touched.desc()))
            return [Kept(*row) for row in rows]

    def made_before(self, then: float, *, finished_by_people: bool) -> list[Kept]:
        """Nobody's tables. Finished games in which people sat are the most: only if wanted."""
        people = exists().where(seat.code == table.code, seat.sits == "person")
        which = () if finished_by_people else (or_(table.standing != "over", ~people),)
        return self.tables(table.created < then, self._nobodys, *which)

    def one(self, code: str) -> Kept:
        found = self.tables(table.code == code)
        if not found:
            raise Unknown(f"there is no table {code}", "no-table")
        return found[0]

    def reports(self) -> list[Report]:
        """The newest first."""
        report = schema.reports.c
        there = (seat.code == report.code) & (seat.seat == report.seat)
        joined = schema.reports.outerjoin(schema.seats, there)
        wanted = select(
            report.code,
            report.seat,
            func.coalesce(seat.person, ""),
            report.by,
            report.text,
            report.at,
        ).select_from(joined)
        with self._engine.connect() as connection:
            return [Report(*row) for row in connection.execute(wanted.order_by(report.at.desc()))]

    # Ruling

    def close(self, code: str) -> None:
        """Nobody plays on there; it can be read as far as it went. Whoever has it loses it."""
        self.one(code)
        its = table.code == code, table.standing.in_(RUNNING)
        closed = {"standing": "closed", "reason": "closed-by-house"}
        nobodys = {"owner": None, "wanted": "", "epoch": table.epoch + 1}
        with self._patiently() as connection:
            changed = update(schema.tables).where(*its).values(closed | nobodys)
            if connection.execute(changed).rowcount:
                _rule(connection, code, "closed")

    def delete(self, code: str) -> None:
        """With all that was chosen, said, marked and reported there."""
        self.one(code)
        with self._patiently() as connection:
            _rule(connection, code, "deleted")
            _remove(connection, code)

    def throw_away(self, kept: Kept) -> bool:
        """The same, unless a server has taken it since; whether it is gone."""
        with self._patiently() as connection:
            return _remove(connection, kept.code, table.epoch == kept.epoch, self._nobodys)

    def forget_leftovers(self, before: float) -> None:
        """Marks that were wiped out, talk beyond what is kept of a table, rulings long heeded."""
        said, mark = schema.said.c, schema.marks.c
        with self._patiently() as connection:
            connection.execute(delete(schema.marks).where(mark.mark == ""))
            heeded = ruled.ruling.in_(("closed", "deleted"))
            connection.execute(delete(schema.moderation).where(heeded, ruled.at < before))
            much = select(said.code).group_by(said.code).having(func.count() > MOST_SAID)
            for code in connection.execute(much).scalars().all():
                newest = select(said.id).where(said.code == code).order_by(said.id.desc())
                last = connection.execute(newest.offset(MOST_SAID - 1).limit(1)).scalar_one()
                connection.execute(delete(schema.said).where(said.code == code, said.id < last))

    def rule(self, subject: str, ruling: Ruling | None) -> None:
        """From now on; None takes back what was ruled."""
        with self._patiently() as connection:
            _rule(connection, subject, ruling)

    def known(self, person: str) -> bool:
        """Whether anything is kept of this person."""
        sits = select(seat.code).where(seat.person == person)
        hosts = select(table.code).where(table.host == person)
        named = select(schema.people.c.person).where(schema.people.c.person == person)
        attempt = schema.puzzle_attempts.c
        solves = select(attempt.code).where(attempt.person == person)
        kept = (sits, hosts, named, solves)
        with self._engine.connect() as connection:
            return any(connection.execute(one.limit(1)).first() for one in kept)


def _rule(connection: Connection, subject: str, ruling: Ruling | None) -> None:
    connection.execute(delete(schema.moderation).where(ruled.subject == subject))
    if ruling is not None:
        values = {"subject": subject, "ruling": ruling, "at": time.time()}
        connection.execute(insert(schema.moderation).values(values))


def _remove(connection: Connection, code: str, *only_if: ColumnElement[bool]) -> bool:
    """As if it had never been."""
    first, *others = OF_A_TABLE
    if not connection.execute(delete(first).where(table.code == code, *only_if)).rowcount:
        return False
    for one in others:
        connection.execute(delete(one).where(one.c.code == code))
    return True


def stuck(kept: Kept, now: float) -> bool:
    """In play with a person, and nobody has chosen for long: worth a look."""
    return kept.standing == "playing" and bool(kept.people) and now - kept.touched > STUCK_AFTER
