"""The files that the page is built with are those that our messages make."""

from __future__ import annotations

from pathlib import Path

import pytest

from deductio.server.types import main

GENERATED = Path(__file__).parents[2] / "client/src/generated"


def test_the_files_in_the_repository_are_fresh() -> None:
    assert main(GENERATED, check=True) == 0


def test_every_file_in_the_repository_is_made(tmp_path: Path) -> None:
    main(tmp_path, check=False)
    made = {file.name for file in tmp_path.iterdir()}
    assert made == {file.name for file in GENERATED.iterdir()}


def test_a_stale_file_is_named_and_written_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(tmp_path / "new", check=False) == 0
    assert main(tmp_path / "new", check=True) == 0
    stale = tmp_path / "new" / "wire.ts"
    stale.write_text("old")
    capsys.readouterr()
    assert main(tmp_path / "new", check=True) == 1
    assert capsys.readouterr().err == f"{stale} is stale: please run `make types`\n"
    assert stale.read_text() == "old"
    assert main(tmp_path / "new", check=False) == 0
    assert stale.read_text() == (GENERATED / "wire.ts").read_text("utf-8")
