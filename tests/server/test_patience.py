"""Requests that never come whole, answers nobody reads: others are served all the same."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from uvicorn.protocols.http import h11_impl

from deductio.server import patience
from deductio.server.frames import PLAIN
from deductio.server.limits import UNLIMITED, Limits, Proxies, household
from deductio.server.patience import http_class
from tests.server.person import Follower, Person
from tests.server.running import QUICK, Running

pytestmark = pytest.mark.anyio

HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 1000\r\n\r\n{"game": '
)
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture(autouse=True)
def many_files() -> Iterator[None]:
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))


@contextmanager
def half_sent(port: int, count: int) -> Iterator[list[socket.socket]]:
    """So many connections, each with the beginning of a request."""
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            with suppress(ConnectionError):
                one.sendall(HALF_A_HEAD)
            found.append(one)
        yield found


def is_open(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


async def plays_a_game(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("small_detectives", bots=1))["code"]
        async with ada.join(code) as line:
            follower = Follower(line)
            await follower.play(Random(3))
            assert follower.over


async def test_1100_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    limits = Limits(connections_in_all=500, request_seconds=3600, frames_at_once=10**6)
    with Running(tmp_path, QUICK, limits) as server, half_sent(server.port, 1100) as held:
        await plays_a_game(server)
        assert sum(map(is_open, held)) <= limits.owing


async def test_behind_a_proxy_its_address_may_hold_as_many_as_all(tmp_path: Path) -> None:
    limits = Limits(owing=5, owing_in_all=50, request_seconds=3600, frames_at_once=10**6)
    with (
        Running(tmp_path, QUICK, limits, proxies=("127.0.0.0/8",)) as server,
        half_sent(server.port, 100) as held,
    ):
        await plays_a_game(server)
        assert 40 <= sum(map(is_open, held)) <= 50


async def test_who_is_connected_to_a_table_owes_nothing(tmp_path: Path) -> None:
    """There are more lines than connections that may owe a request, and all stay open."""
    limits = Limits(owing=3, request_seconds=3600)
    with Running(tmp_path, QUICK, limits) as server:
        async with Person(server.url, "Ada") as ada, AsyncExitStack() as stack:
            code = (await ada.table("small_detectives", bots=1))["code"]
            lines = [await stack.enter_async_context(ada.join(code)) for _ in range(6)]
            for line in lines:
                await (await line.ping())


@pytest.mark.parametrize("half", [b"", HALF_A_HEAD, HALF_A_BODY, WHOLE + HALF_A_HEAD])
async def test_a_request_must_come_whole_in_time(tmp_path: Path, half: bytes) -> None:
    limits = Limits(request_seconds=0.2, idle_seconds=3600)
    with Running(tmp_path, QUICK, limits) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as slow:
            slow.sendall(half)
            with suppress(ConnectionError):
                while slow.recv(65_536):
                    pass
        async with httpx.AsyncClient(base_url=server.url) as client:
            assert (await client.get("/api/games")).status_code == 200
        assert '"level":"error"' not in server.log()


async def test_an_answer_must_be_read_in_time(tmp_path: Path) -> None:
    limits = Limits(answer_seconds=0.2, asks_at_once=10**6)
    with Running(tmp_path, QUICK, limits) as server:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            deaf.connect(("127.0.0.1", server.port))
            with pytest.raises(ConnectionError):
                while True:  # until nothing more is taken, and then the line is cut
                    deaf.sendall(WHOLE * 1000)
        async with httpx.AsyncClient(base_url=server.url) as client:
            assert (await client.get("/api/games")).status_code == 200


def test_who_counts_as_one() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:2::7") != household("2001:db8:1:3::7")
    assert "10.1.2.3" in Proxies(["10.0.0.0/8"])
    assert "unknown" not in Proxies(["0.0.0.0/0"])


def test_with_another_uvicorn_the_server_runs_unbounded_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert http_class(UNLIMITED, Proxies(())) != PLAIN
    monkeypatch.setattr(h11_impl.H11Protocol, "on_response_complete", lambda self: None)
    monkeypatch.setattr(patience.Patient, "data_received", h11_impl.H11Protocol.data_received)
    monkeypatch.setattr("deductio.server.frames.LONG_ENOUGH", 0.05)
    assert http_class(UNLIMITED, Proxies(())) == PLAIN
    assert "not bounded" in caplog.text
