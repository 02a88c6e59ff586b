"""Frames take the short way only where uvicorn is as we know it, and the plain one elsewhere."""

from __future__ import annotations

import socket
import sys
from typing import Any

import pytest
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from deductio.server import quick_frames
from deductio.server.frames import NO_SHORT_WAY, PLAIN, in_memory, quick, websocket_class
from deductio.server.quick_frames import QuickFrames, head, whole_text
from tests.server.person import Person
from tests.server.running import Running


class Missing:
    """An attribute that may be set and is not there."""

    def __set__(self, holder: object, value: object) -> None:
        pass

    def __get__(self, holder: object, kind: type) -> Any:
        raise AttributeError


class DeliversOtherwise(QuickFrames):
    """A later uvicorn might hand texts over by a method that we do not know."""

    def handle_text(self, event: Frame) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data).decode()})


class Garbles(QuickFrames):
    """A later uvicorn might send something else than we write."""

    def write_texts(self, payloads: tuple[bytes, ...]) -> bool:
        return super().write_texts(tuple(payload[::-1] for payload in payloads))


def falls_back(caplog: pytest.LogCaptureFixture) -> bool:
    caplog.clear()
    found = websocket_class()
    lines = [one.getMessage() for one in caplog.records if one.name == "deductio.server"]
    return found == PLAIN and lines == [NO_SHORT_WAY]


def test_the_uvicorn_that_is_installed_allows_the_short_way() -> None:
    assert websocket_class() is QuickFrames


NEEDED = ["conn", "frames", "close_sent", "curr_msg_data_type", "handshake_complete"]
NEEDED += ["disconnected", "writable", "scope", "config"]


@pytest.mark.parametrize("name", NEEDED)
def test_without_an_attribute_we_need_frames_go_the_plain_way(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    other = type("Other", (QuickFrames,), {name: Missing()})
    monkeypatch.setattr(quick_frames, "QuickFrames", other)
    assert falls_back(caplog)


@pytest.mark.parametrize("other", [DeliversOtherwise, Garbles])
def test_where_frames_come_or_go_otherwise_they_go_the_plain_way(
    other: type, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(quick_frames, "QuickFrames", other)
    assert falls_back(caplog)


def test_without_the_class_frames_go_the_plain_way(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr(websockets_sansio_impl, "WebSocketsSansIOProtocol")
    monkeypatch.delitem(sys.modules, "deductio.server.quick_frames")
    assert falls_back(caplog)


@pytest.mark.anyio
async def test_the_short_way_is_closed_before_the_handshake_and_after_the_farewell() -> None:
    written: list[bool] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        frames = quick(scope)
        assert frames is not None
        await receive()
        written.append(frames.write_texts((b"early",)))
        await send({"type": "websocket.accept"})
        written.append(frames.write_texts((b"in ", b"time")))
        await send({"type": "websocket.close"})
        written.append(frames.write_texts((b"late",)))

    async def listen(there: socket.socket) -> None:
        async with connect("ws://here", sock=there, compression=None) as client:
            heard.extend([text async for text in client])

    heard: list[str | bytes] = []
    await in_memory(QuickFrames, app, listen)
    assert heard == ["in ", "time"]
    assert written == [False, True, False]


SIZES = [1, 2, 125, 126, 127, 1000, 65_535, 65_536, 70_000]


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    assert head(size) + b"x" * size == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@pytest.mark.parametrize("size", [size for size in SIZES if 2 <= size <= 65_535])
def test_one_whole_text_needs_no_parser(size: int) -> None:
    text = bytes(range(97, 123)) * (size // 26 + 1)
    frame = Frame(Opcode.TEXT, text[:size]).serialize(mask=True)
    assert whole_text(frame, most=size) == text[:size]
    assert whole_text(frame, most=size - 1) is None
    assert whole_text(frame[:-1], most=size) is None
    assert whole_text(frame + b"x", most=size + 1) is None
    assert whole_text(frame + frame, most=3 * size) is None


def test_anything_else_needs_the_parser() -> None:
    text = b"four words of text"
    for frame in (
        Frame(Opcode.BINARY, text),
        Frame(Opcode.TEXT, text, fin=False),
        Frame(Opcode.CONT, text),
        Frame(Opcode.PING, text),
    ):
        assert whole_text(frame.serialize(mask=True), most=100) is None
    assert whole_text(Frame(Opcode.TEXT, text).serialize(mask=False), most=100) is None
    assert whole_text(Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True), 100_000) is None
    assert whole_text(b"", most=100) is None


@pytest.mark.anyio
async def test_frames_are_not_deflated(server: Running) -> None:
    """Whole frames are written as they are, so nobody may be told otherwise."""
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("small_detectives", bots=1))["code"]
        async with ada.join(code) as socket:
            assert socket.request and socket.response
            assert "permessage-deflate" in socket.request.headers["Sec-WebSocket-Extensions"]
            assert "Sec-WebSocket-Extensions" not in socket.response.headers


def test_a_server_says_once_that_it_takes_the_plain_way(
    server: Running, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assert "the plain way" not in server.log()
    with Running(tmp_path_factory.mktemp("plain"), plain=True) as plain:
        assert plain.log().count("the plain way") == 1
