"""Bots' reasons beside their choices, and what everyone was told in games that are over.

Finished games are played once more, now, while their rules still run; those that no longer tell
what people were told are left as they are. On SQLite each statement that changes a table stands for
itself, so every step looks first whether it was done before a crash.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op
from msgspec import Raw

from deductio.core.game import Refused
from deductio.core.log import Entry, Log, Opening
from deductio.core.messages import Opened
from deductio.core.seal import Seal
from deductio.core.transcript import transcribe
from deductio.games import game

revision = "0002"
down_revision = "0001"

tables = sa.table(
    "tables",
    *map(
        sa.column,
        ("code", "game", "setting", "standing", "secret", "nonces", "rules_version", "told"),
    ),
)
seats = sa.table("seats", sa.column("code"))
choices = sa.table("choices", *map(sa.column, ("code", "number", "seat", "choice", "told")))
transcripts = sa.table("transcripts", sa.column("code"), sa.column("transcript", sa.LargeBinary))


def upgrade() -> None:
    connection = op.get_bind()
    there = sa.inspect(connection)
    if "motive" not in [column["name"] for column in there.get_columns("choices")]:
        op.add_column("choices", sa.Column("motive", sa.Text, nullable=False, server_default=""))
    if not there.has_table("transcripts"):
        op.create_table(
            "transcripts",
            sa.Column("code", sa.String(10), primary_key=True),
            sa.Column("transcript", sa.LargeBinary, nullable=False),
        )
    keep_transcripts(connection)


def keep_transcripts(connection: sa.Connection) -> None:
    for row in connection.execute(finished()).mappings().all():
        if told := packed_transcript(connection, row):
            values = {"code": row["code"], "transcript": told}
            connection.execute(sa.insert(transcripts).values(values))


def finished() -> sa.Select[Any]:
    """The tables whose game is over and has no transcript yet."""
    done = sa.select(transcripts.c.code)
    return sa.select(tables).where(tables.c.standing == "over", tables.c.code.not_in(done))


def packed_transcript(connection: sa.Connection, row: Any) -> bytes:
    """Empty if the game can no longer be told as it was."""
    try:
        again, told = transcribe(log_of(connection, row), game(row["game"]))
    except Refused:  # there is no such game any more
        return b""
    return b"" if again.stopped else told.pack()


def log_of(connection: sa.Connection, row: Any) -> Log:
    code, nonces = row["code"], tuple(msgspec.json.decode(row["nonces"]))
    chairs = sa.select(sa.func.count()).select_from(seats).where(seats.c.code == code)
    opened = Opened(
        row["game"],
        row["rules_version"],
        connection.execute(chairs).scalar_one(),
        msgspec.json.decode(row["setting"])["options"],
        Seal(bytes.fromhex(row["secret"])).commitment,
        nonces,
    )
    column = choices.c
    made = sa.select(choices).where(column.code == code).order_by(column.number)
    entries = [
        Entry(kept["seat"], Raw(kept["choice"].encode()), kept["told"])
        for kept in connection.execute(made).mappings()
    ]
    return Log(Opening(opened, row["secret"], (), row["told"]), entries)


def downgrade() -> None:
    op.drop_table("transcripts")
    op.drop_column("choices", "motive")
