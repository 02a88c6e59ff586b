"""What the mutants of each room came to, as a page of docs/proof."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from tests.mutants.mutants import Mutant, equivalent

PAGE = Path(__file__).parents[2] / "docs/proof/mutants.md"
ENOUGH = 0.85
HEAD = """# Changes made on purpose, and whether a test notices

`make mutants`, or `make mutants ROOM=tables` for one room, takes a sample of what cosmic-ray can
change in the code, the same for the same code and at most one change to a line. Each runs in a copy
against the tests that reach its line: those of its own room first, then the quickest, two minutes'
worth. What takes far too long counts as noticed. In each room at least 85 % must be noticed.
Changes that nobody could notice are listed with the reason in `tests/mutants/equivalent.toml` and
are not part of the sample; nor are annotations, `frozen`, `strict`, sizes of caches, and large
numbers that are budgets, by one more or less.
"""


class Result(Struct, frozen=True):
    """What became of a mutant."""

    mutant: Mutant
    outcome: str
    """noticed, too long, unnoticed, or unreached: no test comes to its line."""


def write_report(room: str, results: Sequence[Result]) -> bool:
    """Replaces the room's part of the page; says whether enough was noticed."""
    outcomes = Counter(result.outcome for result in results)
    noticed = outcomes["noticed"] + outcomes["too long"]
    share = noticed / len(results)
    listed = sum(f"/{room}/" in file for file, *_ in equivalent())
    lines = [
        f"## {room}",
        "",
        f"{noticed} of {len(results)} noticed: {share:.0%}"
        f" ({outcomes['too long']} by taking too long). {listed} listed as equivalent.",
    ]
    missed = sorted(
        (one for one in results if one.outcome in ("unnoticed", "unreached")),
        key=lambda one: (one.mutant.file, one.mutant.line),
    )
    if missed:
        lines += ["", "| unnoticed in | was | became |", "|---|---|---|"]
    for one in missed:
        mutant = one.mutant
        was, now = (text.replace("|", "\\|") for text in (mutant.was, mutant.now))
        lines.append(f"| `{mutant.file.removeprefix('src/deductio/')}` | `{was}` | `{now}` |")
    replace_part(room, "\n".join(lines))
    print(lines[2])
    return share >= ENOUGH


def replace_part(room: str, part: str) -> None:
    old = PAGE.read_text("utf-8") if PAGE.exists() else HEAD
    parts = {text.split("\n")[0]: f"## {text.strip()}" for text in old.split("\n## ")[1:]}
    parts[room] = part
    ordered = [parts[name] for name in sorted(parts)]
    PAGE.write_text("\n".join((HEAD, *(f"{text}\n" for text in ordered))), "utf-8")
