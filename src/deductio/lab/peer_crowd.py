"""The same crowd at tables of boardgame.io: it speaks the text protocol of socket.io."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from deductio.lab.crowds import SEATS, Crowd, Party
from deductio.lab.socket_client import SocketClient
from deductio.lab.visitor import Visitor

GAME = "suggestions"
SPACE = f"/{GAME},".encode()
"""Stands in every packet after its kind."""
OPEN, PING, PONG, CONNECTED, EVENT = b"0", b"2", b"3", b"40", b"42"
KINDS = (range(6), range(6, 12), range(12, 21))
"""The cards of `boardgameio.js`."""


class Asked(Struct):
    """A suggestion that waits for an answer."""

    cards: tuple[int, ...]
    of: str


class Player(Struct):
    """What a seat sees of itself."""

    hand: tuple[int, ...]


class Situation(Struct):
    """The game as one seat sees it; secrets of others are not in it."""

    players: dict[str, Player]
    asked: Asked | None


class Turn(Struct):
    """Whose turn it is."""

    current: str = msgspec.field(name="currentPlayer")


class State(Struct):
    """As much of a state as a client needs."""

    number: int = msgspec.field(name="_stateID")
    situation: Situation = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")


class Sync(Struct):
    """The first thing a client hears."""

    state: State


read_packet = msgspec.json.Decoder(list[Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_sync = msgspec.json.Decoder(Sync).decode


class PeerCrowd(Crowd):
    """Four people who sit at every table of boardgame.io."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self._port = port
        self._visitor = Visitor(port)

    async def gather(self, tables: int) -> None:
        for number in range(tables):
            party = PeerParty(self, self._new_table(), Random(number))
            for seat in range(SEATS):
                await party.sit(seat, self._port)
            await party.complete
            self.parties.append(party)

    def _new_table(self) -> Place:
        lobby = f"/games/{GAME}"
        code = self._visitor.post(f"{lobby}/create", {"numPlayers": SEATS})["matchID"]
        people = [{"playerID": str(seat), "playerName": f"name {seat}"} for seat in range(SEATS)]
        seated = [self._visitor.post(f"{lobby}/{code}/join", person) for person in people]
        return Place(code, [one["playerCredentials"] for one in seated])


class Place(Struct):
    """A table and the secrets of its seats."""

    code: str
    secrets: list[str]


class PeerParty(Party):
    """Suggests any cards, shows any card that fits."""

    def __init__(self, crowd: Crowd, place: Place, random: Random) -> None:
        super().__init__(crowd)
        self._place = place
        self._random = random
        self._last: list[State | None] = [None] * SEATS
        self.complete: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, seat: int, port: int) -> None:
        client = await SocketClient.connect(port, lambda frame: self._hear(seat, frame))
        self.clients.append(client)
        client.shake_hands(f"127.0.0.1:{port}", "/socket.io/?EIO=4&transport=websocket")
        await client.opened

    def _hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith(EVENT):
            self._take_in(seat, read_packet(frame.partition(b",")[2]), len(frame))
        elif frame.startswith(CONNECTED):
            place = self._place
            self._emit(seat, "sync", place.code, str(seat), place.secrets[seat], SEATS)
        elif frame.startswith(OPEN):
            self.clients[seat].send(CONNECTED + SPACE)
        elif frame == PING:
            self.clients[seat].send(PONG)

    def _take_in(self, seat: int, packet: list[Raw], length: int) -> None:
        match bytes(packet[0]):
            case b'"update"':
                self._last[seat] = read_state(packet[2])
                self.count_heard(seat, length)
                if self.going:
                    self.choose(seat)
            case b'"sync"':
                self._last[seat] = read_sync(packet[2]).state
                if all(self._last):
                    self.complete.set_result(None)

    def choose(self, seat: int) -> None:
        state, me = self._last[seat], str(seat)
        assert state is not None
        asked = state.situation.asked
        if asked is None and state.turn.current == me:
            self._move(seat, state, "suggest", [self._random.choice(kind) for kind in KINDS])
        elif asked is not None and asked.of == me:
            fitting = [card for card in state.situation.players[me].hand if card in asked.cards]
            self._move(seat, state, "show", [self._random.choice(fitting)])

    def _move(self, seat: int, state: State, name: str, arguments: list[int]) -> None:
        me, secret = str(seat), self._place.secrets[seat]
        move = {"type": name, "args": arguments, "playerID": me, "credentials": secret}
        self.count_sent()
        action = {"type": "MAKE_MOVE", "payload": move}
        self._emit(seat, "update", action, state.number, self._place.code, me)

    def _emit(self, seat: int, *event: Any) -> None:
        self.clients[seat].send(EVENT + SPACE + msgspec.json.encode(event))
