"""Those who run a house see its tables and rule over them while it runs."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from deductio.core.record import read_record, verify
from deductio.games import game
from deductio.tables.closing import RESTARTS
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import BotSeated, Me, NewTable, PersonWanted
from deductio.tables.moderation import OF_A_TABLE, STUCK_AFTER, Moderation, stuck
from deductio.tables.refusals import Forbidden, Unknown
from deductio.tables.spoken import Say
from deductio.tables.sql import SqlStore, sqlite_url
from deductio.tables.table import Table
from tests.tables.neighbours import Neighbourhood
from tests.tables.people import Ear, legal, two_people, waiting

pytestmark = pytest.mark.anyio

ALONE = NewTable("cluedo", (Me(), PersonWanted()), talk="free")
WITH_A_BOT = NewTable("cluedo", (Me(), BotSeated("random")), start=True)
BOTS = NewTable("chaussette", (BotSeated("random"),) * 2, start=True)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "tables.sqlite")


@pytest.fixture
def moderation(url: str) -> Moderation:
    store = SqlStore(url)
    store.prepare()
    return store.moderation


@pytest.fixture
async def house(url: str, moderation: Moderation) -> AsyncIterator[House]:
    """Looks at the rulings all the time."""
    house = House(SqlStore(url), HouseSettings(pause=(0, 0), rulings_every=0))
    await house.open()
    yield house
    await house.close()


async def until_heard(house: House, rulings: dict[str, str]) -> None:
    while house.rulings.known != rulings:
        await asyncio.sleep(0)
    await asyncio.sleep(0)


def sitting(table: Table) -> Ear:
    ear = Ear(0, "ada")
    table.join(ear, 0)
    return ear


def admin(url: str, *words: str) -> Any:
    done = run_admin(url, *words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def run_admin(url: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "deductio", "admin", *words, "--database", url]
    return subprocess.run(command, capture_output=True, check=False, text=True)


async def test_who_is_muted_is_told_so_and_may_speak_again_later(
    house: House, moderation: Moderation
) -> None:
    ear = sitting(table := await house.make(ALONE, "ada", "Ada"))
    moderation.rule("ada", "muted")
    await until_heard(house, {"ada": "muted"})
    table.talk.hear(ear, Say(text="hello"))
    assert (await ear.until("Refusal"))["code"] == "muted"
    house.admit("ada")
    moderation.rule("ada", None)
    await until_heard(house, {})
    table.talk.hear(ear, Say(text="hello"))
    assert (await ear.until("Said"))["text"] == "hello"


async def test_who_is_banned_is_sent_away_and_not_let_in(
    house: House, moderation: Moderation
) -> None:
    ear = sitting(await house.make(ALONE, "ada", "Ada"))
    moderation.rule("ada", "banned")
    assert await ear.until_closed() == 4003
    with pytest.raises(Forbidden) as refused:
        house.admit("ada")
    assert refused.value.code == "banned"
    house.admit("ben")


@pytest.mark.parametrize("order", [ALONE, WITH_A_BOT])
async def test_a_closed_table_is_closed_to_its_people(
    house: House, moderation: Moderation, order: NewTable
) -> None:
    ear = sitting(table := await house.make(order, "ada", "Ada"))
    moderation.close(table.code)
    assert await ear.until_closed() == RESTARTS
    found = await house.table(table.code)
    assert found is not table
    info = found.info("ada", 0, "fr")
    assert info.standing == "closed"
    assert "fermé cette table" in info.reason


async def test_nothing_is_left_of_a_deleted_table(house: House, moderation: Moderation) -> None:
    ear = sitting(table := await house.make(WITH_A_BOT, "ada", "Ada"))
    other = await house.make(ALONE, "ada", "Ada")
    await house.report(table.code, 0, "ben", "rude")
    moderation.delete(table.code)
    await ear.until_closed()
    with pytest.raises(Unknown):
        await house.table(table.code)
    with pytest.raises(Unknown):
        moderation.delete(table.code)
    assert [kept.code for kept in moderation.tables()] == [other.code]
    assert not moderation.reports()


async def test_a_game_without_a_choice_for_long_is_stuck(
    house: House, moderation: Moderation
) -> None:
    mine = await house.make(WITH_A_BOT, "ada", "Ada")
    bots = await house.make(BOTS, "ada", "Ada")
    open_ = await house.make(ALONE, "ada", "Ada")
    found = {kept.code: kept for kept in moderation.tables()}
    later = found[mine.code].touched + STUCK_AFTER
    assert not stuck(found[mine.code], later - 1)
    assert stuck(found[mine.code], later + 1)
    assert not stuck(found[bots.code], later + 100)
    assert not stuck(found[open_.code], later + 100)


async def test_the_command_shows_exports_and_rules(house: House, url: str, tmp_path: Path) -> None:
    table = await house.make(BOTS, "ada", "Ada")
    ear = Ear(None, "")
    table.join(ear, 0)
    while table.row.standing != "over":
        await ear.until("TableChanged", sum(f["type"] == "TableChanged" for f in ear.frames) + 1)
    await house.report(table.code, 1, "ben", "rude")
    code, file = table.code, str(tmp_path / "record.json")
    [listed] = await asyncio.to_thread(admin, url, "tables")
    assert (listed["code"], listed["standing"], listed["bots"]) == (code, "over", 2)
    shown = await asyncio.to_thread(admin, url, "show", code)
    assert (shown["host"], len(shown["seats"])) == ("ada", 2)
    assert table.row.secret not in json.dumps(shown)
    await asyncio.to_thread(admin, url, "export", code, file)
    assert verify(read_record(Path(file)), game("chaussette")).ok
    [report] = await asyncio.to_thread(admin, url, "reports")
    assert (report["code"], report["seat"], report["text"]) == (code, 1, "rude")
    assert await asyncio.to_thread(admin, url, "ban", "ada") == {
        "person": "ada",
        "ruling": "banned",
    }
    await until_heard(house, {"ada": "banned"})
    await asyncio.to_thread(admin, url, "unban", "ada")
    await until_heard(house, {})


@pytest.mark.parametrize(
    ("words", "exit_code"),
    [(["ban", "nobody"], 1), (["show", "A" * 10], 1), (["dance"], 2), (["close"], 2)],
)
def test_what_cannot_be_done_is_one_plain_line(url: str, words: list[str], exit_code: int) -> None:
    done = run_admin(url, *words)
    assert (done.returncode, done.stdout) == (exit_code, "")
    assert done.stderr.count("\n") == 1


async def test_a_table_of_another_house_is_closed_there_and_nothing_more_is_kept_of_it(
    near: Neighbourhood,
) -> None:
    deaf = await near.open("http://deaf:1", HouseSettings(pause=(0, 0), rulings_every=3600))
    other = await near.open("http://other:2")
    table, ada, ben = await two_people(deaf, "almost_innocent")
    SqlStore(near.url).moderation.close(table.code)
    chooser, _ = waiting(table, ada, ben)
    table.choose(chooser, "late", legal(table, chooser))
    await chooser.until_closed()
    assert not chooser.accepted()
    found = await other.table(table.code)
    assert (found.row.standing, found.row.reason) == ("closed", "closed-by-house")
    assert not (await other.kept_table(table.code)).choices


async def test_a_table_of_another_house_is_deleted_with_what_is_on_its_way(
    near: Neighbourhood,
) -> None:
    deaf = await near.open("http://deaf:1", HouseSettings(pause=(0, 0), rulings_every=3600))
    table, ada, ben = await two_people(deaf, talk="free")
    SqlStore(near.url).moderation.delete(table.code)
    chooser, _ = waiting(table, ada, ben)
    table.talk.hear(ada, Say(text="hello"))
    table.choose(chooser, "late", legal(table, chooser))
    await chooser.until_closed()
    for one in OF_A_TABLE:
        assert near.run(f"SELECT count(*) FROM {one.name}") == [(0,)], one.name


async def test_a_finished_game_that_is_deleted_is_closed_to_those_who_look_at_it(
    house: House, moderation: Moderation
) -> None:
    ear = sitting(table := await house.make(ALONE, "ada", "Ada"))
    table.row.standing = "over"
    await table.keep()
    moderation.close(table.code)
    assert moderation.one(table.code).standing == "over", "there is nothing to close"
    moderation.delete(table.code)
    assert await ear.until_closed() == RESTARTS
    with pytest.raises(Unknown):
        await house.table(table.code)


async def test_what_is_listed_of_a_table_is_its_own(house: House, moderation: Moderation) -> None:
    quiet = await house.make(ALONE, "ada", "Ada")
    busy, ada, ben = await two_people(house)
    chooser, _ = waiting(busy, ada, ben)
    busy.choose(chooser, "one", legal(busy, chooser))
    await chooser.until("Accepted", 1)
    listed = {one.code: one for one in moderation.tables()}
    kept = await house.kept_table(busy.code)
    assert (listed[busy.code].choices, listed[busy.code].touched) == (1, kept.choices[0].at)
    assert (listed[quiet.code].choices, listed[quiet.code].touched) == (0, quiet.row.created)
