"""The checker finds nothing in a game that was played well, and every fault put into it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import pytest
import sqlalchemy as sa

from tests import apart
from tests.chaos.checker import check, watch
from tests.chaos.ordeal import Ordeal
from tests.chaos.people import Witness
from tests.chaos.servers import Server, running
from tests.postgres import Postgres

LAST = "(code, number) IN (SELECT code, max(number) FROM choices GROUP BY code)"


class Played:
    """A game in the database, and what its people heard of it."""

    def __init__(self, postgres: Postgres, server: Server, witnesses: list[Witness], name: str):
        self.server = server
        self.witnesses = witnesses
        self._postgres = postgres
        self._name = name

    def wrong(
        self, change: str = "", *, servers: int = 1, witnesses: list[Witness] | None = None
    ) -> set[str]:
        """What kinds of things are wrong when somebody has done this to the database."""
        address = self._postgres.database(like=self._name)
        if change:
            engine = sa.create_engine(address)
            with engine.begin() as connection:
                connection.execute(sa.text(change))
            engine.dispose()
        found = check(address, [self.server] * servers, witnesses or self.witnesses)
        assert found.acknowledged
        assert found.told
        return {one.partition(":")[0] for one in found.wrong}


@pytest.fixture(scope="module")
def played(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    address = postgres.database()
    server = Server("one", tmp_path_factory.mktemp("chaos"), address)
    with running([server]):
        watch(address)
        witnesses = apart.run(a_little(server))
        server.drain()
    yield Played(postgres, server, witnesses, address.rpartition("/")[2])


async def a_little(server: Server) -> list[Witness]:
    ordeal = Ordeal([server], seed=1)

    async def both_have_chosen(ordeal: Ordeal) -> None:
        while not all(witness.acknowledged for witness in ordeal.witnesses[:2]):
            await ordeal.everyone_moves_on()

    await ordeal.play(1, both_have_chosen)
    return ordeal.witnesses


def test_nothing_is_wrong_with_a_game_played_well(played: Played) -> None:
    assert played.wrong() == set()


def test_a_choice_that_is_gone(played: Played) -> None:
    assert {"lost", "overwritten"} <= played.wrong(f"DELETE FROM choices WHERE {LAST}")


def test_a_number_that_is_missing(played: Played) -> None:
    assert "broken" in played.wrong("DELETE FROM choices WHERE number = 0")


def test_a_choice_that_tells_something_else(played: Played) -> None:
    change = f"UPDATE choices SET told = 'other' WHERE {LAST}"
    assert played.wrong(change) == {"lost", "overwritten", "broken"}


def test_a_choice_that_was_acknowledged_and_is_another(played: Played) -> None:
    change = "UPDATE choices SET key = 'other' WHERE key <> ''"
    assert played.wrong(change) == {"lost", "overwritten"}


def test_a_number_that_two_servers_acknowledged(played: Played) -> None:
    assert played.wrong(servers=2) == {"twice"}


def test_somebody_who_heard_something_else(played: Played) -> None:
    other = copy(played.witnesses[0])
    other.events = [*other.events[:-1], {"type": "Other"}]
    assert played.wrong(witnesses=[other]) == {"otherwise"}


def test_somebody_who_heard_more_than_is_kept(played: Played) -> None:
    other = copy(played.witnesses[0])
    other.events = [*other.events, *other.events]
    assert played.wrong(witnesses=[other]) == {"otherwise"}


def test_somebody_to_whom_events_were_told_again(played: Played) -> None:
    other = copy(played.witnesses[0])
    other.complaints, other.events = [], [*other.events]
    other.take_in(
        {"type": "Update", "number": 0, "events": [], "view": {}, "ask": None, "waiting": []}
    )
    assert played.wrong(witnesses=[other]) == {"otherwise"}


def test_an_epoch_that_falls(played: Played) -> None:
    assert played.wrong("UPDATE tables SET epoch = epoch - 1") == {"overwritten"}
