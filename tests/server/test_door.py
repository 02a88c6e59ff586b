"""The door: other sites, forged cookies, too much, too often; and what every answer carries."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from deductio.server.limits import Limits
from deductio.server.people import People
from tests.server.person import Follower, Person
from tests.server.running import QUICK, Running

pytestmark = pytest.mark.anyio

TABLE = {"game": "cluedo", "chairs": [{"type": "Me"}, {"type": "BotSeated", "level": "random"}]}


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "http://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_another_site_cannot_act_for_a_person(
    server: Running, headers: dict[str, str]
) -> None:
    async with Person(server.url, "Ada") as ada:
        answer = await ada.http.post("/api/tables", json=TABLE, headers=headers)
        assert answer.status_code == 403
        code = (await ada.table("cluedo", bots=2))["code"]
        with pytest.raises(InvalidStatus) as refused:
            async with ada.join(code, headers):
                pass
        assert refused.value.response.status_code == 403


async def test_our_own_page_can(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
        answer = await ada.http.post("/api/tables", json=TABLE, headers=headers)
        assert answer.status_code == 201
        async with ada.join(answer.json()["code"], headers) as socket:
            assert '"Welcome"' in str(await socket.recv())


async def test_a_form_cannot_post(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.post("/api/tables", data={"game": "cluedo"})
        assert answer.status_code == 415
        assert answer.json()["detail"].startswith("send JSON")


async def test_too_much_is_not_read(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        headers = {"Content-Type": "application/json"}
        large = b'{"game": "' + b"x" * 100_000 + b'"}'
        assert (await client.post("/api/tables", content=large, headers=headers)).status_code == 413

        async def in_pieces() -> AsyncIterator[bytes]:  # without a length
            for _ in range(100):
                yield b" " * 1000

        answer = await client.post("/api/tables", content=in_pieces(), headers=headers)
        assert answer.status_code == 413


async def test_only_our_own_cookie_makes_a_person(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        assert (await ada.get("/api/me")) == {"name": "Ada"}
        own = ada.cookie.partition("=")[2]
        person = own.partition(".")[0]
        forged = People("another secret").cookie(person, secure=False).partition("=")[2]
        for value in (f"{own}x", person, f"{person}.", forged.partition(";")[0], "é", '"'):
            async with httpx.AsyncClient(base_url=server.url) as client:
                answer = await client.get(
                    "/api/me", headers={b"Cookie": f"deductio={value}".encode()}
                )
                assert answer.json() == {"name": ""}
                assert "deductio=" in answer.headers["set-cookie"]


async def test_a_name_is_printable(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        for name in ("A\0da", "Ada\x1b[2J", "Ada\nBen", "Ben\n", "Ada\x7f", "Ada\x85"):
            answer = await ada.http.put("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (400, "not-understood")
        assert (await ada.get("/api/me")) == {"name": "Ada"}


# Zero width, soft hyphen, variation, tag, filler; then overrides, isolates and marks of direction.
UNSEEN = ("\u200b", "\u200d", "\u2060", "\xad", "\ufe0f", "\U000e0041", "\u3164", "\ufeff")
TURNING = ("\u202e", "\u202a", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c")


async def test_a_name_hides_nothing(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        for sign in UNSEEN + TURNING:
            for name in (sign, f"{sign}Ben", f"B{sign}en", f"Ben{sign}"):
                answer = await ada.http.put("/api/me", json={"name": name})
                assert answer.status_code == 400, ascii(name)
        assert (await ada.get("/api/me")) == {"name": "Ada"}


@pytest.mark.parametrize(
    "name", ["A", "عبد الله", "שָׂרָה", "José-María", "Ngọc Ánh", "李雷", "ഷീല", "D’Arc 🦊"]
)
async def test_names_of_all_the_world_are_welcome(server: Running, name: str) -> None:
    async with Person(server.url) as someone:
        answer = await someone.http.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()) == (200, {"name": name})


async def test_nobody_turns_the_line_of_others(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("cluedo", bots=2, talk="free"))["code"]
        async with ada.join(code) as socket:
            follower = Follower(socket)
            await socket.send(json.dumps({"type": "Say", "text": "\u202eecila"}))
            while not follower.refused:
                await follower.hear()
            await socket.send(json.dumps({"type": "Say", "text": "well ❤\ufe0f"}))
            while not follower.said:
                await follower.hear()
            assert follower.said[0]["text"] == "well ❤\ufe0f"


async def test_every_answer_keeps_the_browser_on_its_guard(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        for path in ("/", "/api/games", "/api/nothing", "/t/ABC", "/api/schema"):
            headers = (await client.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers, "nobody need know what runs here"
        client.cookies.clear()
        cookie = (await client.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie


async def test_the_page_of_the_api_loads_nothing(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        page = (await client.get("/api/schema")).text
        assert "POST /api/tables" in page
        assert "src=" not in page
        assert "http://" not in page
        assert "https://" not in page


async def test_files_outside_the_page_stay_outside(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        for path in ("/..%2fserver%2fapp.py", "/assets/..%2f..%2fserver/app.py", "/%2e%2e/cli.py"):
            assert "def " not in (await client.get(path)).text


async def test_too_often_is_refused(tmp_path: Path) -> None:
    limits = Limits(asks_per_second=0.001, asks_at_once=3)
    with Running(tmp_path, QUICK, limits) as server:
        async with httpx.AsyncClient(base_url=server.url) as client:
            answers = [(await client.get("/api/games")).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]


async def test_a_house_answers_only_to_its_names(tmp_path: Path) -> None:
    with Running(tmp_path, hosts=("127.0.0.1",)) as server:
        async with httpx.AsyncClient(base_url=server.url) as client:
            assert (await client.get("/api/games")).status_code == 200
            headers = {"Host": "rebound.example"}
            assert (await client.get("/api/games", headers=headers)).status_code == 421
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://localhost:{server.port}/ws/AAAAAAAAAA"):
                pass


async def test_a_fault_of_ours_tells_nothing_outside_and_no_secret_inside(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        async with Person(server.url, "Ada") as ada:
            code = (await ada.table("cluedo", bots=2))["code"]
            token = (await ada.post(f"/api/tables/{code}/link"))["url_path"]
            with closing(sqlite3.connect(server.database)) as database:
                database.execute("DROP TABLE choices")
            answer = await ada.http.get(f"/api/tables/{code}/record")
            assert answer.status_code == 500
            problem = {"detail": "something went wrong here", "code": "our-fault", "after": None}
            assert answer.json() == problem
        log = server.log()
        assert '"error":"OperationalError","because":"no such table: choices"' in log
        for secret in (code, token.removeprefix("/seat#"), ada.cookie.partition("=")[2], "Ada"):
            assert secret not in log
