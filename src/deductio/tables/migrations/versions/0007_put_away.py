"""People put tables away that they no longer want in their lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    if sa.inspect(op.get_bind()).has_table("put_away"):
        return
    op.create_table(
        "put_away",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(10), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("put_away")
