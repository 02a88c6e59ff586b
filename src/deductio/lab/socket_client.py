"""A WebSocket client that costs next to nothing, so that a bench measures the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self, cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = b"\x00\x00\x00\x00"
"""A mask of zeros changes nothing, and clients must send one."""


class SocketClient(asyncio.Protocol):
    """Speaks just enough of RFC 6455 for whole text frames."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, heard: Callable[[bytes], None]) -> Self:
        """Connected to a server on this machine, no hands shaken yet."""
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(lambda: cls(heard), "127.0.0.1", port))[1]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def shake_hands(self, host: str, path: str, cookie: str = "") -> None:
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: ZGVkdWN0aW8gYmVuY2ggMQ==",
            "Sec-WebSocket-Version: 13",
            *((f"Cookie: {cookie}",) if cookie else ()),
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._open = True
            self.opened.set_result(None)
        at = 0
        while (frame := _frame_at(data, at)) is not None:
            opcode, start, end_of_it = frame
            self._take(opcode, data[start:end_of_it])
            at = end_of_it
        self._buffer = data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._heard(payload)
        elif opcode == PING:
            self._write(PONG, payload)

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((0x80 | opcode, 0x80 | length))
        else:
            head = bytes((0x80 | opcode, 0x80 | 126)) + length.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        self._transport.close()


def _frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins here, where its payload begins and ends."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length == 126:
        length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif length == 127:
        length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    if len(data) < start + length:
        return None
    return data[at] & 0x0F, start, start + length
