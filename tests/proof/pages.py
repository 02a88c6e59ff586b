"""Pages of proof, row by row: whoever stops has what was played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

PROOF = Path(__file__).parents[2] / "docs" / "proof"


def put_rows(page: Path, tables: Iterable[tuple[str, Sequence[str]]], rows: Sequence[str]) -> None:
    """In their places among those that are there; a table is its head and how its rows begin."""
    there = page.read_text("utf-8").splitlines() if page.exists() else []
    text = ""
    for head, beginnings in tables:
        found = {
            begin: row for begin in beginnings for row in [*there, *rows] if row.startswith(begin)
        }
        text += head + "".join(f"{found[begin]}\n" for begin in beginnings if begin in found)
    page.write_text(text, "utf-8")


def of_games(names: Iterable[str]) -> list[str]:
    """How rows begin where each game has one."""
    return [f"| {name} |" for name in names]
