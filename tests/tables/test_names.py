"""What everyone at a table is called, and that it stays so."""

from __future__ import annotations

import pytest

from deductio.bots.cast import bots_for, folded, the_cast
from deductio.tables.house import House
from deductio.tables.messages import BotSeated, Chair, Me, NewTable, PersonWanted
from deductio.tables.names import named
from deductio.tables.rows import SeatRow
from deductio.tables.seating import remove, seat_bot, sit, start
from deductio.tables.table import Table
from tests.tables.people import Ear, two_people

pytestmark = pytest.mark.anyio

BOT = BotSeated("rookie")
CAST = {member.name for member in the_cast().members}


def names(table: Table) -> list[str]:
    return [row.name for row in table.chairs.rows]


async def gathered(house: House, *chairs: Chair, name: str = "Ada") -> Table:
    return await house.make(NewTable("cluedo", chairs), "ada", name)


def rows(*names: str) -> list[SeatRow]:
    """People who wish to be called so."""
    return [
        SeatRow(seat=seat, sits="person", person=f"person {seat}", name=name)
        for seat, name in enumerate(names)
    ]


async def test_bots_are_drawn_from_the_cast_by_the_code_of_the_table(house: House) -> None:
    table = await gathered(house, Me(), BOT, BOT, BOT)
    assert names(table) == ["Ada", *bots_for(table.code)[:3]]
    assert bots_for("ONE") != bots_for("OTHER")
    kept = await house.kept_table(table.code)
    assert [row.name for row in kept.seats] == names(table)


async def test_no_bot_is_called_like_a_person(house: House) -> None:
    table = await gathered(house, PersonWanted(), BOT, BOT)
    _, first, second = names(table)
    await sit(table, "eve", first.upper(), 0)
    assert names(table)[0] == first.upper()
    assert names(table)[2] == second, "whoever is called like nobody else stays so"
    assert {folded(name) for name in names(table)} > {folded(first), folded(second)}
    assert set(names(table)[1:]) < CAST - {first}


async def test_a_chair_that_is_given_up_has_no_name(house: House) -> None:
    table = await gathered(house, Me(), BOT, BOT)
    leaving = names(table)[1]
    await remove(table, "ada", 1)
    assert names(table)[1] == ""
    await seat_bot(table, "ada", 1, "rookie", 60)
    assert names(table)[1] == leaving


async def test_a_host_who_says_a_name_later_is_called_so_by_all(house: House) -> None:
    table = await gathered(house, Me(), PersonWanted(), name="")
    ear = Ear(None, "eve")
    table.join(ear, 0)
    assert await house.rename("ada", " Ada   L. ") == "Ada L."
    assert names(table) == ["Ada L.", ""]
    told = await ear.until("TableChanged")
    assert told["table"]["sitters"][0]["name"] == "Ada L."
    kept = await house.kept_table(table.code)
    assert kept.seats[0].name == "Ada L."


async def test_a_name_said_in_play_counts_and_after_the_end_it_does_not(house: House) -> None:
    table, *_ = await two_people(house)
    await house.rename("ben", "Benedict")
    assert names(table) == ["Ada", "Benedict"]
    table.row.standing = "over"
    await house.rename("ben", "Ben")
    assert names(table) == ["Ada", "Benedict"]


async def test_at_the_next_game_everyone_is_called_the_same(house: House) -> None:
    table = await gathered(house, Me(), BOT, PersonWanted(), BOT)
    await sit(table, "ben", "", 2)
    await start(table, "ada")
    table.row.standing = "over"
    next_one = await house.table(await house.again(table, "ada"))
    assert names(next_one) == names(table)


def test_guests_have_friendly_names_of_their_own() -> None:
    guests = [row.name for row in named("CODE", rows("", "", "", "", "", ""))]
    assert len(set(guests)) == 6
    assert set(guests) <= set(the_cast().guests)
    assert named("OTHER", rows("")) == named("CODE", rows("")), "whatever the table"


def test_of_two_people_called_alike_the_later_one_gets_a_number() -> None:
    again = rows("Zoé", "ZOE", "zoé", "x" * 24, "x" * 24)
    once = named("CODE", again)
    assert [row.name for row in once] == ["Zoé", "ZOE 2", "zoé 3", "x" * 24, "x" * 21 + " 2"]
    assert named("CODE", once) == once
