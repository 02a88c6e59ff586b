"""The store in SQL: SQLite by default; statements are written once for every database."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import astuple
from sqlalchemy import (
    CompoundSelect,
    Connection,
    Executable,
    Select,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    union,
)

from deductio.core.campaign import Ending
from deductio.core.messages import Finished, Seat
from deductio.core.solo import Solved
from deductio.tables import schema
from deductio.tables.campaign_store import CampaignStore
from deductio.tables.claims import Claims
from deductio.tables.daily_store import DailyStore
from deductio.tables.engine import alone, make_engine
from deductio.tables.fenced import (
    added_choices,
    added_if_owned,
    changed_seat,
    changed_table,
    owned,
    put,
    put_if_owned,
)
from deductio.tables.messages import RUNNING
from deductio.tables.migrations import upgrade
from deductio.tables.moderation import Moderation
from deductio.tables.puzzle_store import PuzzleStore
from deductio.tables.quotas import Hosted
from deductio.tables.review_store import ReviewStore
from deductio.tables.rows import (
    ChoiceRow,
    DeviceRow,
    KeptTable,
    SaidRow,
    SeatRow,
    Setting,
    TableRow,
)
from deductio.tables.store import Then, Written
from deductio.tables.talk import SAID_KEPT
from deductio.tables.writer import Write, Writer

log = logging.getLogger("deductio.tables")

T = TypeVar("T")

# Made beforehand: two threads that read a type for the first time at once can crash msgspec.
read_setting = msgspec.json.Decoder(Setting).decode
read_texts = msgspec.json.Decoder(tuple[str, ...]).decode
read_finished = msgspec.json.Decoder(Finished | None).decode


class SqlStore:
    """Tables in a database of that address."""

    def __init__(self, url: str) -> None:
        self._engine = engine = make_engine(url)
        self.claims = Claims(engine)
        self.moderation = Moderation(engine)
        self.campaigns = CampaignStore(engine)
        self.reviews = ReviewStore(engine)
        self.daily = DailyStore(engine)
        self.puzzles = PuzzleStore(engine)
        self._add_choice = added_choices(engine)
        self._add_table = insert(schema.tables)
        self._add_seat = insert(schema.seats)
        self._add_said = added_if_owned(schema.said, SaidRow.__struct_fields__)
        self._add_report = insert(schema.reports)
        self._put_table = changed_table(TableRow.__struct_fields__)
        self._put_seat = changed_seat(SeatRow.__struct_fields__)
        self._put_device = put_if_owned(engine, schema.seat_devices)
        self._drop_device = delete(schema.seat_devices).where(
            schema.seat_devices.c.id == bindparam("gone")
        )
        self._put_transcript = put(engine, schema.transcripts)
        self._put_mark = put_if_owned(engine, schema.marks)
        self._put_name = put(engine, schema.people)
        self._put_away = put(engine, schema.put_away)
        self._put_pulse = put(engine, schema.house)

    def prepare(self) -> None:
        with alone(self._engine) as connection:
            upgrade(connection)

    def open(self) -> None:
        self._writer = Writer(self._engine, asyncio.get_running_loop())
        self._aside = Writer(self._engine, asyncio.get_running_loop())

    def close(self) -> None:
        self._writer.close()
        self._aside.close()
        self._engine.dispose()

    @property
    def written(self) -> Written:
        return self._writer.written

    # Writing

    def add_table(self, row: TableRow, seats: Sequence[SeatRow], owner: str, then: Then) -> None:
        table = _from_table(row) | {"owner": owner}
        chairs = [_from_seat(row, seat) for seat in seats]
        steps = [(self._add_table, [table]), *([(self._add_seat, chairs)] if chairs else [])]
        self._writer.put(Write(row.code, steps, then))

    def keep_choice(self, row: ChoiceRow, epoch: int, then: Then) -> None:
        self._writer.put(Write(row.code, [(self._add_choice, [(*astuple(row), epoch)])], then))

    def keep_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        then: Then,
        transcript: bytes = b"",
        *,
        group: Sequence[str] = (),
        ending: Ending | None = None,
        solved: Solved | None = None,
    ) -> None:
        # The first step proves that the table is ours, and holds it until the last is done.
        steps: list[tuple[Executable, list[Any]]] = [
            (self._put_table, [_from_table(row) | owned(row.code, row.epoch)])
        ]
        if seats:
            steps.append((self._put_seat, [_from_seat(row, seat) for seat in seats]))
        if transcript:
            values = {"code": row.code, "transcript": transcript}
            steps.append((self._put_transcript, [values]))
        if group:
            steps.append(self.campaigns.joined(row, group))
        if ending:
            steps.append(self.campaigns.ended(row, ending))
        if solved:
            steps.append(self.daily.ended(row, solved))
        self._writer.put(Write(row.code, steps, then))

    def keep_devices(
        self, code: str, epoch: int, rows: Sequence[DeviceRow], gone: Sequence[str], then: Then
    ) -> None:
        put = [msgspec.structs.asdict(row) | owned(code, epoch) for row in rows]
        drop = [{"gone": id} for id in gone]
        steps = [(self._put_device, put), (self._drop_device, drop)]
        self._writer.put(Write(code, [step for step in steps if step[1]], then))

    def keep_said(self, code: str, epoch: int, row: SaidRow, then: Then) -> None:
        values = msgspec.structs.asdict(row) | owned(code, epoch)
        self._writer.put(Write(code, [(self._add_said, [values])], then))

    def keep_mark(
        self, code: str, epoch: int, seat: Seat, fact: str, mark: str, then: Then
    ) -> None:
        values = {"seat": seat, "fact": fact, "mark": mark, **owned(code, epoch)}
        self._writer.put(Write(code, [(self._put_mark, [values])], then))

    def keep_report(self, code: str, seat: Seat, by: str, text: str, then: Then) -> None:
        values = {"code": code, "seat": seat, "by": by, "text": text, "at": time.time()}
        self._writer.put(Write(by, [(self._add_report, [values])], then))

    def keep_name(self, person: str, name: str, then: Then) -> None:
        values = {"person": person, "name": name}
        self._writer.put(Write(person, [(self._put_name, [values])], then))

    def keep_put_away(self, person: str, code: str, then: Then) -> None:
        values = {"person": person, "code": code, "at": time.time()}
        self._writer.put(Write(person, [(self._put_away, [values])], then))

    def keep_pulse(self, then: Then) -> None:
        values = {"name": "pulse", "value": str(time.time())}
        self._writer.put(Write("pulse", [(self._put_pulse, [values])], then))

    def ask(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        return self._writer.ask(work)

    def ask_at_once(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        return self._aside.ask(work)

    # Reading

    def kept_table(self, code: str) -> KeptTable | None:
        with self._engine.connect() as connection:
            wanted = select(schema.tables).where(schema.tables.c.code == code)
            found = _kept_tables(connection, wanted)
            if not found:
                return None
            [kept] = found
            kept.choices = _choices(connection, code)
            kept.said = _said(connection, code)
            kept.lines = _lines(connection, code)
            kept.marks = _marks(connection, code)
            kept.transcript = _transcript(connection, code)
            return kept

    def tables_of(self, person: str, most: int) -> list[KeptTable]:
        table = schema.tables.c
        running = case((table.standing.in_(RUNNING), 0), else_=1)
        away = select(schema.put_away.c.code).where(schema.put_away.c.person == person)
        wanted = (
            select(schema.tables)
            .where(or_(table.host == person, table.code.in_(_sits_at(person))))
            .where(table.code.not_in(away))
            .order_by(running, table.created.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return _kept_tables(connection, wanted)

    def finished_of(self, person: str, most: int) -> list[KeptTable]:
        table = schema.tables.c
        wanted = (
            select(schema.tables)
            .where(table.standing == "over", table.code.in_(_sits_at(person)))
            .order_by(table.ended.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return _kept_tables(connection, wanted)

    def open_tables(self, most: int) -> list[KeptTable]:
        table = schema.tables.c
        wanted = (
            select(schema.tables)
            .where(table.standing == "gathering", table.listed == 1)
            .order_by(table.created.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return _kept_tables(connection, wanted)

    def hosted_by(self, person: str, since: float) -> Hosted:
        table, seat = schema.tables.c, schema.seats.c
        own, running = table.host == person, table.standing.in_(RUNNING)
        bots = select(func.count()).select_from(
            schema.seats.join(schema.tables, seat.code == table.code)
        )
        count = select(func.count()).select_from(schema.tables)
        wanted = (
            count.where(own, running),
            bots.where(own, running, seat.level.is_not(None)),
            count.where(own, table.created >= since),
        )
        with self._engine.connect() as connection:
            return Hosted(*(connection.execute(one).scalar_one() for one in wanted))

    def reports_by(self, person: str, since: float) -> int:
        report = schema.reports.c
        wanted = select(func.count()).where(report.by == person, report.at >= since)
        with self._engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    def table_of_device(self, id: str) -> str | None:
        device = schema.seat_devices.c
        with self._engine.connect() as connection:
            return connection.execute(select(device.code).where(device.id == id)).scalar()

    def name_of(self, person: str) -> str:
        with self._engine.connect() as connection:
            wanted = select(schema.people.c.name).where(schema.people.c.person == person)
            return connection.execute(wanted).scalar() or ""

    def living(self) -> list[str]:
        """The addresses of the servers that run on this database."""
        with self._engine.connect() as connection:
            return [address for _, address in self.claims.living(connection) if address]

    def own_secret(self) -> str:
        wanted = select(schema.house.c.value).where(schema.house.c.name == "secret")
        with alone(self._engine) as connection:
            found = connection.execute(wanted).scalar()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(insert(schema.house).values(name="secret", value=found))
        return str(found)


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def _sits_at(person: str) -> CompoundSelect[Any]:
    """The codes of the tables where somebody sits, or shares a seat."""
    seat, device = schema.seats.c, schema.seat_devices.c
    return union(
        select(seat.code).where(seat.person == person),
        select(device.code).where(device.person == person),
    )


def _from_table(row: TableRow) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | {
        "setting": msgspec.json.encode(row.setting).decode(),
        "promises": msgspec.json.encode(row.promises).decode(),
        "nonces": msgspec.json.encode(row.nonces).decode(),
        "finished": msgspec.json.encode(row.finished).decode(),
        "listed": int(row.listed),
    }


def _from_seat(table: TableRow, row: SeatRow) -> dict[str, Any]:
    named = {"code": table.code, "its_code": table.code, "its_seat": row.seat}
    return msgspec.structs.asdict(row) | named


def _kept_tables(connection: Connection, wanted: Select[Any]) -> list[KeptTable]:
    found = [*readable(connection.execute(wanted).mappings())]
    codes = [table.code for table in found]
    seats: dict[str, list[SeatRow]] = {code: [] for code in codes}
    sitting = select(schema.seats).where(schema.seats.c.code.in_(codes))
    for row in connection.execute(sitting.order_by(schema.seats.c.seat)).mappings():
        values = {name: row[name] for name in SeatRow.__struct_fields__}
        seats[row["code"]].append(SeatRow(**values))
    devices = _devices(connection, codes)
    return [KeptTable(table, seats[table.code], devices[table.code]) for table in found]


def _devices(connection: Connection, codes: Sequence[str]) -> dict[str, list[DeviceRow]]:
    devices: dict[str, list[DeviceRow]] = {code: [] for code in codes}
    column = schema.seat_devices.c
    wanted = select(schema.seat_devices).where(column.code.in_(codes)).order_by(column.since)
    for row in connection.execute(wanted).mappings():
        values = {name: row[name] for name in DeviceRow.__struct_fields__}
        devices[row["code"]].append(DeviceRow(**values))
    return devices


def readable(rows: Iterable[Any]) -> Iterator[TableRow]:
    """One that cannot be read must not hide the others."""
    for row in rows:
        try:
            yield _table(row)
        except msgspec.MsgspecError:
            log.exception("a table cannot be read", extra={"game": row["game"]})


def _table(row: Any) -> TableRow:
    values = {name: row[name] for name in TableRow.__struct_fields__}
    values["setting"] = read_setting(row["setting"])
    values["promises"] = read_texts(row["promises"])
    values["nonces"] = read_texts(row["nonces"])
    values["finished"] = read_finished(row["finished"])
    return TableRow(**values | {"listed": bool(row["listed"])})


def _choices(connection: Connection, code: str) -> list[ChoiceRow]:
    column = schema.choices.c
    wanted = (
        select(*(column[name] for name in ChoiceRow.__struct_fields__))
        .where(column.code == code)
        .order_by(column.number)
    )
    return [ChoiceRow(**row) for row in connection.execute(wanted).mappings()]


def _said(connection: Connection, code: str) -> list[SaidRow]:
    column = schema.said.c
    wanted = (
        select(*(column[name] for name in SaidRow.__struct_fields__))
        .where(column.code == code)
        .order_by(column.id.desc())
        .limit(SAID_KEPT)
    )
    return [SaidRow(**row) for row in connection.execute(wanted).mappings()][::-1]


def _lines(connection: Connection, code: str) -> dict[Seat, int]:
    seat = schema.said.c.seat
    wanted = (
        select(seat, func.count().label("lines")).where(schema.said.c.code == code).group_by(seat)
    )
    return {row.seat: row.lines for row in connection.execute(wanted)}


def _marks(connection: Connection, code: str) -> dict[Seat, dict[str, str]]:
    column = schema.marks.c
    marks: dict[Seat, dict[str, str]] = {}
    for row in connection.execute(select(schema.marks).where(column.code == code)):
        if row.mark:
            marks.setdefault(row.seat, {})[row.fact] = row.mark
    return marks


def _transcript(connection: Connection, code: str) -> bytes:
    column = schema.transcripts.c
    wanted = select(column.transcript).where(column.code == code)
    return connection.execute(wanted).scalar() or b""
