"""The figures of a run as a page: what was promised and kept, and how long people waited."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from tests.chaos.checker import Verdict
from tests.chaos.faults import Happened
from tests.chaos.people import Witness

COUNTS = {
    "tables": "tables played",
    "over": "of them to the end",
    "acknowledged": "choices acknowledged to people",
    "told": "choices that servers said are kept",
    "lost": "acknowledged and lost",
    "twice": "numbers acknowledged twice",
    "overwritten": "rows overwritten, epochs that fell",
    "otherwise": "people who heard something else",
    "broken": "games that do not play again",
    "stuck": "tables that went no further a minute after the last fault",
}


def counted(verdict: Verdict) -> list[str]:
    lines = ["| what | how many |", "|---|---|"]
    for name, words in COUNTS.items():
        value = getattr(verdict, name)
        lines.append(f"| {words} | {len(value) if isinstance(value, list) else value:,} |")
    return lines + [f"- {one}" for one in verdict.wrong[:20]]


def waited(happened: Iterable[Happened], witnesses: Sequence[Witness]) -> list[str]:
    """Until the next thing happened at each table, by kind of fault."""
    tables = moments_by_table(witnesses)
    kinds: dict[str, list[float]] = {}
    faults: dict[str, int] = {}
    for fault in happened:
        faults[fault.kind] = faults.get(fault.kind, 0) + 1
        since = fault.over if fault.kind == "database restart" else fault.began
        kinds.setdefault(fault.kind, []).extend(waits(since, tables))
    lines = ["| fault | times | p50 s | p99 s | longest s |", "|---|---|---|---|---|"]
    for kind in sorted(kinds):
        found = sorted(kinds[kind]) or [0.0]
        p50, p99 = (found[int(len(found) * part)] for part in (0.5, 0.99))
        lines.append(f"| {kind} | {faults[kind]} | {p50:.2f} | {p99:.2f} | {found[-1]:.2f} |")
    return lines


def moments_by_table(witnesses: Sequence[Witness]) -> list[list[float]]:
    tables: dict[str, list[float]] = {}
    for witness in witnesses:
        tables.setdefault(witness.code, []).extend(witness.moments)
    return [sorted(moments) for moments in tables.values() if moments]


def waits(since: float, tables: Iterable[Sequence[float]]) -> list[float]:
    """At the tables that were in play then."""
    found = []
    for moments in tables:
        at = bisect_right(moments, since)
        if 0 < at < len(moments):
            found.append(moments[at] - since)
    return found


def plateau(measured: Sequence[tuple[float, int, float]]) -> list[str]:
    """Megabytes at six moments, and how much came in the last third of the time."""
    step = max(1, len(measured) // 6)
    lines = ["| seconds | games | MB |", "|---|---|---|"]
    lines += [
        f"| {seconds:.0f} | {games:,} | {mb:.1f} |" for seconds, games, mb in measured[::step]
    ]
    late = measured[len(measured) * 2 // 3 :]
    grown, games = late[-1][2] - late[0][2], late[-1][1] - late[0][1]
    return [*lines, "", f"In the last third: {grown:+.1f} MB in {games:,} games."]
