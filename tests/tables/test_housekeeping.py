"""Abandoned tables go, what people want to keep stays: by a policy, and a clock of the test."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from deductio.core.record import read_record, verify
from deductio.games import game
from deductio.tables import talk
from deductio.tables.house import House, kept
from deductio.tables.housekeeping import DAY, Housekeeper, Keeping
from deductio.tables.messages import BotSeated, Me, NewTable, PersonWanted
from deductio.tables.moderation import MOST_SAID
from deductio.tables.rows import SaidRow
from deductio.tables.spoken import Mark, Say
from deductio.tables.table import Table
from tests.tables.neighbours import Neighbourhood
from tests.tables.people import Ear, HeldStore

pytestmark = pytest.mark.anyio

GATHERING = NewTable("cluedo", (Me(), PersonWanted()), talk="free")
BOTS = NewTable("chaussette", (BotSeated("random"),) * 2, start=True)
PLAYING = NewTable("cluedo", (Me(), BotSeated("random")), start=True)


async def put_up(house: House, order: NewTable, standing: Any = None) -> str:
    """A table nobody is at any more."""
    table = await house.make(order, "ada", "Ada")
    if standing:
        table.row.standing = standing
        await table.keep()
    await house.hall.lose(table)
    return table.code


async def played_by_bots(house: House) -> Table:
    table = await house.make(BOTS, "ada", "Ada")
    ear = Ear(None, "")
    table.join(ear, 0)
    while table.row.standing != "over":
        await ear.until("TableChanged", sum(f["type"] == "TableChanged" for f in ear.frames) + 1)
    table.leave_off(ear)
    await house.report(table.code, 0, "ben", "what was kept before is kept now")
    await house.hall.lose(table)
    return table


def left_after(store: HeldStore, days: float, **keeping: Any) -> set[str]:
    """The codes of the tables that are still there so many days later."""
    later = time.time() + days * DAY
    Housekeeper(Keeping(**keeping), store, lambda: later).tidy_up()
    return {one.code for one in store.moderation.tables()}


async def test_each_kind_of_table_has_its_days(house: House, store: HeldStore) -> None:
    gathering = await put_up(house, GATHERING)
    playing = await put_up(house, PLAYING)
    closed = await put_up(house, PLAYING, "closed")
    over = await put_up(house, PLAYING, "over")
    bots = await put_up(house, BOTS)
    everything = {gathering, playing, closed, over, bots}
    assert left_after(store, 6.9) == everything
    assert left_after(store, 7.1) == everything - {gathering}
    assert left_after(store, 29.9) == everything - {gathering}
    assert left_after(store, 30.1) == {playing, closed, over}
    assert left_after(store, 179.9) == {playing, closed, over}
    assert left_after(store, 180.1) == {over}
    assert left_after(store, 10_000) == {over}
    assert left_after(store, 364, over=365) == {over}
    assert left_after(store, 366, over=365) == set()


async def test_a_table_in_use_stays_and_a_look_takes_only_so_many(
    house: House, store: HeldStore
) -> None:
    used = await house.make(GATHERING, "ada", "Ada")
    for _ in range(4):
        await put_up(house, GATHERING)
    keeper = Housekeeper(Keeping(at_once=3), store, lambda: time.time() + 8 * DAY)
    assert [keeper.tidy_up() for _ in range(3)] == [3, 1, 0]
    assert [one.code for one in store.moderation.tables()] == [used.code]


async def test_records_are_kept_before_games_go(
    house: House, store: HeldStore, tmp_path: Path
) -> None:
    table = await played_by_bots(house)
    nowhere = str(tmp_path / "nowhere")
    assert left_after(store, 31, records=nowhere) == {table.code}, "it cannot be written"
    assert left_after(store, 31, records=str(tmp_path)) == set()
    assert verify(read_record(tmp_path / f"{table.code}.json"), game("chaussette")).ok
    assert store.kept_table(table.code) is None
    assert not store.moderation.reports()


async def test_leftovers_go(house: House, store: HeldStore) -> None:
    code = (await house.make(GATHERING, "ada", "Ada")).code
    for number in range(MOST_SAID + 5):
        row = SaidRow(0, 1.0, "", f"{number}")
        await kept(lambda then, row=row: store.keep_said(code, 1, row, then))  # type: ignore[misc]
    await kept(lambda then: store.keep_mark(code, 1, 0, "rope@seat1", "", then))
    store.moderation.rule("B" * 10, "closed")
    store.moderation.rule("ben", "banned")
    left_after(store, 0)
    assert store.moderation.rulings() == {"B" * 10: "closed", "ben": "banned"}
    left_after(store, 2)
    assert store.moderation.rulings() == {"ben": "banned"}
    with store._engine.connect() as connection:
        lines = connection.exec_driver_sql("SELECT text FROM said ORDER BY id").scalars().all()
        assert lines == [f"{number}" for number in range(5, MOST_SAID + 5)]
        assert connection.exec_driver_sql("SELECT count(*) FROM marks").scalar() == 0


async def test_who_has_said_enough_has_said_so_after_a_restart_too(
    house: House, store: HeldStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_SAID", 3)
    table = await house.make(GATHERING, "ada", "Ada")
    before, after = Ear(0, "ada"), Ear(0, "ada")
    for ear in (before, after):
        table.join(ear, 0)
        for _ in range(2):
            table.talk.hear(ear, Say(text="hello"))
        await house.hall.lose(table)
        table = await house.table(table.code)
    assert [frame["type"] for frame in before.frames].count("Said") == 2
    assert [frame["type"] for frame in after.frames].count("Said") == 1
    assert (await after.until("Refusal"))["code"] == "said-enough"


async def test_a_notebook_holds_only_so_many_marks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_MARKS", 2)
    table = await house.make(GATHERING, "ada", "Ada")
    ear = Ear(0, "ada")
    table.join(ear, 0)
    for fact, mark in (("a@b", "yes"), ("c@d", "yes"), ("a@b", "no"), ("e@f", "yes")):
        table.talk.hear(ear, Mark(fact, mark))
    assert (await ear.until("Refusal"))["code"] == "notebook-full"
    assert table.talk.marks(0) == {"a@b": "no", "c@d": "yes"}
    table.talk.hear(ear, Mark("a@b", ""))
    table.talk.hear(ear, Mark("e@f", "yes"))
    assert table.talk.marks(0) == {"c@d": "yes", "e@f": "yes"}


async def test_one_seat_says_only_so_much_and_wiping_nothing_leaves_nothing(
    house: House, store: HeldStore
) -> None:
    table = await house.make(GATHERING, "ada", "Ada")
    ear = Ear(0, "ada")
    table.join(ear, 0)
    table.talk._lines[0] = MOST_SAID - 1
    for _ in range(2):
        table.talk.hear(ear, Say(text="hello"))
    assert (await ear.until("Refusal"))["code"] == "said-enough"
    table.talk.hear(ear, Mark("rope@seat1", ""))
    await ear.until("Said")
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM marks").scalar() == 0


async def test_a_table_that_somebody_came_to_meanwhile_stays(
    house: House, store: HeldStore
) -> None:
    code = await put_up(house, GATHERING)
    seen = store.moderation.one(code)
    table = await house.table(code)
    assert not store.moderation.throw_away(seen)
    assert not store.moderation.throw_away(store.moderation.one(code)), "a living server has it"
    await house.hall.lose(table)
    assert not store.moderation.throw_away(seen), "somebody was there since"
    untouched = store.moderation.one(code)
    assert [store.moderation.throw_away(untouched) for _ in range(2)] == [True, False]


async def test_one_house_of_several_tidies_up(near: Neighbourhood) -> None:
    houses = [await near.open() for _ in range(3)]
    first = [house for house in houses if await house.ownership.is_first()]
    assert len(first) == 1
    await first[0].close()
    assert sum([await house.ownership.is_first() for house in houses if house not in first]) == 1
