"""What is handed over is stored in order, together, and all or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import cast

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, create_engine

import deductio.tables.migrations as migrations
from deductio.tables.engine import alone, make_engine
from deductio.tables.rows import (
    ChoiceRow,
    DeviceRow,
    KeptTable,
    SaidRow,
    SeatRow,
    Setting,
    TableRow,
)
from deductio.tables.schema import HEAD, metadata
from deductio.tables.sql import SqlStore, sqlite_url
from deductio.tables.store import Lost, Then
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


def a_table(code: str) -> TableRow:
    return TableRow(code=code, game="new_york", host="ada", setting=Setting(), created=1.0)


def kept(store: SqlStore, code: str) -> KeptTable:
    found = store.kept_table(code)
    assert found is not None
    return found


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
    row = TableRow(
        code="A" * 10, game="new_york", host="ada", setting=setting, created=1.0, epoch=1
    )
    seats = [SeatRow(seat=0, sits="person", person="ada", name="Ada"), SeatRow(seat=1)]
    devices = [DeviceRow(id=id, seat=0, person=who, since=3.0) for id, who in ("ab", "cd")]
    said = [SaidRow(seat, 2.0 + seat, "", text) for seat, text in enumerate(("well", "who?"))]
    answers = Answers(8)
    store.add_table(row, seats, "me", answers)
    store.keep_devices(row.code, 1, [*devices, DeviceRow(id="e", seat=1, since=1.0)], (), answers)
    store.keep_devices(row.code, 1, (), ["e"], answers)
    store.keep_choice(choice(row.code, 0), 1, answers)
    for one in said:
        store.keep_said(row.code, 1, one, answers)
    store.keep_mark(row.code, 1, 0, "rope@seat1", "yes", answers)
    store.keep_name("ada", "Ada", answers)
    assert await answers.all() == [None] * 8
    found = kept(store, row.code)
    assert found.table == row
    assert found.seats == seats
    assert found.choices == [choice(row.code, 0)]
    assert found.said == said
    assert found.marks == {0: {"rope@seat1": "yes"}}
    assert found.devices == devices
    assert store.table_of_device("a") == row.code
    assert store.table_of_device("e") is None
    assert [one.table.code for one in store.tables_of("b", 5)] == [row.code]
    assert store.name_of("ada") == "Ada"
    assert [found.table.code for found in store.tables_of("ada", 5)] == [row.code]


async def test_a_game_that_is_over_is_kept_with_its_transcript_or_not_at_all(
    store: SqlStore,
) -> None:
    row = TableRow(code="A" * 10, game="new_york", host="ada", setting=Setting(), created=1.0)
    over = msgspec.structs.replace(row, standing="over")
    first, wrong, last = Answers(1), Answers(1), Answers(1)
    store.add_table(row, (), "me", first)
    assert await first.all() == [None]
    store.keep_table(over, (), wrong, transcript=cast("bytes", "no bytes"))
    assert None not in await wrong.all()
    found = kept(store, row.code)
    assert (found.table.standing, found.transcript) == ("gathering", b"")
    store.keep_table(over, (), last, transcript=b"all that was told")
    assert await last.all() == [None]
    found = kept(store, row.code)
    assert (found.table.standing, found.transcript) == ("over", b"all that was told")


async def test_a_reason_is_kept_beside_its_choice(store: SqlStore) -> None:
    answers = Answers(1)
    row = TableRow(code="A" * 10, game="new_york", host="ada", setting=Setting(), created=1.0)
    store.add_table(row, (), "me", lambda error: None)
    made = ChoiceRow(row.code, 0, 0, "{}", "", "hash", 1.5, 20, '{"type":"TookAny"}')
    store.keep_choice(made, 0, answers)
    await answers.all()
    assert kept(store, row.code).choices == [made]


async def test_what_comes_together_is_stored_together(store: SqlStore) -> None:
    answers = Answers(101)
    store.add_table(a_table("B" * 10), (), "me", answers)
    for number in range(100):
        store.keep_choice(choice("B" * 10, number), 0, answers)
    assert await answers.all() == [None] * 101
    assert store.written.commits == 1


async def test_a_listener_that_fails_hides_no_other(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    answers = Answers(1)

    def fail(error: Exception | None) -> None:
        raise RuntimeError

    store.keep_name("ada", "Ada", fail)
    store.keep_name("ben", "Ben", answers)
    asked = store.ask(lambda connection: 7)
    assert await answers.all() == [None]
    assert await asked == 7
    assert [one.msg for one in caplog.records] == ["what was stored could not be told"]


async def test_two_cannot_both_store_choice_17_and_others_do_not_suffer(store: SqlStore) -> None:
    first = Answers(3)
    store.add_table(a_table("C" * 10), (), "me", first)
    store.add_table(a_table("D" * 10), (), "me", first)
    store.keep_choice(choice("C" * 10, 17), 0, first)
    assert await first.all() == [None] * 3
    again, other = Answers(2), Answers(1)
    store.keep_choice(choice("C" * 10, 16), 0, again)
    store.keep_choice(choice("D" * 10, 1), 0, other)
    store.keep_choice(choice("C" * 10, 17), 0, again)
    assert [type(error) for error in await again.all()] == [Lost] * 2
    assert await other.all() == [None]
    assert [row.number for row in kept(store, "C" * 10).choices] == [17]


async def test_whoever_is_no_longer_the_owner_keeps_nothing(store: SqlStore) -> None:
    """Each kind of write names an epoch, and only the newest counts."""
    row = a_table("E" * 10)
    row.epoch = 2
    seats = [SeatRow(seat=0, sits="person", person="ada", name="Ada")]
    made = Answers(1)
    store.add_table(row, seats, "me", made)
    await made.all()
    old = msgspec.structs.replace(row, epoch=1, standing="over")
    writes: list[Callable[[Then], None]] = [
        lambda then: store.keep_choice(choice(row.code, 0), 1, then),
        lambda then: store.keep_table(old, [SeatRow(seat=0)], then, transcript=b"told"),
        lambda then: store.keep_said(row.code, 1, SaidRow(0, 2.0, "", "well"), then),
        lambda then: store.keep_mark(row.code, 1, 0, "rope@seat1", "yes", then),
    ]
    for write in writes:
        answers = Answers(1)
        write(answers)
        assert [type(error) for error in await answers.all()] == [Lost]
    assert kept(store, row.code) == KeptTable(row, seats)


async def test_what_builds_on_something_lost_is_lost_too(store: SqlStore) -> None:
    """Choice 1 was handed over before anyone knew that choice 0 could not be kept."""
    row, made, answers = a_table("F" * 10), Answers(1), Answers(2)
    store.add_table(row, (), "me", made)
    await made.all()
    store.keep_choice(choice(row.code, 0), 7, answers)
    await asyncio.sleep(0)  # it goes to the disk by itself
    store.keep_choice(choice(row.code, 1), 0, answers)
    assert [type(error) for error in await answers.all()] == [Lost] * 2
    again = Answers(1)
    store.keep_choice(choice(row.code, 0), 0, again)
    assert await again.all() == [None]
    assert [row.number for row in kept(store, row.code).choices] == [0]


async def test_who_has_given_up_keeps_nobody_else_from_an_answer(store: SqlStore) -> None:
    given_up, waiting = store.ask(lambda connection: 1), store.ask(lambda connection: 2)
    given_up.cancel()
    assert await waiting == 2


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
        found = MetaData()
        found.reflect(connection)
    engine.dispose()
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_current_head() == HEAD
    assert keys_of(found) == keys_of(metadata) | {"alembic_version": ["version_num"]}


def keys_of(tables: MetaData) -> dict[str, list[str]]:
    return {table.name: [*table.primary_key.columns.keys()] for table in tables.sorted_tables}


def test_who_prepares_a_database_is_alone_with_it(tmp_path: Path) -> None:
    engine = make_engine(sqlite_url(tmp_path / "tables.sqlite"))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", timeout=0)) as other:
        with alone(engine), pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.execute("BEGIN IMMEDIATE")
    engine.dispose()


def test_the_house_keeps_its_secret(address: str) -> None:
    with reading(address) as store:
        store.prepare()
        assert len(store.own_secret()) == 64
        assert store.own_secret() == store.own_secret()


async def test_finished_games_of_a_person_are_found_the_latest_first(store: SqlStore) -> None:
    answers = Answers(5)
    for number, name in enumerate("ABCD"):
        row = a_table(name * 10)
        row.standing, row.ended = "playing" if name == "D" else "over", float(number)
        sits = "ben" if name == "C" else "ada"
        seat = SeatRow(seat=0, sits="person", person=sits, name=sits)
        store.add_table(row, [seat], "me", answers)
    beside = DeviceRow(id="x", seat=0, person="ada", kind="mate", since=1.0)
    store.keep_devices("C" * 10, 0, [beside], [], answers)
    assert await answers.all() == [None] * 5
    found = store.finished_of("ada", 9)
    assert [kept.table.code[0] for kept in found] == ["C", "B", "A"]
    assert [kept.table.code[0] for kept in store.finished_of("ada", 2)] == ["C", "B"]
    assert store.finished_of("cy", 9) == []
