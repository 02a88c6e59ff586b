"""Many short games on one server for a while: its memory should reach a plateau.

`python -m tests.chaos.soak --minutes 5` prints the memory of the server every ten seconds, and with
`--trace` at the end what has come since the first minute and stayed (the server is slower then).
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random

from deductio.tables.sql import sqlite_url
from tests.chaos.people import Restless, Witness
from tests.chaos.servers import Server, running

AT_ONCE = 8
GAMES = ("small_detectives", "chaussette", "almost_innocent", "cluedo")
CHAIRS = [{"type": "Me"}, *[{"type": "BotSeated", "level": "random"}] * 2]
EVERY = 10.0


class Soak:
    """People who come, play one game, and never come back."""

    def __init__(self, server: Server, minutes: float, *, trace: bool) -> None:
        self._trace = trace
        self._server = server
        self._until = time.monotonic() + minutes * 60
        self._numbers = count()
        self.games = 0
        self.measured: list[tuple[float, int, float]] = []
        """Seconds, games, megabytes."""

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._play_on())
            group.create_task(self._measure())

    async def _play_on(self) -> None:
        while time.monotonic() < self._until:
            number = next(self._numbers)
            person = Restless([self._server.url], 0, Random(number))
            await person.ask("PUT", "/api/me", name=f"Ada {number}")
            order = {"game": GAMES[number % len(GAMES)], "chairs": CHAIRS, "start": True}
            table = await person.ask("POST", "/api/tables", **order)
            await person.play(table["code"], Witness(table["code"], 0), asyncio.Event())
            await person.leave()
            self.games += 1

    async def _measure(self) -> None:
        begun = time.monotonic()
        while time.monotonic() < self._until:
            await asyncio.sleep(EVERY)
            seconds = time.monotonic() - begun
            self.measured.append((seconds, self.games, self._server.megabytes))
            print("{:5.0f} s {:6} games {:7.1f} MB".format(*self.measured[-1]), flush=True)
            if self._trace and 60 <= seconds < 60 + EVERY:
                self._server.send(signal.SIGHUP)


def soak(minutes: float, *, trace: bool) -> list[tuple[float, int, float]]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "grown"
        environment = {"DEDUCTIO_CHAOS_TRACE": str(report)} if trace else {}
        database = sqlite_url(Path(folder) / "tables.sqlite")
        server = Server("soak", Path(folder), database, environment=environment)
        with running([server]):
            soaked = Soak(server, minutes, trace=trace)
            asyncio.run(soaked.play())
            server.drain()
        if trace:
            print(report.read_text())
    return soaked.measured


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=5)
    arguments.add_argument("--trace", action="store_true")
    asked = arguments.parse_args()
    soak(asked.minutes, trace=asked.trace)
