"""The wheel: which case is played, and what may lie under its cover."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from deductio.core.game import Refused
from deductio.games.new_york.cards import DEALT, ENDLESS, Case
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.city import BIT
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.codes import read_code
from deductio.games.new_york.making.endless import SEEDS, endless
from deductio.games.new_york.state import Options

NUMBERS = tuple(map(str, range(1, 13)))
"""Of the printed cases of a level."""


class Wheel(Sequence[Case]):
    """The cases that luck can give at a table.

    While the cover is down nobody knows more than that sixteen clues are true of one cell (NY-64).
    So `in` takes any such case, printed or not: a case with another's name and its own clues is as
    good a twin, and what somebody may remember of the printed cards counts for nothing.
    """

    def __init__(self, options: Options, number: int, case: Callable[[int], Case]) -> None:
        self.options = options
        self.number = number
        self.case = case

    def __len__(self) -> int:
        return self.number

    def __getitem__(self, number: Any) -> Any:
        if not 0 <= number < self.number:
            raise IndexError(f"there are {self.number} cases, numbered from 0")
        return self.case(number)

    def __contains__(self, case: object) -> bool:
        return isinstance(case, Case) and case.level == self.options.level and is_true(case)


@lru_cache(maxsize=64)
def wheel(options: Options) -> Wheel:
    """NY-1: the case of the options: any printed one, one by number, a fresh one, one by code."""
    level, name = options.level, str(options.case)
    if name == "wheel":
        return Wheel(options, len(printed_cases(level)), printed_cases(level).__getitem__)
    if name == ENDLESS:
        return Wheel(options, SEEDS, lambda seed: endless(level, seed))
    if name in NUMBERS:
        return Wheel(options, 1, lambda _: printed_cases(level)[int(name) - 1])
    _, seed = read_code(name)
    return Wheel(options, 1, lambda _: endless(level, seed))


def fit(seats: int, options: Options) -> None:
    """What is neither a number nor a word must be a code, of the level that is played."""
    if str(options.case) in ("wheel", ENDLESS, *NUMBERS):
        return
    level, _ = read_code(str(options.case))
    if level != options.level:
        raise Refused(
            f"{options.case} is a case of level {level}, not of {options.level}",
            "new_york-level",
        )


def is_true(case: Case) -> bool:
    """Ten informants and six experts, all different, who all tell the truth."""
    answer = BIT[case.answer]
    return all(len(set(case.of_deck(deck))) == number for deck, number in DEALT.items()) and all(
        cells_of(card.clue) & answer for card in case.cards
    )
