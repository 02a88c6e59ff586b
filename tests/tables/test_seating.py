"""Who may sit, be replaced and come back."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.tables.house import House
from deductio.tables.messages import Me, NewTable, PersonWanted
from deductio.tables.seating import back, may_play_again, seat_bot, sit, start
from deductio.tables.table import Table
from tests.tables.conftest import Later
from tests.tables.people import Ear, two_people

pytestmark = pytest.mark.anyio

LONG = 60.0


async def refused(table: Table, person: str, seat: int) -> str:
    with pytest.raises(Refused) as refusal:
        await seat_bot(table, person, seat, "random", LONG)
    return refusal.value.code


async def test_only_somebody_gone_for_long_is_replaced(house: House, later: Later) -> None:
    table, _, ben = await two_people(house)
    assert await refused(table, "ada", 1) == "not-gone-long"
    later.ahead += 10 * LONG
    assert await refused(table, "ada", 1) == "not-gone-long", "he is here"
    table.leave_off(ben)
    later.ahead += 0.9 * LONG
    assert await refused(table, "ada", 1) == "not-gone-long"
    later.ahead += 0.2 * LONG
    await seat_bot(table, "ada", 1, "random", LONG)
    assert table.chairs.at(1).level == "random"
    assert await refused(table, "ada", 1) == "nobody-to-replace"


async def test_who_comes_back_counts_anew(house: House, later: Later) -> None:
    table, _, ben = await two_people(house)
    table.leave_off(ben)
    later.ahead += 2 * LONG
    again = Ear(1, "ben")
    table.join(again, 0)
    assert await refused(table, "ada", 1) == "not-gone-long"
    table.leave_off(again)
    assert await refused(table, "ada", 1) == "not-gone-long"
    later.ahead += 2 * LONG
    await seat_bot(table, "ada", 1, "random", LONG)
    await back(table, "ben")
    assert table.chairs.at(1).level is None


async def test_more_than_half_of_those_who_are_here_replace_somebody(
    house: House, later: Later
) -> None:
    chairs = (Me(), PersonWanted(), PersonWanted(), PersonWanted())
    table = await house.make(NewTable("cluedo", chairs), "ada", "Ada")
    people = ("ada", "ben", "eve", "kim")
    for seat, person in enumerate(people[1:], 1):
        await sit(table, person, person, seat)
    await start(table, "ada")
    ears = [Ear(seat, person) for seat, person in enumerate(people)]
    for ear in ears:
        table.join(ear, 0)
    table.leave_off(ears[0])
    later.ahead += LONG
    await seat_bot(table, "ben", 0, "random", LONG)
    await seat_bot(table, "ben", 0, "random", LONG)
    assert table.chairs.at(0).level is None, "one of three, however often he asks"
    await seat_bot(table, "eve", 0, "random", LONG)
    assert table.chairs.at(0).level == "random"


async def test_votes_for_somebody_who_came_back_are_forgotten(house: House, later: Later) -> None:
    chairs = (Me(), PersonWanted(), PersonWanted())
    table = await house.make(NewTable("cluedo", chairs), "ada", "Ada")
    for seat, person in enumerate(("ben", "eve"), 1):
        await sit(table, person, person, seat)
        table.join(Ear(seat, person), 0)
    await start(table, "ada")
    later.ahead += LONG
    await seat_bot(table, "ben", 0, "random", LONG)
    back_again = Ear(0, "ada")
    table.join(back_again, 0)
    table.leave_off(back_again)
    later.ahead += LONG
    await seat_bot(table, "eve", 0, "random", LONG)
    assert table.chairs.at(0).level is None


async def test_a_host_who_only_watches_is_waited_for_while_watching(house: House) -> None:
    table = await house.make(NewTable("cluedo", (PersonWanted(), PersonWanted())), "ada", "Ada")
    for seat, person in enumerate(("ben", "eve")):
        await sit(table, person, person, seat)
    table.row.standing = "over"
    host = Ear(None, "ada")
    table.join(host, 0)
    with pytest.raises(Refused) as refusal:
        may_play_again(table, "ben", LONG)
    assert refusal.value.code == "host-only"
    table.leave_off(host)
    may_play_again(table, "ben", LONG)
