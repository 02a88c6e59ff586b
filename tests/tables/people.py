"""People at a live table, each at the end of a connection, over a store that can be held back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from deductio.core.messages import Question, Seat
from deductio.tables.house import House
from deductio.tables.messages import Chair, Me, NewTable, PersonWanted
from deductio.tables.play import Play
from deductio.tables.rows import ChoiceRow
from deductio.tables.seating import sit, start
from deductio.tables.sentences import Language
from deductio.tables.sql import SqlStore
from deductio.tables.store import Then
from deductio.tables.table import Table
from deductio.tables.workers import Asker, Workers


class HeldStore(SqlStore):
    """Keeps choices back until the test lets them go, or fails them."""

    held: list[Callable[[], None]] | None = None
    broken = False

    def keep_choice(self, row: ChoiceRow, epoch: int, then: Then) -> None:
        if self.broken:
            asyncio.get_running_loop().call_soon(then, OSError("the disk is full"))
        elif self.held is None:
            super().keep_choice(row, epoch, then)
        else:
            self.held.append(lambda: SqlStore.keep_choice(self, row, epoch, then))

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for keep in held:
            keep()


class Ear:
    """A connection of one reader."""

    language: Language = "fr"

    def __init__(self, reader: Seat | None, person: str) -> None:
        self.reader = reader
        self.person = person
        self.frames: list[dict[str, Any]] = []
        self.closed: int | None = None
        self._new = asyncio.Event()

    def post(self, *frames: bytes) -> None:
        self.frames.extend(map(json.loads, frames))
        self._new.set()

    def close(self, code: int, reason: str) -> None:
        self.closed = code
        self._new.set()

    async def until(self, kind: str, count: int = 1) -> dict[str, Any]:
        """The newest frame of that kind, once there are so many."""
        while len(found := [frame for frame in self.frames if frame["type"] == kind]) < count:
            self._new.clear()
            await self._new.wait()
        return found[-1]

    def events(self) -> list[dict[str, Any]]:
        """What a page holds that has heard all of this."""
        events: list[dict[str, Any]] = []
        for frame in self.frames:
            for number, event in frame.get("replaced", {}).items():
                events[int(number)] = event
            if "events" in frame:
                events[frame["number"] :] = frame["events"]
        return events

    def view(self) -> dict[str, Any]:
        """And what it shows."""
        view: dict[str, Any] = {}
        for frame in self.frames:
            if "view" in frame:
                view = {} if frame["type"] == "Welcome" else view
                for step in (*frame.get("steps", ()), frame["view"]):
                    view = view | step
        return view

    def accepted(self) -> int:
        return sum(frame["type"] == "Accepted" for frame in self.frames)

    async def until_closed(self) -> int:
        while self.closed is None:
            self._new.clear()
            await self._new.wait()
        return self.closed


async def two_people(house: House, game: str = "cluedo", **order: Any) -> tuple[Table, Ear, Ear]:
    """Ada and Ben, and a game that has begun."""
    chairs: tuple[Chair, ...] = (Me(), PersonWanted())
    table = await house.make(NewTable(game, chairs, **order), "ada", "Ada")
    await sit(table, "ben", "Ben", 1)
    await start(table, "ada")
    ears = Ear(0, "ada"), Ear(1, "ben")
    for ear in ears:
        table.join(ear, 0)
        await ear.until("Welcome")
    return table, *ears


def playing(table: Table) -> Play:
    assert table.play is not None
    return table.play


def asked(table: Table, seat: Seat) -> Question:
    question = playing(table).match.question(seat)
    assert question is not None
    return question


def waiting(table: Table, *ears: Ear) -> tuple[Ear, Ear]:
    """Whom the game waits for, and the other."""
    one, other = ears
    return (one, other) if one.reader in playing(table).match.waiting else (other, one)


def legal(table: Table, ear: Ear) -> Raw:
    assert ear.reader is not None
    return Raw(encode(asked(table, ear.reader).options[0]))


class HeldWorkers(Workers):
    """Think when the test lets them, in the test's own process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may_think = asyncio.Event()
        self.thoughts = 0

    async def run(self, asker: Asker, work: Callable[..., Any], *args: Any, **_: Any) -> Any:
        self.thoughts += 1
        await self.may_think.wait()
        return work(*args)


async def a_while() -> None:
    """As many rounds of the event loop as anything here needs that waits for nothing."""
    for _ in range(50):
        await asyncio.sleep(0)
