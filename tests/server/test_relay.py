"""Two servers on one database: players of one table see each other, whichever they come to."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from itsdangerous import TimestampSigner
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from deductio.server.limits import UNLIMITED
from deductio.tables.sql import SqlStore, sqlite_url
from tests.server.person import Follower, Person
from tests.server.running import QUICK, Running
from tests.server.test_killed import compare, gathered

pytestmark = pytest.mark.anyio


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    with Running(tmp_path) as one, Running(tmp_path) as other:
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
        status, _ = await ben.refused(f"/api/tables/{code}/sit", seat=0)
        assert status == 409
        path = (await ben.post(f"/api/tables/{code}/link"))["url_path"]
        async with Person(other.url, "Ben's telephone") as telephone:
            token = path.rpartition("#")[2]
            assert (await telephone.post("/api/seat", token=token))["me"] == 1


async def test_when_the_owner_is_told_to_stop_the_other_goes_on_at_once(tmp_path: Path) -> None:
    with Running(tmp_path) as other:
        with Running(tmp_path) as one:
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


async def test_when_the_owner_is_killed_its_people_hear_of_it(tmp_path: Path) -> None:
    with Running(tmp_path) as other:
        one = Running(tmp_path)
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
