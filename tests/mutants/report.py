"""What the mutants of each room came to, as a page of docs/proof."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.mutants import LARGE, equivalent
from tests.mutants.results import NOTICED, Result

PAGE = Path(__file__).parents[2] / "docs/proof/mutants.md"
ENOUGH = 0.85
HEAD = f"""# Changes made on purpose, and whether a test notices

Written by `make mutants`; `make mutants ROOM=tables` tries one room, and with `AGAIN=1` only what
has not been noticed yet. What is changed is a sample of what cosmic-ray can do to the code, at most
one change to a line, and always the same for the same lines. Each change runs alone, in a copy,
against the tests of the quick suite that reach its line: those of its own room first, then the
quickest, two minutes' worth. In each room at least {ENOUGH:.0%} must be noticed.

A change is noticed when a test fails that passes without it; also when tests do not come to an end
in thrice their time, if the same tests just then are quick without the change. A test that fails
without any change too, or is merely slow, notices nothing.

Left out of the sample:

- changes that nobody could notice, listed one by one with the reason in
  `tests/mutants/equivalent.toml`; in their stead the next ones are tried;
- annotations, type aliases, and lines with `TYPE_CHECKING`, `TypeVar`, `frozen`, `strict` or
  `lru_cache`: what is only for readers and type checkers, and the sizes of caches;
- numbers of {LARGE} or more outside functions: budgets, where one more or less is no promise;
- the slowest tests (a killed server, the contract of every game), which would notice more.
"""


def write_report(room: str, results: Sequence[Result]) -> bool:
    """Replaces the room's part of the page; says whether enough was noticed."""
    outcomes = Counter(result.outcome for result in results)
    noticed = sum(outcomes[word] for word in NOTICED)
    first = sum(result.first in NOTICED for result in results)
    listed = sum(f"/{room}/" in file for file, *_ in equivalent())
    share = noticed / len(results)
    lines = [
        f"## {room}",
        "",
        f"`make mutants ROOM={room}`: {noticed} of {len(results)} noticed, {share:.0%}"
        f" ({outcomes['too long']} by taking too long; {outcomes['unsure']} unsure, not counted);"
        f" {first} before tests were written for the others. {listed} listed as equivalent.",
    ]
    missed = sorted((one for one in results if not one.noticed), key=lambda one: one.place)
    if missed:
        lines += ["", "| not noticed in | was | became | |", "|---|---|---|---|"]
    lines += map(row, missed)
    replace_part(room, "\n".join(lines))
    print(lines[2])
    return share >= ENOUGH


def row(result: Result) -> str:
    file, was, _ = result.place
    was, now = (text.replace("|", "\\|") for text in (was, result.now))
    return f"| `{file.removeprefix('src/deductio/')}` | `{was}` | `{now}` | {result.outcome} |"


def replace_part(room: str, part: str) -> None:
    old = PAGE.read_text("utf-8") if PAGE.exists() else HEAD
    parts = {text.split("\n")[0]: f"## {text.strip()}" for text in old.split("\n## ")[1:]}
    parts[room] = part
    ordered = [parts[name] for name in sorted(parts)]
    PAGE.write_text("\n".join((HEAD, *(f"{text}\n" for text in ordered))), "utf-8")
