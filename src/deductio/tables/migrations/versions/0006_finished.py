"""How a game ended is kept with its table, for lists of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    there = sa.inspect(op.get_bind()).get_columns("tables")
    if "finished" not in [column["name"] for column in there]:
        column = sa.Column("finished", sa.Text, nullable=False, server_default="null")
        op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "finished")
