"""A bot that does what anyone would do who does not think about it: the game's default."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.messages import Event, Question
from deductio.core.thinking import KeptToHabit, Wish


class Habitual:
    """Chooses where a bot of somebody else cannot."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._default = game.default
        self._luck = Chance(sha256(seed.encode()).digest())

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        if not len(question.options):
            return None
        return Wish(self._default(stream, question, self._luck), KeptToHabit())
