"""Reviews of finished games: thought of once, in the processes that think, and then kept.

Each is thought of in parts, so that whoever waits can see how far it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from functools import partial
from itertools import accumulate
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from deductio.coach.messages import Review, Reviewed, ReviewProgress
from deductio.core.messages import Seat
from deductio.core.transcript import Transcript
from deductio.games import game
from deductio.tables.hindsight import transcript_of, why_chosen
from deductio.tables.once import Once
from deductio.tables.recovery import log_of
from deductio.tables.review_store import ReviewKey
from deductio.tables.rows import KeptTable
from deductio.tables.sentences import Language
from deductio.tables.store import Store
from deductio.tables.workers import Asker, Workers

log = logging.getLogger("deductio.tables")
T = TypeVar("T")


class Reviews:
    """Where several want the same review, all wait for one thought."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._under_way: Once[Reviewed] = Once()
        self._progress: dict[ReviewKey, ReviewProgress] = {}

    async def read(
        self, key: ReviewKey, kept: KeptTable, names: list[str], asker: Asker
    ) -> Reviewed:
        """Only of a game that is over."""
        found = await asyncio.to_thread(self._store.reviews.find, key)
        if found is not None:
            return found
        return await self._under_way.run(str(key), self._think(key, kept, names, asker))

    def progress(self, code: str, seat: Seat, language: Language) -> ReviewProgress:
        """How far a review is that is thought of here, for whomever."""
        keys = [ReviewKey(code, seat, language, own) for own in (True, False)]
        found = (self._progress[key] for key in keys if key in self._progress)
        return next(found, ReviewProgress())

    async def _think(
        self, key: ReviewKey, kept: KeptTable, names: list[str], asker: Asker
    ) -> Reviewed:
        reviewed = await self._in_parts(key, kept, names, asker)
        try:
            await self._store.ask(self._store.reviews.keeping(key, reviewed))
        except SQLAlchemyError:  # whoever comes next has it thought of again
            log.exception("a review was not kept")
        return reviewed

    async def _in_parts(
        self, key: ReviewKey, kept: KeptTable, names: list[str], asker: Asker
    ) -> Reviewed:
        run, seats = self._workers.run, range(len(kept.seats))
        progress = self._progress[key] = ReviewProgress(parts=len(seats) + 1)
        try:
            review, curves = await asyncio.gather(
                counted(progress, run(asker, review_of, key, kept, names)),
                asyncio.gather(
                    *(counted(progress, run(asker, curve_of, kept, seat)) for seat in seats)
                ),
            )
        finally:
            del self._progress[key]
        return Reviewed(review, tuple(curves))


async def counted(progress: ReviewProgress, part: Awaitable[T]) -> T:
    done = await part
    progress.done += 1
    return done


def curve_of(kept: KeptTable, seat: Seat) -> tuple[float, ...]:
    """Work for the processes that think, which alone import what it needs."""
    from deductio.coach.curves import curve

    return curve(game(kept.table.game), transcript_of(kept), seat)


def review_of(key: ReviewKey, kept: KeptTable, names: list[str]) -> Review:
    """As `curve_of`."""
    from deductio.coach.in_words import review_in_words
    from deductio.coach.review import assess
    from deductio.words import Words

    played, told = game(kept.table.game), transcript_of(kept)
    log = log_of(kept)
    words = Words(played, key.language, me=key.seat if key.own else None, names=names)
    reason = partial(reason_in, kept, key, names)
    step_of = partial(step_in_replay, told, key.seat)
    return review_in_words(assess(played, log, told, key.seat), words, reason, step_of)


def step_in_replay(told: Transcript, seat: Seat, at: int) -> int:
    """In which step of a replay, counted from 1, a seat has heard so many events."""
    heard = accumulate(sum(seat in one.by for one in passage.heard) for passage in told.passages)
    return next((step for step, events in enumerate(heard, 1) if events >= at), len(told.passages))


def reason_in(kept: KeptTable, key: ReviewKey, names: list[str], number: int) -> str:
    chosen, chair = kept.choices[number], kept.seats[key.seat]
    return why_chosen(kept.table.game, chosen, key.language, names, chair.member)
