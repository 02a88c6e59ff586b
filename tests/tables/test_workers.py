"""Who is thought for next, and what a killed process costs."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from deductio.core.game import Refused
from deductio.tables.rounds import Rounds
from deductio.tables.workers import Asker, Workers
from tests.tables.people import a_while

pytestmark = pytest.mark.anyio

ADA, BEN = Asker("ada", "A"), Asker("ben", "B")


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(1)
    yield workers
    workers.close()


def test_people_take_turns_and_so_do_their_tables() -> None:
    rounds: Rounds[str] = Rounds()
    for number in range(3):
        rounds.put(("ada", "A"), f"A{number}")
    rounds.put(("ada", "B"), "B0")
    rounds.put(("ben", "C"), "C0")
    rounds.put(("ben", "C"), "gone")
    rounds.put(("eve", "D"), "gone")
    assert len(rounds) == 7
    rounds.drop(("ben", "C"), "gone")
    rounds.drop(("eve", "D"), "gone")
    rounds.drop(("eve", "D"), "never there")
    assert [rounds.take() for _ in range(len(rounds))] == ["A0", "C0", "B0", "A1", "A2"]
    assert not rounds


class Order:
    """In which order things are done by a process that a first one keeps busy."""

    def __init__(self, workers: Workers, folder: Path) -> None:
        self.done: list[str] = []
        self._workers = workers
        self._gate = folder / "gate"
        os.mkfifo(self._gate)
        self.all = [asyncio.create_task(workers.run(BEN, wait_for, self._gate))]

    async def ask(self, asker: Asker, name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._do(asker, name))
        self.all.append(task)
        await a_while()
        return task

    async def _do(self, asker: Asker, name: str) -> None:
        self.done.append(await self._workers.run(asker, str, name))

    async def begin(self) -> list[str]:
        await asyncio.to_thread(self._gate.write_text, "go")
        await asyncio.gather(*self.all, return_exceptions=True)
        return self.done


def wait_for(gate: Path) -> None:
    gate.read_text()


async def test_many_tables_of_nobody_hold_up_no_table_of_a_person(
    workers: Workers, tmp_path: Path
) -> None:
    order = Order(workers, tmp_path)
    await a_while()
    for number in range(300):
        await order.ask(Asker("eve", f"{number}", waits=False), f"eve {number}")
    await order.ask(Asker("ben", "B", waits=False), "ben away")
    await order.ask(Asker("eve", "0"), "notes of eve")
    await order.ask(Asker("eve", "1"), "more of eve")
    await order.ask(ADA, "ada")
    assert workers.waiting == 304
    done = await order.begin()
    assert done[:3] == ["notes of eve", "ada", "more of eve"]
    assert done[3:5] == ["eve 0", "ben away"]
    assert (len(done), workers.waiting) == (304, 0)


async def test_who_no_longer_waits_leaves_the_queue_and_holds_up_nobody(
    workers: Workers, tmp_path: Path
) -> None:
    order = Order(workers, tmp_path)
    await a_while()
    waiting = await order.ask(ADA, "waiting")
    await order.ask(ADA, "next")
    waiting.cancel()
    order.all[0].cancel()  # it is at work: its process is free when it has come to its end
    await a_while()
    assert workers.waiting == 1
    assert await order.begin() == ["next"]


async def test_a_turn_that_comes_too_late_goes_to_the_next(workers: Workers) -> None:
    """It is given and taken back in one round of the event loop."""
    first = asyncio.create_task(workers.run(ADA, str, "first"))
    await a_while()
    late, last = (asyncio.create_task(workers.run(ADA, str, name)) for name in ("late", "last"))
    first.add_done_callback(lambda _: late.cancel())
    assert await last == "last"
    assert late.cancelled()


async def test_what_fails_fails_alone(workers: Workers) -> None:
    with pytest.raises(Refused, match="no"):
        await workers.run(ADA, fail)
    assert await workers.run(ADA, str, "on") == "on"


def fail() -> None:
    raise Refused("no")


async def test_a_killed_process_costs_only_its_own_work_one_more_try(tmp_path: Path) -> None:
    workers = Workers(2)
    try:
        os.mkfifo(tmp_path / "gate")
        beside = asyncio.create_task(workers.run(BEN, wait_for, tmp_path / "gate"))
        await a_while()
        assert await workers.run(ADA, die_once, tmp_path / "died") == "alive"
        assert not beside.done()
        await asyncio.to_thread((tmp_path / "gate").write_text, "go")
        await beside
    finally:
        workers.close()


def die_once(trace: Path) -> str:
    if not trace.exists():
        trace.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


async def test_what_kills_its_process_twice_fails_and_the_queue_goes_on(workers: Workers) -> None:
    with pytest.raises(Exception, match="terminated abruptly"):
        await workers.run(ADA, die)
    assert await workers.run(ADA, str, "on") == "on"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
