"""Statements that store something of a table only while its owner is who it thinks it is.

Each names the epoch it knows; where another server has claimed the table since, it keeps no row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, Executable, Select, Table, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from deductio.tables import schema
from deductio.tables.engine import is_postgres
from deductio.tables.rows import ChoiceRow
from deductio.tables.writer import ManyRows


def owned(code: str, epoch: int) -> dict[str, Any]:
    """The values by which a statement proves its right."""
    return {"its_code": code, "its_epoch": epoch}


OWNED = (
    schema.tables.c.code == bindparam("its_code"),
    schema.tables.c.epoch == bindparam("its_epoch"),
)


def added_choices(engine: Engine) -> ManyRows:
    """The one statement that every choice needs, written out once; the last value is the epoch."""
    names = (*ChoiceRow.__struct_fields__, "epoch")
    columns = ", ".join(f'"{name}"' for name in names)
    values = ", ".join(f"new.column{number}" for number, _ in enumerate(names, 1))
    place = "%s" if is_postgres(engine) else "?"
    # A table that is being claimed waits for what its owner has begun to store.
    lock = " FOR SHARE OF tables" if is_postgres(engine) else ""
    return ManyRows(
        f"INSERT INTO choices ({columns}) SELECT {values} FROM (VALUES ",
        f"({', '.join([place] * len(names))})",
        f") AS new, tables WHERE tables.code = new.column1"
        f" AND tables.epoch = new.column{len(names)}{lock} ON CONFLICT DO NOTHING",
    )


def changed_table(names: Sequence[str]) -> Executable:
    new = [name for name in names if name not in ("code", "epoch")]
    return update(schema.tables).where(*OWNED).values({name: bindparam(name) for name in new})


def changed_seat(names: Sequence[str]) -> Executable:
    """To follow a changed table in the same transaction, which proves the right to it."""
    seat = schema.seats.c
    new = [name for name in names if name != "seat"]
    which = seat.code == bindparam("its_code"), seat.seat == bindparam("its_seat")
    return update(schema.seats).where(*which).values({name: bindparam(name) for name in new})


def added_if_owned(table: Table, names: Sequence[str]) -> Executable:
    return table.insert().from_select(["code", *names], _if_owned(table, names))


def put_if_owned(engine: Engine, table: Table) -> Executable:
    """Insert a row, or replace the one with the same primary key."""
    names = [column.name for column in table.columns if column.name != "code"]
    return _or_replace(engine, table, _if_owned(table, names))


def put(engine: Engine, table: Table) -> Executable:
    """The same for what belongs to no table, or follows one in its transaction."""
    return _or_replace(engine, table, None)


def _if_owned(table: Table, names: Sequence[str]) -> Select[Any]:
    values = [bindparam(name, type_=table.c[name].type).label(name) for name in names]
    return select(schema.tables.c.code, *values).where(*OWNED)


def _or_replace(engine: Engine, table: Table, rows: Select[Any] | None) -> Executable:
    statement = postgresql.insert(table) if is_postgres(engine) else sqlite.insert(table)
    if rows is not None:
        statement = statement.from_select(rows.selected_columns.keys(), rows)
    new = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key}
    keys = [column.name for column in table.primary_key]
    return statement.on_conflict_do_update(index_elements=keys, set_=new)
