"""A finished game looked at again: what a seat could know at each step, and why bots chose so."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from deductio.core.record import Record, verify
from deductio.games import game
from deductio.tables.messages import BotSeated
from deductio.tables.sql import sqlite_url
from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def played(ada: Person, **order: Any) -> str:
    """The code of a table whose game is over."""
    code = str((await ada.post("/api/tables", start=True, **order))["code"])
    async with ada.join(code) as socket:
        await Follower(socket).play(Random(1))
    return code


@pytest.mark.parametrize("name", ["small_detectives", "cluedo"])
async def test_every_choice_of_a_bot_has_its_reason(server: Running, name: str) -> None:
    async with Person(server.url) as ada:
        chairs = [{"type": "BotSeated", "level": level} for level in ("rookie", "inspector")]
        options = {"round_limit": 20}
        code = await played(ada, game=name, chairs=[*chairs, chairs[1]], options=options)
        seen = await all_steps(ada, code, "fr")
    assert (seen[0]["chooser"], seen[0]["because"]) == (None, "")
    assert all(step["because_kept"] and step["because"] for step in seen[1:])
    assert {step["chooser"] for step in seen[1:]} == {0, 1, 2}
    certain = [step["notes"]["certain"].items() for step in seen]
    assert all(before <= after for before, after in pairwise(certain))
    assert len(certain[0]) < len(certain[-1])


async def test_my_finished_games_say_how_they_ended(server: Running) -> None:
    async with Person(server.url) as ada:
        chairs = [{"type": "Me"}, {"type": "BotSeated", "level": "rookie"}]
        order = {"game": "small_detectives", "chairs": chairs, "options": {"round_limit": 20}}
        code = await played(ada, **order)
        running = (await ada.post("/api/tables", start=True, **order))["code"]
        ended = {one["code"]: one["finished"] for one in (await ada.get("/api/tables"))["mine"]}
        record = await ada.get(f"/api/tables/{code}/record")
    assert ended == {code: record["outcome"], running: None}


async def all_steps(ada: Person, code: str, language: str = "en") -> list[Any]:
    """What seat 0 could know at every step."""
    steps = len((await ada.get(f"/api/tables/{code}/replay"))["steps"])
    address = f"/api/tables/{code}/analysis?seat=0&lang={language}&step="
    return [await ada.get(f"{address}{step}") for step in range(steps)]


async def test_a_reason_is_said_as_it_was_kept_in_the_language_of_the_reader(
    server: Running,
) -> None:
    motives = ['{"type":"HadNoChoice"}', "", '{"type":"GaveUpTheStage"}']
    async with Person(server.url, "Ada") as ada:
        seated = [BotSeated("rookie", member) for member in ("oscar", "suzon")]
        chairs = [{"type": "Me"}, *map(msgspec.to_builtins, seated)]
        options = {"round_limit": 20}
        code = await played(ada, game="small_detectives", chairs=chairs, options=options)
        for kind, motive in enumerate(motives):
            change = "UPDATE choices SET motive = :motive WHERE number % 3 = :kind"
            change_database(server, change, motive=motive, kind=kind)
        person = "UPDATE choices SET motive = '' WHERE key != ''"
        change_database(server, person)
        french, english = [await all_steps(ada, code, language) for language in ("fr", "en")]
    bots = [number for number, step in enumerate(french) if step["chooser"] in (1, 2)]
    kept = [number for number in bots if number % 3 == 1]  # the choice before it has number 0, 3 …
    assert {french[number]["because"] for number in kept} == {"Il n’y avait qu’un seul choix."}
    assert {english[number]["because"] for number in kept} == {"There was only one choice."}
    lost = {number for number, step in enumerate(french) if not step["because_kept"]}
    assert lost == set(bots) - set(kept)
    assert all(not french[number]["because"] for number in lost)


async def test_whoever_of_the_cast_played_is_known_afterwards_and_speaks_in_their_manner(
    server: Running,
) -> None:
    async with Person(server.url, "Ada") as ada:
        chairs = [{"type": "BotSeated", "level": "rookie", "member": "gaspard"}] * 2
        code = await played(
            ada, game="small_detectives", chairs=chairs, options={"round_limit": 20}
        )
        first, other = (await ada.get(f"/api/tables/{code}/replay"))["table"]["sitters"]
        record = await ada.get(f"/api/tables/{code}/record")
        reasons = [step["because"] for step in await all_steps(ada, code) if step["chooser"] == 0]
    assert (first["name"], first["member"]) == ("Gaspard", "gaspard")
    assert record["players"] == ["rookie:gaspard", f"rookie:{other['member']}"]
    assert other["member"] not in ("", "gaspard"), "nobody sits on two chairs"
    assert any(reason.startswith("Nothing ventured, nothing gained. ") for reason in reasons)
    honest = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert verify(honest, game("small_detectives")).ok


def change_database(server: Running, change: str, **values: object) -> None:
    engine = create_engine(sqlite_url(server.database))
    with engine.begin() as connection:
        connection.execute(text(change), values)
    engine.dispose()


async def test_a_person_gives_no_reason_and_what_was_proven_then_is_explained(
    server: Running,
) -> None:
    async with Person(server.url, "Ada") as ada:
        chairs = [{"type": "Me"}, *[{"type": "BotSeated", "level": "rookie"}] * 2]
        options = {"round_limit": 20}
        code = await played(ada, game="small_detectives", chairs=chairs, options=options)
        for step, seen in enumerate(await all_steps(ada, code)):
            if seen["chooser"] == 0:
                assert (seen["because"], seen["because_kept"]) == ("", True)
            notes = seen["notes"]
            assert set(notes["certain"]) == {f for f, p in notes["odds"].items() if p in (0, 1)}
            for fact in [*notes["certain"]][:1]:
                at = f"seat=0&step={step}&fact={fact}"
                proof = await ada.get(f"/api/tables/{code}/analysis/why?{at}")
                assert all(event < notes["at"] for event in proof["events"])
                assert proof["lines"]


async def test_a_game_under_other_rules_stays_readable(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        async with Person(server.url) as ada:
            bot = {"type": "BotSeated", "level": "random"}
            options = {"round_limit": 20}
            code = await played(ada, game="small_detectives", chairs=[bot] * 3, options=options)
            replay = await ada.get(f"/api/tables/{code}/replay")
            seen = await all_steps(ada, code)
            assert (replay["honest"], replay["other_rules"]) == (True, False)
            server.kill()
            change_database(server, "UPDATE tables SET rules_version = 7")
            server.start()
            later = await ada.get(f"/api/tables/{code}/replay")
            assert later["steps"] == replay["steps"]
            assert (later["honest"], later["other_rules"]) == (False, True)
            assert await all_steps(ada, code) == seen
            raw = await ada.get(f"/api/tables/{code}/record")
            record = msgspec.json.decode(msgspec.json.encode(raw), type=Record)
            assert verify(record, game("small_detectives")).reason.startswith("played under other")
            change_database(server, "DELETE FROM transcripts")
            gone = await ada.http.get(f"/api/tables/{code}/replay")
            assert (gone.status_code, gone.json()["code"]) == (400, "other-rules")


async def test_only_of_finished_games_and_their_own_steps(server: Running) -> None:
    async with Person(server.url) as ada:
        table = await ada.table("chaussette", bots=1)
        address = f"/api/tables/{table['code']}/analysis"
        assert (await ada.http.get(f"{address}?seat=0&step=0")).status_code == 409
        assert (await ada.http.get(f"{address}/why?seat=0&step=0&fact=A@slot1")).status_code == 409
        async with ada.join(table["code"]) as socket:
            await Follower(socket).play(Random(1))
        assert (await ada.http.get(f"{address}?seat=0&step=0")).status_code == 200
        assert (await ada.http.get(f"{address}?seat=2&step=0")).status_code == 404
        assert (await ada.http.get(f"{address}?seat=0&step=9999")).status_code == 400


async def test_every_seat_is_reviewed_once_the_game_is_over(server: Running) -> None:
    """Own words for whoever sat there; the same is not thought of twice."""
    async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
        chairs = [{"type": "Me"}, *[{"type": "BotSeated", "level": "rookie"}] * 2]
        order = {"game": "small_detectives", "chairs": chairs, "options": {"round_limit": 20}}
        running = (await ada.post("/api/tables", start=True, **order))["code"]
        early = await ada.http.get(f"/api/tables/{running}/review?seat=0")
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        code = await played(ada, **order)
        reviews = [await ada.get(f"/api/tables/{code}/review?seat={seat}") for seat in range(3)]
        progress = await ada.get(f"/api/tables/{code}/review/progress?seat=0")
        again = await ada.get(f"/api/tables/{code}/review?seat=0")
        of_ben = await ben.get(f"/api/tables/{code}/review?seat=0&lang=fr")
        steps = len((await ada.get(f"/api/tables/{code}/replay"))["steps"])
    assert [one["review"]["seat"] for one in reviews] == [0, 1, 2]
    assert (again, progress) == (reviews[0], {"done": 0, "parts": 0})
    assert all(len(curve) == steps for one in reviews for curve in one["curves"])
    assert "you" in reviews[0]["review"]["verdict"]["knew"].casefold()
    assert "Ada" in of_ben["review"]["verdict"]["knew"]
    kept = read_database(server, "SELECT seat, lang, own FROM reviews ORDER BY seat, lang")
    assert kept == [(0, "en", 1), (0, "fr", 0), (1, "en", 0), (2, "en", 0)]
    chosen = [one for one in reviews[1]["review"]["moments"] if one["kind"] == "gave_away"]
    assert all(one["reason"] for one in chosen)


def read_database(server: Running, question: str) -> list[tuple[object, ...]]:
    engine = create_engine(sqlite_url(server.database))
    with engine.begin() as connection:
        found = [tuple(row) for row in connection.execute(text(question))]
    engine.dispose()
    return found
