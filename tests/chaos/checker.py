"""Compares what people and servers were promised with what the database holds afterwards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct, field

from deductio.core.log import play_again
from deductio.core.messages import Event
from deductio.games import game
from deductio.tables.recovery import log_of
from deductio.tables.rows import ChoiceRow, KeptTable
from tests.chaos.people import Witness
from tests.chaos.servers import Served
from tests.postgres import reading

POSTGRES_WATCH = """
CREATE TABLE overwritten (what text);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO overwritten VALUES (TG_TABLE_NAME || ' ' || OLD.code); RETURN NULL; END $$;
CREATE TRIGGER watch AFTER UPDATE OR DELETE ON choices FOR EACH ROW EXECUTE FUNCTION note();
CREATE TRIGGER watch AFTER UPDATE ON tables
FOR EACH ROW WHEN (NEW.epoch < OLD.epoch) EXECUTE FUNCTION note();
"""
EPOCHS_THAT_FALL = (
    "SELECT a.code FROM choices a JOIN choices b"
    " ON a.code = b.code AND b.number = a.number + 1 WHERE b.epoch < a.epoch"
)


class Verdict(Struct):
    """What was promised and what was found; the lists say what was wrong."""

    tables: int = 0
    over: int = 0
    acknowledged: int = 0
    told: int = 0
    """Choices that a server said are kept, also those of bots."""
    lost: list[str] = field(default_factory=list)
    """Acknowledged, and not there."""
    twice: list[str] = field(default_factory=list)
    """Numbers of a table that were acknowledged more than once."""
    overwritten: list[str] = field(default_factory=list)
    """Rows changed that nobody may change, or epochs that fell."""
    otherwise: list[str] = field(default_factory=list)
    """People who heard what is not the beginning of their seat's stream."""
    broken: list[str] = field(default_factory=list)
    """Logs that do not play again."""
    stuck: list[str] = field(default_factory=list)
    """Tables that went no further though their people waited."""

    @property
    def wrong(self) -> list[str]:
        named = msgspec.structs.asdict(self)
        return [
            f"{kind}: {one}"
            for kind, found in named.items()
            if isinstance(found, list)
            for one in found
        ]


def watch(address: str) -> None:
    """Have the database itself note what is overwritten; called when the schema is there."""
    engine = sa.create_engine(address)
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            connection.execute(sa.text(POSTGRES_WATCH))
    engine.dispose()


def check(address: str, servers: Iterable[Served], witnesses: Sequence[Witness]) -> Verdict:
    """Everything that can be said when all is quiet."""
    verdict = Verdict()
    verdict.overwritten = overwritten(address)
    diaries = [told for server in servers for told in server.told()]
    verdict.told = len(diaries)
    by_table = {
        witness.code: [one for one in witnesses if one.code == witness.code]
        for witness in witnesses
    }
    with reading(address) as store:
        for code, people in by_table.items():
            kept = store.kept_table(code)
            if kept is None:
                verdict.lost.append(f"table {code}")
                continue
            check_table(kept, people, verdict)
            told = [(number, hashed) for table, number, hashed in diaries if table == code]
            check_diaries(kept, told, verdict)
    return verdict


def check_table(kept: KeptTable, people: Sequence[Witness], verdict: Verdict) -> None:
    verdict.tables += 1
    verdict.over += kept.table.standing == "over"
    streams = streams_of(kept, verdict)
    for witness in people:
        verdict.acknowledged += len(witness.acknowledged)
        verdict.lost += not_kept(witness, kept.choices)
        verdict.otherwise += [f"{kept.table.code} {one}" for one in witness.complaints]
        if streams is not None and not begins(streams[witness.seat], witness.events):
            verdict.otherwise.append(f"{kept.table.code} seat {witness.seat}: another stream")


def streams_of(kept: KeptTable, verdict: Verdict) -> Sequence[Sequence[Event]] | None:
    """What each seat was told, by the rules and the kept choices alone."""
    played = game(kept.table.game)
    again = play_again(log_of(kept), played)
    numbers = [choice.number for choice in kept.choices]
    if again.stopped or again.match is None or numbers != list(range(len(numbers))):
        verdict.broken.append(f"{kept.table.code}: {again.stopped or 'a number is missing'}")
        return None
    return again.match.streams


def not_kept(witness: Witness, choices: Sequence[ChoiceRow]) -> list[str]:
    """What was acknowledged to this person, and is not there exactly once."""
    mine = [row for row in choices if row.seat == witness.seat]
    return [
        f"{witness.code} seat {witness.seat} {choice}"
        for key, choice in witness.acknowledged.items()
        if [json.loads(row.choice) for row in mine if row.key == key] != [choice]
    ]


def begins(stream: Sequence[Event], heard: Sequence[Any]) -> bool:
    """Whether that was heard from the beginning; what fades is heard as such."""
    told = json.loads(msgspec.json.encode(stream))
    pairs = zip(told, heard, strict=False)
    return len(heard) <= len(told) and all(
        event == one or "Faded" in (one["type"], event["type"]) for event, one in pairs
    )


def check_diaries(kept: KeptTable, told: Sequence[tuple[int, str]], verdict: Verdict) -> None:
    """Each number is acknowledged once, and is what was acknowledged; also those of bots."""
    code = kept.table.code
    often = Counter(number for number, _ in told)
    verdict.twice += [f"{code} number {number}" for number, times in often.items() if times > 1]
    rows = {row.number: row.told for row in kept.choices}
    verdict.lost += [f"{code} number {n}" for n, hashed in told if rows.get(n) != hashed]


def overwritten(address: str) -> list[str]:
    """What the database itself noted, and epochs that fall from one choice to the next."""
    engine = sa.create_engine(address)
    found: list[str] = []
    with engine.connect() as connection:
        if sa.inspect(connection).has_table("overwritten"):
            found += connection.execute(sa.text("SELECT what FROM overwritten")).scalars()
        found += connection.execute(sa.text(EPOCHS_THAT_FALL)).scalars()
    engine.dispose()
    return found
