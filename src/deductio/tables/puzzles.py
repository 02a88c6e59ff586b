"""Puzzles for people: made beforehand in the processes that think, kept, and rated.

All that is ever said of a puzzle is worked out when it is made, so whoever solves one waits for
nothing but the database.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Iterable
from typing import Any

from deductio.coach.hint_steps import HintStep
from deductio.coach.puzzles.codes import spelled
from deductio.coach.puzzles.messages import Grade
from deductio.core.game import Refused
from deductio.core.puzzling import Theme
from deductio.games import game, names
from deductio.tables.once import Once
from deductio.tables.puzzle_messages import (
    KeptPuzzle,
    MyPuzzles,
    NewPuzzle,
    PosedPuzzle,
    PuzzleAnswered,
    PuzzleGame,
    PuzzleRating,
)
from deductio.tables.puzzle_ratings import Rating, by_grade, shown
from deductio.tables.puzzle_store import Offer
from deductio.tables.puzzle_work import by_code, found, unpacked
from deductio.tables.quotas import Accounts
from deductio.tables.refusals import NotNow, Unknown
from deductio.tables.sentences import Language
from deductio.tables.store import Store
from deductio.tables.workers import Asker, Workers

log = logging.getLogger("deductio.tables")

NEWCOMER = ""
"""Somebody who has not solved anything yet."""
STOCK = 3
"""So many near a person's rating are there before they are wanted."""
MOST = 500
"""Attempts in a history."""
BY_THEME: dict[Theme, Grade] = {
    "elimination": 1,
    "counting": 2,
    "difference": 3,
    "supposition": 4,
    "cases": 5,
}
"""Of which grade most puzzles of a theme are."""
TRIED = 4
"""So many are made in search of a theme."""


