"""Who may sit, be replaced and come back."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.games.cluedo.strategy import THINKING
from deductio.tables.house import House
from deductio.tables.messages import BotSeated, Me, NewTable, PersonWanted
from deductio.tables.seating import back, may_play_again, resign, seat_bot, set_help, sit, start
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


async def test_only_levels_of_the_game_are_seated(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.make(
        NewTable("cluedo", (Me(), PersonWanted(), PersonWanted())), "ada", "Ada"
    )
    await seat_bot(table, "ada", 1, "sleuth", LONG)
    monkeypatch.delitem(THINKING, "sleuth")
    sentence = r"^there is no bot 'sleuth' in cluedo; the levels are: random, rookie, .*inspector"
    with pytest.raises(Refused, match=sentence):
        await seat_bot(table, "ada", 2, "sleuth", LONG)
    with pytest.raises(Refused, match=sentence):
        await house.make(NewTable("cluedo", (Me(), BotSeated("sleuth"))), "ada", "Ada")
    assert [row.level for row in table.chairs.rows] == [None, "sleuth", None]


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


async def test_who_is_refused_hears_when_it_will_be_possible(house: House, later: Later) -> None:
    table, _, ben = await two_people(house)
    with pytest.raises(Refused) as here:
        await seat_bot(table, "ada", 1, "random", LONG)
    assert here.value.after is None
    table.leave_off(ben)
    later.ahead += LONG - 20
    with pytest.raises(Refused) as gone:
        await seat_bot(table, "ada", 1, "random", LONG)
    assert gone.value.after == pytest.approx(20, abs=5)


async def test_who_resigns_gives_the_seat_to_a_bot_for_good(house: House) -> None:
    table, ada, ben = await two_people(house)
    promises = table.row.promises
    await resign(table, "ben", "random")
    row = table.chairs.at(1)
    assert (row.sits, row.level, row.person) == ("bot", "random", "")
    assert (ben.closed, ada.closed) == (4001, None)
    assert table.row.promises == promises, "what was promised stays to be checked"
    with pytest.raises(Refused):
        await back(table, "ben")
    assert (await house.kept_table(table.code)).seats[1].person == ""


async def test_only_in_a_game_and_only_who_sits_there_resigns(house: House) -> None:
    table = await house.make(NewTable("cluedo", (Me(), PersonWanted())), "ada", "Ada")
    with pytest.raises(Refused) as early:
        await resign(table, "ada", "random")
    assert early.value.code == "not-playing"
    playing, *_ = await two_people(house)
    with pytest.raises(Refused) as stranger:
        await resign(playing, "eve", "random")
    assert stranger.value.code == "not-seated"


async def test_who_plays_with_bots_alone_changes_their_own_help(house: House) -> None:
    chairs = (Me(), BotSeated("random"), BotSeated("random"))
    table = await house.make(NewTable("cluedo", chairs, help="told", start=True), "ada", "Ada")
    play = table.play
    assert play is not None
    assert (await table.notebooks.read(0, play)).help == "told"
    await set_help(table, "ada", "odds")
    assert (await table.notebooks.read(0, play)).help == "odds"
    assert [one.help for one in table.info("ada", 0).sitters] == ["odds", "told", "told"]
    assert (await house.kept_table(table.code)).table.setting.helps[0] == "odds"


async def test_among_people_help_stays_as_the_host_set_it(house: House) -> None:
    table, *_ = await two_people(house)
    with pytest.raises(Refused) as refusal:
        await set_help(table, "ada", "odds")
    assert refusal.value.code == "help-fixed"


async def test_who_plays_from_memory_gets_no_notebook_later(house: House) -> None:
    order = NewTable("chaussette", (Me(), BotSeated("random")), help="none", start=True)
    table = await house.make(order, "ada", "Ada")
    with pytest.raises(Refused) as refusal:
        await set_help(table, "ada", "odds")
    assert refusal.value.code == "from-memory"
