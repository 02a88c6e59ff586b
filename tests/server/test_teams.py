"""Two people at one seat, over the network: invited, told the same, heard by nobody else."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.person import Frame, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def heard(socket: ClientConnection, kind: str) -> Frame:
    """The next frame of that kind."""
    while True:
        frame: Frame = json.loads(await socket.recv())
        if frame["type"] == kind:
            return frame


async def team_table(ada: Person, **order: object) -> Frame:
    chairs = [{"type": "Me"}, {"type": "BotSeated", "level": "random"}]
    wanted = {"game": "cluedo", "chairs": chairs, "options": {"teams": True}, **order}
    return dict(await ada.post("/api/tables", **wanted))


async def test_a_friend_joins_the_team_and_shares_its_hand_and_talk(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        code = (await team_table(ada))["code"]
        joined = await bob.post(f"/api/tables/{code}/sit", seat=0)
        assert [one["name"] for one in joined["sitters"][0]["team"]] == ["Ada", "Bob"]
        assert (joined["me"], joined["mate"], joined["host"]) == (0, True, False)
        status, _ = await bob.refused(f"/api/tables/{code}/start")
        assert status == 403
        await ada.post(f"/api/tables/{code}/start")
        async with Person(server.url) as eve, ada.join(code) as hers, bob.join(code) as his:
            watching = await eve.join(code)
            first, second = await heard(hers, "Welcome"), await heard(his, "Welcome")
            number = min(len(first["events"]), len(second["events"]))
            assert first["events"][:number] == second["events"][:number]
            await his.send(json.dumps({"type": "Say", "text": "the rope?", "team": True}))
            said = await heard(hers, "Said")
            assert (said["by"], said["text"], said["among"]) == ("Bob", "the rope?", "team")
            await hers.send(json.dumps({"type": "Say", "phrase": "hello"}))
            assert (await heard(watching, "Said"))["phrase"] == "hello"
            await watching.close()


async def test_an_invitation_to_the_team_brings_a_person_with_a_name(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        code = (await team_table(ada, start=True))["code"]
        link = await ada.post(f"/api/tables/{code}/link", mate=True)
        token = link["url_path"].partition("#")[2]
        table = await bob.post("/api/seat", token=token, kind="phone")
        assert [one["name"] for one in table["sitters"][0]["team"]] == ["Ada", "Bob"]
        devices = await ada.get(f"/api/tables/{code}/devices")
        assert [(one["kind"], one["name"]) for one in devices] == [("first", ""), ("mate", "Bob")]
        await bob.post(f"/api/tables/{code}/resign")
        table = await ada.get(f"/api/tables/{code}")
        assert [one["name"] for one in table["sitters"][0]["team"]] == ["Ada"]


async def test_teams_are_two(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        three = [{"type": "Me"}, *[{"type": "PersonWanted"}] * 2]
        answer = await ada.http.post(
            "/api/tables", json={"game": "cluedo", "chairs": three, "options": {"teams": True}}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "two-teams")
