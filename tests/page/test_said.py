"""The page says the same as Python, word for word, and knows the same options."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from tests.page.sample import as_json, sampled

ROOT = Path(__file__).parents[2]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("small_detectives", {}),
    ("cluedo", {}),
    ("chaussette", {"mode": "competition"}),
    ("chaussette", {"mode": "cooperation", "effects": True}),
    ("new_york", {"level": 2}),
    ("almost_innocent", {}),
]


def test_page_says_what_python_says(tmp_path: Path) -> None:
    games = [sampled(name, seed=seed, options=given) for name, given in TABLES for seed in (1, 2)]
    file = tmp_path / "said.json"
    file.write_bytes(as_json(games))
    checked = subprocess.run(
        ["sh", "scripts/node", "run", "test"],
        cwd=ROOT,
        env=os.environ | {"DEDUCTIO_SAID": str(file)},
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout[-4000:] + checked.stderr[-2000:]
