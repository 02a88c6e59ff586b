"""Whole games over the network."""

from __future__ import annotations

import json
from random import Random

import pytest

from deductio.games import names
from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", names())
async def test_a_person_plays_a_whole_game_against_bots(server: Running, name: str) -> None:
    async with Person(server.url, "Ada") as ada:
        table = await ada.table(name, bots=2)
        async with ada.join(table["code"]) as socket:
            follower = Follower(socket)
            await follower.play(Random(1))
        assert follower.view is not None
        assert follower.view["over"]
        assert not follower.refused
        again = await ada.get(f"/api/tables/{table['code']}/replay?seat=0")
        assert again["honest"]
        assert [event for step in again["steps"] for event in step["events"]] == follower.events
        view: dict[str, object] = {}
        for step in again["steps"]:
            view |= step["view"]
        assert view == follower.view
        everything = await ada.get(f"/api/tables/{table['code']}/replay")
        told = [json.dumps(event) for step in everything["steps"] for event in step["events"]]
        assert {json.dumps(event) for event in follower.events} <= set(told)


async def test_thinking_bots_play_each_other(server: Running) -> None:
    async with Person(server.url) as ada:
        bots = [{"type": "BotSeated", "level": level} for level in ("rookie", "inspector")]
        order = {"game": "small_detectives", "chairs": bots, "start": True}
        table = await ada.post("/api/tables", **order)
        async with ada.join(table["code"]) as socket:
            follower = Follower(socket)
            await follower.play(Random(1))
        assert follower.table["me"] is None
        assert follower.table["watchers"] == 1


async def test_a_choice_counts_once_however_often_it_is_sent(server: Running) -> None:
    async with Person(server.url) as ada:
        table = await ada.table("cluedo", bots=2, options={"pawn_choice": "fixed"})
        async with ada.join(table["code"]) as socket:
            follower = Follower(socket)
            while not follower.asked:
                await follower.hear()
            frame = {"type": "Choose", "key": "one", "choice": {"type": "Roll"}}
            for _ in range(3):
                await socket.send(json.dumps(frame))
            answers = [await follower.hear() for _ in range(3)]
            while sum(answer["type"] == "Accepted" for answer in answers) < 3:
                answers.append(await follower.hear())
        assert not follower.refused
        rolls = [e for e in follower.events if e["type"] == "Rolled" and e["seat"] == 0]
        assert len(rolls) == 1


@pytest.mark.parametrize("help", ["none", "told", "proven", "odds"])
async def test_notes_and_proofs_as_far_as_the_help_goes(server: Running, help: str) -> None:
    async with Person(server.url, "Ada") as ada:
        options = {"pawn_choice": "fixed"}
        code = (await ada.table("cluedo", bots=2, help=help, options=options))["code"]
        notes = await ada.get(f"/api/tables/{code}/notes")
        assert notes["help"] == help
        assert bool(notes["certain"]) == (help != "none")
        assert bool(notes["odds"]) == (help == "odds")
        mine = next((fact for fact, so in notes["certain"].items() if so), "rope@seat0")
        answer = await ada.http.get(f"/api/tables/{code}/why?fact={mine}&lang=fr")
        assert answer.status_code == (200 if help in ("proven", "odds") else 403)
        for fact in set(notes["odds"]) - set(notes["certain"]):
            unsure = await ada.http.get(f"/api/tables/{code}/why?fact={fact}")
            assert unsure.status_code == 400
            assert unsure.json()["detail"] == f"{fact} is not certain"
            break


@pytest.mark.parametrize("said", [{}, {"open": True}])
async def test_who_opens_the_notebook_is_told_what_follows(
    server: Running, said: dict[str, bool]
) -> None:
    async with Person(server.url, "Ada") as ada:
        options = {"pawn_choice": "fixed"}
        code = (await ada.table("cluedo", bots=2, help="proven", options=options))["code"]
        async with ada.join(code) as socket:
            follower = Follower(socket)
            await socket.send(json.dumps({"type": "OpenNotebook", **said}))
            while (frame := await follower.hear())["type"] != "Noted":
                pass
            assert frame["notes"]["help"] == "proven"
            assert frame["notes"]["certain"]


async def test_each_seat_has_the_help_ordered_for_it(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        chairs = [{"type": "Me", "help": "none"}, {"type": "PersonWanted"}]
        order = {"game": "cluedo", "chairs": chairs, "help": "odds"}
        code = (await ada.post("/api/tables", **order))["code"]
        await bob.post(f"/api/tables/{code}/sit", seat=1)
        info = await ada.post(f"/api/tables/{code}/start")
        assert [sitter["help"] for sitter in info["sitters"]] == ["none", "odds"]
        mine = await ada.get(f"/api/tables/{code}/notes")
        assert (mine["help"], mine["certain"], mine["odds"]) == ("none", {}, {})
        assert mine["facts"], "she may still mark what she likes"
        assert (await bob.get(f"/api/tables/{code}/notes"))["odds"]
        answer = await ada.http.get(f"/api/tables/{code}/why?fact=rope@seat0")
        assert answer.status_code == 403


async def test_who_plays_from_memory_has_neither_notes_nor_marks(server: Running) -> None:
    """CH-70: no notes, no crossing off, whatever the help of the table."""
    async with Person(server.url, "Ada") as ada:
        options = {"notebook": [False, True]}
        code = (await ada.table("chaussette", bots=1, help="odds", options=options))["code"]
        notes = await ada.get(f"/api/tables/{code}/notes")
        assert (notes["help"], notes["facts"], notes["odds"]) == ("none", [], {})
        async with ada.join(code) as socket:
            follower = Follower(socket)
            await follower.hear()
            await socket.send(json.dumps({"type": "Mark", "fact": "A@slot1", "mark": "yes"}))
            while not follower.refused:
                await follower.hear()
        assert follower.refused[0]["code"] == "from-memory"
