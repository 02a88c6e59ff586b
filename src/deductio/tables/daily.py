"""The case of the day in a house: what people have made of it, and who shares that with whom."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from datetime import date

from deductio.bots.cast import guests_for
from deductio.coach.daily.calendar import FIRST, case_of, day_of, days_until, read_day, year
from deductio.coach.daily.messages import Friend, Friends, PastDay, Solutions, TheDay
from deductio.coach.daily.solving import solutions_of
from deductio.coach.daily.streak import streak
from deductio.core.solo import Solved
from deductio.tables.daily_store import CASE, Part, case_part, days_solved, result_of
from deductio.tables.refusals import NotNow, TooMany, Unknown
from deductio.tables.rows import TableRow
from deductio.tables.sentences import Language
from deductio.tables.store import Store
from deductio.tables.workers import Asker, Workers

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
ID_LENGTH = 16
GROUPS, FRIENDS = 20, 60
"""Groups that one person may belong to, and people in a group."""


class Daily:
    """What people ask of it; `now` is the time, which tests choose."""

    def __init__(
        self, store: Store, workers: Workers, now: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._workers = workers
        self._now = now

    def read(self, day: str) -> date:
        """A day, or the day it is where somebody is, as their page says."""
        return read_day(day, self._now())

    async def look(self, person: str, day: str, today: str) -> TheDay:
        when, own = self.read(day), self.read(today)
        parts = await asyncio.to_thread(self._store.daily.of_person, person)
        here = [one for one in parts if one.day == str(when)]
        the_day = day_of(when)
        case = case_of(the_day)
        return TheDay(
            day=str(when),
            game=the_day.game,
            puzzles=the_day.puzzles,
            par=case.par,
            worlds=case.worlds,
            mine=result_of(here),
            code=next((one.code for one in here if one.part == CASE), ""),
            streak=streak(days_solved(parts), own),
            first=str(FIRST),
            again=len(year()),
            open=when < own,
        )

    async def archive(self, person: str, today: str) -> list[PastDay]:
        """Every day there was, the latest first."""
        own = self.read(today)
        parts = await asyncio.to_thread(self._store.daily.of_person, person)
        by_day: dict[str, list[Part]] = {}
        for one in parts:
            by_day.setdefault(one.day, []).append(one)
        return [
            PastDay(str(when), day_of(when).game, result_of(by_day.get(str(when), ())))
            for when in days_until(own)
        ]

    async def solutions(self, person: str, day: str, today: str, language: Language) -> Solutions:
        when, own = self.read(day), self.read(today)
        if when >= own:
            raise NotNow("solutions are shown when the day is over", "day-not-over")
        work = (day_of(when), language)
        return await self._workers.run(Asker(person), solutions_of, *work)

    # Puzzles

    def code(self, day: str, number: int) -> str:
        codes = day_of(self.read(day)).puzzles
        if not 1 <= number <= len(codes):
            raise Unknown(f"a day has {len(codes)} puzzles", "no-puzzle")
        return codes[number - 1]

    async def answered(
        self, person: str, day: str, number: int, today: str, *, right: bool
    ) -> None:
        """Once it is solved nothing more counts."""
        when, own = str(self.read(day)), str(self.read(today))
        before = await asyncio.to_thread(self._store.daily.find, person, when, number)
        if before and before.solved:
            return
        tries = 1 + (before.count if before else 0)
        part = Part(
            person=person, day=when, part=number, own=own, count=tries, over=right, solved=right
        )
        await self._store.ask(self._store.daily.keeping(part))

    # The case

    async def begun(self, person: str, when: date) -> Part | None:
        """The case of that day, if this person has begun it; its table may be tidied away."""
        return await asyncio.to_thread(self._store.daily.find, person, str(when), CASE)

    async def begin(self, row: TableRow) -> None:
        """From now on that table is where its host solves the case."""
        part = case_part(row, Solved(questions=0, over=False, right=False))
        await self._store.ask(self._store.daily.keeping(part))

    def par_of(self, day: str) -> float:
        return case_of(day_of(date.fromisoformat(day))).par

    # Friends

    async def found_group(self, person: str) -> str:
        """A new group, of whoever asks for it."""
        await self._has_room(person)
        group = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        await self._store.ask(self._store.daily.founding(group))
        await self._store.ask(self._store.daily.joining(group, person))
        return group

    async def groups(self, person: str) -> list[str]:
        return await asyncio.to_thread(self._store.daily.groups_of, person)

    async def join(self, person: str, group: str) -> None:
        if not await asyncio.to_thread(self._store.daily.is_group, group):
            raise Unknown("there is no such group", "no-group")
        friends = await asyncio.to_thread(self._store.daily.friends, group)
        if person in dict(friends):
            return
        if len(friends) >= FRIENDS:
            raise TooMany("this group is full", "group-full")
        await self._has_room(person)
        await self._store.ask(self._store.daily.joining(group, person))

    async def leave(self, person: str, group: str) -> None:
        await self._store.ask(self._store.daily.leaving(group, person))

    async def _has_room(self, person: str) -> None:
        if len(await self.groups(person)) >= GROUPS:
            raise TooMany("you belong to too many groups; leave some of them", "too-many-groups")

    async def friends(self, person: str, group: str, day: str) -> Friends:
        """For those who belong to it alone."""
        when = self.read(day)
        people = await asyncio.to_thread(self._store.daily.friends, group)
        if person not in dict(people):
            raise Unknown("there is no such group", "no-group")
        parts = await asyncio.to_thread(self._store.daily.of_day, dict(people), str(when))
        the_day = day_of(when)
        return Friends(
            id=group,
            day=str(when),
            game=the_day.game,
            par=case_of(the_day).par,
            friends=tuple(
                Friend(
                    name=name or guests_for(one)[0],
                    me=one == person,
                    result=result_of(part for part in parts if part.person == one),
                )
                for one, name in people
            ),
        )
