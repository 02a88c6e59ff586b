"""Deductio with a sixth game installed beside it, as somebody else's package would be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from deductio.tables.sql import sqlite_url

ROOT = Path(__file__).parents[2]
PROJECT = ROOT / "tests" / "sixth_game"


def install(folder: Path) -> Sixth:
    """Builds the package and puts it into a folder of its own, which comes first on the path:
    whatever is installed there, entry points included, is found; nothing of this project is
    installed twice, and no network is needed."""
    uv = ROOT / ".tools" / "bin" / "uv"
    where = ["--target", str(folder), "--python", sys.executable]
    alone = ["--quiet", "--offline", "--no-index", "--no-deps"]
    subprocess.run([uv, "pip", "install", *alone, *where, PROJECT], check=True)
    return Sixth(folder)


class Sixth:
    """Runs programs where the sixth game is installed."""

    def __init__(self, installed: Path) -> None:
        self.installed = installed

    def run(self, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )

    def deductio(self, *arguments: str | Path) -> str:
        """What the command prints; it must succeed."""
        done = self.run("-m", "deductio", *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def serving(self, folder: Path) -> Iterator[str]:
        """The address of a server of this environment."""
        quick = ["--port", "0", "--pause", "0", "--no-limits"]
        database = ["--database", sqlite_url(folder / "tables.sqlite")]
        with subprocess.Popen(
            [sys.executable, "-m", "deductio", "serve", *quick, *database],
            env=self._environment(),
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().removeprefix("listening on ").strip()
            finally:
                server.terminate()

    def _environment(self) -> dict[str, str]:
        return os.environ | {"PYTHONPATH": str(self.installed)}
