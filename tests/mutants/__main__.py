"""`python -m tests.mutants ROOM …`: changes code on purpose, in a copy; says what goes unnoticed.

A mutant meets only the tests that reach its line: those of its own room first, then the quickest,
two minutes' worth, until one fails. With `--again` only those are tried that have not been
noticed yet. Results go to docs/proof/mutants.md.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, count
from pathlib import Path
from queue import Queue

from msgspec import Struct
from msgspec.structs import replace

from tests.mutants.copy import Copy
from tests.mutants.mutants import Mutant, sample
from tests.mutants.reach import Reach, measure
from tests.mutants.report import write_report
from tests.mutants.results import Result, Results

ROOT = Path(__file__).parents[2]
SCRATCH = ROOT / "build/mutants"
ROOMS = {
    "core": ("tests/core", "tests/contract", "tests/golden", "tests/rules/small_detectives"),
    "deduction": ("tests/deduction", "tests/test_notebook.py", "tests/test_two_ways.py"),
    "tables": (
        "tests/tables",
        "tests/server/test_backup.py",
        "tests/server/test_hindsight.py",
        "tests/server/test_playing.py",
        "tests/server/test_tables.py",
    ),
    "server": ("tests/server", "tests/page/test_types.py", "tests/page/test_typescript.py"),
}
TOO_SLOW = ("tests/server/test_killed.py", "tests/contract/test_contract.py")
NUMBER = 80
WORTH = 120.0
"""Seconds of tests that a mutant meets."""
NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv", ".tools", "build", "node_modules", "images", ".*_cache"
)


class Trial(Struct):
    """The mutants of one room and what tells them."""

    copies: Queue[Copy]
    reach: Reach
    results: Results
    room: str

    def try_one(self, mutant: Mutant) -> Result:
        known = self.results.of(mutant)
        if known and known.noticed:
            return known
        copy = self.copies.get()
        outcome, by = self._judge(copy, mutant)
        self.copies.put(copy)
        print(f"  {outcome:9}  {mutant.file}:{mutant.line}  {mutant.now}  {by}", flush=True)
        result = Result(mutant.place, mutant.now, outcome, known.first if known else outcome, by)
        self.results.keep([result])
        return result

    def _judge(self, copy: Copy, mutant: Mutant) -> tuple[str, str]:
        reached = self.reach.of(copy.root, mutant.file, mutant.line)
        if not reached:
            return "unreached", ""
        tests = tests_for(reached, self.reach, f"tests/{self.room}")
        limit = 30 + 3 * sum(self.reach.seconds[one] for one in tests)
        run = copy.changed(mutant, tests, limit)
        if run.word == "too long":
            quick = copy.unchanged(tests, limit / 3).word == "good"
            return "too long" if quick else "unsure", ""
        if run.word == "bad" and not run.failed:  # no test fails, but all of them together do
            return "noticed" if copy.unchanged(tests).word == "good" else "unsure", ""
        return ("noticed" if run.word == "bad" else "unnoticed"), "".join(run.failed[:1])

    def made_sure(self, results: Sequence[Result]) -> list[Result]:
        """Once more without any change: who fails even so has noticed nothing."""
        noticing = sorted({one.by for one in results if one.by})
        lame = self.copies.get().unchanged(noticing).failed if noticing else []
        sure = [replace(one, outcome="unsure") if one.by in lame else one for one in results]
        self.results.keep(sure)
        return sure


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


def copied(root: Path) -> Copy:
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(ROOT, root, ignore=NOT_COPIED)
    return Copy(root, count(2_000_000_000))


def try_room(room: str, number: int, jobs: int, *, again: bool) -> list[Result]:
    scratch = SCRATCH / room
    scratch.mkdir(parents=True, exist_ok=True)
    results = Results(scratch / "results.jsonl")
    if not again:
        results.forget()
    copies: Queue[Copy] = Queue()
    for job in range(jobs):
        copies.put(copied(SCRATCH / f"copy{job}"))
    first = SCRATCH / "copy0"
    print(f"{room}: which tests reach what …", flush=True)
    reach = measure(first, room, files_of(room), scratch, jobs)
    trial = Trial(copies, reach, results, room)
    with ThreadPoolExecutor(jobs) as pool:
        tried = list(pool.map(trial.try_one, sample(first, room, number, scratch)))
    return trial.made_sure(tried)


def main(words: Sequence[str]) -> int:
    jobs = int(os.environ.get("JOBS", "2"))
    number = int(os.environ.get("MUTANTS", NUMBER))
    rooms = [word for word in words if word != "--again"] or ROOMS
    good = True
    for room in rooms:
        good &= write_report(room, try_room(room, number, jobs, again="--again" in words))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
