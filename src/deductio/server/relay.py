"""Passes on what is meant for a table of another server: the same request, and then bytes.

The owner believes whom the request comes from, because every server of a house can sign. Nothing
is passed on twice: while a table changes hands, people are asked to come back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from typing import cast
from urllib.parse import urlsplit

import h11
import msgspec
from itsdangerous import BadSignature, TimestampSigner

from deductio.server.door import App, Message, Receive, Scope, Send
from deductio.server.frames import Frames, quick
from deductio.server.wire import Problem
from deductio.tables.closing import RESTARTS, SORRY
from deductio.tables.house import House
from deductio.tables.refusals import Elsewhere

FOR = b"x-deductio-for"
"""The header that says for whom another server asks."""
SKEW = 300.0
"""Seconds by which the clocks of two servers may differ."""
PATIENCE = 2.0
"""Seconds in which an owner who lives can be reached."""
AGAIN = 0.2
MOST_AT_ONCE = 1 << 20
EVERY = 1.0
"""Seconds between two looks at whether the owner of an open line still lives."""
OF_THE_CONNECTION = frozenset(
    (b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect", b"date", FOR)
)
"""Headers that are not passed on as they are."""
RESTARTING = b"\x88\x02" + RESTARTS.to_bytes(2, "big")
"""The frame that closes a WebSocket when its owner is gone."""


class Relay:
    """Stands before the door: what is another server's goes there."""

    def __init__(self, inside: App, house: House, secret: str) -> None:
        self._inside = inside
        self._house = house
        self._signer = TimestampSigner(secret, salt="relay")
        self._open: set[Line] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._inside(scope, receive, send)
            return
        passed_on = self._read_for(scope)
        if scope["type"] == "websocket":
            await self._socket(scope, await receive(), receive, send, passed_on=passed_on)
            return
        body = Body(receive)
        await self._inside(scope, body.receive, unless_elsewhere(scope, send))
        if (other := scope["state"].get("elsewhere")) is not None:
            await self._request(scope, await body.whole(), send, None if passed_on else other)

    async def drain(self) -> None:
        """Before this server ends: others go on with its tables, and people come back to them."""
        await self._house.drain()
        for line in [*self._open]:
            line.owner_is_gone()

    def _read_for(self, scope: Scope) -> bool:
        """Whether another server asks; if it is one of ours, then for a client of its own."""
        found = [value for name, value in scope["headers"] if name == FOR]
        if not found:
            return False
        with suppress(BadSignature, UnicodeError):
            address, signed = self._signer.unsign(found[0], return_timestamp=True)
            if abs(signed.timestamp() - time.time()) < SKEW:
                scope["client"] = (address.decode("ascii"), 0)
        return True

    def _headers(self, scope: Scope, but: frozenset[bytes]) -> Iterator[tuple[bytes, bytes]]:
        yield from ((name, value) for name, value in scope["headers"] if name not in but)
        yield FOR, self._signer.sign(scope["client"][0] if scope.get("client") else "")

    # Requests

    async def _request(
        self, scope: Scope, body: bytes, send: Send, other: Elsewhere | None
    ) -> None:
        try:
            reader, writer = await self._reach(other)
        except OSError:
            await come_back(send)
            return
        started = False
        headers = [*self._headers(scope, OF_THE_CONNECTION), (b"connection", b"close")]
        length = [(b"content-length", b"%d" % len(body))] if body else []
        wire = h11.Connection(h11.CLIENT)
        request = h11.Request(
            method=scope["method"], target=target(scope), headers=headers + length
        )
        try:
            writer.write(wire.send(request) or b"")
            writer.write((wire.send(h11.Data(body)) if body else b"") or b"")
            writer.write(wire.send(h11.EndOfMessage()) or b"")
            async for message in answer(wire, reader):
                started = True
                await send(message)
        except (OSError, h11.ProtocolError):
            if started:  # half an answer is none: let the connection break
                raise
            await come_back(send)
        finally:
            writer.close()

    async def _reach(
        self, other: Elsewhere | None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the owner; if there is none to be had, ask for the table instead."""
        if other is None or not other.address:
            raise ConnectionRefusedError
        where = urlsplit(other.address)
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    with suppress(OSError):
                        return await asyncio.open_connection(where.hostname, where.port)
                    await asyncio.sleep(AGAIN)
        except TimeoutError:
            await self._house.ownership.want(other.code)
            raise

    # WebSockets

    async def _socket(
        self, scope: Scope, first: Message, receive: Receive, send: Send, *, passed_on: bool
    ) -> None:
        """Until there is an owner who answers, which may be this server."""
        while True:
            await self._inside(scope, beginning_with(first, receive), send)
            other: Elsewhere | None = scope["state"].get("elsewhere")
            if other is None:
                return
            with suppress(OwnerIsGone):
                try:
                    await self._connect(scope, None if passed_on else other)
                except ConnectionAbortedError:  # by the client: there is nobody to tell
                    return
                except OSError:
                    await send({"type": "websocket.accept"})
                    await send({"type": "websocket.close", "code": RESTARTS, "reason": SORRY})
                return

    async def _connect(self, scope: Scope, other: Elsewhere | None) -> None:
        frames = quick(scope)
        if frames is None or other is None:  # this uvicorn does not let us have the connection
            raise ConnectionRefusedError
        reader, writer = await self._reach(other)
        try:
            lines = [b"GET %s HTTP/1.1" % target(scope)]
            lines += [b"%s: %s" % header for header in self._headers(scope, frozenset((FOR,)))]
            writer.write(b"\r\n".join([*lines, b"", b""]))
            answered = await self._first_of(reader, other)
            line = Line(frames, cast("asyncio.Transport", writer.transport), answered)
            await self._watch(line, other)
        finally:
            writer.close()

    async def _first_of(self, reader: asyncio.StreamReader, other: Elsewhere) -> bytes:
        """All that the owner has said; a stopped one says nothing, and its lease ends."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    if said := await reader.read(MOST_AT_ONCE):
                        return said
                    raise ConnectionResetError
            if not await self._house.ownership.lives(other.address):
                raise OwnerIsGone

    async def _watch(self, line: Line, other: Elsewhere) -> None:
        """Until one of the two has left."""
        self._open.add(line)
        since = time.monotonic()
        try:
            while not line.ended.done():
                await asyncio.wait([line.ended], timeout=EVERY)
                if self._house.ownership.is_gone(other.address, since):
                    line.owner_is_gone()
        finally:
            self._open.discard(line)


class OwnerIsGone(Exception):
    """The lease of whom we asked is over: another has the table, or may."""


class Line:
    """A WebSocket between a client of ours and the owner of its table: bytes, copied both ways."""

    def __init__(self, frames: Frames, owner: asyncio.Transport, answered: bytes) -> None:
        """`answered`: what the owner has said already."""
        self.ended = asyncio.get_running_loop().create_future()
        to_client, to_owner = Copy(self.owner_is_gone), Copy(self.client_is_gone)
        self._owner = owner
        self._client = frames.hand_over(to_owner)
        to_client.other, to_owner.other = self._client, owner
        self._client.write(answered)
        owner.set_protocol(to_client)

    def owner_is_gone(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)
            self._client.write(RESTARTING)
            self._client.close()
            self._owner.close()

    def client_is_gone(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)
            self._owner.close()


class Copy(asyncio.Protocol):
    """One direction: what comes is written to the other side, no faster than that takes it."""

    other: asyncio.Transport

    def __init__(self, gone: Callable[[], None]) -> None:
        self._gone = gone

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def pause_writing(self) -> None:
        self.other.pause_reading()

    def resume_writing(self) -> None:
        self.other.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self._gone()


def target(scope: Scope) -> bytes:
    query = scope["query_string"]
    return bytes(scope["raw_path"] + (b"?" + query if query else b""))


class Body:
    """The body of a request: what was read here once is to be sent again."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read = b""
        self._all = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._read += message.get("body", b"")
        self._all = not message.get("more_body")
        return message

    async def whole(self) -> bytes:
        while not self._all:
            await self.receive()
        return self._read


def unless_elsewhere(scope: Scope, send: Send) -> Send:
    """The answer is the owner's, where there is one."""
    state = scope.setdefault("state", {})

    async def answer_here(message: Message) -> None:
        if "elsewhere" not in state:
            await send(message)

    return answer_here


async def answer(wire: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[Message]:
    """What the owner answers, as it comes."""
    while True:
        match wire.next_event():
            case h11.NEED_DATA:
                wire.receive_data(await reader.read(65_536))
            case h11.Response() as response:
                headers = [one for one in response.headers if one[0] not in OF_THE_CONNECTION]
                status = response.status_code
                yield {"type": "http.response.start", "status": status, "headers": headers}
            case h11.Data() as part:
                yield {"type": "http.response.body", "body": bytes(part.data), "more_body": True}
            case h11.EndOfMessage():
                yield {"type": "http.response.body", "body": b""}
                return
            case _:
                raise ConnectionResetError


def beginning_with(first: Message, receive: Receive) -> Receive:
    """The same messages once more."""
    messages = [first]

    async def again() -> Message:
        return messages.pop() if messages else await receive()

    return again


async def come_back(send: Send) -> None:
    body = msgspec.json.encode(Problem(SORRY, "not-kept"))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"retry-after", b"1"),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})
