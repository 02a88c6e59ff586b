"""Writes `golden.json` anew: `python -m tests.coach.puzzles.write_golden`."""

from __future__ import annotations

import json
from pathlib import Path

from deductio.coach.puzzles.finding import find
from deductio.games import game, names
from tests.coach.puzzles.checking import check, digest

SEED = 7


def write() -> None:
    golden = {}
    for name in names():
        puzzling = game(name).puzzling
        for grade in puzzling.grades if puzzling else ():
            made = find(name, SEED, grade)
            check(made)
            golden[made.code] = digest(made)
    file = Path(__file__).with_name("golden.json")
    file.write_text(json.dumps(golden, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write()
