"""What is kept of the case of the day: solo cases that were played, and who shares a link.

What somebody has made of a day's puzzles is kept with the puzzles.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Connection, Engine, Executable, delete, exists, insert, select

from deductio.coach.daily.messages import Mark
from deductio.core.solo import Solved
from deductio.tables import schema
from deductio.tables.fenced import put
from deductio.tables.rows import TableRow

case, friend, attempt = (
    one.c for one in (schema.daily_cases, schema.daily_friends, schema.puzzle_attempts)
)


class PlayedCase(Struct, frozen=True, kw_only=True):
    """What somebody has made of the solo case of a day."""

    person: str
    day: str
    code: str
    """Of its table."""
    questions: int
    over: bool
    solved: bool
    at: float


class Answered(Struct, frozen=True):
    """What somebody has made of a puzzle."""

    person: str
    code: str
    mark: Mark
    at: float


class DailyStore:
    """Reads block and are called from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._put_case = put(engine, schema.daily_cases)
        self._put_friend = put(engine, schema.daily_friends)

    # A step of a write that keeps a table

    def ended(self, row: TableRow, how: Solved) -> tuple[Executable, list[Any]]:
        """For whoever began the case at that table."""
        return self._put_case, [_values(row, how)]

    # Writing: what a store has to do

    def beginning(self, row: TableRow) -> Callable[[Connection], None]:
        """From now on that table is where its host solves the case."""
        values = _values(row, Solved(questions=0, over=False, right=False))
        return lambda connection: _do(connection, self._put_case, values)

    def founding(self, group: str) -> Callable[[Connection], None]:
        values = {"id": group, "created": time.time()}
        return lambda connection: _do(connection, insert(schema.daily_groups), values)

    def joining(self, group: str, person: str) -> Callable[[Connection], None]:
        values = {"group": group, "person": person, "at": time.time()}
        return lambda connection: _do(connection, self._put_friend, values)

    def leaving(self, group: str, person: str) -> Callable[[Connection], None]:
        gone = delete(schema.daily_friends).where(friend.group == group, friend.person == person)
        return lambda connection: _do(connection, gone)

    def forget_leftovers(self, before: float) -> None:
        """Groups that were founded before then and have nobody left."""
        has_friend = exists().where(friend.group == schema.daily_groups.c.id)
        gone = delete(schema.daily_groups).where(schema.daily_groups.c.created < before)
        with self._engine.begin() as connection:
            connection.execute(gone.where(~has_friend))

    # Reading

    def begun(self, person: str, day: str) -> PlayedCase | None:
        return next(iter(self._cases(case.person == person, case.day == day)), None)

    def cases_of(self, person: str) -> list[PlayedCase]:
        return self._cases(case.person == person)

    def cases_on(self, day: str, people: Collection[str]) -> list[PlayedCase]:
        return self._cases(case.day == day, case.person.in_(people))

    def answers(self, people: Collection[str], codes: Sequence[str]) -> list[Answered]:
        """Of these people, to these puzzles."""
        which = attempt.person.in_(people), attempt.code.in_(codes), attempt.answer != ""
        wanted = select(schema.puzzle_attempts).where(*which)
        with self._engine.connect() as connection:
            return [
                Answered(row.person, row.code, _mark(row.points, row.mended), row.at)
                for row in connection.execute(wanted)
            ]

    def _cases(self, *which: Any) -> list[PlayedCase]:
        with self._engine.connect() as connection:
            rows = connection.execute(select(schema.daily_cases).where(*which)).mappings()
            return [_case(row) for row in rows]

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
        wanted = wanted.where(friend.group == group).order_by(friend.at, friend.person)
        with self._engine.connect() as connection:
            return [(row.person, row.name or "") for row in connection.execute(wanted)]


def _do(connection: Connection, statement: Executable, values: Any = None) -> None:
    connection.execute(statement, [values] if values else None)


def _values(row: TableRow, how: Solved) -> dict[str, Any]:
    return {
        "person": row.host,
        "day": row.setting.day,
        "code": row.code,
        "questions": how.questions,
        "over": int(how.over),
        "solved": int(how.right),
        "at": time.time(),
    }


def _case(row: Any) -> PlayedCase:
    values = {name: row[name] for name in PlayedCase.__struct_fields__}
    found = PlayedCase(**values)
    return structs.replace(found, over=bool(found.over), solved=bool(found.solved))


def _mark(points: float, mended: int) -> Mark:
    if points == 1:
        return "right"
    return "mended" if mended or points else "wrong"
