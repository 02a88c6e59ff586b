"""Tables with people on different servers, while faults come; then everything is compared."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from tests.chaos.checker import Verdict, check
from tests.chaos.faults import Faults
from tests.chaos.people import Restless, Witness, gather
from tests.chaos.servers import Served

GAMES = ("cluedo", "cluedo", "small_detectives", "chaussette", "almost_innocent")

APART = 0.05
"""Seconds between one table's people and the next: they do not all come in one moment."""


class Ordeal:
    """Two people at each table, who begin another game when one is over."""

    def __init__(
        self,
        servers: Sequence[Served],
        seed: int,
        think: float = 0.0,
        patience: float | None = None,
    ) -> None:
        """`patience`: seconds at the end in which everyone is to get an answer; None for ever."""
        self.servers = servers
        self.stuck: list[str] = []
        self._patience = patience
        self.witnesses: list[Witness] = []
        self.enough = asyncio.Event()
        self._seed = seed
        self._think = think
        self._people: list[Restless] = []
        self.in_play: dict[str, list[Witness]] = {}

    async def play(self, tables: int, trouble: Callable[[Ordeal], Awaitable[None]]) -> None:
        """All tables, until the trouble is over; then nothing stays without an answer."""
        playing = [asyncio.create_task(self._play_on(number)) for number in range(tables)]
        try:
            while len(self.in_play) < tables:
                await asyncio.sleep(0.05)
                self._raise_faults_of(playing)
            await trouble(self)
        finally:
            self.enough.set()
        _, still = await asyncio.wait(playing, timeout=self._patience)
        self.stuck = sorted(self.in_play) if still else []
        for task in still:
            task.cancel()
        self._raise_faults_of([task for task in playing if task not in still])
        for person in self._people:
            await person.leave()

    def _raise_faults_of(self, playing: Sequence[asyncio.Task[None]]) -> None:
        for task in playing:
            if task.done():
                task.result()

    async def _play_on(self, number: int) -> None:
        await asyncio.sleep(number * APART)
        ada, ben = (self._person(number, seat) for seat in (0, 1))
        await ada.ask("PUT", "/api/me", name="Ada")
        await ben.ask("PUT", "/api/me", name="Ben")
        games = iter(range(number, 10**6))
        while not self.enough.is_set():
            code = await gather(GAMES[next(games) % len(GAMES)], ada, ben)
            pair = [Witness(code, seat) for seat in (0, 1)]
            self.witnesses += pair
            self.in_play[code] = pair
            sitting = zip((ada, ben), pair, strict=True)
            await asyncio.gather(*[who.play(code, one, self.enough) for who, one in sitting])
            del self.in_play[code]

    def _person(self, number: int, seat: int) -> Restless:
        random = Random(f"{self._seed} {number} {seat}")
        urls = [server.url for server in self.servers]
        person = Restless(urls, number + seat, random, self._think)
        self._people.append(person)
        return person

    async def everyone_moves_on(self, but: str = "") -> None:
        """Until every table that is in play now has told its people something more, or is over."""
        before = {code: self._heard(pair) for code, pair in self.in_play.items() if code != but}
        while any(
            code in self.in_play and self._heard(self.in_play[code]) <= heard
            for code, heard in before.items()
        ):
            await asyncio.sleep(0.05)

    def _heard(self, pair: Sequence[Witness]) -> int:
        return max(len(witness.events) for witness in pair)

    def verdict(self, address: str) -> Verdict:
        verdict = check(address, self.servers, self.witnesses)
        verdict.stuck = self.stuck
        return verdict


async def endure(ordeal: Ordeal, faults: Faults, kinds: Sequence[str]) -> None:
    """One fault after the other; between two, every table has gone on."""
    for kind in kinds:
        await faults.one(kind)
        await ordeal.everyone_moves_on()
