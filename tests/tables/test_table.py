"""A live table over a real file: nothing counts, and nobody hears of it, before it is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode
from sqlalchemy import create_engine, text

from deductio.core.messages import Seat
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import (
    Chair,
    Me,
    MoveClock,
    NewTable,
    NoClock,
    PersonWanted,
    Say,
)
from deductio.tables.rows import ChoiceRow
from deductio.tables.seating import sit, start
from deductio.tables.sentences import Language
from deductio.tables.sql import SqlStore, sqlite_url
from deductio.tables.store import Then
from deductio.tables.table import Table
from tests.server.person import anyone

pytestmark = pytest.mark.anyio

FIXED = {"pawn_choice": "fixed"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class HeldStore(SqlStore):
    """Keeps choices back until the test lets them go, or fails them."""

    held: list[Callable[[], None]] | None = None
    broken = False

    def keep_choice(self, row: ChoiceRow, then: Then) -> None:
        if self.broken:
            asyncio.get_running_loop().call_soon(then, OSError("the disk is full"))
        elif self.held is None:
            super().keep_choice(row, then)
        else:
            self.held.append(lambda: SqlStore.keep_choice(self, row, then))

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

    def accepted(self) -> int:
        return sum(frame["type"] == "Accepted" for frame in self.frames)

    async def until_closed(self) -> int:
        while self.closed is None:
            self._new.clear()
            await self._new.wait()
        return self.closed


@pytest.fixture
async def store(tmp_path: Path) -> HeldStore:
    store = HeldStore(sqlite_url(tmp_path / "tables.sqlite"))
    store.prepare()
    return store


@pytest.fixture
async def house(store: HeldStore) -> AsyncIterator[House]:
    house = House(store, HouseSettings(pause=(0, 0)))
    await house.open()
    yield house
    await house.close()


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


def waiting(table: Table, *ears: Ear) -> tuple[Ear, Ear]:
    """Whom the game waits for, and the other."""
    assert table.play is not None
    one, other = ears
    return (one, other) if one.reader in table.play.match.waiting else (other, one)


def legal(table: Table, ear: Ear) -> Raw:
    assert table.play is not None and ear.reader is not None
    question = table.play.match.question(ear.reader)
    assert question is not None
    return Raw(encode(question.options[0]))


async def test_nobody_hears_of_a_choice_before_it_is_kept(store: HeldStore, house: House) -> None:
    table, ada, ben = await two_people(house, "almost_innocent")
    chooser, _ = waiting(table, ada, ben)
    store.held = []
    before = len(ada.frames), len(ben.frames)
    table.choose(chooser, "one", legal(table, chooser))
    table.choose(chooser, "one", Raw(b"{}"))
    newcomer = Ear(None, "")
    table.join(newcomer, 0)
    await asyncio.sleep(0)
    assert (len(ada.frames), len(ben.frames), len(newcomer.frames)) == (*before, 0)
    store.let_go()
    await chooser.until("Accepted", 2)
    await newcomer.until("Welcome")
    assert table.play is not None
    assert len(table.play.match.choices) == 1


async def test_what_cannot_be_kept_is_forgotten_and_people_come_back(
    store: HeldStore, house: House
) -> None:
    table, ada, ben = await two_people(house, "almost_innocent")
    chooser, _ = waiting(table, ada, ben)
    store.broken = True
    table.choose(chooser, "one", legal(table, chooser))
    assert await ada.until_closed() == 1011
    assert await ben.until_closed() == 1011
    assert not any(frame["type"] == "Accepted" for frame in chooser.frames)
    store.broken = False
    again = await house.table(table.code)
    assert again is not table
    back = Ear(chooser.reader, chooser.person)
    again.join(back, 0)
    again.choose(back, "one", legal(again, back))
    await back.until("Accepted")


async def test_a_refused_choice_changes_nothing(house: House) -> None:
    table, ada, _ = await two_people(house, "almost_innocent")
    assert table.play is not None
    choices = len(table.play.match.choices)
    for number, raw in enumerate((b'{"type":"Roll"}', b"[]", b"1", b'"\\ud800"', b"{}"), 1):
        table.choose(ada, f"{number}", Raw(raw))
        assert (await ada.until("Refusal", number))["key"] == f"{number}"
    assert len(table.play.match.choices) == choices


async def test_reconnecting_resends_exactly_what_is_missing(house: House) -> None:
    table, ada, ben = await two_people(house, options=FIXED)
    assert table.play is not None
    random = Random(1)
    for number in range(30):
        chooser, _ = waiting(table, ada, ben)
        ask = table.play.match.question(chooser.reader or 0)
        assert ask is not None
        options = [one for one in ask.options if "Accuse" not in type(one).__name__]
        table.choose(chooser, f"{number}", Raw(encode(random.choice(options))))
        await chooser.until("Accepted", chooser.accepted() + 1)
    heard = [e for f in ada.frames if f["type"] in ("Welcome", "Update") for e in f["events"]]
    for after in (0, 1, len(heard) // 2, len(heard), len(heard) + 7):
        back = Ear(0, "ada")
        table.join(back, after)
        welcome = await back.until("Welcome")
        now = json.loads(_written(table, 0))
        assert welcome["number"] == min(after, len(now))
        assert welcome["events"] == now[after:]


def _written(table: Table, seat: Seat) -> bytes:
    assert table.play is not None
    return encode(table.play.stream(seat))


async def test_a_faded_look_is_never_sent_again(house: House) -> None:
    order = {"help": "none", "options": {"mode": "competition"}}
    table, ada, ben = await two_people(house, "chaussette", **order)
    assert table.play is not None
    random, number = Random(2), 0
    while not any(frame["type"] == "Update" and _looked(frame) for frame in ada.frames):
        chooser, _ = waiting(table, ada, ben)
        number += 1
        table.choose(chooser, f"{number}", _any(table, chooser, random))
        await chooser.until("Accepted", chooser.accepted() + 1)
    at = next(
        frame["number"] + place
        for frame in ada.frames
        if frame["type"] == "Update"
        for place, event in enumerate(frame["events"])
        if event["type"].startswith("Saw")
    )
    table.choose(ada, "seen", Raw(b'{"type":"Confirm"}'))
    await ada.until("Accepted", ada.accepted() + 1)
    back = Ear(0, "ada")
    table.join(back, 0)
    assert (await back.until("Welcome"))["events"][at] == {"type": "Faded"}


def _looked(frame: dict[str, Any]) -> bool:
    return any(event["type"].startswith("Saw") for event in frame["events"])


def _any(table: Table, ear: Ear, random: Random) -> Raw:
    asks = [frame["ask"] for frame in ear.frames if "ask" in frame]
    return Raw(encode(anyone(asks[-1]["options"], random)))


async def test_when_the_clock_runs_out_the_seat_does_what_anyone_would(house: House) -> None:
    table, ada, _ = await two_people(house, "almost_innocent", clock=MoveClock(5))
    assert table.play is not None
    asked = set(table.play.match.waiting)
    clocks = table.play.clocks
    assert clocks.all_left(0.0)
    for seat in asked:  # as if they had thought for a long time
        clocks._ticking_since[seat] -= 60
    table.wake()
    await ada.until("Update")
    chosen = {seat for seat, _ in table.play.match.choices}
    assert chosen & asked


async def test_a_table_whose_rules_changed_is_closed_and_stays_readable(
    tmp_path: Path, store: HeldStore, house: House
) -> None:
    table, ada, ben = await two_people(house, "almost_innocent")
    for number in range(6):
        chooser, _ = waiting(table, ada, ben)
        table.choose(chooser, f"{number}", _any(table, chooser, Random(number)))
        await chooser.until("Accepted", chooser.accepted() + 1)
    await house.close()
    engine = create_engine(sqlite_url(tmp_path / "tables.sqlite"))
    with engine.begin() as connection:
        connection.execute(text("UPDATE choices SET told = 'other' WHERE number = 4"))
    engine.dispose()
    later = House(SqlStore(sqlite_url(tmp_path / "tables.sqlite")), HouseSettings(pause=(0, 0)))
    await later.open()
    closed = await later.table(table.code)
    back = Ear(0, "ada")
    closed.join(back, 0)
    welcome = await back.until("Welcome")
    assert welcome["table"]["standing"] == "closed"
    assert welcome["table"]["reason"].startswith("Les règles de ce jeu ont été corrigées")
    assert welcome["ask"] is None
    assert welcome["events"]
    assert closed.play is not None
    assert len(closed.play.match.choices) == 4
    closed.choose(back, "late", Raw(b'{"type":"Confirm"}'))
    assert (await back.until("Refusal"))["reason"] == "this table is closed"
    await later.close()


async def test_talk_needs_a_seat(house: House) -> None:
    table, ada, _ = await two_people(house, clock=NoClock())
    guest = Ear(None, "")
    table.join(guest, 0)
    table.talk.hear(guest, Say(phrase="hello"))
    assert (await guest.until("Refusal"))["reason"] == "those who watch do not talk"
    table.talk.hear(ada, Say(phrase="hello"))
    assert (await guest.until("Said"))["phrase"] == "hello"


async def test_whoever_comes_back_is_welcomed_before_its_choice_is_accepted(
    store: HeldStore, house: House
) -> None:
    table, ada, ben = await two_people(house, "almost_innocent")
    chooser, _ = waiting(table, ada, ben)
    store.held = []
    choice = legal(table, chooser)
    table.choose(chooser, "one", choice)
    back = Ear(chooser.reader, chooser.person)
    table.join(back, 0)
    table.choose(back, "one", choice)
    store.let_go()
    await back.until("Accepted")
    kinds = [frame["type"] for frame in back.frames]
    assert kinds.index("Welcome") < kinds.index("Accepted")
