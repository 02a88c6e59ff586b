"""A bot that plays plainly: on what is proven, and otherwise the first sensible thing."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.messages import Choice, Event, Question


class Rookie:
    """The `rookie` level: the game's strategy where it has something to say, else its default."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._game = game
        self._luck = Chance(sha256(seed.encode()).digest())

    def choose(self, stream: Sequence[Event], question: Question) -> Choice | None:
        if not len(question.options):
            return None
        wish = self._game.strategy(stream, question)
        return wish or self._game.default(stream, question, self._luck)
