"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD = "0014"
"""The newest migration under `migrations/versions`; a test holds the two together."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("setting", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("standing", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("nonces", Text, nullable=False),
    Column("promises", Text, nullable=False, server_default="[]"),
    Column("rules_version", Integer, nullable=False),
    Column("told", String(16), nullable=False),
    Column("next_code", String(10), nullable=False),
    Column("reason", String(40), nullable=False),
    Column("finished", Text, nullable=False, server_default="null"),
    Column("campaign", String(16), nullable=False, server_default="", index=True),
    Column("owner", String(16), nullable=True, index=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("wanted", String(16), nullable=False, server_default=""),
    Column("handed", Float, nullable=False, server_default="0"),
    Index("tables_by_standing", "standing", "created"),
)
"""The last five say whose it is (`ownership.py`): the server, how often it has changed hands, how
often it was claimed and never came to stand, who asks for it, and when it was last handed over."""

servers = Table(
    "servers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("version", String(20), nullable=False),
    Column("rules", Text, nullable=False),
    Column("until", Float, nullable=False),
    Column("draining", Integer, nullable=False),
)
"""Those who run on this database; `until` is when the lease is over, by the database's clock."""

seats = Table(
    "seats",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("sits", String(8), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("level", String(12), nullable=True),
    Column("member", String(12), nullable=False, server_default=""),
    Column("colour", Integer, nullable=True),
    Column("token", String(64), nullable=True),  # of links before seats had several devices
    UniqueConstraint("token", name="seats_by_token"),
)

seat_devices = Table(
    "seat_devices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("code", String(10), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("since", Float, nullable=False),
    Column("name", String(24), nullable=False, server_default=""),
)
"""Beside those that sat down; nobody's while they are only invited."""

choices = Table(
    "choices",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("told", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Integer, nullable=False),
    Column("motive", Text, nullable=False, server_default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
)
"""The primary key is what keeps two servers from both storing choice 17 of a table."""

transcripts = Table(
    "transcripts",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("transcript", LargeBinary, nullable=False),
)
"""Of games that are over; apart from their tables, because lists of tables do not need them."""

reviews = Table(
    "reviews",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("lang", String(2), primary_key=True),
    Column("own", Integer, primary_key=True),
    Column("edition", Integer, nullable=False),
    Column("share", Float, nullable=True),
    Column("reviewed", LargeBinary, nullable=False),
)
"""What the coach made of a seat's game, as it said so to whoever sat there or to somebody else."""

puzzles = Table(
    "puzzles",
    metadata,
    Column("code", String(120), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("grade", Integer, nullable=False),
    Column("theme", String(20), nullable=False),
    Column("en", LargeBinary, nullable=False),
    Column("fr", LargeBinary, nullable=False),
    Column("made", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answered", Integer, nullable=False),
    Index("puzzles_by_game", "game", "mu"),
)
"""With all that is said of them in each language, and how hard they have turned out to be."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("code", String(120), primary_key=True),
    Column("at", Float, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("answer", String(60), nullable=False),
    Column("points", Float, nullable=False),
    Column("mended", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Index("attempts_by_code", "code"),
)
"""The first answer of a person to a puzzle, or the hints heard before it."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answered", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

said = Table(
    "said",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(10), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", String(12), nullable=False),
    Column("text", String(200), nullable=False),
    Column("among", String(24), nullable=False, server_default="all"),
    Column("by", String(24), nullable=False, server_default=""),
)

marks = Table(
    "marks",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("fact", String(60), primary_key=True),
    Column("mark", String(12), nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(32), nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
)

moderation = Table(
    "moderation",
    metadata,
    Column("subject", String(32), primary_key=True),
    Column("ruling", String(8), nullable=False),
    Column("at", Float, nullable=False),
)
"""What those who run the house have ruled of a person or a table."""

put_away = Table(
    "put_away",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("code", String(10), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Tables that people no longer want in their lists."""

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

campaign_people = Table(
    "campaign_people",
    metadata,
    Column("campaign", String(16), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
"""Whose campaign it is: everyone who has begun a game of it, and when they last did."""

campaign_endings = Table(
    "campaign_endings",
    metadata,
    Column("campaign", String(16), primary_key=True),
    Column("code", String(10), primary_key=True),
    Column("scenario", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("won", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""How its games ended, each table once; it is the progress, and stays when a table goes."""

daily_cases = Table(
    "daily_cases",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("code", String(10), nullable=False),
    Column("questions", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""What people have made of the solo case of a day, and at which table; it stays when that goes."""

daily_groups = Table(
    "daily_groups",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", Float, nullable=False),
)

daily_friends = Table(
    "daily_friends",
    metadata,
    Column("group", String(16), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
"""Who has opened the link of a group."""

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
