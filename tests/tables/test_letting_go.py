"""Tables nobody comes to are let go, and nothing of them stays."""

from __future__ import annotations

import gc
import weakref

import pytest

from deductio.tables import hall
from deductio.tables.house import House
from deductio.tables.table import Table
from tests.tables.conftest import Later
from tests.tables.neighbours import Neighbourhood, until
from tests.tables.people import two_people

pytestmark = pytest.mark.anyio


async def test_a_finished_game_leaves_sooner_than_one_people_come_back_to(
    near: Neighbourhood, later: Later
) -> None:
    house = await near.open()
    (over, *ears), (playing, *others) = [await two_people(house, "cluedo") for _ in range(2)]
    over.row.standing = "over"
    await later.passes(hall.UNUSED + 1)
    await house.hall.let_idle_ones_go()
    for ear in ears:
        over.leave_off(ear)
    for ear in others:
        playing.leave_off(ear)
    await later.passes(hall.UNUSED_AT_ITS_END - 1)
    await house.hall.let_idle_ones_go()
    assert house.tables.keys() == {over.code, playing.code}
    await later.passes(2)
    await house.hall.let_idle_ones_go()
    assert house.tables.keys() == {playing.code}
    await later.passes(hall.UNUSED)
    await house.hall.let_idle_ones_go()
    assert not house.tables


async def test_a_server_that_rarely_looks_for_garbage_keeps_nothing_of_tables_let_go(
    near: Neighbourhood, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "LITTER", 2)
    house = await near.open()
    gc.disable()
    try:
        left = [await a_game_is_over(house) for _ in range(2)]
        await later.passes(hall.UNUSED_AT_ITS_END + 1)
        await until(lambda: not any(table() for table in left))
    finally:
        gc.enable()


async def a_game_is_over(house: House) -> weakref.ref[Table]:
    table, *ears = await two_people(house, "small_detectives")
    table.row.standing = "over"
    for ear in ears:
        table.leave_off(ear)
    return weakref.ref(table)