class Puzzles:
    """Where several want the same puzzle made, all wait for one."""

    def __init__(self, store: Store, workers: Workers, accounts: Accounts) -> None:
        self._store, self._kept = store, store.puzzles
        self._workers, self._accounts = workers, accounts
        self._under_way: Once[KeptPuzzle] = Once()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        """What is being made before anybody wants it."""
        return [*self._tasks.values()]

    def close(self) -> None:
        for task in self.under_way:
            task.cancel()

    # What there is

    async def shelf(self, person: str) -> list[PuzzleGame]:
        """The games that have puzzles; soon there is one of each for this person."""
        mine = {one.game: one for one in await asyncio.to_thread(self._kept.ratings, person)}
        there = []
        for name in names():
            if puzzling := game(name).puzzling:
                self._provide(name, person, None, stock=1)
                rating = mine.get(name, PuzzleRating(name, shown(Rating().mu), 0, 0, 0))
                there.append(PuzzleGame(name, puzzling.grades, puzzling.themes, rating))
        return there

    async def next(
        self, person: str, name: str, theme: Theme | None, language: Language
    ) -> PosedPuzzle:
        """Near the person's rating, and not seen yet."""
        if not grades_of(name):
            raise Unknown(f"there are no puzzles of {name}", "no-puzzles")
        offer = await asyncio.to_thread(self._kept.offer, person, name, theme)
        code = offer.code
        if code is None:
            code = await self._made_now(person, name, theme, offer.rating)
        self._provide(name, person, theme, stock=STOCK)
        return await self.posed(person, code, language)

    async def mistake(self, person: str, name: str | None, language: Language) -> PosedPuzzle:
        """One that this person has not answered rightly yet."""
        code = await asyncio.to_thread(self._kept.mistake, person, name)
        if code is None:
            raise NotNow("you have no puzzle to mend", "no-mistakes")
        return await self.posed(person, code, language)

    async def posed(self, person: str, code: str, language: Language) -> PosedPuzzle:
        kept = await self._of_code(person, code)
        standing = await asyncio.to_thread(self._kept.standing, kept.code)
        return PosedPuzzle(
            unpacked(kept, language).position,
            shown(standing.rating.mu),
            standing.answered,
            await asyncio.to_thread(self._kept.attempt, person, kept.code),
        )

    # What people do

    async def answer(
        self, person: str, code: str, answer: str, language: Language
    ) -> PuzzleAnswered:
        kept = await self._of_code(person, code)
        verdict = unpacked(kept, language).verdicts.get(answer)
        if verdict is None:
            raise Refused(f"'{answer}' is none of the answers to choose from", "no-puzzle-answer")
        await self._accounts.puzzle(person)
        keep = self._kept.answering(person, kept, answer, right=verdict.right)
        outcome = await self._store.ask(keep)
        return PuzzleAnswered(
            verdict,
            outcome.counted,
            outcome.points,
            shown(outcome.before),
            shown(outcome.after),
        )

    async def hint(self, person: str, code: str, step: int, language: Language) -> HintStep:
        kept = await self._of_code(person, code)
        hints = unpacked(kept, language).hints
        if not 1 <= step <= len(hints):
            raise Refused(f"a puzzle has hints 1 to {len(hints)}, not {step}", "no-puzzle-hint")
        await self._accounts.puzzle(person)
        await self._store.ask(self._kept.hinting(person, kept.code, step))
        return hints[step - 1]

    async def mine(self, person: str) -> MyPuzzles:
        ratings = await asyncio.to_thread(self._kept.ratings, person)
        attempts = await asyncio.to_thread(self._kept.attempts, person, MOST)
        return MyPuzzles(tuple(ratings), tuple(attempts))

    # Making

    async def stock_up(self, codes: Iterable[str]) -> None:
        """One of each game for a newcomer, and these: one after the other, while nobody waits. What
        cannot be made keeps no other from being made."""
        for name in filter(grades_of, names()):
            await self._quietly(self._restock(name, NEWCOMER, None, stock=1))
        for code in codes:
            await self._quietly(self._keep_of(code))

    async def _keep_of(self, code: str) -> None:
        if await asyncio.to_thread(self._kept.find, code) is None:
            await self._keep(Asker(NEWCOMER, waits=False), by_code, code)

    async def _of_code(self, person: str, code: str) -> KeptPuzzle:
        """As it is kept here; else made, which is the same anywhere."""
        plain = spelled(code)
        kept = await asyncio.to_thread(self._kept.find, plain)
        if kept is not None:
            return kept
        with self._accounts.looking(person):
            return await self._under_way.run(plain, self._keep(Asker(person), by_code, code))

    async def _made_now(self, person: str, name: str, theme: Theme | None, mine: Rating) -> str:
        """Nobody has made one for this person yet: a moment, and it is there."""
        grade = wanted_grade(name, theme, mine)
        with self._accounts.looking(person):
            for _ in range(TRIED):
                work = self._keep(Asker(person), found, name, a_seed(), grade)
                kept = await self._under_way.run(f"{name} {grade}", work)
                if theme in (None, kept.theme):
                    return kept.code
        raise NotNow("no new puzzle of that kind is there; try another", "no-puzzle-theme")

    async def _keep(self, asker: Asker, work: Any, *args: Any) -> KeptPuzzle:
        new: NewPuzzle = await self._workers.run(asker, work, *args)
        await self._store.ask(self._store.puzzles.keeping(new))
        return new

    def _provide(self, name: str, person: str, theme: Theme | None, *, stock: int) -> None:
        """See to it that this person's next puzzles are there; for each game one at a time."""
        if name not in self._tasks:
            work = self._restock(name, person, theme, stock=stock)
            task = asyncio.create_task(self._quietly(work))
            self._tasks[name] = task
            task.add_done_callback(lambda _: self._tasks.pop(name))

    async def _restock(self, name: str, person: str, theme: Theme | None, *, stock: int) -> None:
        offer: Offer = await asyncio.to_thread(self._kept.offer, person, name, theme)
        for _ in range(stock - offer.stock):
            asker, grade = Asker(person, waits=False), wanted_grade(name, theme, offer.rating)
            await self._keep(asker, found, name, a_seed(), grade)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Whoever wants one will hear why there is none."""
        try:
            await work
        except Exception:
            log.exception("a puzzle was not made")


def grades_of(name: str) -> tuple[Grade, ...]:
    puzzling = game(name).puzzling
    return puzzling.grades if puzzling else ()


def wanted_grade(name: str, theme: Theme | None, mine: Rating) -> Grade:
    """Of those the game has, the one whose puzzles should be nearest."""
    if theme:
        return min(grades_of(name), key=lambda grade: abs(grade - BY_THEME[theme]))
    return min(grades_of(name), key=lambda grade: abs(by_grade(grade).mu - mine.mu))


def a_seed() -> int:
    return secrets.randbits(32)
