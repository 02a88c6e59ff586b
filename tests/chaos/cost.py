"""`python -m tests.chaos.cost`: what ownership costs, as ratios in one run.

Servers take turns of a second each, so that the mood of the machine meets all alike.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from sqlalchemy import Engine

from deductio.lab.crowd import OurCrowd
from deductio.lab.servers import Running, cpu_of
from deductio.lab.socket_client import SocketClient
from deductio.lab.visitor import Visitor
from deductio.lab.windows import Load, Windows
from deductio.server.app import Settings
from deductio.server.limits import UNLIMITED
from deductio.server.run import listen_on, serve
from deductio.tables import sql
from deductio.tables.engine import is_postgres
from deductio.tables.house import HouseSettings
from deductio.tables.rows import ChoiceRow
from deductio.tables.sql import sqlite_url
from deductio.tables.writer import ManyRows
from tests.postgres import Postgres, programs

TABLES, ROUNDS, TURN = 40, 12, 1.0
LINES, PAIRS = 8, 4000
NOT_UNDERSTOOD = b'{"type":"Nothing"}'


@contextmanager
def server(database: str, *, blind: bool = False) -> Iterator[Running]:
    here, there = get_context("spawn").Pipe(duplex=False)
    process = get_context("spawn").Process(target=serve_one, args=(database, blind, there))
    process.start()
    there.close()
    try:
        yield Running(here.recv(), process.pid or 0)
    finally:
        process.terminate()
        process.join()


def serve_one(database: str, blind: bool, ready: Connection) -> None:
    if blind:
        setattr(sql, "added_choices", without_the_fence)  # noqa: B010
    house = HouseSettings(pause=(0, 0), workers=1)
    settings = Settings(database=database, house=house, limits=UNLIMITED)
    [socket] = listen_on(["127.0.0.1"], 0)
    serve(settings, [socket], lambda: ready.send(socket.getsockname()[1]), metrics=socket)


def without_the_fence(engine: Engine) -> ManyRows:
    """The same rows, whoever the owner is."""
    names = (*ChoiceRow.__struct_fields__, "epoch")
    columns = ", ".join(f'"{name}"' for name in names)
    place = "%s" if is_postgres(engine) else "?"
    return ManyRows(
        f"INSERT INTO choices ({columns}) VALUES ", f"({', '.join([place] * len(names))})", ""
    )


async def in_turn(groups: Sequence[Sequence[Running]]) -> list[list[Load]]:
    """Each group plays together, one group after the other, again and again."""
    all_windows = [[Windows(OurCrowd(one.port), one) for one in group] for group in groups]
    for group in all_windows:
        for windows in group:
            await windows.gather(TABLES // len(group))
    for _ in range(ROUNDS):
        for group in all_windows:
            await asyncio.gather(*(windows.measure(TURN) for windows in group))
    for group in all_windows:
        for windows in group:
            windows.crowd.leave()
    return [[windows.load() for windows in group] for group in all_windows]


async def relayed(relay: Running, owner: Running) -> float:
    """Microseconds of the relay's CPU for a frame in and one out."""
    visitor = Visitor(owner.port)
    cookie = visitor.cookie()
    chairs = [{"type": "Me"}, {"type": "BotSeated", "level": "random"}]
    order = {"game": "cluedo", "chairs": chairs}
    code = visitor.post("/api/tables", order, cookie=cookie)["code"]
    lines = [Echo(asyncio.get_running_loop().create_future()) for _ in range(LINES)]
    for line in lines:
        await line.open(relay.port, f"/ws/{code}", cookie)
    before = cpu_of(relay.pid)
    for line in lines:
        line.client.send(NOT_UNDERSTOOD)
    await asyncio.gather(*(line.done for line in lines))
    return (cpu_of(relay.pid) - before) / (LINES * PAIRS) * 1e6


class Echo:
    """Says something again whenever it is answered."""

    def __init__(self, done: asyncio.Future[None]) -> None:
        self.done = done
        self._left = PAIRS

    async def open(self, port: int, path: str, cookie: str) -> None:
        self.client = await SocketClient.connect(port, self._hear)
        self.client.shake_hands(f"127.0.0.1:{port}", path, cookie)
        await self.client.opened

    def _hear(self, frame: bytes) -> None:
        if b'"Refusal"' not in frame:
            return
        self._left -= 1
        if self._left:
            self.client.send(NOT_UNDERSTOOD)
        elif not self.done.done():
            self.done.set_result(None)


def per_cpu(loads: Sequence[Load]) -> float:
    """Choices per second of all their CPU together."""
    cpu = sum(load.choices_per_second / load.choices_per_server_cpu_second for load in loads)
    return sum(load.choices_per_second for load in loads) / cpu


def main() -> None:
    found = programs()
    assert found is not None, "no PostgreSQL"
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres(found))
        shared = postgres.database()
        run = stack.enter_context
        groups = {
            "SQLite": [run(server(sqlite_url(folder / "fenced.sqlite")))],
            "SQLite blind": [run(server(sqlite_url(folder / "blind.sqlite"), blind=True))],
            "PostgreSQL": [run(server(postgres.database()))],
            "PostgreSQL blind": [run(server(postgres.database(), blind=True))],
            "two servers": [run(server(shared)), run(server(shared))],
        }
        loads = dict(zip(groups, asyncio.run(in_turn([*groups.values()])), strict=True))
        microseconds = asyncio.run(relayed(*groups["two servers"]))
    speed = {name: per_cpu(found) for name, found in loads.items()}
    for name, choices in speed.items():
        print(f"{name}: {choices:,.0f} choices per CPU second of the servers")
    for name in ("SQLite", "PostgreSQL"):
        print(f"fence on {name}: {1 - speed[name] / speed[f'{name} blind']:.1%}")
    print(f"two servers in one: {speed['two servers'] / speed['PostgreSQL']:.2f}")
    print(f"a relayed frame pair: {microseconds:.0f} µs")


if __name__ == "__main__":
    main()
