"""One WebSocket of one reader: frames in, frames out, as lean as can be.

This speaks ASGI itself: every choice at every table passes here, and each layer less is felt.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

import msgspec

from deductio.core.game import Refused
from deductio.server.door import Receive, Scope, Send, caller
from deductio.server.frames import Frames, Hear, quick
from deductio.server.limits import Bucket, Limits
from deductio.tables.closing import FLOODED, NOT_ALLOWED, RESTARTS, SORRY
from deductio.tables.house import House
from deductio.tables.live_view import encode
from deductio.tables.messages import CODE
from deductio.tables.play import Reader
from deductio.tables.refusals import Elsewhere, Forbidden, Unknown
from deductio.tables.sentences import Language, language_of
from deductio.tables.spoken import (
    AskHint,
    Choose,
    Decide,
    FromReader,
    Hurry,
    Mark,
    OpenNotebook,
    Refusal,
    Say,
    Told,
)
from deductio.tables.table import Table

read = msgspec.json.Decoder(FromReader).decode


class Socket:
    """Sends at once what the connection takes at once; a slow one has a short queue."""

    def __init__(
        self,
        send: Send,
        frames: Frames | None,
        reader: Reader,
        person: str,
        language: Language,
        backlog: int,
    ) -> None:
        self.reader = reader
        self.person = person
        self.language = language
        self._send = send
        self._frames = frames
        self._most = backlog
        self._backlog: deque[dict[str, Any]] = deque()
        self._carrier: asyncio.Task[None] | None = None
        self._gone = False

    def listen(self, receive: Receive, hear: Hear) -> asyncio.Task[None]:
        """Until the connection ends; frames may also come by a shorter way."""
        if self._frames is not None:
            self._frames.hear = hear
        self._listening = asyncio.create_task(hear_all(receive, hear))
        return self._listening

    def post(self, *frames: bytes) -> None:
        if self._gone:
            return
        if self._carrier is None and self._frames is not None and self._frames.write_texts(frames):
            return
        for frame in frames:
            if len(self._backlog) >= self._most:
                self._drop()
                return
            self._queue({"type": "websocket.send", "text": frame.decode()})

    def close(self, code: int, reason: str) -> None:
        if not self._gone:
            self._queue({"type": "websocket.close", "code": code, "reason": reason})
            self._gone = True

    def _drop(self) -> None:
        """It reads too slowly, so no farewell would reach it; it may come back and catch up."""
        self._backlog.clear()
        self._gone = True
        if self._frames is not None:
            self._frames.abort()
        self._listening.cancel()

    def ended(self) -> None:
        """The connection is no more."""
        self._gone = True
        if self._carrier is not None:
            self._carrier.cancel()

    def _queue(self, message: dict[str, Any]) -> None:
        self._backlog.append(message)
        if self._carrier is None:
            self._carrier = asyncio.create_task(self._carry())

    async def _carry(self) -> None:
        """Send what could not be sent at once, in order."""
        try:
            while self._backlog:
                await self._send(self._backlog.popleft())
        except Exception:  # the other side has hung up; `receive` says so too
            self._gone = True
        finally:
            self._carrier = None


class Sockets:
    """The ASGI application behind `/ws/{code}`."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._open: Counter[str] = Counter()
        """How many connections each address holds."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        full = self._open.total() >= self._limits.connections_in_all
        if full or scope["state"]["problem"] is not None:
            await send({"type": "websocket.close"})  # refused before the handshake: HTTP 403
            return
        address = caller(scope)
        try:
            if self._open[address] >= self._limits.connections:
                raise Refused("too many connections from one address", "too-many-connections")
            table, reader, after = await self._find(scope)
        except Elsewhere as other:
            scope["state"]["elsewhere"] = other
            return
        except Refused as refused:
            await send({"type": "websocket.accept"})
            farewell = encode(Refusal(str(refused), code=refused.code)).decode()
            await send({"type": "websocket.send", "text": farewell})
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": str(refused)})
            return
        await send({"type": "websocket.accept"})
        language = language_of(scope["state"]["headers"].get(b"accept-language", ""))
        person, backlog = scope["state"]["person"], self._limits.backlog
        socket = Socket(send, quick(scope), reader, person, language, backlog)
        listening = socket.listen(receive, self._ear(table, socket))
        table.join(socket, after)
        self._open[address] += 1
        try:
            with suppress(asyncio.CancelledError):  # dropped
                await listening
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
            socket.ended()
            table.leave_off(socket)

    async def _find(self, scope: Scope) -> tuple[Table, Reader, int]:
        """The table, who reads, and how many events that reader has heard."""
        place, _, code = scope["path"].lstrip("/").partition("/")
        if place != "ws":
            raise Unknown("there is nothing here", "nothing-here")
        self._house.admit(scope["state"]["person"])
        if not re.fullmatch(CODE, code):
            raise Unknown("there is no table with this code", "no-table")
        table = await self._house.table(code)
        query = parse_qs(scope["query_string"].decode("latin-1"))
        after = query.get("after", ["0"])[0]
        if not (after.isascii() and after.isdigit() and len(after) < 7):
            raise Refused("'after' is the number of events already heard", "not-understood")
        reader = self._reader(scope, table)
        if reader is None and not table.row.setting.watch:
            raise Forbidden("nobody may watch at this table", "no-watching")
        return table, reader, int(after)

    def _reader(self, scope: Scope, table: Table) -> Reader:
        seat = table.chairs.seat_of(scope["state"]["person"])
        if seat is None and b"authorization" in scope["state"]["headers"]:
            raise Forbidden("this is not the secret of a seat at this table", "wrong-secret")
        return seat

    def _ear(self, table: Table, socket: Socket) -> Hear:
        """What takes this reader's frames, as many as anyone may send."""
        limits, ownership = self._limits, self._house.ownership
        bucket = Bucket(limits.frames_per_second, limits.frames_at_once)

        def hear(frame: bytes) -> None:
            if not bucket.take():
                socket.close(FLOODED, "too many messages")
                return
            if not ownership.fresh:  # another may have the table by now
                socket.close(RESTARTS, SORRY)
                return
            try:
                said = read(frame)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                socket.post(
                    encode(Refusal(f"this is not understood: {error}", code="not-understood"))
                )
                return
            match said:
                case Choose(key, choice):
                    table.choose(socket, key, choice)
                case Decide(key, agree):
                    table.decide(socket, key, agree=agree)
                case Say() | Mark():
                    table.talk.hear(socket, said)
                case OpenNotebook(True):
                    table.notebooks.open(socket, table.play)
                case OpenNotebook():
                    table.notebooks.close(socket)
                case Told(number):
                    table.told(socket, number)
                case Hurry(on):
                    table.hurry(socket, on=on)
                case AskHint(lang):
                    table.hints.ask(socket, table.play, lang)

        return hear


async def hear_all(receive: Receive, hear: Hear) -> None:
    """Every frame that comes the plain way."""
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        hear(text.encode() if text is not None else message["bytes"])
