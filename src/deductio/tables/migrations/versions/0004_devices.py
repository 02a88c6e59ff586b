"""Several devices at a seat; links of former times become invitations that open once."""

from __future__ import annotations

import time
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

seats = sa.table("seats", *map(sa.column, ("code", "seat", "token")))
devices = sa.table(
    "seat_devices", *map(sa.column, ("id", "code", "seat", "person", "kind", "since"))
)


def upgrade() -> None:
    connection = op.get_bind()
    if not sa.inspect(connection).has_table("seat_devices"):
        op.create_table(
            "seat_devices",
            sa.Column("id", sa.String(64), primary_key=True),
            sa.Column("code", sa.String(10), nullable=False, index=True),
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("person", sa.String(32), nullable=False, index=True),
            sa.Column("kind", sa.String(8), nullable=False),
            sa.Column("since", sa.Float, nullable=False),
        )
    links = connection.execute(sa.select(seats).where(seats.c.token.is_not(None))).all()
    for code, seat, token in links:
        values = {"code": code, "seat": seat, "person": "", "kind": "program"}
        values |= {"id": sha256(token.encode()).hexdigest(), "since": time.time()}
        connection.execute(sa.insert(devices).values(values))
    connection.execute(sa.update(seats).values(token=None))


def downgrade() -> None:
    op.drop_table("seat_devices")
