"""Clients that wish the table ill: whatever they send, the table stands and the others play on.

All of it with frames that take the short way, and again with frames that take the plain one.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket as sockets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from deductio.server.limits import Limits
from tests.server.person import Follower, Person
from tests.server.running import QUICK, Running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=[False, True], ids=["quick", "plain"])
def plain(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, plain: bool) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server"), plain=plain) as running:
        yield running


NONSENSE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '"' + "x" * 5000,
    '{"type":"Choose"}',
    '{"type":"Choose","key":"","choice":{}}',
    '{"type":"Choose","key":7,"choice":{}}',
    '{"type":"Choose","key":"a","choice":{"type":"Roll"},"seat":1}',
    '{"type":"Choose","key":"a","choice":' + "[" * 900 + "]" * 900 + "}",
    '{"type":"Choose","key":"a","choice":{"type":"Unsealed","secret":"x"}}',
    '{"type":"Choose","key":"\\ud800","choice":{"type":"Roll"}}',
    '{"type":"Say","text":"' + "x" * 300 + '"}',
    '{"type":"Say","phrase":"curse"}',
    '{"type":"Mark","fact":"","mark":"yes"}',
    '{"type":"Welcome","table":{}}',
    b"\x00\x01",
    b"\xff\xfe not text",
]


async def goes_on(server: Running, person: Person, code: str) -> None:
    """The table is unharmed: its person plays the game to the end."""
    async with person.join(code) as socket:
        follower = Follower(socket)
        await follower.play(Random(5))
        assert not follower.refused


async def test_nonsense_is_refused_and_nothing_changes(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("small_detectives", bots=1))["code"]
        async with ada.join(code) as socket:
            follower = Follower(socket)
            await follower.hear()
            for number, frame in enumerate(NONSENSE, start=1):
                await socket.send(frame)
                while len(follower.refused) < number:
                    await follower.hear()
        await goes_on(server, ada, code)


async def test_nobody_chooses_for_another_seat(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Eve") as eve:
        code = (await ada.table("small_detectives", bots=1))["code"]
        async with eve.join(code) as socket:
            follower = Follower(socket)
            await follower.hear()
            for key in ("a", "b"):
                await follower.choose({"type": "Roll"}, key)
            while len(follower.refused) < 2:
                await follower.hear()
        for bearer in ("Bearer ", "Bearer x", f"Basic {code}", "x" * 4000):
            with pytest.raises((ConnectionClosed, InvalidStatus, InvalidMessage)):
                async with eve.join(code, {"Authorization": bearer}) as socket:
                    while True:
                        assert json.loads(await socket.recv())["type"] == "Refusal"
        await goes_on(server, ada, code)


async def test_choices_out_of_turn_are_refused(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
        chairs = [{"type": "Me"}, {"type": "PersonWanted"}]
        order = {"game": "cluedo", "chairs": chairs, "options": {"pawn_choice": "fixed"}}
        code = (await ada.post("/api/tables", **order))["code"]
        await ben.post(f"/api/tables/{code}/sit", seat=1)
        await ada.post(f"/api/tables/{code}/start")
        async with ada.join(code) as one, ben.join(code) as other:
            followers = [Follower(one), Follower(other)]
            for follower in followers:
                await follower.hear()
            idle = next(follower for follower in followers if not follower.asked)
            await idle.choose({"type": "Roll"}, "early")
            while not idle.refused:
                await idle.hear()
            assert idle.refused[0]["reason"].endswith("is not asked")
            assert idle.refused[0]["code"] == "not-asked"


@pytest.mark.parametrize("path", ["/ws/", "/ws/AAAAAAAAAA", "/ws/%00", "/ws/a?after=x", "/other"])
async def test_doors_that_lead_nowhere(server: Running, path: str) -> None:
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        async with connect(f"ws://127.0.0.1:{server.port}{path}") as socket:
            while True:
                assert json.loads(await socket.recv())["type"] == "Refusal"


async def test_a_huge_frame_ends_the_connection(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("small_detectives", bots=1))["code"]
        async with ada.join(code) as socket:
            await socket.send("x" * 1_000_000)
            assert await closing(socket) == 1009
        await goes_on(server, ada, code)


async def closing(socket: Any) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_a_flood_ends_the_connection_and_harms_nobody(tmp_path: Path, plain: bool) -> None:
    limits = Limits(frames_per_second=0.001, frames_at_once=40)
    with Running(tmp_path, QUICK, limits, plain=plain) as server:
        async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
            chairs = [{"type": "Me"}, {"type": "PersonWanted"}]
            code = (await ada.post("/api/tables", game="cluedo", chairs=chairs))["code"]
            await ben.post(f"/api/tables/{code}/sit", seat=1)
            async with ada.join(code) as flood, ben.join(code) as calm:
                for _ in range(60):
                    await flood.send('{"type":"Say","phrase":"hello"}')
                assert await closing(flood) == 4008
                follower = Follower(calm)
                await calm.send('{"type":"Say","phrase":"bye"}')
                while not any(said["phrase"] == "bye" for said in follower.said):
                    await follower.hear()
                assert len([said for said in follower.said if said["phrase"] == "hello"]) == 40


async def test_whoever_does_not_read_is_dropped_and_the_others_are_told_all(
    tmp_path: Path, plain: bool
) -> None:
    limits = Limits(frames_per_second=1e9, frames_at_once=10**9, backlog=20)
    with Running(tmp_path, QUICK, limits, plain=plain) as server:
        async with Person(server.url, "Ada") as ada:
            code = (await ada.table("cluedo", bots=2, talk="free"))["code"]
            deaf = deaf_spectator(server.port, code)
            async with ada.join(code) as socket:
                follower = Follower(socket)
                while follower.table.get("watchers") != 1:
                    await follower.hear()
                number = 0
                while follower.table["watchers"] or not number:
                    number += 1
                    await socket.send(json.dumps({"type": "Say", "text": f"{number:0200}"}))
                    await follower.hear()
                while len(follower.said) < number:
                    await follower.hear()
            deaf.close()


def deaf_spectator(port: int, code: str) -> sockets.socket:
    """Connects, and never reads a byte."""
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1024)
    deaf.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /ws/{code} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    deaf.sendall("\r\n".join((*lines, "", "")).encode())
    return deaf


async def test_broken_frames_end_only_their_own_connection(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("small_detectives", bots=1))["code"]
        for raw in (b"\xff" * 64, b"\x81\x05hello", b"\x81\xfe\x00", b"\x01\x80abcd\x81\x80abcd"):
            broken = deaf_spectator(server.port, code)
            broken.sendall(raw)
            broken.shutdown(sockets.SHUT_WR)
            while await asyncio.to_thread(broken.recv, 4096):
                pass
            broken.close()
        await goes_on(server, ada, code)


async def let_in(person: Person, code: str) -> ClientConnection | None:
    """A connection that was welcomed; None if it was refused."""
    socket = await person.join(code)
    first = json.loads(await socket.recv())
    if first["type"] == "Welcome":
        return socket
    assert first["reason"] == "too many connections from one address"
    assert await closing(socket) == 4003
    return None


async def test_one_address_holds_only_so_many_lines(tmp_path: Path, plain: bool) -> None:
    with Running(tmp_path, limits=Limits(connections=2), plain=plain) as server:
        async with Person(server.url, "Ada") as ada:
            code = (await ada.table("cluedo", bots=2))["code"]
            first, second = [await let_in(ada, code) for _ in range(2)]
            assert first and second
            assert await let_in(ada, code) is None
            await second.close()
            while (third := await let_in(ada, code)) is None:
                pass  # the server may hear of the end a moment later
            assert await let_in(ada, code) is None, "the first one is still there"
            await third.close()
            await first.close()


@pytest.mark.parametrize("after", ["x", "-1", "1.5", "1234567", "²"])
async def test_how_much_was_heard_is_a_number(server: Running, after: str) -> None:
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("small_detectives", bots=1))["code"]
        async with ada.join(code, after=after) as socket:
            refusal = json.loads(await socket.recv())
            assert (refusal["type"], refusal["code"]) == ("Refusal", "not-understood")
            assert await closing(socket) == 4003


JSON_HEADERS = b"Host: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n"


def posted(body: bytes, path: bytes = b"/api/tables", more: bytes = b"") -> bytes:
    length = b"Content-Length: %d\r\n" % len(body)
    return b"POST " + path + b" HTTP/1.1\r\n" + JSON_HEADERS + more + length + b"\r\n" + body


def got(path: bytes, more: bytes = b"") -> bytes:
    return (
        b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + more + b"\r\n"
    )


DEEP = b"[" * 8000 + b"]" * 8000
ODD = {
    "null": got(b"/api/%00"),
    "null in a file": got(b"/assets/%00"),
    "null in a game's file": got(b"/games/cluedo/%00"),
    "null for a game": got(b"/api/games/%00/fr"),
    "a long file": got(b"/assets/" + b"x" * 300),
    "a long game": got(b"/games/" + b"x" * 300 + b"/cover.svg"),
    "a long code": got(b"/api/tables/" + b"A" * 300),
    "a code and a line": got(b"/api/tables/ABCDEFGHIJ%0A"),
    "a code of other digits": got("/api/tables/ABCDEFGHI٣".encode()),
    "half a character": got(b"/api/tables/%c3%28"),
    "a lone surrogate": got(b"/api/tables/%ed%a0%80"),
    "null for a fact": got(b"/api/tables/ABCDEFGHIJ/why?fact=%00%00%00"),
    "bytes in a query": got(b"/api/tables/ABCDEFGHIJ/why?fact=%ff%fe%fd&lang=%ff"),
    "deep": posted(DEEP),
    "deep options": posted(b'{"game":"cluedo","chairs":[{"type":"Me"}],"options":' + DEEP + b"}"),
    "deep where nobody looks": posted(b'{"game":"cluedo","chairs":[],"more":' + DEEP + b"}"),
    "bad UTF-8": posted(b'{"game":"\xff\xfe"}'),
    "half a surrogate": posted(b'{"game":"\\ud800"}'),
    "a null inside": posted(b'{"game":"a\\u0000b","chairs":[{"type":"Me"}]}'),
    "a huge number": posted(b'{"seat":' + b"9" * 5000 + b"}", b"/api/tables/ABCDEFGHIJ/sit"),
    "not a number": posted(b'{"seat":1e999}', b"/api/tables/ABCDEFGHIJ/sit"),
    "nothing": posted(b""),
    "a broken origin": posted(b"{}", more=b"Origin: http://[\r\n"),
    "a broken cookie": got(b"/api/nothing", b"Cookie: deductio=\xff\xfe; =; ;;\r\n"),
    "odd digits for a length": posted(b"{}").replace(b"Length: 2", b"Length: \xb2"),
    "a broken language": got(b"/api/nothing", b"Accept-Language: \xff\xfe;q=nan\r\n"),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_bytes_are_refused(server: Running, name: str) -> None:
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(ODD[name])
        told = line.recv(4096)
    assert told.split()[1] in (b"400", b"403", b"404"), told
    assert '"level":"error"' not in server.log()


@pytest.mark.parametrize("path", [b"/%00", b"/" + b"x" * 300, b"/%ff%fe", b"/t/%00"])
def test_odd_paths_of_the_page_are_the_page_or_nothing(server: Running, path: bytes) -> None:
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(got(path))
        assert line.recv(4096).split()[1] in (b"200", b"404")
