"""Puzzles, what people have done with them, and how well."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    if sa.inspect(op.get_bind()).has_table("puzzles"):
        return
    op.create_table(
        "puzzles",
        sa.Column("code", sa.String(120), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("grade", sa.Integer, nullable=False),
        sa.Column("theme", sa.String(20), nullable=False),
        sa.Column("en", sa.LargeBinary, nullable=False),
        sa.Column("fr", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
    )
    op.create_index("puzzles_by_game", "puzzles", ["game", "mu"])
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(120), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("answer", sa.String(60), nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("mended", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
    )
    op.create_index("attempts_by_code", "puzzle_attempts", ["code"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_attempts")
    op.drop_table("puzzles")
