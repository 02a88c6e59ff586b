"""Clocks and bots wait until people's pages have told what happened, and not for ever."""

from __future__ import annotations

import pytest

from deductio.bots import LEVELS
from deductio.tables.audience import Audience
from deductio.tables.chairs import Chairs
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import BotSeated, Me, MoveClock, NewTable
from deductio.tables.rows import SeatRow
from deductio.tables.seating import sit
from deductio.tables.table import Table
from deductio.tables.telling import Telling
from tests.tables.conftest import Later
from tests.tables.people import Ear, HeldStore, a_while, legal, playing, two_people
from tests.tables.test_driver import Scripted, takes_the_first

pytestmark = pytest.mark.anyio

FIXED = {"pawn_choice": "fixed"}
PATIENCE = 10
MOVE = 20


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Scripted:
    bot = Scripted(takes_the_first)
    monkeypatch.setitem(LEVELS, "random", bot)
    return bot


async def with_bots(house: House) -> tuple[Table, Ear]:
    """Ada beside a bot that is asked, and a page that tells."""
    while True:  # until the bot begins
        order = NewTable("cluedo", (Me(), BotSeated("random")), options=FIXED)
        table = await house.make(order, "ada", "Ada")
        ada = Ear(0, "ada")
        table.join(ada, 0)
        table.told(ada, 0)
        await table.start()
        ada.frames.clear()
        if playing(table).match.waiting == (1,):
            return table, ada


def heard(table: Table, ear: Ear) -> int:
    return len(playing(table).stream(ear.reader))


def chosen(table: Table) -> int:
    return len(playing(table).match.choices)


async def test_a_bot_waits_until_the_page_has_told(
    house: House, later: Later, bot: Scripted
) -> None:
    table, ada = await with_bots(house)
    await later.passes(PATIENCE - 1)
    assert (bot.thoughts, chosen(table)) == (0, 0)
    table.told(ada, heard(table, ada) - 1)
    await a_while()
    assert bot.thoughts == 0, "the last is missing"
    table.told(ada, heard(table, ada))
    await ada.until("Update")
    assert bot.thoughts == 1, "and for what it chose itself it waits again"
    await a_while()
    assert (bot.thoughts, chosen(table)) == (1, 1)


async def test_a_bot_does_not_wait_for_ever(house: House, later: Later, bot: Scripted) -> None:
    table, ada = await with_bots(house)
    for number in (1, 2):
        await later.passes(PATIENCE - 1)
        assert chosen(table) == number - 1
        await later.passes(2)
        await ada.until("Update", number)


async def test_a_bot_waits_for_no_program(house: House, bot: Scripted) -> None:
    table, ada = await with_bots(house)
    table.leave_off(ada)
    program = Ear(0, "ada")
    table.join(program, 0)
    table.wake()
    await program.until("Update")
    assert chosen(table) >= 1


async def test_the_quickest_page_of_a_seat_counts(house: House, bot: Scripted) -> None:
    table, ada = await with_bots(house)
    phone = Ear(0, "ada")
    table.join(phone, 0)
    table.told(phone, 0)
    await a_while()
    assert bot.thoughts == 0
    table.told(phone, heard(table, phone))
    await ada.until("Update")


async def test_a_bot_waits_for_the_slowest_person(house: House, bot: Scripted) -> None:
    order = NewTable("cluedo", (Me(), BotSeated("random"), BotSeated("random")), options=FIXED)
    table = await house.make(order, "ada", "Ada")
    table.chairs.rows[1].sits, table.chairs.rows[1].level = "open", None
    await sit(table, "ben", "Ben", 1)
    ears = Ear(0, "ada"), Ear(1, "ben")
    for ear in ears:
        table.join(ear, 0)
        table.told(ear, 0)
    await table.start()
    while playing(table).match.waiting != (2,):
        [seat] = playing(table).match.waiting
        table.choose(ears[seat], f"{chosen(table)}", legal(table, ears[seat]))
        await ears[seat].until("Accepted", ears[seat].accepted() + 1)
    table.told(ears[0], heard(table, ears[0]))
    await a_while()
    assert bot.thoughts == 0
    before = chosen(table)
    table.told(ears[1], heard(table, ears[1]))
    while chosen(table) == before:
        await a_while()


