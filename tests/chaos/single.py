"""One server on one SQLite file, killed again and again with several tables in play."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

from tests.chaos.checker import Verdict
from tests.chaos.faults import Happened
from tests.chaos.ordeal import Ordeal
from tests.server.running import Running

TABLES = 8


class Alone(Running):
    """Forked from a process that has everything loaded: a thousand starts take minutes."""

    name = "alone"

    def told(self) -> list[tuple[str, int, str]]:
        """It keeps no diary."""
        return []


async def kill_again_and_again(
    server: Alone, ordeal: Ordeal, kills: int, seed: int
) -> list[Happened]:
    random, happened = Random(seed), []
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0.02, 0.3))
        fault = Happened("kill", server.name, time.monotonic())
        server.kill()
        await asyncio.to_thread(server.start)
        fault.over = time.monotonic()
        happened.append(fault)
        if len(happened) % 20 == 0:
            await ordeal.everyone_moves_on()
    return happened


def kill_alone(kills: int, seed: int) -> tuple[Verdict, list[Happened], Ordeal]:
    with tempfile.TemporaryDirectory() as folder, Alone(Path(folder)) as server:
        return asyncio.run(_survive(server, kills, seed))


async def _survive(server: Alone, kills: int, seed: int) -> tuple[Verdict, list[Happened], Ordeal]:
    ordeal, happened = Ordeal([server], seed), []

    async def trouble(ordeal: Ordeal) -> None:
        happened.extend(await kill_again_and_again(server, ordeal, kills, seed))

    await ordeal.play(TABLES, trouble)
    return ordeal.verdict(server.settings.database), happened, ordeal
