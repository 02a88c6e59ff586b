"""A running server does what those who run it have ruled, and refuses what is too much."""

from __future__ import annotations

import json
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from deductio.tables.engine import make_engine
from deductio.tables.house import HouseSettings
from deductio.tables.moderation import Moderation
from deductio.tables.quotas import Quotas
from tests import apart
from tests.server.person import Person
from tests.server.running import Running

SETTINGS = HouseSettings(pause=(0, 0), quotas=Quotas(tables=2, looks=0), rulings_every=0.01)


def test_a_banned_person_gets_one_plain_sentence_everywhere(tmp_path: Path) -> None:
    async def try_to_come_in(server: Running) -> None:
        moderation = Moderation(make_engine(server.settings.database))
        async with Person(server.url, "Ada") as ada:
            code = (await ada.table("cluedo", bots=1))["code"]
            host = moderation.one(code).host
            async with ada.join(code) as socket:
                moderation.rule(host, "banned")
                try:
                    while True:
                        await socket.recv()
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None
                    assert closed.rcvd.code == 4003
            answer = await ada.http.get("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            async with ada.join(code) as socket:
                assert json.loads(await socket.recv())["code"] == "banned"

    with Running(tmp_path, SETTINGS) as server:
        apart.run(try_to_come_in(server))


def test_too_much_is_refused_with_a_code(tmp_path: Path) -> None:
    async def ask_for_too_much(server: Running) -> None:
        async with Person(server.url, "Ada") as ada:
            codes = [(await ada.table("cluedo", bots=1))["code"] for _ in range(2)]
            order = {"game": "cluedo", "chairs": [{"type": "Me"}, {"type": "PersonWanted"}]}
            answer = await ada.http.post("/api/tables", json=order)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
            answer = await ada.http.get(f"/api/tables/{codes[0]}/record")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-looks")

    with Running(tmp_path, SETTINGS) as server:
        apart.run(ask_for_too_much(server))
