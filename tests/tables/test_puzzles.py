"""What is kept of puzzles: who answered how, and the ratings of people and puzzles."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from deductio.coach.puzzles.messages import Grade
from deductio.core.game import Refused
from deductio.games import OURS
from deductio.tables import puzzles as room
from deductio.tables.puzzle_messages import KeptPuzzle, NewPuzzle
from deductio.tables.puzzle_ratings import (
    STEP,
    Rating,
    after,
    by_grade,
    by_proof,
    points_for,
    shown,
)
from deductio.tables.puzzle_store import Outcome, PuzzleStore
from deductio.tables.puzzles import Puzzles
from deductio.tables.quotas import Accounts, Quotas
from deductio.tables.sql import SqlStore
from tests.tables.people import HeldWorkers

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(address: str) -> AsyncIterator[SqlStore]:
    store = SqlStore(address)
    store.prepare()
    store.open()
    yield store
    store.close()


def puzzle(code: str, grade: int = 2, game: str = "cluedo", work: int = 8) -> NewPuzzle:
    return NewPuzzle(code, game, grade, "elimination", {"en": b"en", "fr": b"fr"}, work)


async def keep(store: SqlStore, *puzzles: NewPuzzle) -> PuzzleStore:
    for one in puzzles:
        await store.ask(store.puzzles.keeping(one))
    return store.puzzles


async def answer(store: SqlStore, one: KeptPuzzle, *, right: bool, person: str = "ada") -> Outcome:
    return await store.ask(store.puzzles.answering(person, one, "rope@seat1", right=right))


def test_points_are_whole_without_hints_half_with_and_none_with_the_proof() -> None:
    assert [points_for(hints, right=True) for hints in range(4)] == [1, 0.5, 0.5, 0]
    assert points_for(0, right=False) == 0


def test_who_solves_rises_and_the_puzzle_falls() -> None:
    person, its = Rating(), by_grade(2)
    assert person.mu == its.mu
    for points, rises in ((1, True), (0, False)):
        now, then = after(person, its, points)
        assert (now.mu > person.mu) is rises
        assert (then.mu < its.mu) is rises
        assert now.sigma < person.sigma
    assert after(person, its, 0.5)[0].mu == pytest.approx(person.mu)


def test_harder_grades_are_guessed_to_be_harder() -> None:
    guesses = [by_grade(grade).mu for grade in range(1, 6)]
    assert guesses == sorted(guesses)
    assert shown(by_grade(3).mu) == 1000


def test_within_a_grade_more_work_is_guessed_to_be_harder() -> None:
    for grade in range(1, 6):
        guesses = [by_proof(grade, work).mu for work in range(2, 60)]
        assert guesses == sorted(set(guesses))
        assert by_grade(grade).mu - STEP / 2 < guesses[0]
        assert guesses[-1] < by_grade(grade).mu + STEP / 2, "it never passes for another grade"


async def test_of_one_grade_a_newcomer_gets_the_one_with_the_usual_work_first(
    store: SqlStore,
) -> None:
    puzzles = await keep(store, puzzle("L", work=30), puzzle("S", work=3), puzzle("U", work=9))
    assert puzzles.offer("ada", "cluedo", None).code == "U"
    assert shown(puzzles.standing("S").rating.mu) < shown(puzzles.standing("L").rating.mu)


async def test_a_puzzle_is_kept_once_and_found(store: SqlStore) -> None:
    one = puzzle("A")
    await keep(store, one)
    await answer(store, one, right=True)
    puzzles = await keep(store, one)
    assert puzzles.find("A") == KeptPuzzle("A", "cluedo", 2, "elimination", one.told)
    assert puzzles.find("B") is None
    assert puzzles.standing("A").answered == 1, "made again it is still the same"


async def test_only_the_first_answer_counts(store: SqlStore) -> None:
    one = puzzle("A")
    puzzles = await keep(store, one)
    first = await answer(store, one, right=False)
    assert (first.counted, first.points) == (True, 0)
    assert first.after < first.before
    second = await answer(store, one, right=True)
    assert second == Outcome(False, 0, first.after, first.after)
    [mine] = puzzles.ratings("ada")
    assert (mine.answered, mine.solved, mine.mistakes) == (1, 0, 0)
    assert puzzles.standing("A").answered == 1
    [kept] = puzzles.attempts("ada", 10)
    assert (kept.answer, kept.points, kept.mended) == ("rope@seat1", 0, True)
    assert kept.rating == shown(first.after)
    assert puzzles.attempts("ben", 10) == []


async def test_a_hint_makes_the_first_answer_count_less(store: SqlStore) -> None:
    one = puzzle("A")
    puzzles = await keep(store, one)
    for step in (1, 2, 1):
        await store.ask(puzzles.hinting("ada", "A", step))
    before = puzzles.attempt("ada", "A")
    assert before is not None
    assert (before.hints, before.answer) == (2, "")
    assert puzzles.attempts("ada", 10) == [], "nothing was answered yet"
    assert (await answer(store, one, right=True)).points == 0.5
    await store.ask(puzzles.hinting("ada", "A", 3))
    kept = puzzles.attempt("ada", "A")
    assert kept is not None
    assert (kept.hints, kept.points) == (2, 0.5), "a hint after the answer changes nothing"


async def test_the_next_is_near_my_rating_and_not_seen(store: SqlStore) -> None:
    easy, near, far, other = puzzle("E", 1), puzzle("N", 2), puzzle("F", 5), puzzle("O", 2, "x")
    puzzles = await keep(store, far, easy, near, other)
    seen = []
    for _ in range(3):
        code = puzzles.offer("ada", "cluedo", None).code
        assert code is not None
        seen.append(code)
        await answer(store, puzzle(code), right=False)
    assert seen == ["N", "E", "F"]
    assert puzzles.offer("ada", "cluedo", None).code is None
    offer = puzzles.offer("ben", "cluedo", "elimination")
    assert (offer.code, offer.stock) == ("N", 2)
    assert puzzles.offer("ben", "cluedo", "cases").code is None


async def test_mistakes_come_again_until_they_are_mended(store: SqlStore) -> None:
    one, two = puzzle("A"), puzzle("B", game="chaussette")
    puzzles = await keep(store, one, two)
    await answer(store, one, right=False)
    await answer(store, two, right=False)
    assert puzzles.mistake("ada", None) == "A"
    assert puzzles.mistake("ada", "chaussette") == "B"
    assert {rating.game: rating.mistakes for rating in puzzles.ratings("ada")} == {
        "chaussette": 1,
        "cluedo": 1,
    }
    await answer(store, one, right=True)
    assert puzzles.mistake("ada", None) == "B"
    assert puzzles.mistake("ada", "cluedo") is None


async def test_what_nobody_touched_goes(store: SqlStore) -> None:
    puzzles = await keep(store, puzzle("A"), puzzle("B"))
    await store.ask(puzzles.hinting("ada", "A", 1))
    puzzles.forget_leftovers(before=time.time() - 60)
    assert puzzles.find("B")
    puzzles.forget_leftovers(before=time.time() + 60)
    assert puzzles.find("A")
    assert puzzles.find("B") is None
    assert store.moderation.known("ada")
    assert not store.moderation.known("ben")


async def test_a_day_has_only_so_many(store: SqlStore) -> None:
    accounts = Accounts(Quotas(puzzles_a_day=1), store)
    await accounts.puzzle("ada")
    await answer(store, await kept(store, "A"), right=True)
    with pytest.raises(Refused) as refused:
        await accounts.puzzle("ada")
    assert refused.value.code == "puzzles-today"
    await accounts.puzzle("ben")


async def kept(store: SqlStore, code: str) -> KeptPuzzle:
    await keep(store, puzzle(code))
    return puzzle(code)


async def test_the_next_ones_are_made_before_they_are_wanted(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = HeldWorkers()
    workers.may_think.set()
    numbers = iter(range(100))
    monkeypatch.setattr(room, "found", lambda name, _, grade: puzzle(f"P{next(numbers)}", grade))
    monkeypatch.setattr(room, "unpacked", lambda *_: Told())
    puzzles = Puzzles(store, workers, Accounts(Quotas(), store))
    await puzzles.next("ada", "cluedo", None, "en")
    await asyncio.gather(*puzzles.under_way)
    assert store.puzzles.offer("ada", "cluedo", None).stock == room.STOCK
    thought = workers.thoughts
    await puzzles.next("ada", "cluedo", None, "en")
    await asyncio.gather(*puzzles.under_way)
    assert workers.thoughts == thought, "there was enough"


async def test_newcomers_and_those_of_the_day_find_theirs_made(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = HeldWorkers()
    workers.may_think.set()
    monkeypatch.setattr(room, "found", lambda name, _, grade: puzzle(name, grade, name))
    monkeypatch.setattr(room, "by_code", puzzle)
    puzzles = Puzzles(store, workers, Accounts(Quotas(), store))
    await puzzles.stock_up(["A", "B"])
    made = [store.puzzles.offer("ada", name, None).code for name in OURS]
    assert made == [*OURS]
    assert store.puzzles.find("A")
    assert store.puzzles.find("B")
    thought = workers.thoughts
    await puzzles.stock_up(["B", "A"])
    assert workers.thoughts == thought, "all were there"


async def test_what_cannot_be_made_keeps_no_other_from_being_made(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *others = OURS

    def found(name: str, _: int, grade: Grade) -> KeptPuzzle:
        if name == first:
            raise Refused("none")
        return puzzle(name, grade, name)

    workers = HeldWorkers()
    workers.may_think.set()
    monkeypatch.setattr(room, "found", found)
    monkeypatch.setattr(room, "by_code", puzzle)
    await Puzzles(store, workers, Accounts(Quotas(), store)).stock_up(["A"])
    made = [store.puzzles.offer("ada", name, None).code for name in OURS]
    assert made == [None, *others]
    assert store.puzzles.find("A")


class Told:
    """Instead of a puzzle that was really told."""

    position = None
