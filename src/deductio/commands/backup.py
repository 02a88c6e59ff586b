"""`deductio backup` and `deductio restore`: all that a server keeps, as one file and back."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import Engine

from deductio.commands.arguments import Database, DatabaseFile, Json, SettingsFile
from deductio.commands.output import print_json, print_table
from deductio.server.database import keep_private, plainly
from deductio.server.settings import read_settings
from deductio.tables.backup import back_up, restore
from deductio.tables.engine import make_engine

TheBackup = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, a .jsonl.gz file.")]


def make_backup(
    file: TheBackup,
    settings: SettingsFile = None,
    database: Database = None,
    database_file: DatabaseFile = None,
    json: Json = False,
) -> None:
    address = address_from(settings, database, database_file)
    show(file, with_engine(address, lambda engine: back_up(engine, file)), json=json)


def restore_backup(
    file: TheBackup,
    settings: SettingsFile = None,
    database: Database = None,
    database_file: DatabaseFile = None,
    json: Json = False,
) -> None:
    address = address_from(settings, database, database_file)
    with plainly():
        keep_private(address)
    show(file, with_engine(address, lambda engine: restore(engine, file)), json=json)


def address_from(settings: Path | None, database: str | None, database_file: str | None) -> str:
    given = {"database": database, "database_file": database_file}
    return read_settings(settings, os.environ, given)[1]


def with_engine(address: str, work: Callable[[Engine], dict[str, int]]) -> dict[str, int]:
    with plainly():
        engine = make_engine(address)
        try:
            return work(engine)
        finally:
            engine.dispose()


def show(file: Path, rows: dict[str, int], *, json: bool) -> None:
    if json:
        print_json({"file": str(file), "rows": rows})
    else:
        print_table(str(file), dict(rows))
