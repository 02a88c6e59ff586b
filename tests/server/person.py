"""A person at a browser, as far as the server can tell."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import comb, prod
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Frame = dict[str, Any]


class Person:
    """One cookie jar; sits at tables and talks HTTP."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.name = name

    async def __aenter__(self) -> Self:
        await self.get("/api/me")
        if self.name:
            await self.http.put("/api/me", json={"name": self.name})
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        answer = await self.http.post(path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return answer.status_code, answer.json()["detail"]

    async def table(self, game: str, bots: int, level: str = "random", **order: Any) -> Frame:
        """A new table with me on the first chair and bots on the others, begun."""
        chairs = [{"type": "Me"}, *[{"type": "BotSeated", "level": level}] * bots]
        return dict(await self.post("/api/tables", game=game, chairs=chairs, start=True, **order))

    def join(
        self, code: str, headers: Mapping[str, str] | None = None, *, after: int | str = 0
    ) -> connect:
        address = f"{self.url.replace('http', 'ws')}/ws/{code}?after={after}"
        return connect(address, additional_headers={"Cookie": self.cookie, **(headers or {})})


class Follower:
    """Keeps what a connection hears, as a page does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.events: list[Frame] = []
        self.view: Frame | None = None
        self.ask: Frame | None = None
        self.waiting: list[int] = []
        self.table: Frame = {}
        self.unanswered: dict[str, Frame] = {}
        self.accepted: list[Frame] = []
        """The choices that count, in order."""
        self.refused: list[Frame] = []
        self.said: list[Frame] = []

    async def hear(self) -> Frame:
        """The next frame, taken in."""
        frame: Frame = json.loads(await self.socket.recv())
        self.take_in(frame)
        return frame

    def take_in(self, frame: Frame) -> None:
        for number, event in frame.get("replaced", {}).items():
            self.events[int(number)] = event
        match frame["type"]:
            case "Welcome":
                self.table, self.said = frame["table"], frame["said"]
                self.events[frame["number"] :] = frame["events"]
                self.view = frame["view"]
                self.ask, self.waiting = frame["ask"], frame["waiting"]
            case "Update":
                assert frame["number"] == len(self.events)
                self.events += frame["events"]
                assert len(frame.get("steps", ())) == max(0, len(frame["events"]) - 1)
                for step in (*frame.get("steps", ()), frame["view"]):
                    self.view = (self.view or {}) | step
                self.ask, self.waiting = frame["ask"], frame["waiting"]
            case "TableChanged":
                self.table = frame["table"]
            case "Accepted":
                if frame["key"] in self.unanswered:
                    self.accepted.append(self.unanswered.pop(frame["key"]))
            case "Refusal":
                self.refused.append(frame)
                self.unanswered.pop(frame["key"], None)
            case "Said":
                self.said.append(frame)

    @property
    def asked(self) -> bool:
        me = self.table.get("me")
        return self.ask is not None and me in self.waiting

    @property
    def over(self) -> bool:
        return bool(self.table.get("standing") == "over")

    @property
    def done(self) -> bool:
        """The game is over, and every choice has had its answer."""
        return self.over and not self.unanswered

    async def choose(self, choice: Frame, key: str) -> None:
        self.unanswered[key] = choice
        await self.socket.send(json.dumps({"type": "Choose", "key": key, "choice": choice}))

    async def go_on(self, socket: ClientConnection) -> None:
        """On a new connection: send again what has had no answer, under the same key."""
        self.socket = socket
        for key, choice in [*self.unanswered.items()]:
            await self.choose(choice, key)

    async def play(self, random: Random) -> None:
        """Until the game is over, anyhow."""
        while not self.over:
            await self.hear()
            await self.answer(random)

    async def answer(self, random: Random) -> None:
        """Choose anyhow if asked, unless the last choice is still on its way."""
        if self.asked and not self.unanswered:
            assert self.ask is not None
            key = f"{random.random()}"
            await self.choose(anyone(self.ask["options"], random), key)


def anyone(options: Any, random: Random) -> Frame:
    """Any one of the choices that this compact form stands for."""
    if isinstance(options, list):
        return dict(random.choice(options))
    if "either" in options:
        return anyone(random.choice(list(filter(count, options["either"]))), random)
    if "product" in options:
        values = [random.choice(axis) for axis in options["of"]]
        return {"type": options["product"], **dict(zip(options["fields"], values, strict=True))}
    [field] = options["fields"]
    places = sorted(random.sample(range(len(options["of"])), options["size"]))
    return {"type": options["subsets"], field: [options["of"][place] for place in places]}


def count(options: Any) -> int:
    """How many choices this compact form stands for."""
    if isinstance(options, list):
        return len(options)
    if "either" in options:
        return sum(map(count, options["either"]))
    if "product" in options:
        return prod(map(len, options["of"]))
    return comb(len(options["of"]), options["size"])
