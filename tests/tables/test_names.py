"""What everyone at a table is called, and that it stays so."""

from __future__ import annotations

import pytest

from deductio.bots.cast import bots_for, folded, member_called, the_cast
from deductio.core.game import Refused
from deductio.games.cluedo.strategy import THINKING
from deductio.tables.house import House
from deductio.tables.messages import BotSeated, Chair, Me, NewTable, PersonWanted
from deductio.tables.names import named
from deductio.tables.rows import SeatRow
from deductio.tables.seating import remove, resign, seat_bot, sit, start
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
    assert members(next_one) == members(table)


def members(table: Table) -> list[str]:
    return [row.member for row in table.chairs.rows]


async def test_whoever_is_asked_for_sits_there_and_others_are_drawn(house: House) -> None:
    drawn = named("CODE", [SeatRow(seat=0, sits="bot", level="rookie")])[0]
    wish = SeatRow(seat=1, sits="bot", level="rookie", member=drawn.member)
    first, second = named("CODE", [SeatRow(seat=0, sits="bot", level="rookie"), wish])
    assert (second.name, second.member) == (drawn.name, drawn.member), "wishes come first"
    assert first.name == bots_for("CODE")[1]
    table = await gathered(
        house, Me(), BotSeated("sleuth", "odette"), BotSeated("rookie", "odette")
    )
    assert names(table)[1] == "Odette" != names(table)[2]
    assert members(table)[1] == "odette" and members(table)[2] == member_called(names(table)[2])
    await seat_bot(table, "ada", 2, "careful" if "careful" in THINKING else "rookie", 60, "nina")
    assert (names(table)[2], members(table)[2]) == ("Nina", "nina")
    kept = await house.kept_table(table.code)
    assert [row.member for row in kept.seats] == members(table)


async def test_a_bot_that_must_be_called_otherwise_is_somebody_else(house: House) -> None:
    table = await gathered(house, PersonWanted(), BotSeated("rookie", "odette"))
    await sit(table, "eve", "odette", 0)
    assert names(table)[1] == bots_for(table.code)[bots_for(table.code)[0] == "Odette"]
    assert members(table) == ["", member_called(names(table)[1])]


async def test_who_plays_in_place_of_a_person_is_nobody_in_particular(house: House) -> None:
    table, *_ = await two_people(house)
    await resign(table, "ben", "random")
    assert (names(table)[1], members(table)[1]) == ("Ben", "")
    assert table.chairs.at(1).bot == "random"


async def test_nobody_but_the_cast_is_seated(house: House) -> None:
    sentence = "^nobody in the cast is 'moriarty'; the cast are: margot, basile, "
    with pytest.raises(Refused, match=sentence):
        await gathered(house, Me(), BotSeated("rookie", "moriarty"))
    table = await gathered(house, Me(), PersonWanted())
    with pytest.raises(Refused, match=sentence):
        await seat_bot(table, "ada", 1, "rookie", 60, "moriarty")
    assert table.chairs.at(1).sits == "open"


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
