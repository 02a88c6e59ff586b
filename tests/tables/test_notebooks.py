"""Notes: as far as the help goes, thought of once, and never in the way of a choice."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode

from deductio.deduction.model import Frame, Model, at_least, each, exactly
from deductio.games import game
from deductio.tables.analysis import bond_of
from deductio.tables.house import House
from deductio.tables.notebooks import Notebooks
from deductio.tables.spoken import Bond
from deductio.tables.table import Table
from tests.tables.people import Ear, HeldWorkers, a_while, playing, two_people, waiting
from tests.tables.test_live_view import any_choice, begun

pytestmark = pytest.mark.anyio

FIXED = {"pawn_choice": "fixed"}


@pytest.fixture
async def workers(house: House) -> HeldWorkers:
    house.hall.bots.workers = held = HeldWorkers()
    return held


def noted(ear: Ear) -> list[Any]:
    return [frame["notes"] for frame in ear.frames if frame["type"] == "Noted"]


async def choose(table: Table, *ears: Ear) -> Ear:
    """Whoever is asked does something that ends nothing."""
    chooser, _ = waiting(table, *ears)
    assert chooser.reader is not None
    question = playing(table).match.question(chooser.reader)
    assert question is not None
    [choice, *_] = [one for one in question.options if "Accuse" not in type(one).__name__]
    table.choose(chooser, f"{len(playing(table).match.choices)}", Raw(encode(choice)))
    await chooser.until("Accepted", chooser.accepted() + 1)
    return chooser


async def test_what_happens_while_one_thinks_is_in_the_next_thought(
    house: House, workers: HeldWorkers
) -> None:
    table, ada, ben = await two_people(house, help="proven", options=FIXED)
    play = playing(table)
    for _ in range(3):
        await choose(table, ada, ben)
    assert workers.thoughts == 0, "no notebook is open"
    table.notebooks.open(ada, play)
    await a_while()
    begun_at = len(play.stream(0))
    for _ in range(5):  # each is accepted though the thought has not come to its end
        await choose(table, ada, ben)
        assert workers.thoughts == 1
    workers.may_think.set()
    while len(noted(ada)) < 2:
        await asyncio.sleep(0)
    await a_while()
    assert workers.thoughts == 2
    assert [notes["at"] for notes in noted(ada)] == [begun_at, len(play.stream(0))]
    assert not noted(ben)
    kinds = [frame["type"] for frame in ada.frames]
    assert kinds[-1] == "Noted"


async def test_reloads_second_tabs_and_programs_cost_nothing(
    house: House, workers: HeldWorkers
) -> None:
    table, ada, _ = await two_people(house, help="odds", options=FIXED)
    play = playing(table)
    workers.may_think.set()
    table.notebooks.open(ada, play)
    await a_while()
    for _ in range(3):
        again = Ear(0, "ada")
        table.join(again, 0)
        table.notebooks.open(again, play)
        assert noted(again) == noted(ada)
    assert (await table.notebooks.read(0, play)).at == len(play.stream(0))
    assert workers.thoughts == 1


async def test_programs_that_ask_at_once_wait_for_one_thought(
    house: House, workers: HeldWorkers
) -> None:
    table, ada, ben = await two_people(house, help="odds", options=FIXED)
    play = playing(table)
    asking = [asyncio.create_task(table.notebooks.read(0, play)) for _ in range(3)]
    await a_while()
    assert workers.thoughts == 1
    await choose(table, ada, ben)
    late = asyncio.create_task(table.notebooks.read(0, play))
    workers.may_think.set()
    first, *others = await asyncio.gather(*asking)
    assert all(notes is first for notes in others)
    assert (await late).at == len(play.stream(0)) > first.at
    assert workers.thoughts == 2


async def test_a_closed_notebook_hears_nothing(house: House, workers: HeldWorkers) -> None:
    table, ada, ben = await two_people(house, help="odds", options=FIXED)
    workers.may_think.set()
    watcher = Ear(None, "")
    table.join(watcher, 0)
    for ear in (ada, ben, watcher):
        table.notebooks.open(ear, playing(table))
    await a_while()
    assert [len(noted(ear)) for ear in (ada, ben, watcher)] == [1, 1, 0]
    table.notebooks.close(ada)
    table.leave_off(ben)
    await choose(table, ada, Ear(1, "ben") if waiting(table, ada, ben)[0] is ben else ben)
    await a_while()
    assert workers.thoughts == 2


async def test_a_thought_that_fails_is_logged_and_the_next_update_tries_again(
    house: House, workers: HeldWorkers, caplog: pytest.LogCaptureFixture
) -> None:
    table, ada, ben = await two_people(house, help="odds", options=FIXED)
    workers.may_think.set()
    really, workers.run = workers.run, fails  # type: ignore[method-assign]
    table.notebooks.open(ada, playing(table))
    await a_while()
    assert [record.msg for record in caplog.records] == ["notes failed"]
    workers.run = really  # type: ignore[method-assign]
    await choose(table, ada, ben)
    await a_while()
    assert noted(ada)[-1]["at"] == len(playing(table).stream(0))


async def fails(*_: Any, **__: Any) -> Any:
    raise ValueError("nobody must read this")


@pytest.mark.parametrize("help", ["none", "told", "proven", "odds"])
async def test_notes_say_as_much_as_the_help_and_no_more(house: House, help: str) -> None:
    """After a while more is certain than was told outright."""
    table, _, _ = await two_people(house, help=help, options=FIXED)
    play, random = begun("cluedo", 3, **FIXED), Random(3)
    for _ in range(100):
        play.take(*any_choice(play, random), "", [])
    notebook = game("cluedo").notebook(play.stream(0))
    assert len(notebook.certain) > len(notebook.told_outright)
    workers = HeldWorkers()
    workers.may_think.set()
    notes = await Notebooks(table.row, workers, table.reader_of).read(0, play)
    told = {str(fact): so for fact, so in notebook.told_outright.items()}
    certain = {str(fact): so for fact, so in notebook.certain.items()}
    assert notes.help == help
    assert notes.certain == {"none": {}, "told": told}.get(help, certain)
    assert bool(notes.odds) == (help == "odds")
    assert bool(notes.worlds) == bool(notes.solutions) == (help in ("proven", "odds"))
    assert set(notes.told) == (set() if help == "none" else set(map(str, notebook.told_by)))
    assert len(notes.bonds) == (0 if help == "none" else len(notebook.bonds))
    assert bool(notes.questions) == (help != "none")


def test_a_bond_is_what_was_told_and_alike_copies_may_stand_for_each_other() -> None:
    frame = Frame({"sock": 2, "hat": 1, "tie": 1}, {"drawer": range(3), "shelf": range(3)})
    model = Model(frame)
    model.observe(4, at_least(2, each(["hat", "tie"], "drawer")))
    model.observe(5, exactly(2, each(["sock", "hat", "tie"], "shelf")))
    one, other = (bond_of(frame, seen) for seen in model.bonds)
    assert one == Bond(("hat@drawer", "tie@drawer"), 2, None, 4)
    assert other == Bond(("sock@shelf", "hat@shelf", "tie@shelf"), 1, 2, 5)


async def test_who_plays_from_memory_is_told_nothing_and_nothing_is_thought(
    house: House, workers: HeldWorkers
) -> None:
    options = {"notebook": [False, True]}
    table, ada, ben = await two_people(house, "chaussette", help="odds", options=options)
    workers.may_think.set()
    for ear in (ada, ben):
        table.notebooks.open(ear, playing(table))
    await a_while()
    assert workers.thoughts == 1
    [notes] = noted(ada)
    assert (notes["help"], notes["facts"], notes["certain"], notes["odds"]) == ("none", [], {}, {})
    assert noted(ben)[0]["odds"]
