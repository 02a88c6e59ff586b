"""Many people at many tables, all in one process: the load of the server's bench."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from deductio.lab.socket_client import SocketClient

GAME = "cluedo"
OPTIONS = {"round_limit": 500, "pawn_choice": "fixed"}
SEATS = 4
ENDING = ("RiseToAccuse", "Accuse")
"""Nobody ends the game: what is measured is its middle."""


class Heard(Struct):
    """As much of a frame as a client needs."""

    type: str
    ask: Any = None
    waiting: tuple[int, ...] = ()


read = msgspec.json.Decoder(Heard).decode


class Crowd:
    """Four people who sit at every table."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._host = f"127.0.0.1:{port}"
        self._http = HTTPConnection("127.0.0.1", port)
        self._cookies = [self._first_contact() for _ in range(SEATS)]
        self._tables: list[Party] = []
        self.forget_times()

    def forget_times(self) -> None:
        self.done = self.updates = self.bytes = 0
        self.latencies: list[float] = []

    def _first_contact(self) -> str:
        self._http.request("GET", "/api/me")
        answer = self._http.getresponse()
        answer.read()
        return str(answer.headers["set-cookie"]).partition(";")[0]

    def _post(self, who: int, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self._cookies[who]}
        self._http.request("POST", path, json.dumps(body), headers)
        answer = self._http.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(told["detail"])
        return told

    async def figure(self, name: str) -> float:
        """One of the server's own figures."""
        self._http.close()  # it has been idle, and the server may have hung up
        self._http.request("GET", "/metrics")
        lines = self._http.getresponse().read().decode().splitlines()
        return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])

    async def gather(self, tables: int) -> None:
        """Everyone sits down and waits."""
        for number in range(tables):
            chairs = [{"type": "Me"}, *[{"type": "PersonWanted"}] * (SEATS - 1)]
            order = {"game": GAME, "chairs": chairs, "options": OPTIONS}
            code = self._post(0, "/api/tables", order)["code"]
            for seat in range(1, SEATS):
                self._post(seat, f"/api/tables/{code}/sit", {"seat": seat})
            self._post(0, f"/api/tables/{code}/start", {})
            party = Party(self, Random(number))
            for seat in range(SEATS):
                await party.sit(seat, self._port, f"/ws/{code}", self._cookies[seat])
            self._tables.append(party)
        await asyncio.gather(*(party.complete for party in self._tables))

    async def let_sleuths_play(self, sleuths: int) -> None:
        """Tables of bots that think all the time."""
        chairs = [{"type": "BotSeated", "level": "sleuth"}] * SEATS
        for _ in range(sleuths // SEATS):
            self._post(0, "/api/tables", {"game": GAME, "chairs": chairs, "start": True})

    def go(self) -> None:
        for party in self._tables:
            party.go()

    def leave(self) -> None:
        for party in self._tables:
            party.leave()


class Party:
    """The four clients of one table."""

    def __init__(self, crowd: Crowd, random: Random) -> None:
        self._crowd = crowd
        self._random = random
        self._clients: list[SocketClient] = []
        self._last: list[Heard | None] = [None] * SEATS
        self._chosen = [False] * SEATS
        """Who waits for an answer to its own choice."""
        self._heard = [0] * SEATS
        self._sent: list[float] = []
        self._told: list[int] = []
        self._going = False
        self.complete: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, seat: int, port: int, path: str, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            lambda: SocketClient(lambda frame: self._hear(seat, frame), lambda: None),
            "127.0.0.1",
            port,
        )
        self._clients.append(client)
        client.shake_hands(f"127.0.0.1:{port}", path, cookie)
        await client.opened

    def _hear(self, seat: int, frame: bytes) -> None:
        heard = read(frame)
        match heard.type:
            case "Update":
                self._count(seat, len(frame))
                self._last[seat] = heard
            case "Welcome":
                self._last[seat] = heard
            case "Accepted":
                self._chosen[seat] = False
            case "Refusal":
                raise RuntimeError(frame.decode())
        if self._going:
            self._choose(seat)
        elif all(self._last) and not self.complete.done():
            self.complete.set_result(None)

    def _count(self, seat: int, length: int) -> None:
        crowd, number = self._crowd, self._heard[seat]
        crowd.updates += 1
        crowd.bytes += length
        self._heard[seat] += 1
        self._told[number] += 1
        if self._told[number] == SEATS:
            crowd.done += 1
            crowd.latencies.append(perf_counter() - self._sent[number])

    def go(self) -> None:
        self._going = True
        for seat in range(SEATS):
            self._choose(seat)

    def _choose(self, seat: int) -> None:
        heard = self._last[seat]
        assert heard is not None
        if self._chosen[seat] or seat not in heard.waiting or heard.ask is None:
            return
        self._chosen[seat] = True
        number = len(self._sent)
        choice = anyone(heard.ask["options"], self._random)
        frame = msgspec.json.encode({"type": "Choose", "key": str(number), "choice": choice})
        self._sent.append(perf_counter())
        self._told.append(0)
        self._clients[seat].send(frame)

    def leave(self) -> None:
        for client in self._clients:
            client.close()


def anyone(options: Any, random: Random) -> dict[str, Any]:
    """Any choice that does not end the game."""
    if isinstance(options, list):
        return dict(random.choice([one for one in options if one["type"] not in ENDING]))
    if "either" in options:
        return anyone(random.choice(list(filter(goes_on, options["either"]))), random)
    values = [random.choice(axis) for axis in options["of"]]
    return {"type": options["product"], **dict(zip(options["fields"], values, strict=True))}


def goes_on(part: Any) -> bool:
    """Whether there is something in it that does not end the game."""
    if isinstance(part, list):
        return any(one["type"] not in ENDING for one in part)
    return part["product"] not in ENDING and all(part["of"])
