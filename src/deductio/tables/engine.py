"""The connection to a database: SQLite by default, PostgreSQL for many servers, both careful."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Float, create_engine, event, make_url
from sqlalchemy import literal_column as literal_sql

CAREFUL = (
    "busy_timeout=10000",  # first: already the next ones may meet another server
    "page_size=1024",  # small: choices of many tables that come together lie in as many places
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",  # pages that change often are copied less often; 8 MB at most
    "temp_store=MEMORY",  # or each insert of many rows opens a file, in case one of them fails
)
BEGIN = (
    "BEGIN; SET LOCAL statement_timeout = 2000; SET LOCAL lock_timeout = 1500;"
    " SET LOCAL idle_in_transaction_session_timeout = 2000"
)
"""A server that is stopped between two statements must not hold a row against its successor. Said
in each transaction, in one breath with its beginning: a pool between forgets what a session is."""
NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "cast(extract(epoch from clock_timestamp()) as double precision)",
}
ALONE = {
    "sqlite": ("BEGIN IMMEDIATE",),
    "postgresql": (
        "SET LOCAL statement_timeout = 0",
        "SET LOCAL lock_timeout = 0",
        "SET LOCAL idle_in_transaction_session_timeout = 0",
        "SELECT pg_advisory_xact_lock(5328371)",
    ),
}


def make_engine(url: str) -> Engine:
    if make_url(url).get_backend_name() == "postgresql":
        # Values by place, as SQLite takes them: only so many rows go as one statement. Statements
        # are not prepared, since a pool between may give each to another session.
        connecting = {"autocommit": True, "tcp_user_timeout": 2000, "prepare_threshold": None}
        engine = create_engine(
            url,
            paramstyle="format",
            pool_pre_ping=True,
            connect_args=connecting,
            execution_options={"preserve_rowcount": True},
        )
        event.listen(engine, "begin", begin_patiently)
        return engine
    engine = create_engine(url)
    event.listen(engine, "connect", careful_sqlite)
    return engine


def careful_sqlite(connection: Any, record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk before it returns."""
    for pragma in CAREFUL:
        connection.execute(f"PRAGMA {pragma}").close()


def begin_patiently(connection: Connection) -> None:
    """The driver itself begins nothing, but ends what was begun."""
    connection.exec_driver_sql(BEGIN)


def is_postgres(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def now_of(engine: Engine) -> ColumnElement[float]:
    """The seconds of the database's own clock: the only one that counts between servers."""
    return literal_sql(NOW[engine.dialect.name], Float)


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """A transaction in which no other server prepares the same database; it may take long."""
    with engine.begin() as connection:
        for statement in ALONE[engine.dialect.name]:
            connection.exec_driver_sql(statement)
        yield connection
