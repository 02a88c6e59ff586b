"""Hints at a table: where they are allowed, one step each time, and never of what fades."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec import Raw, structs
from msgspec.json import encode

from deductio.bots import bot, next_choice
from deductio.coach.hint_steps import HintStep
from deductio.coach.hinting import Hinter
from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Confirm
from deductio.games import game
from deductio.games.chaussette.messages import Search
from deductio.tables.house import House
from deductio.tables.messages import BotSeated, Chair, Me, NewTable, PersonWanted
from deductio.tables.seating import set_help, sit, start
from deductio.tables.spoken import Mark
from deductio.tables.table import Table
from deductio.words import Words
from tests.tables.people import Ear, HeldWorkers, a_while, asked, playing, two_people, waiting

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
async def workers(house: House) -> HeldWorkers:
    """Thoughts in this process; who wants them to wait clears `may_think`."""
    house.hall.bots.workers = held = HeldWorkers()
    held.may_think.set()
    return held


ROOKIES = (Me(), BotSeated("rookie"), BotSeated("rookie"))


async def alone(house: House, game: str = "cluedo", **order: Any) -> tuple[Table, Ear]:
    table = await house.make(NewTable(game, ROOKIES, start=True, **order), "ada", "Ada")
    ear = Ear(0, "ada")
    table.join(ear, 0)
    await ear.until("Welcome")
    return table, ear


async def hint(table: Table, ear: Ear) -> dict[str, Any]:
    heard = sum(frame["type"] == "Hinted" for frame in ear.frames)
    table.hints.ask(ear, table.play, "en")
    return await ear.until("Hinted", heard + 1)


async def refusal(table: Table, ear: Ear) -> str:
    table.hints.ask(ear, table.play, "en")
    return str((await ear.until("Refusal"))["code"])


@pytest.mark.parametrize(
    ("chairs", "order", "allowed"),
    [
        (ROOKIES, {}, True),
        (ROOKIES, {"help": "none"}, False),
        (ROOKIES, {"help": "none", "hints": True}, True),
        (ROOKIES, {"hints": False}, False),
        ((Me(help="none"), *ROOKIES[1:]), {}, False),
        ((Me(), PersonWanted(), *ROOKIES[1:]), {}, False),
        ((Me(), PersonWanted(), *ROOKIES[1:]), {"hints": True}, True),
        ((PersonWanted(), *ROOKIES[1:]), {}, False),
    ],
)
async def test_hints_are_for_who_plays_with_bots_alone_unless_the_host_says_otherwise(
    house: House, chairs: tuple[Chair, ...], order: dict[str, Any], allowed: bool
) -> None:
    table = await house.make(NewTable("cluedo", chairs, **order), "ada", "Ada")
    assert table.info("ada", 0).hints is allowed
    assert (await house.kept_table(table.code)).table.setting.hints is allowed


async def test_where_there_are_none_who_asks_is_refused(house: House) -> None:
    table, ada, _ = await two_people(house)
    assert await refusal(table, ada) == "no-hints"
    watcher = Ear(None, "")
    table.row.setting = (await alone(house))[0].row.setting
    assert await refusal(table, watcher) == "no-hints"


async def test_who_plays_with_bots_alone_may_turn_them_off_and_on(house: House) -> None:
    table, ada = await alone(house)
    await set_help(table, "ada", "told", hints=False)
    assert await refusal(table, ada) == "no-hints"
    await set_help(table, "ada", "odds")
    assert not table.info("ada", 0).hints, "another help leaves them as they are"
    await set_help(table, "ada", "odds", hints=True)
    assert (await hint(table, ada))["kind"] == "seek"


async def test_a_hint_comes_in_three_steps_and_then_another_one(house: House) -> None:
    table, ada = await something_follows(house)
    first = [await hint(table, ada) for _ in range(3)]
    assert [frame["step"] for frame in first] == [1, 2, 3]
    assert [frame["proof"] is not None for frame in first] == [False, False, True]
    assert not first[0]["events"]
    fact = first[2]["proof"]["fact"]
    assert all(fact not in str(frame) for frame in first[:2]), "it is named last"
    assert set(first[1]["events"]) <= set(first[2]["events"])
    follows = [await hint(table, ada) for _ in range(3)]
    assert [frame["step"] for frame in follows] == [1, 2, 3]
    assert follows[2]["proof"]["fact"] != fact


@pytest.mark.parametrize("rightly", [True, False])
async def test_what_is_marked_rightly_is_hinted_at_no_more(house: House, rightly: bool) -> None:
    table, ada = await something_follows(house)
    await hint(table, ada)
    first = best(table)
    table.talk.hear(ada, Mark(first.fact, "yes" if first.so is rightly else "no"))
    assert (await hint(table, ada))["step"] == (1 if rightly else 2)


async def test_nobody_is_hinted_at_while_looking_at_what_fades(house: House) -> None:
    order: dict[str, Any] = {"options": {"notebook": [False, True], "first": 0}, "hints": True}
    table, ada, _ = await two_people(house, "chaussette", **order)
    table.choose(ada, "1", Raw(encode(Search((1, 2, 3)))))
    await ada.until("Accepted")
    assert await refusal(table, ada) == "look-first"
    table.choose(ada, "2", Raw(encode(Confirm())))
    await ada.until("Accepted", 2)
    await hint(table, ada)


async def test_whose_hint_cannot_be_thought_of_hears_so_and_may_ask_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, ear = await something_follows(house)
    with monkeypatch.context() as broken:
        broken.setattr(Hinter, "next", lambda *_, **__: 1 / 0)
        assert await refusal(table, ear) == "our-fault"
    assert (await hint(table, ear))["step"] == 1
    assert [one.message for one in caplog.records] == ["a hint failed"]


async def test_who_presses_twice_gets_one_answer(house: House, workers: HeldWorkers) -> None:
    workers.may_think.clear()
    table, ada, _ = await two_people(house, "chaussette", hints=True)
    table.hints.ask(ada, table.play, "en")
    table.hints.ask(ada, table.play, "en")
    workers.may_think.set()
    await a_while()
    assert sum(frame["type"] == "Hinted" for frame in ada.frames) == 1
    assert workers.thoughts == 1


async def test_another_device_that_asks_meanwhile_hears_the_same(
    house: House, workers: HeldWorkers
) -> None:
    table, ada, _ = await two_people(house, "chaussette", hints=True)
    again = Ear(0, "ada")
    table.join(again, 0)
    workers.may_think.clear()
    table.hints.ask(ada, table.play, "en")
    table.hints.ask(again, table.play, "en")
    workers.may_think.set()
    assert await ada.until("Hinted") == await again.until("Hinted")
    assert workers.thoughts == 1


@pytest.mark.parametrize(
    ("level", "lesson", "told"), [("rookie", False, 1), ("sleuth", False, 0), ("rookie", True, 0)]
)
async def test_at_an_easy_table_who_knows_enough_is_told_so_once(
    house: House, workers: HeldWorkers, level: str, lesson: bool, told: int
) -> None:
    """In a lesson the guide says it."""
    table, ada = await alone(house, "chaussette")
    await a_while()
    workers.may_think.clear()  # so that the rookies wait
    for row in table.chairs.rows[1:]:
        row.level = level
    play = playing(table)
    play.match = enough_is_known()
    table.row.setting = structs.replace(table.row.setting, lesson=lesson)
    workers.may_think.set()
    for _ in range(2):
        table.hints.nudge(play)
        await a_while()
    nudges = [frame for frame in ada.frames if frame["type"] == "Hinted"]
    assert [frame["kind"] for frame in nudges] == ["enough"] * told


def enough_is_known() -> Match[Any]:
    """A game in which the first seat is asked and could prove which sock is missing."""
    played = game("chaussette")
    for seed in count():
        match = Match.open(played, played.opening(3, {}), Chance(seed.to_bytes(32, "big")))
        bots = {seat: bot("inspector", played, f"{seed}") for seat in range(3)}
        while chosen := next_choice(match, bots):
            hinter = Hinter(Words(played, "en", me=0), played, match.streams[0])
            if match.waiting[0] == 0 and hinter.knows_enough:
                return match
            match.choose(*chosen)
    raise AssertionError


async def something_follows(house: House) -> tuple[Table, Ear]:
    """A game, always the same, in which the first seat can prove something new by now."""
    chairs: tuple[Chair, ...] = (Me(), PersonWanted())
    order = NewTable("almost_innocent", chairs, hints=True, options={"scenario": "1"})
    table = await house.make(order, "ada", "Ada")
    await sit(table, "ben", "Ben", 1)
    table.row.secret = "5" * 64
    await start(table, "ada")
    ears = Ear(0, "ada"), Ear(1, "ben")
    for ear in ears:
        table.join(ear, 0)
        await ear.until("Welcome")
    luck = Random(3)
    while best(table).kind != "fact":
        chooser, _ = waiting(table, *ears)
        assert chooser.reader is not None
        options = [one for one in asked(table, chooser.reader).options if not one.claims]
        key = f"{len(playing(table).match.choices)}"
        table.choose(chooser, key, Raw(encode(luck.choice(options))))
        await chooser.until("Accepted", chooser.accepted() + 1)
    return table, ears[0]


def best(table: Table) -> HintStep:
    """What the first seat is hinted at first."""
    played = table.game
    hinter = Hinter(Words(played, "en", me=0), played, playing(table).stream(0))
    return hinter.next({})
