"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("standing", sa.String(12), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("nonces", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("told", sa.String(16), nullable=False),
        sa.Column("next_code", sa.String(10), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
    )
    op.create_index("tables_by_standing", "tables", ["standing", "created"])
    op.create_table(
        "seats",
        sa.Column("code", sa.String(10), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("sits", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(12), nullable=True),
        sa.Column("token", sa.String(64), nullable=True),
        sa.UniqueConstraint("token", name="seats_by_token"),
    )
    op.create_table(
        "choices",
        sa.Column("code", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("told", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
    )
    op.create_table(
        "said",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(10), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("phrase", sa.String(12), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
    )
    op.create_table(
        "marks",
        sa.Column("code", sa.String(10), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("fact", sa.String(60), primary_key=True),
        sa.Column("mark", sa.String(12), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("house", "people", "reports", "marks", "said", "choices", "seats", "tables"):
        op.drop_table(name)
