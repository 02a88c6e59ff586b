"""All that a database keeps as one file: lines of JSON, packed, the same for every database.

It is read in one transaction, so it is what the database held at one moment, however busy the
server is. Rows that the database numbers by itself are numbered anew, in the same order.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, groupby, islice
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, Integer, LargeBinary, MetaData, Table, insert, select

from deductio.core.game import Refused
from deductio.tables.migrations import upgrade, version_of
from deductio.tables.schema import HEAD, metadata, servers

FORMAT = "deductio backup 1"
NOT_ALL = "this file is not a whole backup of Deductio"
MANY = 500
"""Rows in one statement."""
PASSING = frozenset({("house", "pulse")})
"""What only says how the server is at the moment."""

Row: TypeAlias = dict[str, Any]


class Head(Struct, frozen=True):
    """The first line."""

    format: str
    form: str
    """Of the database; a later Deductio knows how to bring it up to date."""
    at: float


class Line(Struct, frozen=True):
    """Any other: a row of a table."""

    table: str
    row: Row


read_head = msgspec.json.Decoder(Head).decode
read_line = msgspec.json.Decoder(Line).decode


def back_up(engine: Engine, file: Path) -> dict[str, int]:
    """Write everything into a new file that only its owner can read; how many rows of each."""
    lines = lines_of(engine)
    head = next(lines)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise Refused(f"{file} cannot be written: {error.strerror}") from error
    try:
        with os.fdopen(handle, "wb") as raw:
            counts = pack(raw, chain([head], lines))
            raw.flush()
            os.fsync(raw.fileno())
    except BaseException:
        file.unlink()
        raise
    return counts


def pack(raw: BinaryIO, lines: Iterable[Head | Line]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    with gzip.open(raw, "wb") as packed:
        for line in lines:
            packed.write(msgspec.json.encode(line) + b"\n")
            if isinstance(line, Line):
                counts[line.table] += 1
    return dict(counts)


def lines_of(engine: Engine) -> Iterator[Head | Line]:
    with at_one_moment(engine) as connection:
        form = version_of(connection)
        if form != HEAD:
            raise Refused(f"the form of this database is {form or 'none'}, known here is {HEAD}")
        yield Head(FORMAT, form, time.time())
        for table in (one for one in metadata.sorted_tables if one is not servers):
            wanted = select(table).order_by(*table.primary_key)
            for row in connection.execution_options(yield_per=MANY).execute(wanted).mappings():
                if (table.name, row.get("name")) not in PASSING:
                    yield Line(str(table.name), {str(name): row[name] for name in row})


def at_one_moment(engine: Engine) -> Connection:
    """SQLite reads what there was when it began; PostgreSQL does if it is told to."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
    else:
        connection.exec_driver_sql("BEGIN")
    return connection


def restore(engine: Engine, file: Path) -> dict[str, int]:
    """Put everything into an empty database; how many rows of each table."""
    head = checked(file)
    with engine.begin() as connection:
        if version_of(connection):
            raise Refused("a backup is restored into an empty database only, and this one is not")
        upgrade(connection, head.form)
        counts = put_all(connection, map(read_line, islice(unpacked(file), 1, None)))
    with engine.begin() as connection:
        upgrade(connection)
    return counts


def checked(file: Path) -> Head:
    """Its first line, once every other was read: nothing is restored from half a file."""
    lines = unpacked(file)
    try:
        head = read_head(next(lines))
        for line in lines:
            read_line(line)
    except (msgspec.DecodeError, StopIteration):
        raise Refused(NOT_ALL) from None
    if head.format != FORMAT:
        raise Refused(NOT_ALL)
    if head.form > HEAD:
        raise Refused(f"this backup is of a newer Deductio: {head.form}, known here is {HEAD}")
    return head


def put_all(connection: Connection, lines: Iterator[Line]) -> dict[str, int]:
    """Into the tables as they are there, which may be those of an older form."""
    found = MetaData()
    found.reflect(connection)
    counts: Counter[str] = Counter()
    for name, some in groupby(lines, key=lambda line: line.table):
        table = found.tables[name]
        rows = [as_stored(table, line.row) for line in some]
        for at in range(0, len(rows), MANY):
            connection.execute(insert(table), rows[at : at + MANY])
        counts[name] += len(rows)
    return dict(counts)


def as_stored(table: Table, row: Mapping[str, Any]) -> Row:
    return {
        name: msgspec.convert(value, bytes) if is_bytes(table, name) else value
        for name, value in row.items()
        if not is_numbered(table, name)
    }


def is_bytes(table: Table, name: str) -> bool:
    return isinstance(table.c[name].type, LargeBinary)


def is_numbered(table: Table, name: str) -> bool:
    """Whether the database gives each row this number by itself."""
    alone = len(table.primary_key) == 1
    return alone and table.c[name].primary_key and isinstance(table.c[name].type, Integer)


def unpacked(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as lines:
            yield from lines
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise Refused(NOT_ALL) from None
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}") from error
