"""Many people at many of our tables, all in one process: the load of the server's bench."""

from __future__ import annotations

import asyncio
import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from deductio.lab.crowds import SEATS, Crowd, Party
from deductio.lab.socket_client import SocketClient
from deductio.lab.visitor import Visitor

TABLE = tomllib.loads(files(__package__).joinpath("crowd.toml").read_text("utf-8"))
GAME, OPTIONS, ENDING = TABLE["game"], TABLE["options"], TABLE["ending"]


class Heard(Struct):
    """As much of a frame as a client needs."""

    type: str
    ask: Any = None
    waiting: tuple[int, ...] = ()


read = msgspec.json.Decoder(Heard).decode


class OurCrowd(Crowd):
    """Four people who sit at every table."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self._port = port
        self._visitor = Visitor(port)
        self._watchers: list[SocketClient] = []
        self._cookies = [self._visitor.cookie() for _ in range(SEATS)]

    def _post(self, who: int, path: str, body: dict[str, Any]) -> Any:
        return self._visitor.post(path, body, cookie=self._cookies[who])

    def commits(self) -> float:
        return self._visitor.figure("deductio_commits_total")

    async def gather(self, tables: int) -> None:
        parties = []
        for number in range(tables):
            chairs = [{"type": "Me"}, *[{"type": "PersonWanted"}] * (SEATS - 1)]
            order = {"game": GAME, "chairs": chairs, "options": OPTIONS}
            code = self._post(0, "/api/tables", order)["code"]
            for seat in range(1, SEATS):
                self._post(seat, f"/api/tables/{code}/sit", {"seat": seat})
            self._post(0, f"/api/tables/{code}/start", {})
            party = OurParty(self, Random(number))
            for seat in range(SEATS):
                await party.sit(seat, self._port, f"/ws/{code}", self._cookies[seat])
            parties.append(party)
        await asyncio.gather(*(party.complete for party in parties))
        self.parties += parties

    async def let_sleuths_play(self, sleuths: int) -> None:
        """Tables of bots that think all the time, because somebody watches."""
        chairs = [{"type": "BotSeated", "level": "sleuth"}] * SEATS
        order = {"game": GAME, "chairs": chairs, "start": True}
        for _ in range(sleuths // SEATS):
            code = self._post(0, "/api/tables", order)["code"]
            watcher = await SocketClient.connect(self._port, lambda frame: None)
            watcher.shake_hands(f"127.0.0.1:{self._port}", f"/ws/{code}", self._cookies[0])
            await watcher.opened
            self._watchers.append(watcher)


class OurParty(Party):
    """Plays any choice that does not end the game."""

    def __init__(self, crowd: Crowd, random: Random) -> None:
        super().__init__(crowd)
        self._random = random
        self._last: list[Heard | None] = [None] * SEATS
        self._chosen = [False] * SEATS
        """Who waits for an answer to its own choice."""
        self.complete: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, seat: int, port: int, path: str, cookie: str) -> None:
        client = await SocketClient.connect(port, lambda frame: self._hear(seat, frame))
        self.clients.append(client)
        client.shake_hands(f"127.0.0.1:{port}", path, cookie)
        await client.opened

    def _hear(self, seat: int, frame: bytes) -> None:
        heard = read(frame)
        match heard.type:
            case "Update":
                self.count_heard(seat, len(frame))
                self._last[seat] = heard
            case "Welcome":
                self._last[seat] = heard
            case "Accepted":
                self._chosen[seat] = False
            case "Refusal":
                raise RuntimeError(frame.decode())
        if self.going:
            self.choose(seat)
        elif all(self._last) and not self.complete.done():
            self.complete.set_result(None)

    def choose(self, seat: int) -> None:
        heard = self._last[seat]
        assert heard is not None
        if self._chosen[seat] or seat not in heard.waiting or heard.ask is None:
            return
        self._chosen[seat] = True
        choice = anyone(heard.ask["options"], self._random)
        key = str(self.count_sent())
        self.clients[seat].send(
            msgspec.json.encode({"type": "Choose", "key": key, "choice": choice})
        )


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
