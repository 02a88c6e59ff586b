"""Bots are somebody of the cast; those who sat down before are nobody in particular."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    there = [column["name"] for column in sa.inspect(op.get_bind()).get_columns("seats")]
    if "member" not in there:
        op.add_column(
            "seats", sa.Column("member", sa.String(12), nullable=False, server_default="")
        )


def downgrade() -> None:
    op.drop_column("seats", "member")
