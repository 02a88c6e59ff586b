"""Makes the year of days: `python -m tests.coach.make_year [--days 365]`.

Games take turns; each day has three puzzles of rising grade, harder towards the week's end as far
as the game has such grades, and the next solo case. No puzzle comes twice. Days that are there stay
as they are, so that it can be stopped and gone on with; those whose codes no longer make puzzles of
their grades are made anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import timedelta
from importlib.resources import files
from pathlib import Path

import msgspec

from deductio.coach.daily.calendar import FIRST, Day
from deductio.coach.puzzles.codes import puzzling_of
from deductio.coach.puzzles.finding import puzzles
from deductio.coach.puzzles.making import make
from deductio.core.game import Refused
from deductio.games import OURS, game
from tests.coach.find_cases import read as read_cases

FILE = Path(str(files("deductio.coach.daily").joinpath("year.json")))
GRADES = ((1, 2, 3), (1, 2, 3), (1, 2, 4), (1, 2, 4), (2, 3, 4), (2, 3, 5), (2, 3, 5))
"""From Monday on."""


def grades_of(name: str, number: int) -> tuple[int, ...]:
    """Never above the game's hardest."""
    hardest = max(puzzling_of(game(name)).grades)
    wanted = GRADES[(FIRST + timedelta(days=number)).weekday()]
    return tuple(min(grade, hardest) for grade in wanted)


def codes_for(name: str, number: int, taken: set[str]) -> tuple[str, ...]:
    codes: list[str] = []
    for place, grade in enumerate(grades_of(name, number)):
        found = puzzles(name, 3 * number + place, grade)
        codes.append(next(str(one.code) for one in found if str(one.code) not in {*taken, *codes}))
    return tuple(codes)


def is_right(number: int, day: Day) -> bool:
    """Whether its codes still make what they should."""
    try:
        return tuple(make(code).grade for code in day.puzzles) == grades_of(day.game, number)
    except Refused:
        return False


def read() -> list[Day]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[Day]) if FILE.exists() else []


def write(days: Sequence[Day]) -> None:
    """One day a line; whole at every moment."""
    aside = FILE.with_suffix(".new")
    aside.write_text(
        "[\n" + ",\n".join(msgspec.json.encode(day).decode() for day in days) + "\n]\n"
    )
    aside.replace(FILE)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--days", type=int, default=365)
    asked = arguments.parse_args()
    before = read()
    kept = {number: day for number, day in enumerate(before) if is_right(number, day)}
    taken = {code for day in kept.values() for code in day.puzzles}
    days: list[Day] = []
    for number in range(asked.days):
        days.append(kept.get(number) or made(number, taken))
        taken.update(days[-1].puzzles)
        write([*days, *before[len(days) :]])


def made(number: int, taken: set[str]) -> Day:
    names = [*OURS]
    name = names[number % len(names)]
    case = read_cases()[name][number // len(names)].number
    return Day(name, codes_for(name, number, taken), case)


if __name__ == "__main__":
    main()
