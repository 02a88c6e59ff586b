"""What the coach makes of finished games is kept with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    if sa.inspect(op.get_bind()).has_table("reviews"):
        return
    op.create_table(
        "reviews",
        sa.Column("code", sa.String(10), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("lang", sa.String(2), primary_key=True),
        sa.Column("own", sa.Integer, primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=True),
        sa.Column("reviewed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
