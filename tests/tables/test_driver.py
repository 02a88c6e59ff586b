"""What goes on by itself: bots that think, fail or decline, and clocks that run out."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Sequence
from multiprocessing import active_children
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from deductio.bots import LEVELS
from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import CoreMotive, Temper, TookAny, Wish
from deductio.tables.audience import Audience
from deductio.tables.bots import Bots, think
from deductio.tables.chairs import Chairs
from deductio.tables.driver import AFTER_A_FAILURE, Driver
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import BotSeated, Me, MoveClock, NewTable
from deductio.tables.play import Play
from deductio.tables.rows import SeatRow
from deductio.tables.seating import back
from deductio.tables.table import Table
from deductio.tables.telling import Telling
from deductio.tables.workers import Asker, Workers
from tests.tables.conftest import Later
from tests.tables.people import (
    Ear,
    HeldStore,
    HeldWorkers,
    a_while,
    asked,
    legal,
    playing,
    two_people,
)
from tests.tables.test_live_view import any_choice, begun

pytestmark = pytest.mark.anyio

GAME = "cluedo"
FIXED = {"pawn_choice": "fixed"}
"""Only one seat is asked at first."""
NO_PAUSE = (0.0, 0.0)
ADA = Asker("ada")


class Scripted:
    """A bot of the level that thinks in the server's own process; each thought is counted."""

    def __init__(self, wish: Callable[[Sequence[Event], Question], Wish | None]) -> None:
        self.thoughts = 0
        self._wish = wish

    def __call__(self, game: Game[Any], seed: str, temper: Temper) -> Scripted:
        return self

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        self.thoughts += 1
        return self._wish(stream, question)

    async def until(self, thoughts: int) -> None:
        while self.thoughts < thoughts:
            await asyncio.sleep(0)


def fails(stream: Sequence[Event], question: Question) -> Wish | None:
    raise ValueError("nobody must read this")


def chooses_what_is_not_allowed(stream: Sequence[Event], question: Question) -> Wish | None:
    return Wish(Choice(), TookAny())


def wants_nothing(stream: Sequence[Event], question: Question) -> Wish | None:
    return None


def takes_the_first(stream: Sequence[Event], question: Question) -> Wish | None:
    return Wish(question.options[0], TookAny())


async def with_a_bot(house: House, monkeypatch: pytest.MonkeyPatch, bot: Scripted) -> Table:
    """A table where that bot is asked, and a person watches."""
    monkeypatch.setitem(LEVELS, "random", bot)
    chairs = (BotSeated("random"), BotSeated("random"))
    return await house.make(NewTable(GAME, chairs, options=FIXED, start=True), "ada", "Ada")


def defaults(table: Table, seat: Seat) -> list[Choice]:
    """What habit may decide for this seat; luck has a word in it."""
    play, question = playing(table), asked(table, seat)
    stream = play.match.streams[seat]
    return [play.game.default(stream, question, Chance(bytes([n] * 32))) for n in range(64)]


@pytest.mark.parametrize("wish", [fails, chooses_what_is_not_allowed])
async def test_a_bot_that_fails_is_asked_again_and_then_habit_decides(
    house: House,
    store: HeldStore,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    wish: Callable[[Sequence[Event], Question], Wish | None],
) -> None:
    bot = Scripted(wish)
    table = await with_a_bot(house, monkeypatch, bot)
    ear = Ear(None, "")
    table.join(ear, 0)
    [seat] = playing(table).match.waiting
    habits = defaults(table, seat)
    for number, pause in enumerate(AFTER_A_FAILURE, 1):
        await bot.until(number)
        await a_while()
        later.ahead += pause * 0.9
        await a_while()
        assert bot.thoughts == number, "it waits before it tries again"
        assert not playing(table).match.choices
        later.ahead += pause * 0.2
    await ear.until("Update")
    [(chooser, choice)] = playing(table).match.choices[:1]
    assert chooser == seat
    assert choice in habits
    said = [(record.msg, vars(record)["game"]) for record in caplog.records]
    tried = [("a thought failed", GAME)] * len(AFTER_A_FAILURE)
    assert said[: len(tried) + 1] == [*tried, ("thoughts fail: habit decides", GAME)]
    await house.close()
    kept = store.kept_table(table.code)
    assert kept is not None
    assert [row.motive for row in kept.choices[:1]] == [""]


