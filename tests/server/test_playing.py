"""Whole games over the network."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from deductio.games import names
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, WEAPONS
from tests.postgres import Postgres
from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", names())
async def test_a_person_plays_a_whole_game_against_bots(server: Running, name: str) -> None:
    await play_a_whole_game(server, name)


async def test_a_whole_game_is_kept_in_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with Running(tmp_path, database=postgres.database()) as server:
        await play_a_whole_game(server, "cluedo")


async def play_a_whole_game(server: Running, name: str) -> None:
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
        told = [event for step in everything["steps"] for event in step["events"]]
        unseen = [one for one in follower.events if not any(says_all_of(all, one) for all in told)]
        assert unseen == []


def says_all_of(fuller: dict[str, Any], event: dict[str, Any]) -> bool:
    """Who sees all hears the fuller version of what was told to some in two ways."""
    shared = {name for name, value in event.items() if value not in (None, "", [])} - {"type"}
    if fuller["type"].startswith(event["type"]):  # DrewCard: of which deck, the card itself says
        shared &= fuller.keys()
    return all(is_fuller(fuller.get(name), event[name]) for name in shared)


def is_fuller(seen: Any, heard: Any) -> bool:
    """Others may hear only how many there were."""
    return bool(seen == heard or (isinstance(seen, list) and len(seen) == heard))


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


@pytest.mark.parametrize("help", ["told", "proven"])
async def test_what_a_notebook_has_proven_against_a_choice(server: Running, help: str) -> None:
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("cluedo", bots=2, help=help, options={"pawn_choice": "fixed"}))[
            "code"
        ]
        notes = await ada.get(f"/api/tables/{code}/notes")
        held = {fact[: -len("@seat0")] for fact, so in notes["certain"].items() if so}
        accused = {"type": "Accuse", "suspect": "rose", "weapon": "rope", "room": "hall"}
        address = f"/api/tables/{code}/doubts?lang=fr&choice="
        said: list[str] = []
        for part, cards in (("suspect", SUSPECTS), ("weapon", WEAPONS), ("room", ROOMS)):
            for card in held.intersection(cards):
                said += await ada.get(address + quote(json.dumps(accused | {part: card})))
        assert (await ada.http.get(f"{address}rope")).status_code == 400
    assert all("ne fait pas partie de la solution" in line for line in said)
    assert len(held) == 6
    assert len(said) >= 6 if help == "proven" else not said
