"""The page of one's own: every game one has finished, however it is listed elsewhere."""

from __future__ import annotations

import pytest

from tests.server.person import Person
from tests.server.running import Running
from tests.server.test_hindsight import played

pytestmark = pytest.mark.anyio

CHAIRS = [{"type": "Me"}, {"type": "BotSeated", "level": "rookie"}]
ORDER = {"game": "small_detectives", "chairs": CHAIRS, "options": {"round_limit": 20}}


async def test_my_games_are_those_i_have_finished_also_when_put_away(server: Running) -> None:
    async with Person(server.url) as ada, Person(server.url) as ben:
        code = await played(ada, **ORDER)
        await ada.post("/api/tables", start=True, **ORDER)  # which still runs
        await ada.post(f"/api/tables/{code}/put_away")
        [mine] = await ada.get("/api/me/games")
        record = await ada.get(f"/api/tables/{code}/record")
        assert await ben.get("/api/me/games") == []
    assert mine["ended"] > 0
    assert {key: mine[key] for key in ("code", "game", "me", "finished")} == {
        "code": code,
        "game": "small_detectives",
        "me": 0,
        "finished": record["outcome"],
    }
    assert (mine["seats"], mine["people"], mine["levels"]) == (2, 0, ["rookie"])
    assert not mine["together"]
    assert mine["accuracy"] is None, "nobody has looked at a review yet"


async def test_a_review_brings_the_accuracy(server: Running) -> None:
    async with Person(server.url) as ada:
        code = await played(ada, **ORDER)
        reviewed = await ada.get(f"/api/tables/{code}/review?seat=0")
        [mine] = [one for one in await ada.get("/api/me/games") if one["code"] == code]
    assert mine["accuracy"] == reviewed["review"]["share"]
