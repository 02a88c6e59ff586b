"""Reviews are kept with their tables, and the accuracy in them can be listed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from deductio.coach.messages import Review, Reviewed, Verdict
from deductio.core.transcript import Heard, Passage, Transcript
from deductio.tables import review_store, reviews
from deductio.tables.review_store import ReviewKey
from deductio.tables.reviews import Reviews, step_in_replay
from deductio.tables.rows import KeptTable, SeatRow, Setting, TableRow
from deductio.tables.sql import SqlStore
from deductio.tables.workers import Asker, Workers
from tests.tables.people import HeldWorkers, a_while

pytestmark = pytest.mark.anyio

KEY = ReviewKey("AAAAAAAAAA", 1, "fr", True)


@pytest.fixture
async def store(address: str) -> AsyncIterator[SqlStore]:
    store = SqlStore(address)
    store.prepare()
    store.open()
    yield store
    store.close()


def reviewed(share: float | None) -> Reviewed:
    verdict = Verdict("It is over.", "You never knew.", "You missed nothing.")
    review = Review(1, 2, (3.0, 0.0), None, None, 2, None, 3, share, verdict, (), "All is exact.")
    return Reviewed(review, ((3.0, 0.0),))


async def test_a_review_is_found_by_whoever_wants_the_same(store: SqlStore) -> None:
    await store.ask(store.reviews.keeping(KEY, reviewed(70.5)))
    assert store.reviews.find(KEY) == reviewed(70.5)
    for other in ({"code": "BBBBBBBBBB"}, {"seat": 0}, {"language": "en"}, {"own": False}):
        assert store.reviews.find(msgspec.structs.replace(KEY, **other)) is None
    await store.ask(store.reviews.keeping(KEY, reviewed(80.0)))
    assert store.reviews.find(KEY) == reviewed(80.0)


async def test_accuracies_are_listed_as_far_as_there_are_any(store: SqlStore) -> None:
    others = msgspec.structs.replace(KEY, code="BBBBBBBBBB")
    await store.ask(store.reviews.keeping(KEY, reviewed(70.5)))
    await store.ask(store.reviews.keeping(others, reviewed(None)))
    both = ["AAAAAAAAAA", "BBBBBBBBBB"]
    assert store.reviews.accuracies(both) == {("AAAAAAAAAA", 1): 70.5}
    assert store.reviews.accuracies(["BBBBBBBBBB"]) == {}


async def test_what_an_earlier_coach_thought_is_thought_again(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.ask(store.reviews.keeping(KEY, reviewed(70.5)))
    monkeypatch.setattr(review_store, "EDITION", review_store.EDITION + 1)
    assert store.reviews.find(KEY) is None
    assert store.reviews.accuracies([KEY.code]) == {}


async def test_a_review_that_cannot_be_kept_is_read_all_the_same(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinking = HeldWorkers()
    thinking.may_think.set()
    pretend_to_think(monkeypatch)
    into_nowhere = "INSERT INTO nowhere VALUES (1)"
    monkeypatch.setattr(
        store.reviews, "keeping", lambda *_: lambda one: one.exec_driver_sql(into_nowhere)
    )
    found = await Reviews(store, thinking).read(KEY, kept_table(), [], Asker("ada"))
    assert found == reviewed(70.5)
    assert [one.message for one in caplog.records] == ["a review was not kept"]


async def test_whoever_waits_can_see_how_many_parts_are_done(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_to_think(monkeypatch)
    thinking = OneByOne()
    house = Reviews(store, thinking)

    def done() -> tuple[int, int]:
        progress = house.progress(KEY.code, KEY.seat, KEY.language)
        return progress.done, progress.parts

    assert done() == (0, 0)
    reading = asyncio.create_task(house.read(KEY, kept_table(), [], Asker("ada")))
    while thinking.waiting_for < 2:
        await asyncio.sleep(0)
    assert done() == (0, 2)
    assert house.progress(KEY.code, 0, KEY.language).parts == 0
    thinking.may_think.release()
    await a_while()
    assert done() == (1, 2)
    thinking.may_think.release()
    assert await reading == reviewed(70.5)
    assert done() == (0, 0)


async def test_a_review_that_failed_is_not_under_way_any_more(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_to_think(monkeypatch)
    monkeypatch.setattr(reviews, "curve_of", lambda *_: 1 / 0)
    thinking = HeldWorkers()
    thinking.may_think.set()
    house = Reviews(store, thinking)
    with pytest.raises(ZeroDivisionError):
        await house.read(KEY, kept_table(), [], Asker("ada"))
    assert house.progress(KEY.code, KEY.seat, KEY.language).parts == 0


class OneByOne(Workers):
    """Let out one thought at a time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may_think = asyncio.Semaphore(0)
        self.waiting_for = 0

    async def run(self, asker: Asker, work: Callable[..., Any], *args: Any, **_: Any) -> Any:
        self.waiting_for += 1
        await self.may_think.acquire()
        return work(*args)


def pretend_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "review_of", lambda *_: reviewed(70.5).review)
    monkeypatch.setattr(reviews, "curve_of", lambda *_: reviewed(70.5).curves[0])


def kept_table() -> KeptTable:
    row = TableRow(code=KEY.code, game="cluedo", host="ada", setting=Setting(), created=1.0)
    return KeptTable(row, [SeatRow(seat=0)])


def test_steps_are_counted_as_in_the_replay_of_that_seat() -> None:
    def passage(*hearers: tuple[int | None, ...]) -> Passage:
        return Passage(tuple(Heard(by, Raw(b"{}")) for by in hearers))

    told = Transcript((passage((0, 1), (0,)), passage((1,)), passage((0, 1))))
    assert [step_in_replay(told, 0, at) for at in (1, 2, 3, 9)] == [1, 1, 3, 3]
    assert [step_in_replay(told, 1, at) for at in (1, 2, 3)] == [1, 2, 3]
