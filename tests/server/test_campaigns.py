"""Campaigns over HTTP: each person's own, and tables that go on with them."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def test_a_game_says_what_its_campaign_is(server: Running) -> None:
    async with Person(server.url) as ada:
        shelf = {one["name"]: one["campaign"] for one in await ada.get("/api/games")}
        assert [name for name, has_one in shelf.items() if has_one] == ["almost_innocent"]
        book = await ada.get("/api/games/almost_innocent/en")
        acts = book["campaign"]["acts"]
        assert [len(act["scenarios"]) for act in acts] == [4, 4, 4]
        assert acts[0]["scenarios"][2] == {"name": "3", "unlocks": ["din"]}
        assert book["campaign"]["level"] in book["campaign"]["asks"]
        asked = {option["name"] for option in book["options"] if option["plain"]}
        assert not asked & {"progress", "unlocked"}, "no form asks what a campaign says"
        assert (await ada.get("/api/games/cluedo/en"))["campaign"] is None


async def test_a_campaign_goes_on_from_table_to_table(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Eve") as eve:
        assert await ada.get("/api/campaigns") == []
        table = await ada.table("almost_innocent", bots=1, campaign={})
        [campaign] = await ada.get("/api/campaigns")
        assert campaign["id"] == table["campaign"]
        assert (campaign["proposed"], table["scenario"]) == ("1", "1")
        async with ada.join(table["code"]) as socket:
            follower = Follower(socket)
            await follower.play(Random(5))
        following = await ada.post(f"/api/tables/{table['code']}/rematch")
        [campaign] = await ada.get("/api/campaigns")
        assert (following["campaign"], campaign["games"]) == (campaign["id"], 1)
        wanted = {"game": "almost_innocent", "chairs": [{"type": "Me"}] * 2}
        known = {"id": campaign["id"], "scenario": "9"}
        ninth = await ada.post("/api/tables", **wanted, campaign=known)
        assert (ninth["scenario"], ninth["options"]["scenario"]) == ("9", "9")
        assert (await eve.refused("/api/tables", **wanted, campaign=known))[0] == 404
        assert (await eve.refused(f"/api/campaigns/{known['id']}/leave"))[0] == 404
        assert await eve.get("/api/campaigns") == []
        assert (await eve.get(f"/api/tables/{table['code']}"))["campaign"] == ""
        await ada.post(f"/api/campaigns/{known['id']}/leave")
        assert await ada.get("/api/campaigns") == []
