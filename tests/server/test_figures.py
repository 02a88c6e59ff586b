"""Whether a server is well, ready and busy, as those who look after it are told; and its log."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sqlite3
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from deductio.server import prometheus
from deductio.server.figures import Standing
from deductio.server.logs import Lines, reason_of
from deductio.server.prometheus import Figures, Stuck
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import BotSeated, Me, NewTable
from deductio.tables.sql import SqlStore, sqlite_url
from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def figure(server: Running, name: str) -> float:
    async with httpx.AsyncClient() as client:
        written = (await client.get(server.metrics_url)).text
    found = re.search(rf"^{name} (\S+)$", written, re.MULTILINE)
    assert found, written
    return float(found[1])


async def test_figures_are_given_on_their_own_port_only(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.get("/metrics")).status_code == 404
        figures = (await client.get(server.metrics_url)).text
    assert "process_cpu_seconds_total" in figures
    for name in ("deductio_writes_waiting", "deductio_work_waiting", "deductio_stuck_tables"):
        assert await figure(server, name) == 0


async def test_what_happens_is_counted(server: Running) -> None:
    before = await figure(server, "deductio_choices_total")
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("small_detectives", bots=1, level="inspector"))["code"]
        async with ada.join(code) as socket:
            follower = Follower(socket)
            await follower.play(Random(5))
            assert await figure(server, "deductio_readers") >= 1
        assert await figure(server, "deductio_choices_total") > before + len(follower.accepted)
        assert await figure(server, "deductio_work_seconds_count") > 0
        assert await figure(server, "deductio_work_seconds_sum") > 0


async def test_health_is_a_write(server: Running) -> None:
    before = await figure(server, "deductio_deeds_total")
    async with httpx.AsyncClient(base_url=server.url) as client:
        for path in ("/health", "/ready"):
            answer = await client.get(path, headers={"Host": "10.0.0.7"})
            assert (answer.status_code, answer.json()) == (200, {"ok": True, "reason": ""})
    assert await figure(server, "deductio_deeds_total") == before + 2


async def test_a_store_that_does_not_take_anything_is_told(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        with closing(sqlite3.connect(server.database)) as database:
            database.execute("DROP TABLE house")
        async with httpx.AsyncClient(base_url=server.url) as client:
            for path in ("/health", "/ready"):
                answer = await client.get(path)
                assert answer.status_code == 503
                told = {"ok": False, "reason": answer.json()["reason"]}
                assert answer.json() == told
                assert told["reason"].startswith("the database does not take")
        assert await figure(server, "deductio_write_errors_total") == 2


async def test_a_store_that_does_not_answer_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deductio.server.figures.LONG_ENOUGH", 0.01)
    store = SqlStore(sqlite_url(tmp_path / "tables.sqlite"))
    store.prepare()
    house = House(store, HouseSettings())
    await house.open()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
        other.execute("BEGIN IMMEDIATE")
        assert (await Standing().ill(house)).startswith("the database has not answered")
        waiting = store.written.handed - store.written.writes
        assert waiting == 1
        other.rollback()
    await house.close()


async def test_a_server_that_stops_says_so_and_finishes(tmp_path: Path) -> None:
    with Running(tmp_path, drain_seconds=3600) as server:
        os.kill(server.pid, signal.SIGTERM)
        async with httpx.AsyncClient(base_url=server.url) as client:
            while (answer := await client.get("/ready")).status_code == 200:
                await asyncio.sleep(0)
            assert answer.json() == {"ok": False, "reason": "this server is about to stop"}
            assert (await client.get("/health")).status_code == 200
        async with Person(server.url, "Ada") as ada:  # who is here plays on
            code = (await ada.table("small_detectives", bots=1))["code"]
            async with ada.join(code) as socket:
                await Follower(socket).play(Random(5))


async def test_a_bot_that_never_chooses_is_noticed(tmp_path: Path) -> None:
    store = SqlStore(sqlite_url(tmp_path / "tables.sqlite"))
    store.prepare()
    house = House(store, HouseSettings(pause=(3600, 3600)))
    await house.open()
    chairs = (BotSeated("random"), BotSeated("random"))
    await house.make(NewTable("cluedo", chairs, start=True), "ada", "Ada")
    people = (Me(), BotSeated("random"))
    await house.make(NewTable("cluedo", people), "ada", "Ada")
    stuck = Stuck()
    assert stuck.count(house.tables, 0.0) == 0
    assert stuck.count(house.tables, prometheus.STUCK) == 0
    assert stuck.count(house.tables, prometheus.STUCK + 1) == 1
    assert b"deductio_stuck_tables 0.0" in Figures(house).written_out()
    await house.close()


def line_of(name: str, words: str, error: BaseException | None = None) -> str:
    info = (type(error), error, None) if error else None
    return Lines().format(logging.LogRecord(name, logging.ERROR, "", 0, words, None, info))


def test_a_library_says_what_failed_and_quotes_nothing() -> None:
    lines = [
        line_of("uvicorn.error", "Invalid HTTP request received."),
        line_of("asyncio", "Exception in callback Table.sit('ABCDEFGHJK', <Ada>)"),
        line_of("asyncio", "Task exception was never retrieved\nfuture: <Ada ABCDEFGHJK>"),
        line_of("deductio.server", "request failed", OSError(28, "No space left on device", "Ada")),
        line_of("deductio.server", "request failed", ValueError("Ada ABCDEFGHJK")),
    ]
    text = "\n".join(lines)
    assert '"what":"Invalid HTTP request received."' in text
    assert '"what":"Exception in callback Table.sit"' in text
    assert '"what":"Task exception was never retrieved"' in text
    assert '"because":"No space left on device"' in text
    assert "Ada" not in text
    assert "ABCDEFGHJK" not in text


def test_a_database_says_what_failed() -> None:
    full = OperationalError("INSERT", ("Ada",), sqlite3.OperationalError("disk is full"))
    assert reason_of(full) == "disk is full"
    assert reason_of(BrokenProcessPool("a process was lost")) == "a process was lost"
    assert reason_of(psycopg.OperationalError("connection\nrefused")) == "connection refused"
    assert reason_of(psycopg.errors.UniqueViolation("Key (code)=(ABCDEFGHJK)")) == ""
