"""What is kept of the case of the day: who solved what, and who shares a link with whom."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import date
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Connection, Engine, Executable, insert, select

from deductio.coach.daily.messages import DayResult, Investigated, Tried
from deductio.core.solo import Solved
from deductio.tables import schema
from deductio.tables.fenced import put
from deductio.tables.rows import TableRow

PUZZLES = 3
CASE = 0
"""The part of a day that is its case; its puzzles are 1 to 3."""
part, friend = schema.daily_parts.c, schema.daily_friends.c


class Part(Struct, frozen=True, kw_only=True):
    """What somebody has made of one part of a day."""

    person: str
    day: str
    part: int
    own: str
    """The day it was where that person is, when it was last touched."""
    count: int
    """How often a puzzle was answered, or how many questions the case took."""
    over: bool = False
    solved: bool = False
    code: str = ""
    """The table of the case."""


class DailyStore:
    """Reads blocks and is called from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._put = put(engine, schema.daily_parts)
        self._put_friend = put(engine, schema.daily_friends)

    # A step of a write that keeps a table

    def ended(self, row: TableRow, how: Solved) -> tuple[Executable, list[Any]]:
        """Of whoever began the case at that table."""
        return self._put, [_values(case_part(row, how))]

    # Writing, as work for a store

    def keeping(self, row: Part) -> Callable[[Connection], None]:
        return lambda connection: _run(connection, self._put, _values(row))

    def founding(self, group: str) -> Callable[[Connection], None]:
        values = {"id": group, "created": time.time()}
        return lambda connection: _run(connection, insert(schema.daily_groups), values)

    def joining(self, group: str, person: str) -> Callable[[Connection], None]:
        values = {"group": group, "person": person, "at": time.time()}
        return lambda connection: _run(connection, self._put_friend, values)

    def leaving(self, group: str, person: str) -> Callable[[Connection], None]:
        which = friend.group == group, friend.person == person
        return lambda connection: _run(connection, schema.daily_friends.delete().where(*which))

    # Reading

    def find(self, person: str, day: str, number: int) -> Part | None:
        which = part.person == person, part.day == day, part.part == number
        return next(iter(self._parts(*which)), None)

    def of_person(self, person: str) -> list[Part]:
        return self._parts(part.person == person)

    def of_day(self, people: Iterable[str], day: str) -> list[Part]:
        return self._parts(part.person.in_([*people]), part.day == day)

    def _parts(self, *which: Any) -> list[Part]:
        with self._engine.connect() as connection:
            rows = connection.execute(select(schema.daily_parts).where(*which)).mappings()
            return [_part(row) for row in rows]

    def is_group(self, group: str) -> bool:
        wanted = select(schema.daily_groups.c.id).where(schema.daily_groups.c.id == group)
        with self._engine.connect() as connection:
            return connection.execute(wanted).first() is not None

    def groups_of(self, person: str) -> list[str]:
        wanted = select(friend.group).where(friend.person == person).order_by(friend.at)
        with self._engine.connect() as connection:
            return [*connection.execute(wanted).scalars()]

    def friends(self, group: str) -> list[tuple[str, str]]:
        """Each person with the nickname, if there is one; the first to come first."""
        named = schema.daily_friends.outerjoin(
            schema.people, friend.person == schema.people.c.person
        )
        wanted = select(friend.person, schema.people.c.name).select_from(named)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted.where(friend.group == group).order_by(friend.at))
            return [(row.person, row.name or "") for row in rows]


def _run(connection: Connection, statement: Executable, values: Any = None) -> None:
    connection.execute(statement, [values] if values else None)


def case_part(row: TableRow, how: Solved) -> Part:
    """What its host has made of the case at that table."""
    return Part(
        person=row.host,
        day=row.setting.day,
        part=CASE,
        own=row.setting.own_day,
        count=how.questions,
        over=how.over,
        solved=how.right,
        code=row.code,
    )


def _values(row: Part) -> dict[str, Any]:
    values = structs.asdict(row)
    return values | {"over": int(row.over), "solved": int(row.solved), "at": time.time()}


def _part(row: Any) -> Part:
    values = {name: row[name] for name in Part.__struct_fields__}
    return Part(**values | {"over": bool(row["over"]), "solved": bool(row["solved"])})


def result_of(parts: Iterable[Part]) -> DayResult:
    """Of one person and one day."""
    by_number = {one.part: one for one in parts}
    case = by_number.get(CASE)
    return DayResult(
        puzzles=tuple(_tried(by_number.get(number)) for number in range(1, PUZZLES + 1)),
        case=Investigated(case.count, case.over, case.solved) if case else None,
    )


def _tried(found: Part | None) -> Tried | None:
    return Tried(found.count, found.solved) if found else None


def days_solved(parts: Iterable[Part]) -> set[date]:
    """The days of which something was solved while it was that day."""
    return {date.fromisoformat(one.day) for one in parts if one.solved and one.own == one.day}
