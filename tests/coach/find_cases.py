"""Finds solo cases and measures par: `python -m tests.coach.find_cases --each 73 --worlds 1000`.

Cases of the nearest days come first, and each is saved every hundred worlds, so that it can be
stopped at any time and goes on there when it is started again. Two may run side by side if each has
games of its own: `... cluedo` and `... chaussette new_york`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from fcntl import LOCK_EX, flock
from importlib.resources import files
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec

from deductio.coach.daily.calendar import FIRST, Case, year
from deductio.coach.daily.solo import seal_of_case
from deductio.core.game import Game
from deductio.core.solo import Solved
from deductio.games import OURS, game
from tests.coach.par import opening, solved_in
from tests.coach.solver import solve

FILE = Path(str(files("deductio.coach.daily").joinpath("cases.json")))
STEP = 100
"""Worlds between two times of saving."""
FEW, MANY = 3, 120
"""Questions of a good case at least, and choices of all seats at most."""


def is_good(played_game: Game[Any], number: int) -> bool:
    """Our best player solves the case itself, not at once and not for ever."""
    match = opening(played_game, number)[1]
    found = solve(match, seal_of_case(played_game, number).secret.hex())
    return found.right and found.questions >= FEW and len(match.choices) <= MANY


def good_numbers(played_game: Game[Any], after: int) -> Iterator[int]:
    return (number for number in count(after + 1) if is_good(played_game, number))


def read() -> dict[str, list[Case]]:
    kept = FILE.read_bytes() if FILE.exists() else b"{}"
    return msgspec.json.decode(kept, type=dict[str, list[Case]])


def write(cases: dict[str, list[Case]]) -> None:
    """One case a line; whole at every moment."""
    games = [
        f'"{name}": [\n' + ",\n".join(msgspec.json.encode(one).decode() for one in found) + "\n]"
        for name, found in sorted(cases.items())
    ]
    aside = FILE.with_suffix(".new")
    aside.write_text("{\n" + ",\n".join(games) + "\n}\n")
    aside.replace(FILE)


def find(names: list[str], each: int) -> None:
    cases = read()
    for name in names:
        found = cases.setdefault(name, [])
        after = max((case.number for case in found), default=0)
        for number in islice(good_numbers(game(name), after), each - len(found)):
            found.append(Case(number=number, worlds=0, solved=0, questions=0))
        write(cases)


def measure(names: list[str], wanted: int, first: date) -> None:
    for name, number in in_turn(first):
        if name in names:
            for case in deepened(game(name), kept(name, number), wanted):
                keep(name, case)


def in_turn(first: date) -> Iterable[tuple[str, int]]:
    """The cases of the days from then on, of those before, and what has no day yet."""
    began = (first - FIRST).days % len(year()) if year() else 0
    of_days = [(day.game, day.case) for day in (*year()[began:], *year()[:began])]
    all_there_are = [(name, case.number) for name, found in read().items() for case in found]
    return dict.fromkeys([*of_days, *all_there_are])


def kept(name: str, number: int) -> Case:
    return next(case for case in read()[name] if case.number == number)


def keep(name: str, better: Case) -> None:
    with Path(__file__).open() as alone:
        flock(alone, LOCK_EX)
        cases = read()
        cases[name] = [better if one.number == better.number else one for one in cases[name]]
        write(cases)


def deepened(played_game: Game[Any], case: Case, wanted: int) -> Iterator[Case]:
    """With more and more worlds."""
    found = solved_in(played_game, case.number, after=case.worlds)
    while case.worlds < wanted:
        case = with_more(case, [*islice(found, min(STEP, wanted - case.worlds))])
        yield case


def with_more(case: Case, found: Sequence[Solved]) -> Case:
    right = [one.questions for one in found if one.right]
    return Case(
        number=case.number,
        worlds=case.worlds + len(found),
        solved=case.solved + len(right),
        questions=case.questions + sum(right),
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=[*OURS])
    arguments.add_argument("--each", type=int, default=73, help="cases of each game")
    arguments.add_argument("--worlds", type=int, default=1000, help="of each case")
    arguments.add_argument(
        "--first", type=date.fromisoformat, default=date.today(), help="the day to begin with"
    )
    asked = arguments.parse_args()
    find(asked.games, asked.each)
    measure(asked.games, asked.worlds, asked.first)


if __name__ == "__main__":
    main()
