"""A live table over a real file: nothing counts, and nobody hears of it, before it is kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode
from sqlalchemy import create_engine, text

from deductio.core.game import fold
from deductio.core.messages import Confirm, Question, Seat
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import NoClock
from deductio.tables.spoken import Say
from deductio.tables.sql import SqlStore, sqlite_url
from deductio.tables.table import Table
from tests.server.person import anyone
from tests.tables.people import Ear, HeldStore, legal, playing, two_people, waiting

pytestmark = pytest.mark.anyio

FIXED = {"pawn_choice": "fixed"}


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


def _shown(table: Table, seat: Seat) -> Any:
    """What the screen shows to somebody who reads it all at once."""
    play = playing(table)
    return json.loads(encode(fold(play.game.view(), play.stream(seat))))


def _written(table: Table, seat: Seat) -> bytes:
    assert table.play is not None
    return encode(table.play.stream(seat))


async def test_a_faded_look_is_taken_back_from_everyone_who_reads_it_and_opened_at_the_end(
    house: House,
) -> None:
    order = {"help": "none", "options": {"mode": "competition"}}
    table, ada, ben = await two_people(house, "chaussette", **order)
    beside = Ear(0, "ada")
    table.join(beside, 0)
    play, random = playing(table), Random(2)

    async def choose(ear: Ear) -> None:
        table.choose(ear, f"{random.random()}", _any(table, ear, random))
        await ear.until("Accepted", ear.accepted() + 1)

    while not (looks := [n for n, event in enumerate(ada.events()) if is_look(event)]):
        await choose(waiting(table, ada, ben)[0])
    [at] = looks
    look = ada.events()[at]
    gone = Ear(0, "ada")
    gone.frames = [*ada.frames]  # it loses its line now
    while play.match.question(0) != CONFIRM:
        await choose(waiting(table, ada, ben)[0])
    assert not any("replaced" in frame for frame in ada.frames)
    of_ben = len(ben.frames)
    await choose(ada)
    assert len(ben.frames) > of_ben
    assert not any("replaced" in frame for frame in ben.frames[of_ben:])
    for ear in (ada, beside):
        update = await ear.until("Update", sum(f["type"] == "Update" for f in ear.frames))
        assert update["replaced"] == {f"{at}": {"type": "Faded"}}
    table.join(gone, len(gone.events()))
    await gone.until("Welcome", 2)
    for ear in (ada, beside, gone):
        assert ear.events() == json.loads(_written(table, 0))
        assert ear.events()[at] == {"type": "Faded"}
        assert ear.view() == _shown(table, 0)
    newcomer = Ear(0, "ada")
    table.join(newcomer, 0)
    assert (await newcomer.until("Welcome"))["events"][at] == {"type": "Faded"}
    while not play.match.over:
        await choose(waiting(table, ada, ben)[0])
    for ear in (ada, beside, gone):
        assert ear.events() == json.loads(_written(table, 0))
        assert ear.events()[at] == look
        assert ear.view() == _shown(table, 0)


CONFIRM = Question("confirm", (Confirm(),), ())


def is_look(event: dict[str, Any]) -> bool:
    return str(event["type"]).startswith("Saw")


def _any(table: Table, ear: Ear, random: Random) -> Raw:
    asks = [frame["ask"] for frame in ear.frames if "ask" in frame]
    return Raw(encode(anyone(asks[-1]["options"], random)))


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


async def test_a_choice_made_while_waiting_to_be_let_in_is_accepted_after_the_welcome(
    store: HeldStore, house: House
) -> None:
    """It is kept, and others hear of it, while its chooser has heard nothing at all."""
    table, ada, ben = await two_people(house, "small_detectives")
    chooser, other = waiting(table, ada, ben)
    store.held = []
    table.choose(chooser, "one", legal(table, chooser))
    late, _ = waiting(table, chooser, other)
    back = Ear(late.reader, late.person)
    table.join(back, 0)
    table.choose(back, "two", legal(table, back))
    store.let_go()
    await back.until("Accepted")
    assert [frame["type"] for frame in back.frames[:2]] == ["Welcome", "Accepted"]
    assert back.frames[1]["key"] == "two"
    assert len(playing(table).match.choices) == 2