async def test_who_watches_is_waited_for_where_only_bots_play(house: House, bot: Scripted) -> None:
    order = NewTable("cluedo", (BotSeated("random"), BotSeated("random")), options=FIXED)
    table = await house.make(order, "ada", "Ada")
    watcher = Ear(None, "ada")
    table.join(watcher, 0)
    table.told(watcher, 0)
    await table.start()
    await a_while()
    assert bot.thoughts == 0
    table.told(watcher, heard(table, watcher))
    await watcher.until("Update", 2)


async def test_in_a_hurry_bots_neither_wait_nor_pause(
    store: HeldStore, later: Later, bot: Scripted
) -> None:
    house = House(store, HouseSettings(pause=(100, 100)))
    await house.open()
    table, ada = await with_bots(house)
    await a_while()
    assert chosen(table) == 0
    table.hurry(ada, on=True)
    await ada.until("Update")
    await house.close()


async def test_a_bot_that_pauses_already_is_hurried_too(
    store: HeldStore, later: Later, bot: Scripted
) -> None:
    house = House(store, HouseSettings(pause=(100, 100)))
    await house.open()
    table, ada = await with_bots(house)
    table.told(ada, heard(table, ada))
    await bot.until(1)
    assert chosen(table) == 0
    table.hurry(ada, on=True)
    await ada.until("Update")
    await house.close()


async def test_all_who_are_here_must_be_in_a_hurry() -> None:
    ears = Ear(0, "ada"), Ear(1, "ben")
    audience = Audience()
    rows = [SeatRow(seat=ear.reader or 0, sits="person") for ear in ears]
    telling = Telling(audience, Chairs(rows), PATIENCE)
    hurried = []
    for ear in ears:
        audience.add(ear)
        hurried.append(telling.in_a_hurry)
    for ear in ears:
        telling.hurry(ear, on=True)
        hurried.append(telling.in_a_hurry)
    telling.hurry(ears[0], on=False)
    hurried.append(telling.in_a_hurry)
    audience.remove(ears[0])
    hurried.append(telling.in_a_hurry)
    assert hurried == [False, False, False, True, False, True]


async def asked_with_a_clock(house: House) -> tuple[Table, Ear]:
    """A game of two with a clock, and a telling page of whoever was just asked."""
    table, *ears = await two_people(house, "cluedo", options=FIXED, clock=MoveClock(MOVE))
    for ear in ears:
        table.told(ear, heard(table, ear))
    [seat] = playing(table).match.waiting
    table.choose(ears[seat], "first", legal(table, ears[seat]))
    await ears[seat].until("Accepted")
    [seat] = playing(table).match.waiting
    return table, ears[seat]


async def test_a_clock_starts_when_its_seat_was_told(house: House, later: Later) -> None:
    table, ear = await asked_with_a_clock(house)
    play, seat, before = playing(table), ear.reader, chosen(table)
    assert seat is not None
    await later.passes(6)
    assert play.clocks.left(seat, play.now()) == MOVE
    table.told(ear, heard(table, ear))
    await later.passes(MOVE - 1)
    assert play.clocks.left(seat, play.now()) < 2
    assert chosen(table) == before
    await later.passes(2)
    assert chosen(table) == before + 1, "time is up"


async def test_a_clock_waits_for_no_page_longer_than_the_server_likes(
    house: House, later: Later
) -> None:
    table, _ = await asked_with_a_clock(house)
    before = chosen(table)
    await later.passes(PATIENCE + MOVE - 1)
    assert chosen(table) == before
    await later.passes(2)
    assert chosen(table) == before + 1
