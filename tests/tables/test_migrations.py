"""A database of former times becomes one of today, and its finished games stay readable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import deductio.tables.migrations as migrations
from deductio.core.log import Log, play_again
from deductio.core.match import Match
from deductio.core.news import News, opening_news
from deductio.core.streams import lengths
from deductio.core.transcript import transcribe, unpack
from deductio.games import game, names
from deductio.lab.table import play_game
from deductio.tables.devices import id_of
from deductio.tables.hindsight import record_from, replay_of
from deductio.tables.info import bare_info
from deductio.tables.rows import Setting
from deductio.tables.sql import SqlStore
from tests.postgres import reading


@pytest.fixture
def engine(address: str) -> Iterator[sa.Engine]:
    """A database as the first migration left it."""
    engine = sa.create_engine(address)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    yield engine
    engine.dispose()


def put(engine: sa.Engine, code: str, log: Log, **other: Any) -> None:
    """Store a game as a server of that time did."""
    opened = log.opening.opened
    news: list[str] = []
    heard: list[int] = []

    def hashed(match: Match[Any]) -> None:
        nonlocal heard
        news.append((News(match, heard) if heard else opening_news(match)).hash())
        heard = lengths(match)

    play_again(log, game(opened.game), hashed)
    table = {
        "code": code,
        "game": opened.game,
        "host": "ada",
        "setting": msgspec.json.encode(Setting(options=opened.options)).decode(),
        "listed": 0,
        "standing": "over",
        "created": 1.0,
        "begun": 2.0,
        "ended": 3.0,
        "secret": log.opening.secret,
        "nonces": "[]",
        "rules_version": opened.rules_version,
        "told": news[0],
        "next_code": "",
        "reason": "",
    }
    seat = {"code": code, "sits": "bot", "person": "", "name": "", "level": "random"}
    choice = {"code": code, "key": "", "at": 2.5, "spent": 0}
    with engine.begin() as connection:
        insert(connection, "tables", table | other)
        for number in range(opened.seats):
            insert(connection, "seats", seat | {"seat": number})
        for number, (entry, told) in enumerate(zip(log.entries, news[1:], strict=True)):
            raw = bytes(entry.choice).decode()
            made = {"number": number, "seat": entry.seat, "choice": raw, "told": told}
            insert(connection, "choices", choice | made)


def insert(connection: sa.Connection, name: str, values: dict[str, Any]) -> None:
    columns: list[sa.ColumnClause[Any]] = [sa.column(column) for column in values]
    connection.execute(sa.insert(sa.table(name, *columns)).values(values))


@contextmanager
def upgraded(engine: sa.Engine) -> Iterator[SqlStore]:
    with reading(str(engine.url)) as store:
        store.prepare()
        yield store


def played(name: str) -> Log:
    return play_game(game(name), game(name).seats[-1], {}, ["random"], "before").log


@pytest.mark.parametrize("name", names())
def test_finished_games_are_kept_as_they_were_told(engine: sa.Engine, name: str) -> None:
    log = played(name)
    put(engine, "A" * 10, log)
    with upgraded(engine) as store:
        kept = store.kept_table("A" * 10)
    assert kept is not None
    assert unpack(kept.transcript) == transcribe(log, game(name))[1]
    assert {choice.motive for choice in kept.choices} == {""}
    assert record_from(kept).choices == tuple((one.seat, one.choice) for one in log.entries)
    replay = replay_of(kept, bare_info(kept, "", "en"), None)
    assert (replay.honest, len(replay.steps)) == (True, len(log.entries) + 1)


def test_what_can_no_longer_be_told_is_left_as_it_is(engine: sa.Engine) -> None:
    log = played("small_detectives")
    put(engine, "A" * 10, log, told="other")
    put(engine, "B" * 10, log, game="forgotten")
    put(engine, "C" * 10, log, standing="playing")
    put(engine, "D" * 10, log)
    with engine.begin() as connection:
        change = "UPDATE choices SET told = 'other' WHERE number = 3 AND code = 'DDDDDDDDDD'"
        connection.execute(sa.text(change))
    put(engine, "E" * 10, log)
    put(engine, "F" * 10, log, standing="gathering")
    with upgraded(engine) as store:
        kept = store.kept_table("D" * 10)
    with engine.begin() as connection:
        found = connection.execute(sa.text("SELECT code FROM transcripts")).scalars().all()
        assert found == ["E" * 10]
        standing = sa.text("SELECT standing FROM tables WHERE code = 'CCCCCCCCCC'")
        assert connection.execute(standing).scalar() == "playing"
    assert kept is not None
    assert (kept.transcript, len(kept.choices)) == (b"", len(log.entries))


def test_after_a_crash_in_the_middle_it_is_done_again(engine: sa.Engine) -> None:
    log = played("small_detectives")
    for code in ("A" * 10, "B" * 10):
        put(engine, code, log)
    with upgraded(engine):
        pass
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
        connection.execute(sa.text("DELETE FROM transcripts WHERE code = 'BBBBBBBBBB'"))
    with upgraded(engine) as store:
        first, second = store.kept_table("A" * 10), store.kept_table("B" * 10)
    assert first is not None and second is not None
    assert first.transcript == second.transcript != b""


def test_shares_added_openly_are_promised_anew_where_people_gather(engine: sa.Engine) -> None:
    log = played("small_detectives")
    for code, standing in (("A" * 10, "gathering"), ("B" * 10, "playing")):
        put(engine, code, log, standing=standing, nonces='["a"]')
    with upgraded(engine) as store:
        gathering, playing = store.kept_table("A" * 10), store.kept_table("B" * 10)
    assert gathering is not None and playing is not None
    assert (gathering.table.nonces, gathering.table.promises) == ((), ())
    assert (playing.table.nonces, playing.table.promises) == (("a",), ())


@pytest.mark.parametrize("name", names())
def test_finished_games_of_former_times_say_how_they_ended(engine: sa.Engine, name: str) -> None:
    log = played(name)
    put(engine, "A" * 10, log)
    put(engine, "B" * 10, log, standing="playing")
    with upgraded(engine) as store:
        over, running = map(store.kept_table, ("A" * 10, "B" * 10))
    assert over is not None and running is not None
    assert over.table.finished == record_from(over).outcome
    assert running.table.finished is None


def test_links_of_former_times_open_once_more(engine: sa.Engine) -> None:
    put(engine, "A" * 10, played("small_detectives"))
    with engine.begin() as connection:
        change = "UPDATE seats SET token = 'old', sits = 'person', person = 'ada' WHERE seat = 1"
        connection.execute(sa.text(change))
    with upgraded(engine) as store:
        assert store.table_of_device(id_of("old")) == "A" * 10
        kept = store.kept_table("A" * 10)
    assert kept is not None
    assert [(device.seat, device.person) for device in kept.devices] == [(1, "")]
