"""Shares in the luck are promised before they are opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

tables = sa.table("tables", *map(sa.column, ("standing", "nonces")))


def upgrade() -> None:
    there = sa.inspect(op.get_bind()).get_columns("tables")
    if "promises" not in [column["name"] for column in there]:
        column = sa.Column("promises", sa.Text, nullable=False, server_default="[]")
        op.add_column("tables", column)
    # What was added openly, where people still gather, is promised anew by their pages.
    gathering = sa.update(tables).where(tables.c.standing == "gathering")
    op.execute(gathering.values(nonces="[]"))


def downgrade() -> None:
    op.drop_column("tables", "promises")
