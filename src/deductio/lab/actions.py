"""Every possible choice of a table as a number, and what a seat may choose as a mask of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from deductio.core.domains import Domains
from deductio.core.game import Game, Refused
from deductio.core.messages import Choice, Question
from deductio.core.options import Options
from deductio.games import game

Mask: TypeAlias = NDArray[np.int8]
Numbers: TypeAlias = tuple[int, ...]

MASKS_KEPT = 4096


class Actions:
    """Number ↔ choice, the same in every process and for ever, as long as the game's domains are.

    `choice(number)`, `number(choice)`, `mask(question)`; `numbers(question)` are those that the
    mask lets through, from the smallest to the greatest.
    """

    def __init__(
        self, played: Game[Any] | str, seats: int, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game(played) if isinstance(played, str) else played
        self.seats = seats
        self.options = dict(options or {})
        self.domains = Domains(self.game, seats, self.options)
        self._choices: tuple[Choice, ...] = tuple(self.domains.choices)
        self._numbers = {choice: number for number, choice in enumerate(self._choices)}
        self._nothing = self._ones_at([])
        self._kept: dict[int, tuple[Options[Choice], list[int], Mask]] = {}

    def __len__(self) -> int:
        return len(self._choices)

    def choice(self, number: int) -> Choice:
        if not 0 <= number < len(self._choices):
            raise Refused(f"there are {len(self)} choices, numbered from 0; {number} is not one")
        return self._choices[number]

    def number(self, choice: Choice) -> int:
        if choice not in self._numbers:
            raise Refused(f"{choice} is no choice of {self.game.name} with {self.seats} seats")
        return self._numbers[choice]

    def numbers(self, question: Question | None) -> Numbers:
        """What answers a question; not what may be done meanwhile."""
        return self.numbers_of(question.options) if question else ()

    def mask(self, question: Question | None) -> Mask:
        """The same as ones among zeros; others read it too, so nobody can write to it."""
        return self.mask_of(question.options) if question else self._nothing

    def numbers_of(self, options: Options[Choice]) -> Numbers:
        return tuple(sorted(self._look_up(options)[1]))

    def mask_of(self, options: Options[Choice]) -> Mask:
        return self._look_up(options)[2]

    def _look_up(self, options: Options[Choice]) -> tuple[Options[Choice], list[int], Mask]:
        """Rules give the same collections again and again, so each is gone through once."""
        found = self._kept.get(id(options))
        if found is None:
            if len(self._kept) == MASKS_KEPT:
                self._kept.clear()
            numbers = list(map(self._numbers.__getitem__, options))
            found = options, numbers, self._ones_at(numbers)
            self._kept[id(options)] = found  # which keeps it, so that no other gets its id
        return found

    def _ones_at(self, numbers: list[int]) -> Mask:
        mask = np.zeros(len(self._choices), np.int8)
        mask[numbers] = 1
        mask.flags.writeable = False
        return mask
