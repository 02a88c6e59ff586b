"""What people make of the case of the day is kept, and who shares it with whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    if sa.inspect(op.get_bind()).has_table("daily_cases"):
        return
    op.create_table(
        "daily_cases",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("code", sa.String(10), nullable=False),
        sa.Column("questions", sa.Integer, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "daily_groups",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "daily_friends",
        sa.Column("group", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("daily_friends")
    op.drop_table("daily_groups")
    op.drop_table("daily_cases")
