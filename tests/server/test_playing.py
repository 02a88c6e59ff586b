"""Whole games over the network."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from deductio.games import names
from tests.server.person import Follower, Person
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Running(folder) as running:
        yield running


@pytest.mark.parametrize("name", names())
def test_a_person_plays_a_whole_game_against_bots(server: Running, name: str) -> None:
    async def play() -> None:
        async with Person(server.url, "Ada") as ada:
            table = await ada.table(name, bots=2)
            async with ada.join(table["code"]) as socket:
                follower = Follower(socket)
                await follower.play(Random(1))
                assert follower.view is not None
                assert follower.view["over"]
                assert not follower.refused

    asyncio.run(play())
