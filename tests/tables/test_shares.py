"""Shares in the luck: all promised before any is opened, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from deductio.core.game import Refused
from deductio.core.seal import absent_nonce, promise_of
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import BotSeated, Me, NewTable, PersonWanted
from deductio.tables.recovery import seal_of
from deductio.tables.seating import leave, open_share, promise_share, remove, sit, start
from deductio.tables.table import Table
from tests.tables.conftest import Later
from tests.tables.people import Ear, HeldStore, a_while

pytestmark = pytest.mark.anyio


async def refused(doing: Awaitable[None]) -> str:
    with pytest.raises(Refused) as refusal:
        await doing
    return refusal.value.code


async def three(house: House) -> Table:
    """Ada and Ben, who have promised, and a bot."""
    chairs = (Me(), PersonWanted(), BotSeated("random"))
    table = await house.make(NewTable("small_detectives", chairs), "ada", "Ada")
    await sit(table, "ben", "Ben", 1)
    for person in ("ada", "ben"):
        await promise_share(table, person, promise_of(f"of {person}"))
    return table


def standing(table: Table) -> str:
    return table.row.standing


def absent(table: Table, *seats: int) -> list[str]:
    return [absent_nonce(seal_of(table.row).commitment, seat) for seat in seats]


async def test_the_game_begins_with_the_last_share(house: House) -> None:
    table = await three(house)
    assert await refused(open_share(table, "ada", "of ada")) == "not-opening"
    ear = Ear(0, "ada")
    table.join(ear, 0)
    await start(table, "ada")
    assert (await ear.until("TableChanged"))["table"]["standing"] == "opening"
    assert await refused(promise_share(table, "ben", promise_of("another"))) == "has-begun"
    assert await refused(sit(table, "eve", "Eve", 2)) == "has-begun"
    assert await refused(open_share(table, "ben", "another")) == "not-promised"
    await open_share(table, "ben", "of ben")
    await open_share(table, "ben", "of ben")
    assert table.play is None
    await open_share(table, "ada", "of ada")
    assert table.row.standing == "playing"
    assert [*table.row.nonces] == ["of ada", "of ben", *absent(table, 2)]
    await open_share(table, "ada", "of ada")
    assert await refused(open_share(table, "ada", "of ben")) == "has-begun"


async def test_without_a_promise_nothing_is_waited_for(house: House) -> None:
    chairs = (Me(), PersonWanted(), BotSeated("random"))
    table = await house.make(NewTable("small_detectives", chairs), "ada", "Ada")
    await sit(table, "program", "", 1)
    await start(table, "ada")
    assert table.row.standing == "playing"
    assert [*table.row.nonces] == absent(table, 0, 1, 2)
    assert table.row.promises == ("", "", "")


async def test_a_program_without_a_share_sits_beside_people_with_one(house: House) -> None:
    table = await three(house)
    await leave(table, "ben")
    await sit(table, "program", "", 1)
    await start(table, "ada")
    assert await refused(open_share(table, "program", "of ben")) == "not-promised"
    await open_share(table, "ada", "of ada")
    assert [*table.row.nonces] == ["of ada", *absent(table, 1, 2)]


async def test_a_share_that_is_not_opened_in_time_counts_as_absent(
    house: House, later: Later
) -> None:
    table = await three(house)
    await start(table, "ada")
    await open_share(table, "ada", "of ada")
    later.ahead += 9
    await a_while()
    assert standing(table) == "opening"
    assert not table.idle, "it is not thrown away while it waits"
    later.ahead += 2
    await a_while()
    assert standing(table) == "playing"
    assert [*table.row.nonces] == ["of ada", *absent(table, 1, 2)]
    assert table.row.promises[1] == promise_of("of ben")
    assert await refused(open_share(table, "ben", "of ben")) == "has-begun"


async def test_who_leaves_takes_the_promise_along(house: House) -> None:
    table = await three(house)
    await remove(table, "ada", 1)
    assert table.row.promises == (promise_of("of ada"), "", "")


async def test_a_restart_loses_no_promise_and_no_share(
    house: House, store: HeldStore, later: Later
) -> None:
    table = await three(house)
    code = table.code
    await start(table, "ada")
    await open_share(table, "ada", "of ada")
    table.close()
    del house.tables[code]
    again = await house.table(code)
    assert again is not table
    assert again.row.standing == "opening"
    await open_share(again, "ben", "of ben")
    assert [*again.row.nonces] == ["of ada", "of ben", *absent(again, 2)]
    kept = store.kept_table(code)
    assert kept is not None
    assert kept.table == again.row
    later.ahead += 11
    await a_while()
    assert table.play is None, "what was closed deals no second time"


async def test_after_a_restart_nobody_need_come_for_the_game_to_begin(store: HeldStore) -> None:
    house = House(store, HouseSettings(pause=(0, 0)))
    await house.open()
    table = await three(house)
    await start(table, "ada")
    await house.close()
    quick = House(store, HouseSettings(pause=(0, 0), open_wait=0))
    await quick.open()
    while table.code not in quick.tables or quick.tables[table.code].play is None:
        await asyncio.sleep(0)
    assert [*quick.tables[table.code].row.nonces] == absent(table, 0, 1, 2)
    await quick.close()
