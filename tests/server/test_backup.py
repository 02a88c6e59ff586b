"""A backup is made while people play; from it games go on, in the same or another database."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed

from deductio.cli import run
from deductio.server.database import keep_private
from deductio.tables import schema
from deductio.tables.backup import FORMAT, Head, Line, lines_of
from deductio.tables.engine import make_engine
from deductio.tables.migrations import upgrade
from deductio.tables.schema import HEAD
from deductio.tables.sql import sqlite_url
from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio

ENOUGH = 25
"""Events after which somebody makes a backup."""


def backup(address: str, file: Path) -> None:
    assert run(["backup", str(file), "--database", address, "--json"]) == 0


def restore(address: str, file: Path) -> int:
    return run(["restore", str(file), "--database", address, "--json"])


async def play_until_backed_up(server: Running, file: Path) -> tuple[Person, str, Follower]:
    """Two thirds of a game are played after the backup, and are not in it."""
    ada = await Person(server.url, "Ada").__aenter__()
    options = {"pawn_choice": "fixed"}
    order = {"options": options, "talk": "free", "help": "odds"}
    code = (await ada.table("cluedo", bots=2, level="rookie", **order))["code"]
    random = Random(7)
    async with ada.join(code) as socket:
        follower = Follower(socket)
        await socket.send('{"type":"Say","text":"before"}')
        await socket.send('{"type":"Mark","fact":"rope@seat1","mark":"yes"}')
        while len(follower.events) < ENOUGH or not follower.asked or not follower.said:
            await follower.hear()
            await follower.answer(random)
        address = str(server.settings.database)
        making = asyncio.create_task(asyncio.to_thread(backup, address, file))
        with suppress(ConnectionClosed):
            while not (making.done() or follower.over):
                await follower.hear()
                await follower.answer(random)
        await making
        await socket.send('{"type":"Say","text":"after"}')
        while len(follower.said) < 2:
            await follower.hear()
    return ada, code, follower


async def test_a_game_goes_on_from_a_backup(tmp_path: Path, address: str) -> None:
    file = tmp_path / "backup.jsonl.gz"
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    with Running(first) as server:
        ada, code, before = await play_until_backed_up(server, file)
        cookie = ada.cookie
        await ada.http.aclose()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert restore(address, file) == 0
    with Running(second, database=address) as server:
        async with Person(server.url) as again:
            again.http.cookies.clear()
            again.http.headers["Cookie"] = cookie
            async with again.join(code, {"Cookie": cookie}) as socket:
                after = Follower(socket)
                welcome = await after.hear()
                kept = len(after.events)
                assert kept >= ENOUGH
                assert after.events == before.events[:kept]
                assert [said["text"] for said in after.said] == ["before"]
                assert welcome["marks"] == {"rope@seat1": "yes"}
                assert after.table["me"] == 0
                await after.answer(Random(8))
                await after.play(Random(8))
            assert (await again.get(f"/api/tables/{code}/replay"))["honest"]
            async with again.join(code, {"Cookie": cookie}) as socket:
                await socket.send('{"type":"Say","text":"later"}')
                follower = Follower(socket)
                while len(follower.said) < 2:
                    await follower.hear()
            await move_back(again, code, address, tmp_path)


async def move_back(person: Person, code: str, address: str, folder: Path) -> None:
    """From any database to SQLite, with everything."""
    file, third = folder / "back.jsonl.gz", sqlite_url(folder / "third" / "tables.sqlite")
    await asyncio.to_thread(backup, address, file)
    assert restore(third, file) == 0
    record = await person.get(f"/api/tables/{code}/record")
    with Running(folder / "third") as server:
        async with Person(server.url) as again:
            assert await again.get(f"/api/tables/{code}/record") == record


def test_a_backup_is_of_one_moment(address: str) -> None:
    keep_private(address)
    engine = make_engine(address)
    with engine.begin() as connection:
        upgrade(connection)
    lines = lines_of(engine)
    assert isinstance(next(lines), Head)
    with engine.begin() as connection:
        connection.execute(insert(schema.people).values(person="late", name="Late"))
    assert [*lines] == []
    assert Line("people", {"person": "late", "name": "Late"}) in [*lines_of(engine)]
    engine.dispose()


def test_a_backup_of_former_times_becomes_one_of_today(tmp_path: Path, address: str) -> None:
    choice = {"code": "A" * 10, "number": 0, "seat": 0, "choice": "{}", "key": "", "told": ""}
    rows = [Line("people", {"person": "ada", "name": "Ada"})]
    rows.append(Line("choices", choice | {"at": 1.5, "spent": 0}))
    lines = [Head(FORMAT, "0001", 1.0), *rows]
    old = tmp_path / "old.jsonl.gz"
    old.write_bytes(gzip.compress(b"\n".join(map(msgspec.json.encode, lines))))
    assert restore(address, old) == 0
    engine = make_engine(address)
    head, *found = lines_of(engine)
    engine.dispose()
    assert isinstance(head, Head)
    assert head.form == HEAD
    assert Line("choices", rows[1].row | {"motive": "", "epoch": 0}) in found
    assert rows[0] in found


def small(folder: Path) -> Path:
    """A backup of a server that was only started."""
    with Running(folder) as server:
        pass
    backup(server.settings.database, folder / "small.jsonl.gz")
    return folder / "small.jsonl.gz"


def test_nothing_is_restored_over_something(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = small(tmp_path)
    address = sqlite_url(tmp_path / "tables.sqlite")
    assert restore(address, file) == 1
    assert "an empty database only" in capsys.readouterr().err
    assert run(["backup", str(file), "--database", address]) == 1
    assert "File exists" in capsys.readouterr().err


@pytest.mark.parametrize("change", ["half", "spoilt", "text", "other", "newer", "empty", "none"])
def test_only_a_whole_backup_is_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str
) -> None:
    file = small(tmp_path)
    whole = file.read_bytes()
    head, _, rest = gzip.decompress(whole).partition(b"\n")
    newer = json.dumps(json.loads(head) | {"form": "9999"}).encode() + b"\n"
    changed = {
        "half": whole[: len(whole) // 2],
        "spoilt": whole[:40] + bytes(20) + whole[60:],
        "text": b"not a backup",
        "other": gzip.compress(b'{"format":"other","form":"0001","at":1}\n'),
        "newer": gzip.compress(newer + rest),
        "empty": b"",
    }
    file.unlink() if change == "none" else file.write_bytes(changed[change])
    empty = tmp_path / "empty.sqlite"
    assert restore(sqlite_url(empty), file) == 1
    said = {"newer": f"9999, known here is {HEAD}", "none": "No such file"}
    assert said.get(change, "not a whole backup") in capsys.readouterr().err
    with closing(sqlite3.connect(empty)) as database:
        assert database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_there_must_be_something_to_back_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    nothing = sqlite_url(tmp_path / "tables.sqlite")
    assert run(["backup", str(file), "--database", nothing]) == 1
    assert f"is none, known here is {HEAD}" in capsys.readouterr().err
    assert not file.exists()
