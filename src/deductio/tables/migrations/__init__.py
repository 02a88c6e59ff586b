"""How an older database becomes a newer one; run when a store is opened."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from deductio.core.game import Refused
from deductio.tables.schema import HEAD


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Bring the database to the newest form, or to an older one; quick when it is."""
    found = version_of(connection)
    if found == to:
        return
    if found > HEAD:
        raise Refused(
            f"this database is of a newer Deductio: its form is {found}, known here is {HEAD}"
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def version_of(connection: Connection) -> str:
    """The form of the database; empty if there is nothing in it."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
