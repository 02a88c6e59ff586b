"""Finds luck for a guided game: `python -m tests.coach.find_lessons GAME [--tries 300] [--write]`.

A lesson is good if its learner begins, and somebody who follows the guide wins in a game that is
short but not too short, and hears as much of what the guide has to say as possible. Bots and rules
change: what was found for those of yesterday may be lost today, and `test_lessons.py` says so.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from deductio.coach.lessons import Lesson, known_lesson
from deductio.core.game import Game
from deductio.games import OURS, game
from tests.coach.pupils import follower, stray, taught

STRAYS = 6
"""Rookies who play each good one too: the more of them win, the better."""


class Found(Struct, frozen=True, order=True):
    """The best is the greatest."""

    heard: int
    rookies: int
    shortness: int
    seed: str
    missed: tuple[str, ...] = ()


def tried(played: Game[Any], lesson: Lesson, few: int, many: int) -> Found | None:
    told = taught(played, lesson, follower(played, lesson))
    if not told.won or not told.begins or not few <= told.chosen <= many:
        return None
    names = [step.name for step in lesson.steps if not step.astray]
    missed = tuple(name for name in names if name not in told.guide.said)
    rookies = sum(taught(played, lesson, stray(played, "rookie", n)).won for n in range(STRAYS))
    return Found(len(names) - len(missed), rookies, -told.chosen, lesson.seed, missed)


def found(name: str, tries: int, few: int, many: int) -> Iterator[Found]:
    played = game(name)
    lesson = known_lesson(played)
    for number in range(tries):
        one = tried(played, structs.replace(lesson, seed=f"lesson{number}"), few, many)
        if one:
            yield one


def write(played: Game[Any], seed: str) -> None:
    file = Path(str(files(played.package).joinpath("lesson", "lesson.toml")))
    file.write_text(re.sub(r'(?m)^seed = ".*"$', f'seed = "{seed}"', file.read_text("utf-8")))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=[*OURS])
    arguments.add_argument("--tries", type=int, default=300)
    arguments.add_argument("--few", type=int, default=5, help="choices of the learner, at least")
    arguments.add_argument("--many", type=int, default=16, help="and at most")
    arguments.add_argument("--write", action="store_true", help="into the lesson")
    asked = arguments.parse_args()
    best: Found | None = None
    for one in found(asked.game, asked.tries, asked.few, asked.many):
        if best is None or one > best:
            best = one
            print(f"{one.seed}: {one.heard} texts, {-one.shortness} choices,", end=" ")
            print(f"{one.rookies} of {STRAYS} rookies win, not heard: {', '.join(one.missed)}")
    if best and asked.write:
        write(game(asked.game), best.seed)


if __name__ == "__main__":
    main()
