"""The case of the day in a house: what people have made of it, and who shares that with whom."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import date

from msgspec import Struct

from deductio.bots.cast import guests_for
from deductio.coach.daily.calendar import (
    FIRST,
    Day,
    case_of,
    day_of,
    days_now,
    days_until,
    is_during,
    read_day,
    year,
)
from deductio.coach.daily.messages import (
    DayResult,
    Friend,
    Friends,
    Investigated,
    PastDay,
    Solutions,
    TheDay,
)
from deductio.coach.daily.solving import solutions_of
from deductio.coach.daily.streak import streak
from deductio.tables.daily_store import Answered, PlayedCase
from deductio.tables.refusals import NotNow, TooMany, Unknown
from deductio.tables.sentences import Language
from deductio.tables.store import Store
from deductio.tables.workers import Asker, Workers

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
ID_LENGTH = 16
GROUPS, FRIENDS = 20, 60
"""Groups that one person may belong to, and people in a group."""


class Made(Struct, frozen=True):
    """What somebody has made of a day."""

    result: DayResult
    in_time: bool
    """Whether something was solved while it was that day somewhere."""


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

    @property
    def codes(self) -> list[str]:
        """The puzzles of every day that it is somewhere."""
        return [code for when in days_now(self._now()) for code in day_of(when).puzzles]

    async def look(self, person: str, day: str, today: str) -> TheDay:
        when, own = self.read(day), self.read(today)
        made = await self._made(person, [*days_until(max(when, own))])
        played = await asyncio.to_thread(self._store.daily.begun, person, str(when))
        the_day = day_of(when)
        case = case_of(the_day)
        return TheDay(
            day=str(when),
            game=the_day.game,
            puzzles=the_day.puzzles,
            par=case.par,
            worlds=case.worlds,
            mine=made[when].result,
            code=played.code if played else "",
            streak=streak([day for day, one in made.items() if one.in_time], own),
            first=str(FIRST),
            again=len(year()),
            open=when < own,
        )

    async def archive(self, person: str, today: str) -> list[PastDay]:
        """Every day there was, the latest first."""
        made = await self._made(person, days_until(self.read(today)))
        return [
            PastDay(str(when), the_day.game, case_of(the_day).par, one.result)
            for when, one in made.items()
            for the_day in [day_of(when)]
        ]

    async def solutions(self, person: str, day: str, today: str, language: Language) -> Solutions:
        when = self.read(day)
        if when >= self.read(today):
            raise NotNow("solutions are shown when the day is over", "day-not-over")
        return await self._workers.run(Asker(person), solutions_of, day_of(when), language)

    def par_of(self, day: str) -> float:
        return case_of(day_of(date.fromisoformat(day))).par

    async def _made(self, person: str, days: Sequence[date]) -> dict[date, Made]:
        codes = {code for when in days for code in day_of(when).puzzles}
        answers = await asyncio.to_thread(self._store.daily.answers, [person], [*codes])
        cases = await asyncio.to_thread(self._store.daily.cases_of, person)
        by_day = {case.day: case for case in cases}
        return {when: made_of(when, answers, by_day.get(str(when))) for when in days}

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
        people = dict(await asyncio.to_thread(self._store.daily.friends, group))
        if person not in people:
            raise Unknown("there is no such group", "no-group")
        the_day = day_of(when)
        answers = await asyncio.to_thread(self._store.daily.answers, people, the_day.puzzles)
        cases = await asyncio.to_thread(self._store.daily.cases_on, str(when), people)
        return Friends(
            id=group,
            day=str(when),
            game=the_day.game,
            par=case_of(the_day).par,
            friends=tuple(
                Friend(
                    name=name or guests_for(one)[0],
                    me=one == person,
                    result=result_of(
                        the_day,
                        [answer for answer in answers if answer.person == one],
                        next((case for case in cases if case.person == one), None),
                    ),
                )
                for one, name in people.items()
            ),
        )


def made_of(when: date, answers: Iterable[Answered], case: PlayedCase | None) -> Made:
    the_day = day_of(when)
    own = [answer for answer in answers if answer.code in the_day.puzzles]
    solved = [answer.at for answer in own if answer.mark != "wrong"]
    solved += [case.at] if case and case.solved else []
    return Made(result_of(the_day, own, case), any(is_during(when, at) for at in solved))


def result_of(the_day: Day, answers: Iterable[Answered], case: PlayedCase | None) -> DayResult:
    """Of one person."""
    marks = {answer.code: answer.mark for answer in answers}
    return DayResult(
        puzzles=tuple(marks.get(code) for code in the_day.puzzles),
        case=Investigated(case.questions, case.over, case.solved) if case else None,
    )
