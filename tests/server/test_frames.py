"""Frames take the short way only where uvicorn is as we know it, and the plain one elsewhere."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.frames import Frame

from deductio.server import quick_frames
from deductio.server.frames import PLAIN, websocket_class
from deductio.server.quick_frames import QuickFrames
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


def falls_back(caplog: pytest.LogCaptureFixture) -> bool:
    caplog.clear()
    found = websocket_class()
    lines = [one.getMessage() for one in caplog.records if one.name == "deductio.server"]
    return found == PLAIN and lines == ["this uvicorn is not as expected: frames go the plain way"]


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


def test_with_another_order_of_calls_frames_go_the_plain_way(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(quick_frames, "QuickFrames", DeliversOtherwise)
    assert falls_back(caplog)


def test_without_the_class_frames_go_the_plain_way(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr(websockets_sansio_impl, "WebSocketsSansIOProtocol")
    monkeypatch.delitem(sys.modules, "deductio.server.quick_frames")
    assert falls_back(caplog)


def test_a_server_says_once_that_it_takes_the_plain_way(
    server: Running, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assert "the plain way" not in server.log()
    with Running(tmp_path_factory.mktemp("plain"), plain=True) as plain:
        assert plain.log().count("the plain way") == 1
