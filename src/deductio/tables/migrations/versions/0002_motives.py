"""Why a bot chose so, beside its choice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("choices", sa.Column("motive", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("choices", "motive")
