"""Reviews are kept with their tables, and the accuracy in them can be listed."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest
from msgspec import Raw

from deductio.coach.messages import Review, Reviewed, Verdict
from deductio.core.transcript import Heard, Passage, Transcript
from deductio.tables import review_store, reviews
from deductio.tables.review_store import ReviewKey
from deductio.tables.reviews import Reviews, step_in_replay
from deductio.tables.rows import KeptTable, Setting, TableRow
from deductio.tables.sql import SqlStore
from deductio.tables.workers import Asker
from tests.tables.people import HeldWorkers

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
    monkeypatch.setattr(reviews, "review_of", lambda *_: reviewed(70.5))
    into_nowhere = "INSERT INTO nowhere VALUES (1)"
    monkeypatch.setattr(
        store.reviews, "keeping", lambda *_: lambda one: one.exec_driver_sql(into_nowhere)
    )
    row = TableRow(code=KEY.code, game="cluedo", host="ada", setting=Setting(), created=1.0)
    found = await Reviews(store, thinking).read(KEY, KeptTable(row, []), [], Asker("ada"))
    assert found == reviewed(70.5)
    assert [one.message for one in caplog.records] == ["a review was not kept"]


def test_steps_are_counted_as_in_the_replay_of_that_seat() -> None:
    def passage(*hearers: tuple[int | None, ...]) -> Passage:
        return Passage(tuple(Heard(by, Raw(b"{}")) for by in hearers))

    told = Transcript((passage((0, 1), (0,)), passage((1,)), passage((0, 1))))
    assert [step_in_replay(told, 0, at) for at in (1, 2, 3, 9)] == [1, 1, 3, 3]
    assert [step_in_replay(told, 1, at) for at in (1, 2, 3)] == [1, 2, 3]
