"""Group commit: whatever is handed over while the disk is busy is stored together, in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, groupby
from math import inf
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import OperationalError

from deductio.tables.store import Lost, Then, Written

log = logging.getLogger("deductio.tables")

MOST_AT_ONCE = 2000
QUESTIONS_AT_ONCE = 10
"""So few that no row stays locked for long, also when hundreds of tables are claimed."""
LOCKED = ("55P03", "40P01")
"""What PostgreSQL says when somebody else holds a row, or two wait for each other."""

T = TypeVar("T")


class ManyRows:
    """An insert that takes any number of rows as one statement.

    A database driver gives Python's lock away for each statement, and gets it back only when the
    event loop pauses: row by row, a batch would wait that often.
    """

    def __init__(self, before: str, row: str, after: str) -> None:
        self._before = before
        self._row = row
        self._after = after

    def sql(self, rows: int) -> str:
        return f"{self._before}{', '.join([self._row] * rows)}{self._after}"


class Write(Struct, gc=False):
    """Something to store, all or nothing: each row it gives must come to stand."""

    group: str
    """What fails together: one table, or one person."""
    steps: Sequence[tuple[Executable | ManyRows, list[Any]]]
    """Statements with rows: of names and values, or for ManyRows only of values."""
    then: Then
    number: int = 0
    """In the order in which things were handed over."""


class Question(Struct):
    """Something to do between writes, with an answer."""

    work: Callable[[Connection], Any]
    answer: asyncio.Future[Any]


Outcomes: TypeAlias = list[tuple[Write, Exception | None]]
Answer: TypeAlias = tuple[Question, Any, Exception | None]


class Writer:
    """One thread, one connection, one transaction after another."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._loop = loop
        self.written = Written()
        self._handed_over = 0
        self._failed: dict[str, float] = {}
        """Groups of which something was not kept, with the number up to which nothing else may
        be: what was handed over before anyone knew builds on what is missing."""
        self._gathered: list[Write | Question] = []
        self._batches: SimpleQueue[list[Write | Question]] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, write: Write | Question) -> None:
        """Hand over; all that comes in one round of the event loop goes together."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._handed_over += 1
        if isinstance(write, Write):
            write.number = self._handed_over
        self._gathered.append(write)
        self.written.handed += isinstance(write, Write)

    def ask(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do this after everything handed over before; the answer comes when it is kept."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self.put(Question(work, answer))
        return answer

    def _hand_over(self) -> None:
        if self._gathered:
            self._batches.put(self._gathered)
            self._gathered = []

    def close(self) -> None:
        """Returns when everything handed over is stored."""
        self._hand_over()
        self._batches.put([])
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._next_batch():
                begun = time.perf_counter()
                writes = [one for one in batch if isinstance(one, Write)]
                outcomes = self._store_what_may_be(connection, writes)
                self.written.commits += bool(writes)
                self.written.writes += len(writes)
                self.written.errors += sum(error is not None for _, error in outcomes)
                self.written.seconds += time.perf_counter() - begun
                if outcomes:
                    self._report(outcomes, [])
                questions = [one for one in batch if isinstance(one, Question)]
                for few in batched(questions, QUESTIONS_AT_ONCE):
                    self._report([], self._answer(connection, few))

    def _next_batch(self) -> list[Write | Question]:
        """All that waits, but at least something; empty when there will be no more."""
        batch = self._batches.get()
        with suppress(Empty):
            while batch and len(batch) < MOST_AT_ONCE:
                more = self._batches.get_nowait()
                if not more:
                    self._batches.put(more)
                    break
                batch += more
        return batch

    def _store_what_may_be(self, connection: Connection, batch: Sequence[Write]) -> Outcomes:
        may: list[Write] = []
        outcomes: Outcomes = []
        for one in batch:
            if one.number > self._failed.get(one.group, 0):
                may.append(one)
            else:
                outcomes.append((one, Lost()))
        return outcomes + (self._store(connection, may) if may else [])

    def _store(self, connection: Connection, batch: Sequence[Write]) -> Outcomes:
        try:
            with connection.begin():
                _execute(connection, batch)
        except Exception as error:
            if _is_everyones(error) or len({write.group for write in batch}) == 1:
                self._failed |= {write.group: inf for write in batch}
                return [(write, error) for write in batch]
            # One group's fault must not undo what the others did.
            groups = dict.fromkeys(write.group for write in batch)
            taken_apart = [[write for write in batch if write.group == group] for group in groups]
            return [outcome for part in taken_apart for outcome in self._store(connection, part)]
        return [(write, None) for write in batch]

    def _answer(self, connection: Connection, questions: Sequence[Question]) -> list[Answer]:
        """Together if they can be."""
        try:
            with connection.begin():
                answers = [question.work(connection) for question in questions]
        except Exception as error:
            if _is_everyones(error) or len(questions) == 1:
                return [(one, None, error) for one in questions]
            return [outcome for one in questions for outcome in self._answer(connection, [one])]
        return [(one, found, None) for one, found in zip(questions, answers, strict=True)]

    def _report(self, outcomes: Outcomes, answers: list[Answer]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._tell, outcomes, answers)
        except RuntimeError:  # the loop has ended: nobody waits for an answer any more
            return

    def _tell(self, outcomes: Outcomes, answers: Sequence[Answer]) -> None:
        """On the event loop."""
        failed = {write.group for write, error in outcomes if error is not None}
        self._failed |= dict.fromkeys(failed, self._handed_over)
        for write, error in outcomes:
            try:
                write.then(error)
            except Exception:  # one that fails must not hide the others' answers
                log.exception("what was stored could not be told")
        for question, answer, error in answers:
            if question.answer.done():  # whoever asked has given up
                continue
            if error is None:
                question.answer.set_result(answer)
            else:
                question.answer.set_exception(error)


def batched(items: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    """In order, so many at a time."""
    return (items[start : start + most] for start in range(0, len(items), most))


def _execute(connection: Connection, batch: Sequence[Write]) -> None:
    """Rows of the same statement that follow each other go as one."""
    steps = [step for write in batch for step in write.steps]
    for statement, same in groupby(steps, key=itemgetter(0)):
        all_rows = [row for _, rows in same for row in rows]
        if isinstance(statement, ManyRows):
            done = connection.exec_driver_sql(statement.sql(len(all_rows)), tuple(chain(*all_rows)))
        else:
            done = connection.execute(statement, all_rows)
        if done.rowcount != len(all_rows):
            raise Lost


def _is_everyones(error: Exception) -> bool:
    """Whether the database itself fails, and would for each write alone; a locked row is not."""
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", "") not in LOCKED
