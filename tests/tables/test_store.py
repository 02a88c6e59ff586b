"""What is handed over is stored in order, together, and all or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.exc import IntegrityError

import deductio.tables.migrations as migrations
from deductio.tables.rows import ChoiceRow, SaidRow, SeatRow, Setting, TableRow
from deductio.tables.schema import HEAD, metadata
from deductio.tables.sql import SqlStore
from tests.postgres import reading

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(address: str) -> AsyncIterator[SqlStore]:
    store = SqlStore(address)
    store.prepare()
    store.open()
    yield store
    store.close()


def choice(code: str, number: int) -> ChoiceRow:
    return ChoiceRow(code, number, 0, '{"type":"Roll"}', f"key {number}", "hash", 1.5, 20)


class Answers:
    """Collects what the store says."""

    def __init__(self, wanted: int) -> None:
        self.errors: list[Exception | None] = []
        self._wanted = wanted
        self._all = asyncio.Event()

    def __call__(self, error: Exception | None) -> None:
        self.errors.append(error)
        if len(self.errors) == self._wanted:
            self._all.set()

    async def all(self) -> list[Exception | None]:
        await self._all.wait()
        return self.errors


async def test_a_table_comes_back_as_it_was(store: SqlStore) -> None:
    setting = Setting(options={"case": 3}, help="odds", talk="free")
    row = TableRow(code="A" * 10, game="new_york", host="ada", setting=setting, created=1.0)
    seats = [SeatRow(seat=0, sits="person", person="ada", name="Ada", token="t"), SeatRow(seat=1)]
    answers = Answers(5)
    store.keep_table(row, seats, answers)
    store.keep_choice(choice(row.code, 0), answers)
    store.keep_said(row.code, SaidRow(0, 2.0, "", "well"), answers)
    store.keep_mark(row.code, 0, "rope@seat1", "yes", answers)
    store.keep_name("ada", "Ada", answers)
    assert await answers.all() == [None] * 5
    kept = store.kept_table(row.code)
    assert kept is not None
    assert kept.table == row
    assert kept.seats == seats
    assert kept.choices == [choice(row.code, 0)]
    assert kept.said == [SaidRow(0, 2.0, "", "well")]
    assert kept.marks == {0: {"rope@seat1": "yes"}}
    assert store.seat_of_token("t") == (row.code, 0)
    assert store.name_of("ada") == "Ada"
    assert [found.table.code for found in store.tables_of("ada", 5)] == [row.code]


async def test_a_game_that_is_over_is_kept_with_its_transcript_or_not_at_all(
    store: SqlStore,
) -> None:
    row = TableRow(code="A" * 10, game="new_york", host="ada", setting=Setting(), created=1.0)
    over = msgspec.structs.replace(row, standing="over")
    first, wrong, last = Answers(1), Answers(1), Answers(1)
    store.keep_table(row, (), first)
    assert await first.all() == [None]
    store.keep_table(over, (), wrong, cast("bytes", "no bytes"))
    assert None not in await wrong.all()
    kept = store.kept_table(row.code)
    assert kept is not None
    assert (kept.table.standing, kept.transcript) == ("gathering", b"")
    store.keep_table(over, (), last, b"all that was told")
    assert await last.all() == [None]
    kept = store.kept_table(row.code)
    assert kept is not None
    assert (kept.table.standing, kept.transcript) == ("over", b"all that was told")


async def test_a_reason_is_kept_beside_its_choice(store: SqlStore) -> None:
    answers = Answers(1)
    row = TableRow(code="A" * 10, game="new_york", host="ada", setting=Setting(), created=1.0)
    store.keep_table(row, (), lambda error: None)
    made = ChoiceRow(row.code, 0, 0, "{}", "", "hash", 1.5, 20, '{"type":"TookAny"}')
    store.keep_choice(made, answers)
    await answers.all()
    kept = store.kept_table(row.code)
    assert kept is not None
    assert kept.choices == [made]


async def test_what_comes_together_is_stored_together(store: SqlStore) -> None:
    answers = Answers(100)
    for number in range(100):
        store.keep_choice(choice("B" * 10, number), answers)
    assert await answers.all() == [None] * 100
    assert store.written.commits == 1


async def test_two_cannot_both_store_choice_17_and_others_do_not_suffer(store: SqlStore) -> None:
    first = Answers(1)
    store.keep_choice(choice("C" * 10, 17), first)
    assert await first.all() == [None]
    again, other = Answers(2), Answers(1)
    store.keep_choice(choice("C" * 10, 16), again)
    store.keep_choice(choice("D" * 10, 1), other)
    store.keep_choice(choice("C" * 10, 17), again)
    assert [type(error) for error in await again.all()] == [IntegrityError] * 2
    assert await other.all() == [None]


async def test_closing_stores_what_was_handed_over(address: str) -> None:
    store = SqlStore(address)
    store.prepare()
    store.open()
    store.keep_name("ada", "Ada", lambda error: None)
    store.close()
    with reading(address) as again:
        assert again.name_of("ada") == "Ada"


def test_migrations_lead_to_the_tables_in_use(address: str) -> None:
    engine = create_engine(address)
    with engine.begin() as connection:
        migrations.upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_current_head() == HEAD


def test_the_house_keeps_its_secret(address: str) -> None:
    with reading(address) as store:
        store.prepare()
        assert len(store.own_secret()) == 64
        assert store.own_secret() == store.own_secret()
