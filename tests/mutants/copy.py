"""A copy of the project, in which one change at a time meets its tests."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from msgspec import Struct

from tests.mutants.mutants import Mutant
from tests.mutants.reach import PYTEST

MEMORY = 6_000_000
"""Kilobytes that a mutant's tests may take."""
FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.MULTILINE)


class Run(Struct, frozen=True):
    """How tests went."""

    word: str
    """good, bad or too long."""
    failed: list[str]


class Copy(Struct):
    """Whole, but for the mutant that is being tried."""

    root: Path
    clock: count[int]
    """Every change has a time of its own, so that no compiled file is taken for another."""

    def changed(self, mutant: Mutant, tests: Sequence[str], limit: float) -> Run:
        """With the mutant, up to the first test that fails."""
        file = self.root / mutant.file
        before = file.read_text("utf-8")
        try:
            self._write(file, mutant.code)
            return self.unchanged(["-x", *tests], limit)
        finally:
            self._write(file, before)

    def unchanged(self, tests: Sequence[str], limit: float | None = None) -> Run:
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
            process = self._start(tests, said.fileno())
            try:
                word = "bad" if process.wait(limit) else "good"
            except subprocess.TimeoutExpired:
                word = "too long"
            finally:
                end(process)
            said.seek(0)
            return Run(word, FAILED.findall(said.read()))

    def _start(self, tests: Sequence[str], said: int) -> subprocess.Popen[bytes]:
        limited = f'ulimit -v {MEMORY}; exec "$@"'
        return subprocess.Popen(
            ["sh", "-c", limited, "sh", sys.executable, "-m", "pytest", *PYTEST, *tests],
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": str(self.root / "src")},
            stdout=said,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _write(self, file: Path, code: str) -> None:
        file.write_text(code, "utf-8")
        time = next(self.clock)
        os.utime(file, (time, time))


def end(process: subprocess.Popen[bytes]) -> None:
    """With all that it started and left behind."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
