"""People who go to another server after a second without an answer, and remember all they heard."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.person import Follower, Frame

PATIENCE = 1.0
"""Seconds without a word; bots take no time here, and people little."""
MOST_WAITS = 1
"""How often the wait before the next try doubles: who is in a hurry must not make a crowd."""
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
CHAIRS = [{"type": "Me"}, {"type": "PersonWanted"}, {"type": "BotSeated", "level": "random"}]


class Witness(Follower):
    """Remembers what it was promised, and when something happened."""

    def __init__(self, code: str, seat: int) -> None:
        self.code = code
        self.seat = seat
        self.moments: list[float] = []
        self.acknowledged: dict[str, Frame] = {}
        self.complaints: list[str] = []
        super().__init__(None)  # type: ignore[arg-type]  # comes with each connection

    def take_in(self, frame: Frame) -> None:
        if frame["type"] in ("Welcome", "Update"):
            self._compare(frame)
        if frame["type"] == "Accepted" and frame["key"] in self.unanswered:
            self.acknowledged[frame["key"]] = self.unanswered[frame["key"]]
        if frame["type"] == "Refusal":
            self.complaints.append(f"refused: {frame}")
        super().take_in(frame)

    def _compare(self, frame: Frame) -> None:
        if frame["number"] != len(self.events):
            told = f"{frame['type']} tells of {frame['number']}"
            self.complaints.append(f"heard {len(self.events)} events, {told}")
            frame["number"] = min(frame["number"], len(self.events))
            del self.events[frame["number"] :]
        if frame["events"]:
            self.moments.append(time.monotonic())


class Restless:
    """Somebody with a cookie that every server knows."""

    def __init__(self, urls: Sequence[str], at: int, random: Random, think: float = 0.0) -> None:
        self.urls = urls
        self._at = at
        self._random = random
        self._think = think
        self._http = httpx.AsyncClient(timeout=10)
        self._headers: dict[str, str] = {}
        self._tries = 0

    @property
    def _url(self) -> str:
        return self.urls[self._at % len(self.urls)]

    async def go_elsewhere(self) -> None:
        self._at += 1
        await asyncio.sleep(self._random.uniform(0.05, 0.2) * 2 ** min(self._tries, MOST_WAITS))
        self._tries += 1

    async def ask(self, method: str, path: str, **body: object) -> Frame:
        """Until somebody answers; a server that fails has not answered, a refusal is an answer."""
        while True:
            with suppress(httpx.HTTPError):
                json = body if method != "GET" else None
                answer = await self._http.request(
                    method, self._url + path, json=json, headers=self._headers
                )
                self._remember(answer)
                if answer.status_code < 500:
                    return dict(answer.json()) if answer.content else {}
            await self.go_elsewhere()

    def _remember(self, answer: httpx.Response) -> None:
        """The first cookie, for every server: to a browser they all have one name."""
        self._http.cookies.clear()
        if "set-cookie" in answer.headers:
            self._headers.setdefault("Cookie", answer.headers["set-cookie"].partition(";")[0])

    async def play(self, code: str, witness: Witness, until: asyncio.Event) -> None:
        """To the end of the game, or until it is enough and nothing is without an answer."""
        while not witness.done and not (until.is_set() and not witness.unanswered):
            with suppress(*GONE):
                await self._sit(code, witness, until)
            if not witness.done:
                await self.go_elsewhere()

    async def _sit(self, code: str, witness: Witness, until: asyncio.Event) -> None:
        address = f"{self._url.replace('http', 'ws')}/ws/{code}?after={len(witness.events)}"
        async with asyncio.timeout(PATIENCE):
            socket = await connect(
                address, additional_headers=self._headers, ping_interval=None, close_timeout=0
            )
        try:
            await witness.go_on(socket)
            await self._listen(witness, until)
        finally:
            socket.transport.abort()

    async def _listen(self, witness: Witness, until: asyncio.Event) -> None:
        """Thinks before each answer; whoever comes back has thought already."""
        think = 0.0
        while not witness.done:
            async with asyncio.timeout(PATIENCE):
                await witness.hear()
            self._tries = 0
            if until.is_set():
                if not witness.unanswered:
                    return
            elif witness.asked and not witness.unanswered:
                await asyncio.sleep(self._random.uniform(0, think))
                await witness.answer(self._random)
            think = self._think

    async def leave(self) -> None:
        await self._http.aclose()


async def gather(game: str, ada: Restless, ben: Restless) -> str:
    """The code of a table at which both sit, with a bot, and the game has begun.

    An answer may have been lost on its way, so that the next one is a refusal: what counts is
    whether the game has begun. If not, these two leave that table alone.
    """
    while True:
        code = (await ada.ask("POST", "/api/tables", game=game, chairs=CHAIRS))["code"]
        await ben.ask("POST", f"/api/tables/{code}/sit", seat=1)
        await ada.ask("POST", f"/api/tables/{code}/start")
        seen = await ben.ask("GET", f"/api/tables/{code}")
        if seen.get("standing") == "playing" and seen.get("me") == 1:
            return str(code)
