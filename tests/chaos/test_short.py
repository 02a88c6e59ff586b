"""Two servers on one PostgreSQL and a fixed number of faults: what was promised is there."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests import apart
from tests.chaos.checker import Verdict, watch
from tests.chaos.faults import Faults
from tests.chaos.ordeal import Ordeal, endure
from tests.chaos.servers import Server, running
from tests.postgres import Postgres

TABLES = 4
AT_MOST = 60
"""Seconds in which something must go on that is not stopped."""
KINDS = (
    "stop before the write",
    "kill",
    "stop before the commit",
    "database restart",
    "drain",
    "stop",
)


def endured(
    servers: Sequence[Server], address: str, postgres: Postgres, kinds: Sequence[str]
) -> Verdict:
    """A fault lasts until every table has gone on without that server."""
    watch(address)

    async def trouble(ordeal: Ordeal) -> None:
        hold = ordeal.everyone_moves_on
        await endure(ordeal, Faults(servers, Random(7), hold, postgres=postgres), kinds)

    async def play() -> Verdict:
        ordeal = Ordeal(servers, seed=7)
        await ordeal.play(TABLES, trouble)
        return ordeal.verdict(address)

    return apart.run(play())


def two(folder: Path, address: str, **environment: str) -> list[Server]:
    return [Server(name, folder, address, environment=environment) for name in ("one", "two")]


def test_two_servers_keep_what_they_promised(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database()
    servers = two(tmp_path, address)
    with running(servers) as dead:
        verdict = endured(servers, address, postgres, KINDS)
    assert dead == 0
    assert verdict.wrong == []
    assert verdict.acknowledged > 0


def test_a_server_that_had_nothing_to_write_for_so_long_is_not_stopped_later(
    postgres: Postgres, tmp_path: Path
) -> None:
    """It would be stopped for good, and perhaps be the last one there is."""
    servers = two(tmp_path, postgres.database())

    async def go_on(ordeal: Ordeal) -> None:
        for place in (signal.SIGUSR1, signal.SIGUSR2):
            for server in servers:
                server.send(place)
                server.send(signal.SIGCONT)
        await asyncio.wait_for(ordeal.everyone_moves_on(), AT_MOST)

    with running(servers):
        apart.run(Ordeal(servers, seed=7, patience=AT_MOST).play(1, go_on))


def test_without_the_fence_the_checker_notices(postgres: Postgres, tmp_path: Path) -> None:
    """A stopped server must meet a choice of its successor; where it misses, it is tried anew."""
    assert any(doubled(postgres, tmp_path / str(trial)) for trial in range(5))


def doubled(postgres: Postgres, folder: Path) -> bool:
    folder.mkdir()
    address = postgres.database()
    servers = two(folder, address, DEDUCTIO_CHAOS_BLIND="1")
    with running(servers):
        verdict = endured(servers, address, postgres, ["stop before the write"] * 2)
    return bool(verdict.twice)
