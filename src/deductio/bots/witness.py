"""A witness: who sits at the case of somebody else, answers, and never claims."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from deductio.core.chance import Chance
from deductio.core.game import Game, Refused
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, KeptToHabit, Temper, Wish


class Witness:
    """The level `witness`: what it does is the game's own, and always the same."""

    def __init__(self, game: Game[Any], seed: str, temper: Temper = PLAIN) -> None:
        if game.solo is None:
            raise Refused(f"{game.name} has no case for one alone", "no-solo")
        self._solo = game.solo
        self._luck = Chance(sha256(seed.encode()).digest())

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        choice = self._solo.witness(stream, question, self._luck)
        return Wish(choice, KeptToHabit()) if choice is not None else None
