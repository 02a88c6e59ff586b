"""A row that is played again takes its own place, and no other."""

from __future__ import annotations

from pathlib import Path

from tests.proof.pages import of_games, put_rows


def test_rows_keep_their_order_and_the_last_one_counts(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    tables = [("one\n", of_games("abc")), ("two\n", ["| a all |"])]
    put_rows(page, tables, ["| c | 1 |"])
    put_rows(page, tables, ["| a | 2 |", "| a all | 3 |"])
    put_rows(page, tables, ["| c | 4 |"])
    assert page.read_text("utf-8") == "one\n| a | 2 |\n| c | 4 |\ntwo\n| a all | 3 |\n"
