"""The server is killed in the middle of games, again and again: nothing that counted is lost."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from deductio.core.log import play_again
from deductio.core.record import Record, verify
from deductio.games import game
from tests import apart
from tests.server.person import Follower, Frame, Person
from tests.server.running import Running

GAMES = ("cluedo", "cluedo", "cluedo", "small_detectives", "chaussette", "almost_innocent")
CHAIRS = [{"type": "Me"}, {"type": "PersonWanted"}, {"type": "BotSeated", "level": "random"}]


class Ordeal:
    """A server that dies after every few frames, and stands up again."""

    def __init__(self, server: Running, random: Random, kills: int) -> None:
        self.server = server
        self.random = random
        self._kills = kills
        self._up = asyncio.Event()
        self._up.set()
        self._frames_left = 1
        self._enough_heard = asyncio.Event()

    async def kill_again_and_again(self) -> None:
        for _ in range(self._kills):
            self._frames_left = self.random.randrange(1, 20)
            self._enough_heard.clear()
            await self._enough_heard.wait()
            self._up.clear()
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self._up.set()

    def heard(self) -> None:
        self._frames_left -= 1
        if self._frames_left == 0:
            self._enough_heard.set()

    async def play(self, person: Person, code: str) -> Follower:
        """Play one game to its end, however often the server is gone meanwhile."""
        follower: Follower | None = None
        while follower is None or not follower.done:
            await self._up.wait()
            assert self.server.alive, "it died without being killed"
            with suppress(ConnectionClosed, OSError, InvalidHandshake):
                heard = len(follower.events) if follower else 0
                async with person.join(code, after=heard) as socket:
                    follower = follower or Follower(socket)
                    await follower.go_on(socket)
                    await self._listen(follower)
        return follower

    async def _listen(self, follower: Follower) -> None:
        while not follower.done:
            await follower.hear()
            self.heard()
            await follower.answer(self.random)


async def gathered(server: Running, name: str, ada: Person, ben: Person) -> str:
    """The code of a table where both sit and the game has begun."""
    code = str((await ada.post("/api/tables", game=name, chairs=CHAIRS))["code"])
    await ben.post(f"/api/tables/{code}/sit", seat=1)
    await ada.post(f"/api/tables/{code}/start")
    return code


def compare(raw: Frame, seat: int, follower: Follower) -> None:
    """Every accepted choice is in the record, and it tells what that person was told."""
    record = msgspec.json.decode(msgspec.json.encode(raw), type=Record)
    played = game(record.game)
    assert verify(record, played).ok
    assert [choice for who, choice in raw["choices"] if who == seat] == follower.accepted
    match = play_again(record.log, played).match
    assert match is not None
    told: list[Any] = json.loads(msgspec.json.encode(match.streams[seat]))
    assert len(told) == len(follower.events)
    assert not follower.refused
    for event, heard in zip(told, follower.events, strict=True):
        assert heard == event or heard["type"] == "Faded"


@pytest.mark.parametrize("kills", [12, pytest.param(50, marks=pytest.mark.proof)])
def test_kills_lose_nothing(tmp_path: Path, kills: int) -> None:
    async def survive(server: Running) -> None:
        ordeal = Ordeal(server, Random(50), kills)
        async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
            codes = [await gathered(server, name, ada, ben) for name in GAMES]
            killing = asyncio.create_task(ordeal.kill_again_and_again())
            sitting = [(seat, code) for code in codes for seat in (0, 1)]
            games = [ordeal.play((ada, ben)[seat], code) for seat, code in sitting]
            followers = await asyncio.gather(*games)
            await killing
            for (seat, code), follower in zip(sitting, followers, strict=True):
                compare(await ada.get(f"/api/tables/{code}/record"), seat, follower)

    with Running(tmp_path) as server:
        apart.run(survive(server))


def test_sigterm_finishes_what_was_begun(tmp_path: Path) -> None:
    async def play_a_little(server: Running) -> Follower:
        async with Person(server.url, "Ada") as ada:
            code = (await ada.table("cluedo", bots=2, options={"pawn_choice": "fixed"}))["code"]
            async with ada.join(code) as socket:
                follower, random = Follower(socket), Random(9)
                with suppress(ConnectionClosed):
                    while True:
                        await follower.hear()
                        await follower.answer(random)
                        if len(follower.accepted) == 5:
                            await asyncio.to_thread(server.stop)
            return follower

    with Running(tmp_path) as server:
        follower = apart.run(play_a_little(server))
        with closing(sqlite3.connect(server.database)) as database:
            rows = database.execute("SELECT choice FROM choices WHERE seat = 0 ORDER BY number")
            kept = [json.loads(choice) for (choice,) in rows]
        assert kept[: len(follower.accepted)] == follower.accepted
        assert '"level":"error"' not in server.log()


def test_thinking_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    async def think(server: Running) -> set[int]:
        async with Person(server.url, "Ada") as ada:
            options = {"pawn_choice": "fixed"}
            code = (await ada.table("cluedo", bots=2, help="odds", options=options))["code"]
            await ada.get(f"/api/tables/{code}/notes")
        return children(server.pid)

    with Running(tmp_path) as server:
        thinking = apart.run(think(server))
        assert thinking
        server.kill()
        while any(Path(f"/proc/{pid}").exists() and not is_zombie(pid) for pid in thinking):
            os.sched_yield()
        server.start()


def children(pid: int) -> set[int]:
    """All processes begun by this one."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child) for child in found}


def is_zombie(pid: int) -> bool:
    """Ended, and only waiting for somebody to notice."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True
