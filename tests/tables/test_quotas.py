"""Nobody may have so much that others come too short."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from deductio.core.game import Refused
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import BotSeated, Me, NewTable, PersonWanted
from deductio.tables.quotas import Quotas
from deductio.tables.refusals import TooMany
from deductio.tables.sql import SqlStore, sqlite_url

pytestmark = pytest.mark.anyio

WITH_BOTS = NewTable("cluedo", (BotSeated("random"), BotSeated("random")), start=True)
ALONE = NewTable("cluedo", (Me(), PersonWanted()))


async def house_with(folder: Path, **quotas: int) -> House:
    store = SqlStore(sqlite_url(folder / "tables.sqlite"))
    store.prepare()
    house = House(store, HouseSettings(pause=(0, 0), quotas=Quotas(**quotas)))
    await house.open()
    return house


async def code_of(house: House, order: NewTable, person: str = "ada") -> str:
    """Of the refusal; empty if the table stands."""
    try:
        await house.make(order, person, "")
    except TooMany as refused:
        return refused.code
    return ""


async def test_a_person_has_only_so_many_tables_also_when_they_come_together(
    tmp_path: Path,
) -> None:
    house = await house_with(tmp_path, tables=3)
    together = await asyncio.gather(*(code_of(house, ALONE) for _ in range(5)))
    assert sorted(together) == ["", "", "", "too-many-tables", "too-many-tables"]
    assert await code_of(house, ALONE, "ben") == ""
    await house.close()


async def test_a_table_that_is_over_makes_room_but_counts_for_its_day(tmp_path: Path) -> None:
    house = await house_with(tmp_path, tables=1, tables_a_day=2)
    table = await house.make(ALONE, "ada", "Ada")
    table.row.standing = "over"
    await table.keep()
    assert await code_of(house, ALONE) == ""
    assert await code_of(house, ALONE) == "too-many-tables"
    table = await house.table((await house.mine("ada", "en", 1))[0].code)
    table.row.standing = "over"
    await table.keep()
    assert await code_of(house, ALONE) == "tables-today"
    await house.close()


async def test_a_person_has_only_so_many_bots(tmp_path: Path) -> None:
    house = await house_with(tmp_path, bots=4)
    assert [await code_of(house, WITH_BOTS) for _ in range(3)] == ["", "", "too-many-bots"]
    assert await code_of(house, ALONE) == ""
    with pytest.raises(Refused, match="bots"):
        async with house.accounts.ordering("ada", bots=1, tables=0):
            raise AssertionError("there is no room")
    await house.close()


async def test_a_refused_rematch_may_be_asked_for_again(tmp_path: Path) -> None:
    house = await house_with(tmp_path, tables=2)
    table, other = [await house.make(ALONE, "ada", "Ada") for _ in range(2)]
    with pytest.raises(TooMany):
        await house.again(table, "ada")
    assert not table.row.next_code
    for one in (table, other):
        one.row.standing = "over"
        await one.keep()
    new, same = await asyncio.gather(*(house.again(table, "ada") for _ in range(2)))
    assert new == same == table.row.next_code
    await house.close()


async def test_a_person_reports_only_so_much_a_day(tmp_path: Path) -> None:
    house = await house_with(tmp_path, reports_a_day=2)
    for by in ("ada", "ben", "ada"):
        await house.report("A" * 10, 0, by, "rude")
    with pytest.raises(TooMany) as refused:
        await house.report("A" * 10, 0, "ada", "rude")
    assert refused.value.code == "reports-today"
    await house.report("A" * 10, 0, "ben", "rude")
    await house.close()


async def test_a_person_asks_for_only_so_much_at_once(house: House) -> None:
    most = house.settings.quotas.looks
    with house.accounts.looking("ben"):
        for _ in range(2):  # what has come to its end makes room
            looks = [house.accounts.looking("ada") for _ in range(most)]
            for look in looks:
                look.__enter__()
            with pytest.raises(TooMany), house.accounts.looking("ada"):
                raise AssertionError("there is no room")
            for look in looks:
                look.__exit__(None, None, None)
