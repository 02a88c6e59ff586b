"""The package of own bots, installed as somebody else would install it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def install(folder: Path) -> None:
    """Entry points included, into a folder of its own; no network is needed."""
    where = ["--target", str(folder), "--python", sys.executable]
    alone = ["--quiet", "--offline", "--no-index", "--no-deps"]
    uv = ROOT / ".tools" / "bin" / "uv"
    subprocess.run([uv, "pip", "install", *alone, *where, ROOT / "tests" / "own_bots"], check=True)
