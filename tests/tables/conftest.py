"""A house over a real file, and seconds that pass when a test says so."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from deductio.tables.clocks import BEAT
from deductio.tables.house import House, HouseSettings
from deductio.tables.sql import sqlite_url
from tests.tables.neighbours import Neighbourhood
from tests.tables.people import HeldStore, a_while


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> HeldStore:
    store = HeldStore(sqlite_url(tmp_path / "tables.sqlite"))
    store.prepare()
    return store


@pytest.fixture
async def house(store: HeldStore) -> AsyncIterator[House]:
    house = House(store, HouseSettings(pause=(0, 0)))
    await house.open()
    yield house
    await house.close()


@pytest.fixture
async def near(address: str) -> AsyncIterator[Neighbourhood]:
    near = Neighbourhood(address)
    yield near
    await near.close()


class Later:
    """How many seconds everyone's clock is ahead, also that of the event loop."""

    ahead = 0.0

    async def passes(self, seconds: float) -> None:
        """Everyone lives through it, beat by beat."""
        for _ in range(round(seconds / BEAT)):
            self.ahead += BEAT
            await a_while()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    later, really = Later(), time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: really() + later.ahead)
    return later