async def test_a_bot_that_is_asked_and_wishes_nothing_has_failed(
    house: House, later: Later, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It would be asked the same again and again, and nobody would know."""
    bot = Scripted(wants_nothing)
    table = await with_a_bot(house, monkeypatch, bot)
    table.join(Ear(None, ""), 0)
    await bot.until(1)
    await a_while()
    assert bot.thoughts == 1
    assert [record.msg for record in caplog.records] == ["a thought failed"]
    for _ in AFTER_A_FAILURE:
        later.ahead += 30
        await a_while()
    assert playing(table).match.choices


async def test_a_thought_that_cannot_begin_is_tried_again(
    later: Later, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Else its seat is silent for ever, and the log is empty."""
    bot = Scripted(takes_the_first)
    asks, fails_once = Match.question, iter([None, ValueError("nobody must read this")])

    def question(match: Match[Any], seat: Seat) -> Question | None:
        if error := next(fails_once, None):
            raise error
        return asks(match, seat)

    monkeypatch.setitem(LEVELS, "random", bot)
    monkeypatch.setattr(Match, "question", question)
    drive = Drive(begun(GAME, 1, **FIXED), Bots(Workers(1), NO_PAUSE))
    [seat] = drive.play.match.waiting
    drive.rows = [drive.rows[seat]]
    drive.driver.go_on(drive.rows)
    await a_while()
    assert (bot.thoughts, [record.msg for record in caplog.records]) == (0, ["a thought failed"])
    later.ahead += 1.1
    await bot.until(1)


async def test_tables_go_on_however_often_all_workers_are_killed(house: House) -> None:
    """As often as every two seconds in a minute."""
    chairs = (BotSeated("rookie"), BotSeated("rookie"))
    order = NewTable("small_detectives", chairs, options={"round_limit": 20}, start=True)
    tables = [await house.make(order, "ada", "Ada") for _ in range(3)]
    ears = [Ear(None, "") for _ in tables]
    for table, ear in zip(tables, ears, strict=True):
        table.join(ear, 0)
    for kill in range(30):
        await ears[kill % 3].until("Update", kill // 3 + 1)
        for child in active_children():
            if child.pid and child.name.startswith("SpawnProcess"):
                os.kill(child.pid, signal.SIGKILL)
    for table, ear in zip(tables, ears, strict=True):
        while table.row.standing != "over":
            changes = sum(frame["type"] == "TableChanged" for frame in ear.frames)
            await ear.until("TableChanged", changes + 1)


async def test_a_person_who_comes_back_before_the_thought_begins_chooses(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Scripted(takes_the_first)
    monkeypatch.setitem(LEVELS, "random", bot)
    table, ada, ben = await two_people(house, GAME, options=FIXED)
    [seat] = playing(table).match.waiting
    ear = (ada, ben)[seat]
    table.chairs.put(structs.replace(table.chairs.at(seat), level="random"))
    table.wake()
    await back(table, ear.person)
    table.choose(ear, "mine", legal(table, ear))
    await ear.until("Accepted")
    assert playing(table).match.choices[0][0] == seat
    assert bot.thoughts == 0


class Drive:
    """A game in play with a driver and no table around it."""

    def __init__(self, play: Play, bots: Bots) -> None:
        self.play = play
        self.woken = 0
        self.rows = [SeatRow(seat=s, sits="bot", level="random") for s, _ in enumerate(self.seats)]
        telling = Telling(Audience(), Chairs(self.rows, []), 0)
        self.driver = Driver(play, "", bots, lambda: ADA, telling, self._take, self._wake)

    @property
    def seats(self) -> list[list[Event]]:
        return self.play.match.streams

    def _take(self, seat: Seat, choice: Choice, *, because: object = None) -> None:
        self.play.take(seat, choice, "", [])

    def _wake(self) -> None:
        self.woken += 1
        self.driver.go_on(self.rows)


async def test_a_thought_whose_moment_has_passed_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot = Scripted(fails)
    monkeypatch.setitem(LEVELS, "random", bot)
    drive = Drive(begun(GAME, 1, **FIXED), Bots(Workers(1), NO_PAUSE))
    [seat] = drive.play.match.waiting
    drive.driver.go_on([drive.rows[seat]])
    question = drive.play.match.question(seat)
    while question is not None:  # before the first step of the thought
        drive.play.take(seat, question.options[0], "", [])
        question = drive.play.match.question(seat)
    drive.rows = []
    await a_while()
    assert (bot.thoughts, drive.woken, drive.driver.busy) == (0, 1, False)
    assert not caplog.records


async def test_a_bot_that_declines_meanwhile_is_asked_once_for_each_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = Scripted(wants_nothing)
    monkeypatch.setitem(LEVELS, "random", bot)
    drive, random = Drive(begun("almost_innocent", 1), Bots(Workers(1), NO_PAUSE)), Random(1)
    while not (idle := meanwhile_only(drive.play)):
        drive.play.take(*any_choice(drive.play, random), "", [])
    drive.rows = [drive.rows[idle[0]]]
    drive.driver.go_on(drive.rows)
    await a_while()
    assert (bot.thoughts, drive.driver.busy) == (1, False)
    drive.driver.go_on(drive.rows)
    await a_while()
    assert bot.thoughts == 1, "nothing has happened since"
    [seat, *_] = drive.play.match.waiting
    question = drive.play.match.question(seat)
    assert question is not None
    drive.play.take(seat, question.options[0], "", [])
    asked_again = bool(drive.play.match.question(idle[0]))
    drive.driver.go_on(drive.rows)
    await a_while()
    assert bot.thoughts == 1 + asked_again


def meanwhile_only(play: Play) -> list[Seat]:
    """Seats that need not answer anything but may do something."""
    questions = {seat: play.match.question(seat) for seat in range(len(play.match.streams))}
    return [seat for seat, asked in questions.items() if asked and not len(asked.options)]


@pytest.mark.parametrize("level", ["random", "rookie"])
async def test_a_quick_thought_takes_as_long_as_the_pause(later: Later, level: Any) -> None:
    workers = HeldWorkers()
    workers.may_think.set()
    wish = asyncio.create_task(a_wish(Bots(workers, (100.0, 100.0)), level))
    await a_while()
    later.ahead += 99
    await a_while()
    assert not wish.done()
    later.ahead += 2
    assert await wish is not None


async def test_how_long_a_long_thought_took_cannot_be_told(later: Later) -> None:
    workers = HeldWorkers()
    wish = asyncio.create_task(a_wish(Bots(workers, (100.0, 100.0)), "rookie"))
    await a_while()
    later.ahead += 101
    await a_while()
    workers.may_think.set()
    later.ahead += 50
    await a_while()
    assert not wish.done()
    later.ahead += 51
    assert await wish is not None


async def a_wish(bots: Bots, level: Any) -> Wish | None:
    match = begun(GAME, 1, **FIXED).match
    [seat] = match.waiting
    question = match.question(seat)
    assert question is not None
    wish = await bots.wish(ADA, GAME, level, "seed", match.streams[seat], question)
    assert wish == think(GAME, level, "seed", match.streams[seat], question)
    return wish


async def test_when_the_clock_runs_out_habit_decides(
    house: House, later: Later, store: HeldStore
) -> None:
    """Whole games in which nobody ever chooses; any legal choice would not do."""
    chairs = (Me(), BotSeated("random"))
    for game in ("almost_innocent", "small_detectives"):
        order = NewTable(game, chairs, clock=MoveClock(5), start=True)
        table = await house.make(order, "ada", "Ada")
        ear, match = Ear(0, "ada"), playing(table).match
        table.join(ear, 0)
        late = 0
        for _ in range(12):
            while 0 not in match.waiting and not match.over:
                await ear.until("Update", updates(ear) + 1)
            if match.over:
                break
            habits, before = defaults(table, 0), len(match.choices)
            await later.passes(6)
            while not (mine := [one for seat, one in match.choices[before:] if seat == 0]):
                await asyncio.sleep(0)
            assert mine[0] in habits
            told = await ear.until("TimeWasUp", (late := late + 1))
            chosen = [one for seat, one in match.choices if seat == 0]
            assert told["choice"] in json.loads(msgspec.json.encode(chosen))
        kept = await house.kept_table(table.code)
        assert {row.motive for row in kept.choices if row.seat == 0} == {""}


def updates(ear: Ear) -> int:
    return sum(frame["type"] == "Update" for frame in ear.frames)


async def test_a_bots_reason_is_kept_beside_its_choice_and_told_to_nobody(house: House) -> None:
    order = NewTable(GAME, (Me(), BotSeated("random")), options=FIXED, start=True)
    table = await house.make(order, "ada", "Ada")
    ear, match = Ear(0, "ada"), playing(table).match
    table.join(ear, 0)
    for number in range(5):
        while 0 not in match.waiting:
            await ear.until("Update", updates(ear) + 1)
        table.choose(ear, f"{number}", legal(table, ear))
        await ear.until("Accepted", number + 1)
    rows = (await house.kept_table(table.code)).choices
    assert {row.motive for row in rows if row.seat == 0} == {""}
    motives = [row.motive for row in rows if row.seat == 1]
    assert {type(msgspec.json.decode(motive, type=CoreMotive)) for motive in motives} == {TookAny}
    assert "TookAny" not in f"{ear.frames}"


async def test_bots_alone_play_only_while_somebody_watches(
    house: House, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Scripted(takes_the_first)
    monkeypatch.setitem(LEVELS, "random", bot)
    chairs = (BotSeated("random"), BotSeated("random"))
    order = NewTable(GAME, chairs, clock=MoveClock(5), start=True)
    table = await house.make(order, "ada", "Ada")
    await a_while()
    assert (bot.thoughts, table.idle) == (0, True)
    ear = Ear(None, "ada")
    table.join(ear, 0)
    await ear.until("Update", 3)
    table.leave_off(ear)
    await a_while()
    thoughts, choices = bot.thoughts, len(playing(table).match.choices)
    later.ahead += 60
    await settled(table)
    assert (bot.thoughts, len(playing(table).match.choices)) == (thoughts, choices)
    assert table.idle, "it may be forgotten"
    assert min(playing(table).clocks.all_left(time.monotonic())) > 0, "no clock ran meanwhile"
    table.join(Ear(None, "ada"), 0)
    await bot.until(thoughts + 1)


async def settled(table: Table) -> None:
    """Everything chosen is kept."""
    while table._unsettled:
        await asyncio.sleep(0)
    await a_while()


async def test_a_game_whose_person_is_away_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this game a bot may always say something."""
    bot = Scripted(takes_the_first)
    monkeypatch.setitem(LEVELS, "random", bot)
    order = NewTable("almost_innocent", (Me(), BotSeated("random")), start=True)
    await house.make(order, "ada", "Ada")
    await bot.until(1)


async def test_after_a_restart_only_tables_of_people_go_on_by_themselves(
    house: House, store: HeldStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = (BotSeated("random"), BotSeated("random"))
    alone = await house.make(NewTable(GAME, bots, start=True), "ada", "Ada")
    mine = await house.make(NewTable(GAME, (Me(), bots[0]), start=True), "ada", "Ada")
    later = House(store, HouseSettings())
    assert await later.ownership.claim_orphans(0, 10) == []
    await house.ownership.leave()
    claimed = await later.ownership.claim_orphans(0, 10)
    assert [one.code for one in claimed] == [mine.code]
    assert alone.row.standing == "playing"


async def test_bots_think_on_their_hosts_account(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First where somebody is there who plays."""
    askers: list[Asker] = []

    async def wish(bots: Bots, asker: Asker, *_: Any, **how: Any) -> Wish | None:
        askers.append(asker)
        return await asyncio.Future[Wish | None]()

    monkeypatch.setattr(Bots, "wish", wish)
    chairs = (Me(), BotSeated("random"))
    table = await house.make(NewTable("almost_innocent", chairs, start=True), "ada", "Ada")
    await a_while()
    table.join(Ear(0, "ada"), 0)
    table._driver.stop()  # type: ignore[union-attr]
    table.wake()
    await a_while()
    assert askers == [Asker("ada", table.code, waits=waits) for waits in (False, True)]
