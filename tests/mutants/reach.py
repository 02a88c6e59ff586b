"""Which tests reach which line, and how long each takes: one run under coverage.

Where a test runs the code itself, the test is known; where it starts a server, a terminal or
workers, all that is known is the file of the test. What was measured is kept: a file of tests is
measured again only if it changed, or the room.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import coverage
from msgspec import Struct, json

RC = """
[run]
source = {root}/src/deductio/{room}
context = {file}
parallel = true
data_file = {scratch}/{name}.reach
patch = subprocess, _exit
concurrency = thread, multiprocessing
"""
PYTEST = ("-q", "-p", "no:cacheprovider", "--hypothesis-profile=mutants")
WATCHED = ("-p", "tests.mutants.contexts", "--timeout=600")


class Reach(Struct):
    """A test is `file::name`, or a whole file."""

    seconds: dict[str, float]
    tests: dict[tuple[str, int], set[str]]
    """By file of the room and line."""

    def of(self, root: Path, file: str, line: int) -> set[str]:
        """The tests that reach a line, or the statement it is a part of."""
        reached = (self.tests.get((file, at)) for at in lines_with(root / file, line))
        return next(filter(None, reached), set()) & self.seconds.keys()


def measure(root: Path, room: str, files: Sequence[str], scratch: Path, jobs: int) -> Reach:
    def taken(file: str) -> dict[str, float]:
        kept = scratch / f"{as_name(file)}.{digest(root, room, file)}.json"
        if not kept.exists():
            kept.write_bytes(json.encode(measure_file(root, room, file, scratch)))
        return json.decode(kept.read_bytes(), type=dict[str, float])

    with ThreadPoolExecutor(jobs) as pool:
        times = list(pool.map(taken, files))
    seconds = {test: time for each in times for test, time in each.items()}
    return Reach(seconds, tests_by_line(root, files, scratch))


def as_name(file: str) -> str:
    return file.replace("/", "-")


def digest(root: Path, room: str, file: str) -> str:
    """Of all that decides what a file of tests reaches."""
    sources = sorted((root / "src/deductio" / room).rglob("*.py"))
    return sha256(b"".join(one.read_bytes() for one in (root / file, *sources))).hexdigest()[:16]


def measure_file(root: Path, room: str, file: str, scratch: Path) -> dict[str, float]:
    """The seconds of a file and of each test in it; what they reach goes to `scratch`."""
    name = as_name(file)
    for old in scratch.glob(f"{name}.*"):
        old.unlink()
    settings, timing = scratch / f"{name}.rc", scratch / f"{name}.xml"
    told = RC.format(root=root, room=room, file=file, name=name, scratch=scratch)
    settings.write_text(told, "utf-8")
    watched = ("coverage", "run", f"--rcfile={settings}", "-m", "pytest", *PYTEST, *WATCHED)
    run(root, *watched, f"--junitxml={timing}", file)
    seconds: dict[str, float] = defaultdict(float)
    for case in ElementTree.parse(timing).iter("testcase"):
        seconds[f"{file}::{case.attrib['name'].partition('[')[0]}"] += float(case.attrib["time"])
    print(f"  {sum(seconds.values()):6.1f} s  {file}", flush=True)
    return {file: sum(seconds.values()), **seconds}


def run(root: Path, *command: str) -> None:
    """Fails if a test does: without any change all must pass."""
    path = {"PYTHONPATH": str(root / "src")}
    module = [sys.executable, "-m", *command]
    done = subprocess.run(module, cwd=root, env=os.environ | path, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"without any change:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")


def lines_with(file: Path, line: int) -> list[int]:
    """Where to look for a line: in a function's head at its body, else there, or where its
    statement begins."""
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    around = [
        node
        for node in nodes
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    inner = max(around, key=lambda node: node.lineno, default=None)
    if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
        return [*(part.lineno for part in inner.body if not is_text(part)), line, inner.lineno]
    return [line, inner.lineno if inner else line]


def is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def tests_by_line(
    root: Path, files: Sequence[str], scratch: Path
) -> dict[tuple[str, int], set[str]]:
    data = coverage.CoverageData(no_disk=True)
    for part in (one for file in files for one in scratch.glob(f"{as_name(file)}.reach.*")):
        one = coverage.CoverageData(str(part))
        one.read()
        data.update(one)
    found: dict[tuple[str, int], set[str]] = {}
    for file in data.measured_files():
        for line, contexts in data.contexts_by_lineno(file).items():
            found[str(Path(file).relative_to(root)), line] = set(map(as_test, contexts))
    return found


def as_test(context: str) -> str:
    """`tests/a/test_b.py|tests/a/test_b.py::test_c` is a test; without the second half, a file."""
    file, _, test = context.partition("|")
    return test or file
