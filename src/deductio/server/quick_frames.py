"""The short way for frames: uvicorn's connection without the layers between it and a table.

Those are a queue, a task, a coroutine, a dictionary and two copies of each frame. This leans on the
inside of uvicorn and websockets, so only `frames.py` imports it, and tries it before it is used.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from deductio.server.frames import EXTENSION, Hear

if TYPE_CHECKING:
    from websockets.http11 import Request

FINAL_TEXT = b"\x81"


class QuickFrames(WebSocketsSansIOProtocol):
    """uvicorn's connection, with a short way in and out."""

    hear: Hear | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """One whole text frame, as a choice is, needs no parser; anything else does."""
        quick = self.hear is not None and not self.conn.reader.buffer and not self.frames
        text = whole_text(data, self.config.ws_max_size) if quick and not self.close_sent else None
        if text is not None and self.hear is not None:
            self.hear(text)
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.hear(frames[0] if len(frames) == 1 else b"".join(frames))

    def write_texts(self, payloads: tuple[bytes, ...]) -> bool:
        """All or, if the connection is closing or cannot take them now, none."""
        open_ = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open_ or self.transport.is_closing() or not self.writable.is_set():
            return False
        framed = [head(len(payload)) + payload for payload in payloads]
        self.transport.write(framed[0] if len(framed) == 1 else b"".join(framed))
        return True

    def abort(self) -> None:
        self.transport.abort()

    def hand_over(self, to: asyncio.Protocol) -> asyncio.Transport:
        if self.disconnected:
            raise ConnectionAbortedError
        # What uvicorn has no handshake for is lost to it, but must not be closed.
        self.transport.set_protocol(to)
        self.connection_lost(ConnectionAbortedError())
        return self.transport


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text, if this is exactly one text frame of a client, and not too long."""
    if len(data) < 8 or data[0] != FINAL_TEXT[0]:
        return None
    length, at = data[1] - 0x80, 2
    if length == 126:
        length, at = int.from_bytes(data[2:4], "big"), 4
    if not 0 < length <= most or len(data) != at + 4 + length:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])


def head(length: int) -> bytes:
    """What stands before a text of that length, by RFC 6455."""
    if length < 126:
        return FINAL_TEXT + bytes((length,))
    if length < 65_536:
        return FINAL_TEXT + b"\x7e" + length.to_bytes(2, "big")
    return FINAL_TEXT + b"\x7f" + length.to_bytes(8, "big")
