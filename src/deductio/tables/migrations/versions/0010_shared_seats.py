"""Several people may share a seat, each with a name; some words reach only some at a table; people
choose the colours of their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

NEW = {"seat_devices": {"name": ""}, "said": {"among": "all", "by": ""}}
"""By table, the columns and what they hold in old rows."""


def upgrade() -> None:
    for table, columns in NEW.items():
        there = [column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)]
        for name, usual in columns.items():
            if name not in there:
                column = sa.Column(name, sa.String(24), nullable=False, server_default=usual)
                op.add_column(table, column)
    there = [column["name"] for column in sa.inspect(op.get_bind()).get_columns("seats")]
    if "colour" not in there:
        op.add_column("seats", sa.Column("colour", sa.Integer, nullable=True))


def downgrade() -> None:
    for table, columns in NEW.items():
        for name in columns:
            op.drop_column(table, name)
    op.drop_column("seats", "colour")
