"""Who is out and has seen the solution tells nobody who still seeks it, in words or by a name."""

from __future__ import annotations

import pytest
from msgspec import Raw
from msgspec.json import encode

from deductio.core.messages import Seat
from deductio.games.new_york.messages import Announce
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import Me, NewTable, PersonWanted
from deductio.tables.refusals import NotNow
from deductio.tables.seating import may_rename, sit, start
from deductio.tables.spoken import Say
from deductio.tables.sql import SqlStore
from deductio.tables.table import Table
from tests.tables.people import Ear, HeldStore, asked, playing

pytestmark = pytest.mark.anyio

PEOPLE = ("ada", "ben", "cleo", "dan")


async def four_people(house: House, **options: object) -> tuple[Table, list[Ear]]:
    """A game of New York that has begun, and the connections of all who play it."""
    chairs = (Me(), *(PersonWanted(),) * 3)
    order = NewTable("new_york", chairs, options=options, talk="free")
    table = await house.make(order, "ada", "Ada")
    for seat, person in enumerate(PEOPLE[1:], 1):
        await sit(table, person, person.title(), seat)
    await start(table, "ada")
    return table, [await join(table, Ear(seat, person)) for seat, person in enumerate(PEOPLE)]


async def join(table: Table, ear: Ear) -> Ear:
    table.join(ear, 0)
    await ear.until("Welcome")
    return ear


async def fail(table: Table, ears: list[Ear]) -> Seat:
    """Whoever is to move announces a cell where nobody is."""
    match = playing(table).match
    [seat] = match.waiting
    answer = match.state.case.answer
    wrong = next(
        choice
        for choice in asked(table, seat).options
        if isinstance(choice, Announce) and choice.cell != answer
    )
    table.choose(ears[seat], "wrong", Raw(encode(wrong)))
    await ears[seat].until("Accepted")
    return seat


def words(ear: Ear) -> list[str]:
    """Everything it ever heard anybody say."""
    said = [frame for frame in ear.frames if frame["type"] == "Said"]
    return [one["text"] for frame in ear.frames for one in frame.get("said", ())] + [
        one["text"] or one["phrase"] for one in said
    ]


async def test_who_knows_the_solution_is_heard_only_by_those_who_know_it_too(house: House) -> None:
    table, ears = await four_people(house)
    watcher = await join(table, Ear(None, "eve"))
    one, other = await fail(table, ears), await fail(table, ears)
    for say in (Say(text="it is under the bridge"), Say(phrase="oops")):
        table.talk.hear(ears[one], say)
    await ears[other].until("Said", 2)
    playing_on = [ear for ear in ears if ear.reader not in (one, other)]
    table.talk.hear(playing_on[0], Say(text="who is next?"))
    for ear in (*ears, watcher):
        await ear.until("Said")
    secret = ["it is under the bridge", "oops"]
    assert words(ears[one]) == words(ears[other]) == [*secret, "who is next?"]
    assert [words(ear) for ear in (*playing_on, watcher)] == [["who is next?"]] * 3


async def test_nor_does_anyone_else_hear_it_who_comes_back(store: HeldStore, house: House) -> None:
    table, ears = await four_people(house)
    out = await fail(table, ears)
    table.talk.hear(ears[out], Say(text="it is under the bridge"))
    await ears[out].until("Said")
    await house.close()
    again = SqlStore(str(store._engine.url))
    later = House(again, HouseSettings(pause=(0, 0)))
    await later.open()
    for stood in (table, await later.table(table.code)):
        readers = [stood.talk.said(reader) for reader in (*range(4), None)]
        heard = [reader for reader, said in enumerate(readers) if said]
        assert heard == [out]
    await later.close()


async def test_whoever_has_not_seen_the_solution_may_talk_though_it_is_out(house: House) -> None:
    table, ears = await four_people(house, eliminated_sees_answer=False)
    out = await fail(table, ears)
    table.talk.hear(ears[out], Say(text="well, well"))
    for ear in ears:
        assert (await ear.until("Said"))["among"] == "all"


async def test_at_the_end_everyone_may_talk_to_everyone(house: House) -> None:
    table, ears = await four_people(house)
    out = await fail(table, ears)
    table.row.standing = "over"
    table.talk.hear(ears[out], Say(text="what a game"))
    for ear in ears:
        assert (await ear.until("Said"))["text"] == "what a game"


async def test_who_knows_the_solution_keeps_its_name(house: House) -> None:
    table, ears = await four_people(house)
    out = await fail(table, ears)
    person, before = PEOPLE[out], [row.name for row in table.chairs.rows]
    with pytest.raises(NotNow) as refused:
        may_rename(table, person)
    assert refused.value.code == "name-kept"
    await house.rename(person, "Under the bridge")
    assert [row.name for row in table.chairs.rows] == before
    may_rename(table, PEOPLE[(out + 1) % 4])
