"""Group commit: whatever is handed over while the disk is busy is stored together, in order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain, groupby
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, Executable

from deductio.tables.store import Then, Written

MOST_AT_ONCE = 2000


class ManyRows:
    """An insert that takes any number of rows as one statement.

    A database driver gives Python's lock away for each statement, and gets it back only when the
    event loop pauses: row by row, a batch would wait that often.
    """

    def __init__(self, one_row: str) -> None:
        """From the insert of one row."""
        self._before, values, self._row = one_row.rpartition(" VALUES ")
        assert values, "an insert has values"

    def sql(self, rows: int) -> str:
        return f"{self._before} VALUES {', '.join([self._row] * rows)}"


class Write(Struct, gc=False):
    """Something to store, all or nothing."""

    group: str
    """What fails together: one table, or one person."""
    steps: Sequence[tuple[Executable | ManyRows, list[Any]]]
    """Statements with rows: of names and values, or for ManyRows only of values."""
    then: Then


class Writer:
    """One thread, one connection, one transaction after another."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._loop = loop
        self.written = Written()
        self._gathered: list[Write] = []
        self._batches: SimpleQueue[list[Write]] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        """Hand over; all that comes in one round of the event loop goes together."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(write)
        self.written.handed += 1

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
                outcomes = self._store(connection, batch)
                self.written.commits += 1
                self.written.writes += len(batch)
                self.written.errors += sum(error is not None for _, error in outcomes)
                self.written.seconds += time.perf_counter() - begun
                self._report(outcomes)

    def _next_batch(self) -> list[Write]:
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

    def _store(
        self, connection: Connection, batch: Sequence[Write]
    ) -> list[tuple[Then, Exception | None]]:
        try:
            with connection.begin():
                _execute(connection, batch)
        except Exception as error:
            if len({write.group for write in batch}) == 1:
                return [(write.then, error) for write in batch]
            # One group's fault must not undo what the others did.
            groups = dict.fromkeys(write.group for write in batch)
            taken_apart = [[write for write in batch if write.group == group] for group in groups]
            return [outcome for part in taken_apart for outcome in self._store(connection, part)]
        return [(write.then, None) for write in batch]

    def _report(self, outcomes: list[tuple[Then, Exception | None]]) -> None:
        try:
            self._loop.call_soon_threadsafe(_tell, outcomes)
        except RuntimeError:  # the loop has ended: nobody waits for an answer any more
            return


def _execute(connection: Connection, batch: Sequence[Write]) -> None:
    """Rows of the same statement that follow each other go as one."""
    steps = [step for write in batch for step in write.steps]
    for statement, same in groupby(steps, key=itemgetter(0)):
        all_rows = [row for _, rows in same for row in rows]
        if isinstance(statement, ManyRows):
            connection.exec_driver_sql(statement.sql(len(all_rows)), tuple(chain(*all_rows)))
        else:
            connection.execute(statement, all_rows)


def _tell(outcomes: list[tuple[Then, Exception | None]]) -> None:
    for then, error in outcomes:
        then(error)
