"""What docs/research.md shows to a stranger really runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
CITED = {"cff-version", "message", "type", "title", "abstract", "version", "license", "authors"}
CITED |= {"keywords"}
"""What the Citation File Format 1.2.0 knows, as far as we use it; nothing else may stand there."""
FIRST, BOT = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.DOTALL
)


def test_the_first_environment_plays_a_game() -> None:
    known: dict[str, object] = {}
    exec(compile(FIRST, "research.md", "exec"), known)
    assert known["over"] is True


def test_the_bot_of_ten_lines_is_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from deductio.cli import run

    (tmp_path / "prober.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    words = "simulate small_detectives --seats 3 --games 2 --bots prober:Prober,random --json"
    assert run(words.split()) == 0
    assert '"finished": 2' in capsys.readouterr().out


def test_the_citation_is_whole_and_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation.keys() >= {"cff-version", "message", "title", "authors"}  # else it is invalid
    assert citation.keys() <= CITED
    assert all(author.keys() == {"name"} and author["name"] for author in citation["authors"])
    assert f'version = "{citation["version"]}"' in (ROOT / "pyproject.toml").read_text("utf-8")
