"""`deductio serve` with what only the fault suite needs: a diary, and places to be stopped at.

Nothing of this is in the server itself. `DEDUCTIO_CHAOS_DIARY` names the file in which every choice
is written down that this process says is kept. SIGUSR1 stops the process just before its next
choice is written, SIGUSR2 just after it was written and before that is certain; SIGCONT has it go
on, or forget that it was to stop.
`DEDUCTIO_CHAOS_BLIND` takes the fence away, `DEDUCTIO_CHAOS_POISON` names a table that kills
whoever loads it, `DEDUCTIO_CHAOS_CLOCK` a file with the seconds by which the wall clock is wrong,
`DEDUCTIO_CHAOS_TRACE` a file for what grows in memory.
"""

from __future__ import annotations

import ctypes
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from deductio.cli import main
from deductio.core.log import Log
from deductio.tables import play, recovery
from deductio.tables.rows import ChoiceRow, KeptTable
from deductio.tables.sql import SqlStore
from tests.chaos.memory import Grown

PR_SET_PDEATHSIG = 1
INTO_CHOICES = "INSERT INTO choices"
EPOCH = re.compile(r" AND tables\.epoch = new\.column\d+")
FENCE = re.compile(r"ON CONFLICT( \(code, number\))? DO NOTHING", re.IGNORECASE)
BLIND = "ON CONFLICT (code, number) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in ChoiceRow.__struct_fields__ if name != "code"
)


def keep_a_diary(path: str) -> None:
    """A line for every choice that was kept, as this process believes; a kill loses none."""
    diary = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    keep: Callable[..., None] = SqlStore.keep_choice

    def noted(store: SqlStore, row: ChoiceRow, *others: Any) -> None:
        then = others[-1]

        def and_then(error: Exception | None) -> None:
            if error is None:
                os.write(diary, f"{row.code} {row.number} {row.told}\n".encode())
            then(error)

        keep(store, row, *others[:-1], and_then)

    setattr(SqlStore, "keep_choice", noted)  # noqa: B010


class StoppingPlaces:
    """Where a signal has the process stop itself."""

    def __init__(self) -> None:
        self._wanted = ""
        signal.signal(signal.SIGUSR1, lambda *_: self._want("before"))
        signal.signal(signal.SIGUSR2, lambda *_: self._want("after"))
        signal.signal(signal.SIGCONT, lambda *_: self._want(""))
        event.listen(Engine, "before_cursor_execute", self._passes("before"))
        event.listen(Engine, "after_cursor_execute", self._passes("after"))

    def _want(self, place: str) -> None:
        self._wanted = place

    def _passes(self, place: str) -> Callable[..., None]:
        def passes(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            if self._wanted == place and INTO_CHOICES in statement:
                self._wanted = ""
                # To this thread: it must not take another step.
                signal.pthread_kill(threading.get_ident(), signal.SIGSTOP)

        return passes


def take_the_fence_away() -> None:
    """Choices overwrite what is there: the checker has to notice."""

    def blindly(
        connection: Any, cursor: Any, statement: str, values: Any, *_: Any
    ) -> tuple[str, Any]:
        if INTO_CHOICES not in statement:
            return statement, values
        blind = FENCE.sub(BLIND, EPOCH.sub("", statement))
        return (blind if blind != statement else f"{statement} {BLIND}"), values

    event.listen(Engine, "before_cursor_execute", blindly, retval=True)


def poison(code: str) -> None:
    """Whoever takes this table up dies of it."""
    log_of = recovery.log_of

    def deadly(kept: KeptTable) -> Log:
        if kept.table.code == code:
            os._exit(70)
        return log_of(kept)

    setattr(play, "log_of", deadly)  # noqa: B010


def turn_the_clock(path: Path) -> None:
    """The wall clock only; the monotonic one cannot be turned, on a real machine either."""
    true_time = time.time

    def wrong_time() -> float:
        return true_time() + float(path.read_text() or 0)

    setattr(time, "time", wrong_time)  # noqa: B010


def end_with_the_suite() -> None:
    """Also when that is killed, and this process stopped."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


if code := os.environ.get("DEDUCTIO_CHAOS_POISON"):  # processes that try tables out die too
    poison(code)

if __name__ == "__main__":
    end_with_the_suite()
    keep_a_diary(os.environ["DEDUCTIO_CHAOS_DIARY"])
    StoppingPlaces()
    if "DEDUCTIO_CHAOS_BLIND" in os.environ:
        take_the_fence_away()
    if clock := os.environ.get("DEDUCTIO_CHAOS_CLOCK"):
        turn_the_clock(Path(clock))
    if report := os.environ.get("DEDUCTIO_CHAOS_TRACE"):
        Grown(Path(report))
    sys.argv[0] = "deductio"
    main()
