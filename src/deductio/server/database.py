"""The database of a server: readable by its owner only, and plain words when it cannot be used."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import typer
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from deductio.core.game import Refused
from deductio.server.logs import reason_of
from deductio.tables.sql import SqlStore, sqlite_url


def default_database() -> str:
    """In the folder where the system keeps a user's data."""
    return sqlite_url(Path(typer.get_app_dir("deductio")) / "tables.sqlite")


def open_store(address: str) -> SqlStore:
    """Ready to be read, and to be opened for writing."""
    with plainly():
        keep_private(address)
        store = SqlStore(address)
        store.prepare()
    return store


def keep_private(address: str) -> None:
    """Everyone's seats and the secrets of running games are in it."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    file = Path(url.database)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(0o600)
    for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # whoever shares it has decided so
            one.chmod(0o600)


@contextmanager
def plainly() -> Iterator[None]:
    """What goes wrong with a database becomes one sentence."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError):
        raise Refused(
            "database: this is no address such as sqlite:////path/tables.sqlite"
        ) from None
    except ModuleNotFoundError:
        raise Refused("for this database, please install 'deductio[postgres]'") from None
    except (DBAPIError, sqlite3.Error, OSError) as error:
        because = reason_of(error) or type(error).__name__
        raise Refused(f"the database cannot be used: {because}") from error
