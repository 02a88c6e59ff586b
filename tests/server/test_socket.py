"""One connection by itself: what cannot be sent at once waits its turn, and ends with the line."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from deductio.server.socket import Socket

pytestmark = pytest.mark.anyio


class Line:
    """A connection that takes frames one by one, when it is told to, until it breaks."""

    def __init__(self) -> None:
        self.tried: list[str] = []
        self.broken = False
        self.free = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        self.tried.append(message.get("text") or message["type"])
        if self.broken:
            raise ConnectionError
        await self.free.wait()

    def socket(self, backlog: int = 9) -> Socket:
        return Socket(self.send, None, 0, "somebody", "en", backlog)


async def everything_done() -> None:
    for _ in range(9):
        await asyncio.sleep(0)


async def test_frames_wait_their_turn_and_the_farewell_comes_last() -> None:
    line = Line()
    socket = line.socket()
    socket.post(b"one", b"two")
    await everything_done()
    assert line.tried == ["one"]
    socket.post(b"three")
    socket.close(4000, "closed")
    socket.post(b"four")
    line.free.set()
    await everything_done()
    assert line.tried == ["one", "two", "three", "websocket.close"]


async def test_when_the_other_side_has_hung_up_nothing_more_is_sent() -> None:
    line = Line()
    line.broken = True
    socket = line.socket()
    socket.post(b"one")
    await everything_done()
    socket.post(b"two")
    socket.close(4000, "closed")
    await everything_done()
    assert line.tried == ["one"]


async def test_what_still_waits_when_the_line_has_ended_is_never_sent() -> None:
    line = Line()
    socket = line.socket()
    socket.post(b"one", b"two")
    await everything_done()
    socket.ended()
    line.free.set()
    await everything_done()
    socket.post(b"three")
    await everything_done()
    assert line.tried == ["one"]


async def test_a_line_on_which_nothing_waits_ends_too() -> None:
    line = Line()
    socket = line.socket()
    socket.ended()
    socket.post(b"one")
    await everything_done()
    assert line.tried == []
