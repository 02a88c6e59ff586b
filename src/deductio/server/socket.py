"""One WebSocket of one reader: frames in, frames out, as lean as can be.

This speaks ASGI itself: every choice at every table passes here, and each layer less is felt.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any
from urllib.parse import parse_qs

import msgspec

from deductio.core.game import Refused
from deductio.server.door import Receive, Scope, Send
from deductio.server.limits import Bucket, Limits
from deductio.server.wire import Choose, FromReader, Mark, Refusal, Say
from deductio.tables.eyes import encode
from deductio.tables.house import House
from deductio.tables.play import Reader
from deductio.tables.refusals import Forbidden, Unknown
from deductio.tables.table import Table

TABLE_CLOSED, MOVED, NOT_ALLOWED, TOO_MANY = 4000, 4001, 4003, 4008

read = msgspec.json.Decoder(FromReader).decode


class Socket:
    """Sends at once what the connection takes at once; a slow one has a short queue."""

    def __init__(self, send: Send, reader: Reader, person: str, backlog: int) -> None:
        self.reader = reader
        self.person = person
        self._send = send
        self._most = backlog
        self._backlog: deque[dict[str, Any]] = deque()
        self._carrier: asyncio.Task[None] | None = None
        self._gone = False

    def post(self, frame: str) -> None:
        self._put({"type": "websocket.send", "text": frame})

    def close(self, code: int, reason: str) -> None:
        self._put({"type": "websocket.close", "code": code, "reason": reason})
        self._gone = True

    def gone(self) -> None:
        """The connection has ended: nothing more is sent."""
        self._gone = True
        if self._carrier is not None:
            self._carrier.cancel()

    def _put(self, message: dict[str, Any]) -> None:
        if self._gone:
            return
        if self._carrier is not None:
            self._queue(message)
            return
        sending: Any = self._send(message)
        try:
            # A connection that can write does so without waiting: no task is needed for that.
            waiting = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the other side has hung up; `receive` will say so
            self._gone = True
            return
        self._carrier = asyncio.create_task(self._carry(_Rest(sending, waiting)))

    def _queue(self, message: dict[str, Any]) -> None:
        if len(self._backlog) >= self._most:
            self._backlog.clear()
            message = {"type": "websocket.close", "code": TOO_MANY, "reason": "reading too slowly"}
            self._gone = True
        self._backlog.append(message)

    async def _carry(self, rest: _Rest) -> None:
        """Send what could not be sent at once, in order."""
        try:
            await rest
            while self._backlog:
                await self._send(self._backlog.popleft())
        except Exception:  # as above
            self._gone = True
        finally:
            self._carrier = None


class _Rest:
    """The rest of a coroutine that was begun by hand and waits for something."""

    def __init__(self, begun: Coroutine[Any, Any, None], waiting: Any) -> None:
        self._begun = begun
        self._waiting = waiting

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waiting
        yield from self._begun.__await__()


class Sockets:
    """The ASGI application behind `/ws/{code}`."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if scope["state"]["problem"] is not None:
            await send({"type": "websocket.close"})  # refused before the handshake: HTTP 403
            return
        try:
            table, reader, after = await self._find(scope)
        except Refused as refused:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": encode(Refusal(str(refused))).decode()})
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": str(refused)})
            return
        await send({"type": "websocket.accept"})
        socket = Socket(send, reader, scope["state"]["person"], self._limits.backlog)
        table.join(socket, after)
        try:
            await self._listen(table, socket, receive)
        finally:
            socket.gone()
            table.leave_off(socket)

    async def _find(self, scope: Scope) -> tuple[Table, Reader, int]:
        """The table, who reads, and how many events that reader has heard."""
        place, _, code = scope["path"].lstrip("/").partition("/")
        if place != "ws":
            raise Unknown("there is nothing here")
        table = await self._house.table(code)
        query = parse_qs(scope["query_string"].decode("latin-1"))
        after = query.get("after", ["0"])[0]
        if not (after.isascii() and after.isdigit() and len(after) < 7):
            raise Refused("'after' is the number of events already heard")
        reader = await self._reader(scope, table)
        if reader is None and not table.row.setting.watch:
            raise Forbidden("nobody may watch at this table")
        return table, reader, int(after)

    async def _reader(self, scope: Scope, table: Table) -> Reader:
        bearer = scope["state"]["headers"].get(b"authorization")
        if bearer is None:
            return table.seat_of(scope["state"]["person"])
        kind, _, token = bearer.partition(" ")
        seat = await self._house.seat_of_token(token) if kind.lower() == "bearer" else None
        if seat is None or seat[0] != table.code:
            raise Forbidden("this is not the secret of a seat at this table")
        return seat[1]

    async def _listen(self, table: Table, socket: Socket, receive: Receive) -> None:
        limits = self._limits
        bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                socket.close(TOO_MANY, "too many messages")
                return
            text = message.get("text")
            if text is None:
                socket.post(encode(Refusal("send text, not bytes")).decode())
                continue
            self._hear(table, socket, text)

    def _hear(self, table: Table, socket: Socket, text: str) -> None:
        try:
            said = read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            socket.post(encode(Refusal(f"this is not understood: {error}")).decode())
            return
        match said:
            case Choose(key, choice):
                table.choose(socket, key, choice)
            case Say():
                table.say(socket, said)
            case Mark(fact, mark):
                table.mark(socket, fact, mark)
