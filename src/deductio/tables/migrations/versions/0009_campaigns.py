"""Campaigns: the groups that play them, how their games ended, and which tables belong to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    there = sa.inspect(op.get_bind())
    if "campaign" not in [column["name"] for column in there.get_columns("tables")]:
        column = sa.Column("campaign", sa.String(16), nullable=False, server_default="")
        op.add_column("tables", column)
        op.create_index("ix_tables_campaign", "tables", ["campaign"])
    if there.has_table("campaigns"):
        return
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "campaign_people",
        sa.Column("campaign", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "campaign_endings",
        sa.Column("campaign", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(10), primary_key=True),
        sa.Column("scenario", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("campaign_endings", "campaign_people", "campaigns"):
        op.drop_table(table)
    op.drop_index("ix_tables_campaign", "tables")
    op.drop_column("tables", "campaign")
