"""Several houses over one database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import create_engine, text

from deductio.tables.house import House, HouseSettings
from deductio.tables.sql import SqlStore

QUICK = HouseSettings(pause=(0, 0))


class Neighbourhood:
    """Houses that may be closed, or crash."""

    def __init__(self, address: str) -> None:
        self.url = address
        self._houses: list[House] = []

    async def open(self, address: str = "", settings: HouseSettings = QUICK) -> House:
        store = SqlStore(self.url)
        store.prepare()
        house = House(store, settings, address)
        await house.open()
        self._houses.append(house)
        return house

    def crash(self, house: House) -> None:
        """Nothing is said to anyone; its lease runs on."""
        for task in house._tasks:
            task.cancel()
        for table in house.tables.values():
            table.close()
        house._tasks = []
        house.store.close()

    def run(self, statement: str, **values: Any) -> list[Any]:
        engine = create_engine(self.url)
        with engine.begin() as connection:
            found = connection.execute(text(statement), values)
            rows = [*found] if found.returns_rows else []
        engine.dispose()
        return rows

    def end_leases(self) -> None:
        self.run("UPDATE servers SET until = 0")

    async def close(self) -> None:
        for house in self._houses:
            await house.close()


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)
