"""`python -m tests.mutants ROOM …`: changes code on purpose, in a copy; says what goes unnoticed.

A mutant meets only the tests that reach its line: those of its own room first, then the quickest,
two minutes' worth, until one fails. One that takes far too long is noticed too. Results go
to docs/proof/mutants.md.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import accumulate, count
from pathlib import Path
from queue import Queue

from msgspec import Struct

from tests.mutants.mutants import Mutant, sample
from tests.mutants.reach import PYTEST, Reach, measure
from tests.mutants.report import Result, write_report

ROOT = Path(__file__).parents[2]
ROOMS = {
    "core": ("tests/core", "tests/contract", "tests/golden", "tests/rules/small_detectives"),
    "deduction": ("tests/deduction", "tests/test_notebook.py", "tests/test_two_ways.py"),
    "tables": ("tests/tables", "tests/server"),
    "server": ("tests/server", "tests/page/test_types.py", "tests/page/test_typescript.py"),
}
TOO_SLOW = ("tests/server/test_killed.py", "tests/contract/test_contract.py")
NUMBER = 90
WORTH = 120.0
"""Seconds of tests that a mutant meets."""
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", ".tools", "node_modules", "images", ".*_cache")
MEMORY = 6_000_000
"""Kilobytes that a mutant's tests may take."""


class Copy(Struct):
    """A copy of the project, with one mutant in it at a time."""

    root: Path
    clock: count[int]
    """Every change has a time of its own, so that no compiled file is taken for another."""

    def run(self, mutant: Mutant, tests: Sequence[str], limit: float) -> str:
        """What the tests made of it."""
        file = self.root / mutant.file
        before = file.read_text("utf-8")
        try:
            self._write(file, mutant.code)
            return self._pytest(tests, limit)
        finally:
            self._write(file, before)

    def _write(self, file: Path, code: str) -> None:
        file.write_text(code, "utf-8")
        time = next(self.clock)
        os.utime(file, (time, time))

    def _pytest(self, tests: Sequence[str], limit: float) -> str:
        limited = f'ulimit -v {MEMORY}; exec "$@"'
        process = subprocess.Popen(
            ["sh", "-c", limited, "sh", sys.executable, "-m", "pytest", "-x", *PYTEST, *tests],
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": str(self.root / "src")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return "noticed" if process.wait(limit) else "unnoticed"
        except subprocess.TimeoutExpired:
            return "too long"
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """With all that it started and left behind."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def tests_for(reached: set[str], reach: Reach, own: str) -> list[str]:
    """As many as are worth it, at least one."""
    tests = [one for one in reached if "::" not in one or one.partition("::")[0] not in reached]
    tests.sort(key=lambda one: (not one.startswith(own), reach.seconds[one], one))
    worth = list(accumulate(reach.seconds[one] for one in tests))
    return [one for one, sum_ in zip(tests, worth, strict=True) if sum_ <= max(WORTH, worth[0])]


def files_of(room: str) -> list[str]:
    found = []
    for name in ROOMS[room]:
        path = ROOT / name
        found += [path] if path.is_file() else sorted(path.rglob("test_*.py"))
    files = [str(file.relative_to(ROOT)) for file in found]
    return [file for file in files if file not in TOO_SLOW]


def try_room(room: str, number: int, jobs: int) -> list[Result]:
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        copies: Queue[Copy] = Queue()
        for job in range(jobs):
            root = scratch / f"copy{job}"
            shutil.copytree(ROOT, root, ignore=NOT_COPIED)
            copies.put(Copy(root, count(2_000_000_000)))
        first = scratch / "copy0"
        print(f"{room}: which tests reach what …", flush=True)
        reach = measure(first, room, files_of(room), scratch, jobs)
        plan = [
            (mutant, tests_for(reach.of(first, mutant.file, mutant.line), reach, f"tests/{room}"))
            for mutant in sample(first, room, number, scratch)
        ]

        def judge(mutant: Mutant, tests: list[str]) -> Result:
            limit = 30 + 3 * sum(reach.seconds[one] for one in tests)
            copy = copies.get()
            outcome = copy.run(mutant, tests, limit) if tests else "unreached"
            copies.put(copy)
            print(f"  {outcome:9}  {mutant.file}:{mutant.line}  {mutant.now}", flush=True)
            return Result(mutant, outcome)

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(judge, *zip(*plan, strict=True)))


def main(rooms: Sequence[str]) -> int:
    jobs = int(os.environ.get("JOBS", "2"))
    number = int(os.environ.get("MUTANTS", NUMBER))
    good = True
    for room in rooms or ROOMS:
        good &= write_report(room, try_room(room, number, jobs))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
