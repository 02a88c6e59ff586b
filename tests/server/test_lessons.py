"""Guided games over HTTP: luck that is fixed and says so, a guide that leads to a win."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from deductio.core.record import Record, verify
from deductio.games import game
from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio

GAME = "chaussette"


async def follow(person: Person, code: str) -> Follower:
    """Plays to the end whatever the guide would choose."""
    async with person.join(code) as socket:
        follower = Follower(socket)
        while not follower.over:
            await follower.hear()
            if follower.asked and not follower.unanswered:
                guidance = await person.get(f"/api/tables/{code}/guide?lang=en")
                await follower.choose(guidance["advice"], f"answer {guidance['answered']}")
        return follower


async def test_who_does_what_the_guide_would_do_wins(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        table = await ada.post("/api/lessons", game=GAME)
        assert (table["lesson"], table["standing"], table["me"]) == (True, "playing", 0)
        follower = await follow(ada, table["code"])
        assert follower.table["finished"]["winners"] == [0]
        guidance = await ada.get(f"/api/tables/{table['code']}/guide?lang=fr")
        assert guidance["advice"] is None
        assert "gagné" in guidance["remarks"][-1]["text"]


async def test_a_lesson_says_so_in_its_opening_its_record_and_its_seal_is_whole(
    server: Running,
) -> None:
    async with Person(server.url, "Ada") as ada:
        table = await ada.post("/api/lessons", game=GAME)
        follower = await follow(ada, table["code"])
        assert follower.events[0]["lesson"] is True
        raw = await ada.get(f"/api/tables/{table['code']}/record")
        assert raw["lesson"] is True
        record = msgspec.json.decode(msgspec.json.encode(raw), type=Record)
        assert verify(record, game(GAME)).ok
        denied = msgspec.structs.replace(record, lesson=UNSET)
        assert not verify(denied, game(GAME)).ok


async def test_the_luck_of_a_lesson_is_always_the_same(server: Running) -> None:
    async with Person(server.url) as ada, Person(server.url) as ben:
        one, other = [await someone.post("/api/lessons", game=GAME) for someone in (ada, ben)]
        assert one["commitment"] == other["commitment"]
        assert one["code"] != other["code"]


async def test_the_guide_says_where_the_learner_is_and_what_it_points_at(server: Running) -> None:
    async with Person(server.url) as ada:
        table = await ada.post("/api/lessons", game="cluedo")
        guidance: dict[str, Any] = await ada.get(f"/api/tables/{table['code']}/guide?lang=en")
        assert [one["lights"] for one in guidance["remarks"]][-1] == ["choices"]
        assert guidance["advice"] == {"type": "Roll"}
        assert guidance["urges"]
        again = await ada.get(f"/api/tables/{table['code']}/guide?lang=en")
        assert again == guidance


async def test_after_a_lesson_the_same_people_play_a_real_game(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        table = await ada.post("/api/lessons", game=GAME)
        await follow(ada, table["code"])
        following = await ada.post(f"/api/tables/{table['code']}/rematch")
        assert not following["lesson"]
        assert following["commitment"] != table["commitment"]


async def test_only_lessons_have_a_guide_and_only_some_games_a_lesson(server: Running) -> None:
    async with Person(server.url) as ada:
        table = await ada.table(GAME, bots=1)
        answer = await ada.http.get(f"/api/tables/{table['code']}/guide")
        assert answer.json()["code"] == "no-lesson"
        assert (await ada.refused("/api/lessons", game="chess"))[0] == 400


async def test_a_stranger_hears_no_guide(server: Running) -> None:
    async with Person(server.url) as ada, Person(server.url) as eve:
        table = await ada.post("/api/lessons", game=GAME)
        answer = await eve.http.get(f"/api/tables/{table['code']}/guide")
        assert answer.status_code == 403
