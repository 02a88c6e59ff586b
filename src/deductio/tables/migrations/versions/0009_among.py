"""Some words reach only some of those at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    there = sa.inspect(op.get_bind()).get_columns("said")
    if "among" not in [column["name"] for column in there]:
        column = sa.Column("among", sa.String(8), nullable=False, server_default="all")
        op.add_column("said", column)


def downgrade() -> None:
    op.drop_column("said", "among")
