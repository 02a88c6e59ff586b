"""Who may not speak or not come in, and which tables are to be closed: said by those who run it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    if not sa.inspect(op.get_bind()).has_table("moderation"):
        op.create_table(
            "moderation",
            sa.Column("subject", sa.String(32), primary_key=True),
            sa.Column("ruling", sa.String(8), nullable=False),
            sa.Column("at", sa.Float, nullable=False),
        )


def downgrade() -> None:
    op.drop_table("moderation")
