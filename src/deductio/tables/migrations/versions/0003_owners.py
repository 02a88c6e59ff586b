"""Servers with leases, and tables that have one owner at a time.

Tables in play become orphans: whichever server starts first goes on with them. On SQLite each
statement that changes a table stands for itself, so every step looks whether it was done before.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def columns() -> dict[str, list[sa.Column[Any]]]:
    """Those that are added to each table."""
    return {
        "tables": [
            sa.Column("owner", sa.String(16), nullable=True),
            sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
            sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
            sa.Column("wanted", sa.String(16), nullable=False, server_default=""),
            sa.Column("handed", sa.Float, nullable=False, server_default="0"),
        ],
        "choices": [sa.Column("epoch", sa.Integer, nullable=False, server_default="0")],
    }


def upgrade() -> None:
    there = sa.inspect(op.get_bind())
    for table, added in columns().items():
        known = {column["name"] for column in there.get_columns(table)}
        for column in added:
            if column.name not in known:
                op.add_column(table, column)
    if not there.has_table("servers"):
        op.create_table(
            "servers",
            sa.Column("id", sa.String(16), primary_key=True),
            sa.Column("address", sa.String(200), nullable=False),
            sa.Column("version", sa.String(20), nullable=False),
            sa.Column("rules", sa.Text, nullable=False),
            sa.Column("until", sa.Float, nullable=False),
            sa.Column("draining", sa.Integer, nullable=False),
        )
    if "ix_tables_owner" not in {index["name"] for index in there.get_indexes("tables")}:
        op.create_index("ix_tables_owner", "tables", ["owner"])
    op.execute("UPDATE tables SET owner = 'gone' WHERE standing = 'playing' AND owner IS NULL")


def downgrade() -> None:
    op.drop_table("servers")
    op.drop_index("ix_tables_owner", "tables")
    for table, added in columns().items():
        for column in added:
            op.drop_column(table, column.name)
