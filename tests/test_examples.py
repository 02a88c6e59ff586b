"""What the examples show really runs, as somebody would run it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_tour_runs_and_draws_its_pictures(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, str(EXAMPLES / "tour.py"), str(tmp_path), "2"],
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert told.stdout.splitlines()[-1] == (
        "pictures: arena.svg, calibration.svg, knowledge.svg, reasoning.svg"
    )
    assert (tmp_path / "data" / "manifest.json").is_file()
