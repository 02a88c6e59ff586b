"""Finds rare puzzles and keeps their codes: `python -m deductio.coach.puzzles GAME GRADE…`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.resources import files
from itertools import islice
from pathlib import Path

import msgspec

from deductio.coach.puzzles.finding import puzzles
from deductio.coach.puzzles.rare import FILE
from deductio.games import game

KEPT = 24
"""Of each grade."""


def keep(name: str, grades: Sequence[int]) -> None:
    """Those of these grades are found anew; those of others stay."""
    file = Path(str(files(game(name).package).joinpath(FILE)))
    codes = msgspec.json.decode(file.read_bytes()) if file.exists() else {}
    for grade in grades:
        codes[str(grade)] = [made.code for made in islice(puzzles(name, 0, grade), KEPT)]
    written = msgspec.json.format(msgspec.json.encode(dict(sorted(codes.items()))), indent=1)
    file.write_bytes(written + b"\n")


if __name__ == "__main__":
    keep(sys.argv[1], [int(grade) for grade in sys.argv[2:]])
