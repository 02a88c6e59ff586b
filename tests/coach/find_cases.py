"""Finds solo cases and measures par: `python -m tests.coach.find_cases --each 73 --worlds 100`.

What was measured before is kept and gone on with, so that it can be stopped at any time and a case
gets more worlds whenever there is time for it: `--worlds 1000` later continues where 100 ended.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib.resources import files
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec

from deductio.coach.daily.calendar import Case
from deductio.coach.daily.solo import seal_of_case
from deductio.core.game import Game
from deductio.games import OURS, game
from tests.coach.par import opening, worlds
from tests.coach.solver import solve

FILE = Path(str(files("deductio.coach.daily").joinpath("cases.json")))
DEPTHS = (20, 50, 100, 200, 500, 1000)
"""All cases get so many worlds before any gets more."""
FEW, MANY = 3, 120
"""Questions of a good case at least, and choices of all seats at most."""


def is_good(played_game: Game[Any], number: int) -> bool:
    """Our best player solves the case itself, not at once and not for ever."""
    match = opening(played_game, number)[1]
    found = solve(match, seal_of_case(played_game, number).secret.hex())
    return found.right and found.questions >= FEW and len(match.choices) <= MANY


def good_numbers(played_game: Game[Any], after: int) -> Iterator[int]:
    return (number for number in count(after + 1) if is_good(played_game, number))


def measured(played_game: Game[Any], case: Case, more: int) -> Case:
    """With so many worlds more; each world is always the same one."""
    found = [
        solve(match, f"world {world} of case {case.number}")
        for world, match in islice(enumerate(worlds(played_game, case.number)), case.worlds + more)
        if world >= case.worlds
    ]
    right = [one.questions for one in found if one.right]
    return Case(
        number=case.number,
        worlds=case.worlds + more,
        solved=case.solved + len(right),
        questions=case.questions + sum(right),
    )


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


def deepen(names: list[str], wanted: int) -> None:
    for depth in DEPTHS:
        for name in names:
            for place, case in enumerate(read()[name]):
                more = min(depth, wanted) - case.worlds
                if more > 0:
                    better = measured(game(name), case, more)
                    cases = read()
                    cases[name][place] = better
                    write(cases)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=[*OURS])
    arguments.add_argument("--each", type=int, default=73, help="cases of each game")
    arguments.add_argument("--worlds", type=int, default=100, help="of each case")
    asked = arguments.parse_args()
    find(asked.games, asked.each)
    deepen(asked.games, asked.worlds)


if __name__ == "__main__":
    main()
