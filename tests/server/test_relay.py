"""Two servers on one database: players of one table see each other, whichever they come to."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from itsdangerous import TimestampSigner
from msgspec.structs import replace
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from deductio.server.limits import UNLIMITED
from deductio.tables.sql import SqlStore, sqlite_url
from tests.server.person import Follower, Person
from tests.server.running import QUICK, Running
from tests.server.test_killed import compare, gathered

pytestmark = pytest.mark.anyio


@pytest.fixture
def pair(tmp_path: Path, address: str) -> Iterator[tuple[Running, Running]]:
    with Running(tmp_path, database=address) as one, Running(tmp_path, database=address) as other:
        yield one, other


async def settled(ada: Person, url: str) -> Person:
    """The same person, at another server."""
    there = Person(url)
    there.http.cookies = ada.http.cookies
    return there


async def test_players_on_different_servers_play_one_game(pair: tuple[Running, Running]) -> None:
    one, other = pair
    async with Person(one.url, "Ada") as ada, Person(other.url, "Ben") as ben:
        code = await gathered(one, "almost_innocent", ada, ben)
        async with ada.join(code) as here, ben.join(code) as there:
            followers, random = (Follower(here), Follower(there)), Random(3)
            await asyncio.gather(*(follower.play(random) for follower in followers))
        for seat, follower in enumerate(followers):
            compare(await ben.get(f"/api/tables/{code}/record"), seat, follower)


async def test_whatever_is_asked_is_answered_by_the_owner(pair: tuple[Running, Running]) -> None:
    one, other = pair
    async with Person(one.url, "Ada") as ada, Person(other.url, "Ben") as ben:
        chairs = [{"type": "Me"}, {"type": "PersonWanted"}]
        code = (await ada.post("/api/tables", game="cluedo", chairs=chairs))["code"]
        await ben.post(f"/api/tables/{code}/sit", seat=1)
        assert (await ada.get(f"/api/tables/{code}"))["sitters"][1]["name"] == "Ben"
        assert (await ben.get(f"/api/tables/{code}"))["me"] == 1
        await ben.http.put("/api/me", json={"name": "Benedict", "at": code})
        assert (await ada.get(f"/api/tables/{code}"))["sitters"][1]["name"] == "Benedict"
        status, _ = await ben.refused(f"/api/tables/{code}/sit", seat=0)
        assert status == 409
        path = (await ben.post(f"/api/tables/{code}/link"))["url_path"]
        async with Person(other.url, "Ben's telephone") as telephone:
            token = path.rpartition("#")[2]
            assert (await telephone.post("/api/seat", token=token))["me"] == 1


async def test_when_the_owner_is_told_to_stop_the_other_goes_on_at_once(
    tmp_path: Path, address: str
) -> None:
    with Running(tmp_path, database=address) as other:
        with Running(tmp_path, database=address) as one:
            async with Person(one.url, "Ada") as ada, Person(other.url, "Ben") as ben:
                code = await gathered(one, "cluedo", ada, ben)
                async with ben.join(code) as socket:
                    follower = Follower(socket)
                    await follower.hear()
                    await asyncio.to_thread(one.stop)
                    with pytest.raises(ConnectionClosed) as closed:
                        while True:
                            await follower.hear()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
                async with ben.join(code) as socket:
                    follower = Follower(socket)
                    await follower.hear()
                    assert follower.table["standing"] == "playing"
        assert '"level":"error"' not in other.log()


async def test_when_the_owner_is_killed_its_people_hear_of_it(tmp_path: Path, address: str) -> None:
    with Running(tmp_path, database=address) as other:
        one = Running(tmp_path, database=address)
        async with Person(one.url, "Ada") as ada, Person(other.url, "Ben") as ben:
            code = await gathered(one, "cluedo", ada, ben)
            async with ben.join(code) as socket:
                follower = Follower(socket)
                await follower.hear()
                one.kill()
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await follower.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012


async def test_when_a_stopped_owner_has_no_lease_any_more_its_people_hear_of_it(
    tmp_path: Path, address: str
) -> None:
    with Running(tmp_path, database=address) as other, Running(tmp_path, database=address) as one:
        async with Person(one.url, "Ada") as ada, Person(other.url, "Ben") as ben:
            code = await gathered(one, "cluedo", ada, ben)
            async with ben.join(code) as socket:
                follower = Follower(socket)
                await follower.hear()
                os.kill(one.pid, signal.SIGSTOP)
                run(address, "UPDATE servers SET until = 0 WHERE address = :it", it=one.url)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await follower.hear()
                os.kill(one.pid, signal.SIGCONT)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012


async def test_whoever_waits_for_a_stopped_owner_is_served_when_its_lease_ends(
    tmp_path: Path, address: str
) -> None:
    with Running(tmp_path, database=address) as server:
        async with Person(server.url, "Ada") as ada:
            code = (await ada.table("cluedo", bots=1))["code"]
            asked = asyncio.Event()
            async with owner_who(lambda reader, writer: asked.set(), code, address):
                coming = asyncio.ensure_future(ada.join(code).__aenter__())
                await asked.wait()
                assert not coming.done()
                run(address, "DELETE FROM servers WHERE id = 'other'")
                socket = await coming
                assert json.loads(await socket.recv())["type"] == "Welcome"
                await socket.close()


async def test_when_the_owner_hangs_up_without_a_word_people_are_asked_to_come_back(
    tmp_path: Path, address: str
) -> None:
    with Running(tmp_path, database=address) as server:
        async with Person(server.url, "Ada") as ada:
            code = (await ada.table("cluedo", bots=1))["code"]
            hangs_up = owner_who(lambda reader, writer: writer.close(), code, address)
            async with hangs_up, ada.join(code) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012


async def test_whoever_leaves_while_the_owner_is_asked_leaves_nothing_behind(
    tmp_path: Path, address: str
) -> None:
    with Running(tmp_path, database=address) as server:
        async with Person(server.url, "Ada") as ada:
            code = (await ada.table("cluedo", bots=1))["code"]
            asked: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
            ended = asyncio.Event()

            async def hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                await reader.readuntil(b"\r\n\r\n")
                asked.put_nowait(writer)
                await reader.read()
                ended.set()

            async with owner_who(hold, code, address):
                coming = asyncio.ensure_future(ada.join(code).__aenter__())
                writer = await asked.get()
                coming.cancel()
                with suppress(asyncio.CancelledError):
                    await coming
                await ada.get("/api/me")  # by now the server has heard that she left
                writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
                await ended.wait()
            await ada.get("/api/me")
        assert '"level":"error"' not in server.log()


@asynccontextmanager
async def owner_who(does: Callable[..., object], code: str, address: str) -> AsyncIterator[None]:
    """Another server, which has the table from now on and does this when it is asked."""
    writers: list[asyncio.StreamWriter] = []

    def is_asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> object:
        writers.append(writer)
        return does(reader, writer)

    listening = await asyncio.start_server(is_asked, "127.0.0.1", 0)  # type: ignore[arg-type]
    where = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    until = "SELECT max(until) + 1000 FROM servers"
    run(
        address,
        "INSERT INTO servers (id, address, version, rules, until, draining)"
        f" VALUES ('other', :where, '', '', ({until}), 0)",
        where=where,
    )
    run(address, "UPDATE tables SET wanted = 'other' WHERE code = :code", code=code)
    while not run(address, "SELECT code FROM tables WHERE owner = 'other'"):
        await asyncio.sleep(0.01)
    yield
    listening.close()
    for writer in writers:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def run(address: str, statement: str, **values: object) -> list[Any]:
    engine = create_engine(address)
    with engine.begin() as connection:
        found = connection.execute(text(statement), values)
        rows = [*found] if found.returns_rows else []
    engine.dispose()
    return rows


async def test_who_asks_for_a_table_of_a_dead_server_is_told_to_come_back(tmp_path: Path) -> None:
    with Running(tmp_path) as other:
        one = Running(tmp_path)
        async with Person(one.url, "Ada") as ada, Person(other.url, "Ben") as ben:
            code = await gathered(one, "cluedo", ada, ben)
            one.kill()
            answer = await ben.http.get(f"/api/tables/{code}")
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
            assert answer.json()["code"] == "not-kept"
        assert '"level":"error"' not in other.log()


async def test_who_leaves_by_another_server_is_seen_to_leave(pair: tuple[Running, Running]) -> None:
    one, other = pair
    async with Person(one.url, "Ada") as ada, Person(other.url, "Ben") as ben:
        code = await gathered(one, "cluedo", ada, ben)
        async with ada.join(code) as here:
            follower = Follower(here)
            await follower.hear()
            async with ben.join(code):
                while not follower.table["sitters"][1]["here"]:
                    await follower.hear()
            while follower.table["sitters"][1]["here"]:
                await follower.hear()


async def test_only_a_server_of_the_house_may_say_for_whom_it_asks(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, asks_per_second=1e-9, asks_at_once=3)
    with Running(tmp_path, QUICK, limits) as server:
        secret = SqlStore(sqlite_url(server.database)).own_secret()

        def signed(key: str, address: str) -> dict[str, str]:
            return {"x-deductio-for": TimestampSigner(key, salt="relay").sign(address).decode()}

        async with Person(server.url).http as http:
            for number in range(9):
                answer = await http.get("/api/me", headers=signed(secret, f"10.0.0.{number}"))
                assert answer.status_code == 200
            answers = [
                (await http.get("/api/me", headers=signed("guess", f"10.1.0.{n}"))).status_code
                for n in range(9)
            ]
            assert answers == [200] * 3 + [429] * 6


async def test_nothing_is_passed_on_twice(pair: tuple[Running, Running]) -> None:
    """A table on its way from one server to another must not send people round in circles."""
    one, other = pair
    async with Person(one.url, "Ada") as ada:
        code = (await ada.table("cluedo", bots=1))["code"]
        there = await settled(ada, other.url)
        headers = {"x-deductio-for": "somebody"}
        answer = await there.http.get(f"/api/tables/{code}", headers=headers)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        async with there.join(code, headers) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                json.loads(await socket.recv())
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        await there.http.aclose()


async def test_the_way_to_the_next_table_is_told_though_another_server_has_it(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as other:
        async with Person(other.url, "Ada") as ada, Person(other.url, "Ben") as ben:
            chairs = [{"type": "Me"}, {"type": "PersonWanted"}]
            following = (await ada.post("/api/tables", game="cluedo", chairs=chairs))["code"]
            with Running(tmp_path) as one:
                there = await settled(ada, one.url), await settled(ben, one.url)
                code = await gathered(one, "chaussette", *there)
                async with there[0].join(code) as here, there[1].join(code) as beside:
                    random = Random(3)
                    await asyncio.gather(*(Follower(s).play(random) for s in (here, beside)))
                one.stop()
            with closing(sqlite3.connect(other.database)) as file, file:
                file.execute("UPDATE tables SET next_code = ? WHERE code = ?", (following, code))
            with Running(tmp_path) as one:
                again = await settled(ada, one.url)
                assert (await again.get(f"/api/tables/{code}"))["next_code"] == following
                info = await again.post(f"/api/tables/{code}/rematch")
                assert (info["code"], info["me"]) == (following, 0)
                for person in (*there, again):
                    await person.http.aclose()
