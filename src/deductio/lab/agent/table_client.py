"""A seat at a table of a server, over HTTP and one WebSocket: what a page does, for a program."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from deductio.core.game import Game, Refused
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.transcript import read_events
from deductio.games import game
from deductio.lab.agent.wire_options import read_question
from deductio.lab.no_detours import open_straight

SECONDS = 30.0
"""How long an answer of the server may take."""
KEY_BYTES = 12


class TableClient:
    """One person without a page; sits at one table at a time."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refused(f"a server is an address as http://localhost:8000, not '{url}'")
        self._url = url.rstrip("/")
        self._cookie = ""
        self._socket: ClientConnection | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[str]] = {}
        self._news = asyncio.Condition()
        self._lost = True
        self._forget()

    def _forget(self) -> None:
        self.table: dict[str, Any] = {}
        self.stream: list[Event] = []
        self.said: list[dict[str, Any]] = []
        self._ask: dict[str, Any] | None = None

    @property
    def game(self) -> Game[Any]:
        if not self.table:
            raise Refused("you sit at no table yet")
        return game(self.table["game"])

    @property
    def seat(self) -> Seat:
        if self.table.get("me") is None:
            raise Refused("you have no seat at this table")
        return int(self.table["me"])

    @property
    def over(self) -> bool:
        return self.table.get("standing") in ("over", "closed")

    @property
    def question(self) -> Question | None:
        """What the seat is asked, or may do meanwhile."""
        return read_question(self.game, self._ask) if self._ask else None

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """An answer of the server; what it refuses is said in its own words."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self._cookie}
        raw = None if body is None else json.dumps(body).encode()
        request = Request(self._url + path, raw, headers, method=method)
        try:
            with open_straight(request, timeout=SECONDS) as answer:
                self._cookie = (answer.headers["Set-Cookie"] or self._cookie).partition(";")[0]
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            with error:
                raise Refused(_detail(error)) from None
        except (URLError, OSError, HTTPException) as error:
            why = getattr(error, "reason", error)
            raise Refused(f"the server at {self._url} cannot be reached: {why}") from None

    async def enter(self, code: str) -> None:
        """Listen at a table; whatever was heard at another is forgotten."""
        await self.leave()
        self._forget()
        await self._connect(code)

    async def leave(self) -> None:
        """Hang up; the seat stays taken."""
        if self._hearing is not None:
            self._hearing.cancel()
            with suppress(asyncio.CancelledError):
                await self._hearing
            self._hearing = None
        self._lost = True
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def wait(self, seconds: float) -> None:
        """Until the seat must choose, the game is over, the line is lost, or the time is up."""
        await self._stay_connected()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(lambda: self.must_choose or self.over or self._lost)

    @property
    def must_choose(self) -> bool:
        question = self.question if self._ask else None
        return question is not None and bool(len(question.options))

    async def choose(self, choice: Choice) -> None:
        """Raises `Refused` with the server's sentence where it is not taken."""
        await self._stay_connected()
        key = secrets.token_hex(KEY_BYTES)
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        await self._send({"type": "Choose", "key": key, "choice": msgspec.to_builtins(choice)})
        try:
            refused = await asyncio.wait_for(answer, SECONDS)
        except TimeoutError:
            raise Refused("the server has not answered; listen, and see what came of it") from None
        finally:
            del self._answers[key]
        if refused:
            raise Refused(refused)

    async def say(self, **words: str) -> None:
        await self._stay_connected()
        await self._send({"type": "Say", **words})

    async def _connect(self, code: str) -> None:
        address = f"ws{self._url[4:]}/ws/{code}?after={len(self.stream)}"
        try:
            self._socket = await connect(
                address, additional_headers={"Cookie": self._cookie}, max_size=None
            )
            self._take_in(await asyncio.wait_for(self._socket.recv(), SECONDS))
        except (OSError, WebSocketException):
            raise Refused("the table cannot be reached; try again in a while") from None
        self._lost = False
        self._hearing = asyncio.create_task(self._hear(self._socket))

    async def _stay_connected(self) -> None:
        """After a lost connection everything that was missed is told again."""
        if not self.table:
            raise Refused("you sit at no table yet")
        if self._lost:
            await self._connect(self.table["code"])

    async def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(message))
        except WebSocketException:
            raise Refused("the connection was lost; try again") from None

    async def _hear(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for frame in socket:
                self._take_in(frame)
                async with self._news:
                    self._news.notify_all()
        async with self._news:
            self._lost = True
            self._news.notify_all()

    def _take_in(self, raw: str | bytes) -> None:
        frame = json.loads(raw)
        if "table" in frame:
            self.table = frame["table"]
        for number, event in frame.get("replaced", {}).items():
            [self.stream[int(number)]] = self._events([event])
        match frame["type"]:
            case "Welcome":
                self.said = frame["said"]
                self._hear_events(frame)
            case "Update":
                self._hear_events(frame)
            case "Said":
                self.said.append(frame)
            case "Accepted":
                self._answer(frame["key"], "")
            case "Refusal":
                self._answer(frame["key"], frame["reason"])

    def _hear_events(self, frame: dict[str, Any]) -> None:
        self.stream[frame["number"] :] = self._events(frame["events"])
        self._ask = frame["ask"]

    def _events(self, written: list[Any]) -> list[Event]:
        return list(read_events(self.game, (Raw(msgspec.json.encode(one)) for one in written)))

    def _answer(self, key: str, refused: str) -> None:
        answer = self._answers.get(key)
        if answer is not None and not answer.done():
            answer.set_result(refused)


def _detail(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read())["detail"])
    except (ValueError, LookupError, TypeError, OSError):
        return f"the server answered {error.code} {error.reason}"
