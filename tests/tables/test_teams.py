"""Several people at one seat: they join, hear the same, talk alone and agree on what is final."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode

from deductio.core.game import Refused
from deductio.games.cluedo.messages import Accuse, Enter, GoToCentre, RiseToAccuse, Roll
from deductio.tables.devices import devices_of, id_of, invite, invite_mate, revoke, take
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import Me, MoveClock, NewTable, PersonWanted
from deductio.tables.recovery import log_of
from deductio.tables.seating import leave, may_play_again, resign, sit, start
from deductio.tables.spoken import Mark, Say
from deductio.tables.sql import SqlStore
from deductio.tables.table import Table
from tests.tables.conftest import Later
from tests.tables.people import Ear, HeldStore, asked, playing

pytestmark = pytest.mark.anyio

TEAMS = {"teams": True, "pawn_choice": "fixed"}


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refusal:
        await doing
    return refusal.value.code


async def gathered(house: House, **order: Any) -> Table:
    """Ada and Bob are the first team, Cleo and Dan the second."""
    wanted = NewTable("cluedo", (Me(), PersonWanted()), options=TEAMS, **order)
    table = await house.make(wanted, "ada", "Ada")
    await sit(table, "bob", "Bob", 0)
    await sit(table, "cleo", "Cleo", 1)
    await sit(table, "dan", "Dan", 1)
    return table


async def two_teams(house: House, **order: Any) -> tuple[Table, dict[str, Ear]]:
    table = await gathered(house, **order)
    await start(table, "ada")
    seats = {"ada": 0, "bob": 0, "cleo": 1, "dan": 1}
    return table, {who: await join(table, Ear(seat, who)) for who, seat in seats.items()}


async def join(table: Table, ear: Ear) -> Ear:
    table.join(ear, 0)
    await ear.until("Welcome")
    return ear


def team(table: Table, seat: int) -> list[tuple[str, bool]]:
    """Who shares a seat, and whether they are here."""
    sitter = table.info("", None).sitters[seat]
    return [(one.name, one.here) for one in sitter.team]


async def choose(table: Table, ear: Ear, choice: Any, key: str) -> None:
    before = ear.accepted()
    table.choose(ear, key, Raw(encode(choice)))
    await ear.until("Accepted", before + 1)


async def to_the_centre(table: Table, ears: dict[str, Ear]) -> tuple[Ear, Ear]:
    """Both teams walk until one may accuse: one of that team, and its mate."""
    pairs = {0: (ears["ada"], ears["bob"]), 1: (ears["cleo"], ears["dan"])}
    number = 0
    while True:
        [seat] = playing(table).match.waiting
        question = asked(table, seat)
        if question.name == "accuse":
            return pairs[seat]
        number += 1
        await choose(table, pairs[seat][0], walking(list(question.options)), f"walk {number}")


def walking(options: list[Any]) -> Any:
    """Back to the centre as soon as that can be, else anywhere."""
    wanted = (RiseToAccuse, GoToCentre, Roll, Enter)
    return next((one for kind in wanted for one in options if isinstance(one, kind)), options[0])


def wrong(table: Table) -> Accuse:
    [seat] = playing(table).match.waiting
    solution = playing(table).match.state.solution
    return next(
        choice
        for choice in asked(table, seat).options
        if isinstance(choice, Accuse) and choice.suspect != solution[0]
    )


# Who is in a team


async def test_people_join_a_team_and_everyone_sees_who_is_in_it(house: House) -> None:
    table = await gathered(house)
    assert team(table, 0) == [("Ada", False), ("Bob", False)]
    await join(table, Ear(1, "dan"))
    assert team(table, 1) == [("Cleo", False), ("Dan", True)]
    info = table.info("bob", 0)
    assert (info.sharing, info.mate, info.host) == (6, True, False)
    assert (table.info("ada", 0).mate, table.info("ada", 0).host) == (False, True)
    kept = await house.kept_table(table.code)
    assert [row.name for row in kept.devices] == ["Bob", "Dan"]


async def test_at_other_tables_a_taken_chair_is_taken(house: House) -> None:
    alone = NewTable("cluedo", (Me(), PersonWanted()))
    table = await house.make(alone, "ada", "Ada")
    assert await refused(sit(table, "bob", "Bob", 0)) == "chair-taken"
    assert await refused(invite_mate(table, "ada")) == "no-teams"


async def test_a_team_has_an_end(house: House) -> None:
    table = await gathered(house)
    for number in range(4):
        await sit(table, f"guest {number}", "", 0)
    assert await refused(sit(table, "eve", "Eve", 0)) == "team-full"
    assert len({name for name, _ in team(table, 0)}) == 6, "also guests have a name each"


async def test_a_record_names_everybody_of_a_team(house: House) -> None:
    table, _ = await two_teams(house)
    kept = await house.kept_table(table.code)
    assert log_of(kept).opening.players == ("Ada, Bob", "Cleo, Dan")


async def test_one_comes_by_invitation_also_when_the_game_has_begun(house: House) -> None:
    table, _ = await two_teams(house)
    id = id_of(await invite_mate(table, "bob"))
    assert not table.info("", None).mate, "an invitation is nobody's yet"
    assert await refused(take(table, id, "dan", "phone", "Dan")) == "already-seated"
    await take(table, id, "eve", "phone", "Bob")
    assert [name for name, _ in team(table, 0)] == ["Ada", "Bob", "Bob 2"]
    assert table.chairs.seat_of("eve") == 0


async def test_a_device_of_one_of_them_is_not_one_more_person(house: House) -> None:
    table, _ = await two_teams(house)
    await take(table, id_of(await invite(table, "ada")), "ada's phone", "phone")
    assert [name for name, _ in team(table, 0)] == ["Ada", "Bob"]
    assert table.chairs.member("ada's phone") == table.chairs.member("ada")


async def test_only_who_sat_down_sends_others_away(house: House) -> None:
    table, ears = await two_teams(house)
    [mate] = [one.id for one in devices_of(table, "ada") if one.kind == "mate"]
    assert await refused(revoke(table, "bob", "")) == "not-who-sat-down"
    await revoke(table, "ada", mate)
    assert await ears["bob"].until_closed() == 4001
    assert team(table, 0) == [("Ada", True)]


async def test_when_who_sat_down_leaves_the_next_one_has_the_seat(house: House) -> None:
    table = await gathered(house)
    await leave(table, "cleo")
    assert (table.chairs.seat_of("cleo"), team(table, 1)) == (None, [("Dan", False)])
    await sit(table, "cleo", "Cleo", 1)
    await start(table, "ada")
    await resign(table, "ada", "inspector")
    assert table.chairs.rows[0].level is None, "the team plays on"
    assert team(table, 0) == [("Bob", False)]
    assert table.chairs.mate("bob") is None
    await resign(table, "cleo", "inspector")
    assert team(table, 1) == [("Dan", False)]


async def test_they_stay_together_in_the_next_game(house: House) -> None:
    table = await gathered(house)
    table.row.standing = "over"
    may_play_again(table, "ada", 60)
    after = await house.table(await house.again(table, "ada"))
    assert [name for seat in (0, 1) for name, _ in team(after, seat)] == [
        *("Ada", "Bob"),
        *("Cleo", "Dan"),
    ]


async def test_a_mate_has_a_name_of_its_own_and_may_change_it(house: House) -> None:
    table = await gathered(house)
    await house.rename("bob", "Cleo")
    assert [name for name, _ in team(table, 0)] == ["Ada", "Cleo 2"]
    await house.rename("cleo", "Clio")
    await house.rename("bob", "Robert")
    assert [row.name for row in table.chairs.rows] == ["Ada", "Clio"]
    assert [name for name, _ in team(table, 0)] == ["Ada", "Robert"]


# What they hear and say


async def test_a_team_hears_the_same_stream_and_shares_its_notebook(house: House) -> None:
    table, ears = await two_teams(house)
    assert ears["ada"].events() == ears["bob"].events() != ears["cleo"].events()
    table.talk.hear(ears["ada"], Mark("rope@solution", "?"))
    marked = await ears["bob"].until("Marked")
    assert (marked["fact"], marked["mark"]) == ("rope@solution", "?")
    assert not [
        one for who in ("ada", "cleo") for one in ears[who].frames if one["type"] == "Marked"
    ]
    assert table.talk.marks(0) == {"rope@solution": "?"}


async def test_team_talk_reaches_only_the_team(house: House) -> None:
    table, ears = await two_teams(house, talk="none")
    watcher = await join(table, Ear(None, "eve"))
    table.talk.hear(ears["bob"], Say(text="we hold the rope", team=True))
    for who in ("ada", "bob"):
        said = await ears[who].until("Said")
        assert (said["by"], said["among"]) == ("Bob", "team")
    back = await join(table, Ear(1, "cleo"))
    mate = await join(table, Ear(0, "ada"))
    for ear in (ears["cleo"], ears["dan"], watcher, back):
        assert "we hold the rope" not in str(ear.frames)
    assert "we hold the rope" in str(mate.frames)


async def test_only_a_team_has_team_talk(house: House) -> None:
    table = await house.make(NewTable("cluedo", (Me(), PersonWanted())), "ada", "Ada")
    ear = await join(table, Ear(0, "ada"))
    table.talk.hear(ear, Say(text="anyone?", team=True))
    assert (await ear.until("Refusal"))["code"] == "no-team"


# What they choose


async def test_the_first_valid_choice_counts(house: House) -> None:
    table, ears = await two_teams(house)
    [seat] = playing(table).match.waiting
    one, other = (("ada", "bob"), ("cleo", "dan"))[seat]
    for who in (one, other):
        table.choose(ears[who], who, Raw(encode(Roll())))
    await ears[one].until("Accepted")
    assert (await ears[other].until("Refusal"))["key"] == other


async def test_what_is_final_needs_another_of_the_team(house: House) -> None:
    table, ears = await two_teams(house)
    one, other = await to_the_centre(table, ears)
    accusation = wrong(table)
    choices = len(playing(table).match.choices)
    table.choose(one, "accuse", Raw(encode(accusation)))
    mine, theirs = await one.until("Proposed"), await other.until("Proposed")
    assert (mine["mine"], mine["may_agree"]) == (True, False)
    assert (theirs["mine"], theirs["may_agree"], theirs["choice"]["type"]) == (
        False,
        True,
        "Accuse",
    )
    table.decide(one, "accuse", agree=True)
    assert (await one.until("Refusal"))["code"] == "another-must-agree"
    assert len(playing(table).match.choices) == choices
    others = [ear for ear in ears.values() if ear.reader != one.reader]
    assert not any(frame["type"] == "Proposed" for ear in others for frame in ear.frames)
    newcomer = await join(table, Ear(one.reader, other.person))
    assert newcomer.frames[0]["proposed"]["by"] == table.chairs.name_of(one.person)
    table.decide(other, "accuse", agree=True)
    await other.until("Accepted")
    await one.until("Withdrawn")
    assert playing(table).match.choices[-1] == (one.reader, accusation)


async def test_another_of_the_team_may_drop_it(house: House) -> None:
    table, ears = await two_teams(house)
    one, other = await to_the_centre(table, ears)
    choices = len(playing(table).match.choices)
    table.choose(one, "accuse", Raw(encode(wrong(table))))
    table.decide(other, "accuse", agree=False)
    await one.until("Withdrawn")
    table.decide(other, "accuse", agree=True)
    assert (await other.until("Refusal"))["code"] == "not-proposed"
    assert len(playing(table).match.choices) == choices


async def test_who_leaves_does_not_block_and_who_is_alone_is_not_asked(house: House) -> None:
    table, ears = await two_teams(house)
    one, other = await to_the_centre(table, ears)
    table.choose(one, "accuse", Raw(encode(wrong(table))))
    table.leave_off(other)
    assert (await one.until("Proposed", 2))["may_agree"]
    table.decide(one, "accuse", agree=True)
    await one.until("Accepted", one.accepted() + 1)
    again, _ = await to_the_centre(table, {who: ears[who] for who in ears})
    mate = next(ear for ear in ears.values() if ear.reader == again.reader and ear is not again)
    table.leave_off(mate)
    await choose(table, again, wrong(table), "alone")


async def test_what_is_not_final_needs_nobody(house: House) -> None:
    table, ears = await two_teams(house)
    one, _ = await to_the_centre(table, ears)
    silent = next(c for c in asked(table, one.reader or 0).options if not c.final)
    await choose(table, one, silent, "silent")


async def test_a_clock_does_not_wait_for_the_team(house: House, later: Later) -> None:
    table, ears = await two_teams(house, clock=MoveClock(30))
    one, other = await to_the_centre(table, ears)
    table.choose(one, "accuse", Raw(encode(wrong(table))))
    await other.until("Proposed")
    await later.passes(40)
    await asyncio.wait_for(one.until("TimeWasUp"), 5)
    await other.until("Withdrawn")


async def test_nobody_joins_a_team_that_knows_the_solution(house: House, store: HeldStore) -> None:
    table, ears = await two_teams(house)
    one, other = await to_the_centre(table, ears)
    id = id_of(await invite_mate(table, one.person))
    table.choose(one, "accuse", Raw(encode(wrong(table))))
    table.decide(other, "accuse", agree=True)
    await other.until("Accepted")
    assert await refused(invite_mate(table, one.person)) == "team-knows"
    assert await refused(take(table, id, "eve", "phone", "It was Plum")) == "team-knows"
    await house.rename(other.person, "It was Plum")
    names = [name for name, _ in team(table, one.reader or 0)]
    await house.close()
    later = House(SqlStore(str(store._engine.url)), HouseSettings(pause=(0, 0)))
    await later.open()
    assert [name for name, _ in team(await later.table(table.code), one.reader or 0)] == names
    assert "It was Plum" not in names
    await later.close()
