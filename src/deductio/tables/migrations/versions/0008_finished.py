"""How a game ended is kept with its table, for lists of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from deductio.core.transcript import unpack

revision = "0008"
down_revision = "0007"

tables = sa.table("tables", sa.column("code"), sa.column("finished"))
transcripts = sa.table("transcripts", sa.column("code"), sa.column("transcript", sa.LargeBinary))


def upgrade() -> None:
    connection = op.get_bind()
    there = sa.inspect(connection).get_columns("tables")
    if "finished" not in [column["name"] for column in there]:
        column = sa.Column("finished", sa.Text, nullable=False, server_default="null")
        op.add_column("tables", column)
    for code in connection.execute(sa.select(transcripts.c.code)).scalars().all():
        wanted = sa.select(transcripts.c.transcript).where(transcripts.c.code == code)
        ended = how_it_ended(connection.execute(wanted).scalar_one())
        op.execute(sa.update(tables).where(tables.c.code == code).values(finished=ended))


def how_it_ended(transcript: bytes) -> str:
    """The event as it was told, in JSON."""
    lines = [bytes(line).decode() for line in unpack(transcript).lines(None)]
    return next((line for line in reversed(lines) if '"type":"Finished"' in line), "null")


def downgrade() -> None:
    op.drop_column("tables", "finished")
