"""A bot that thinks as its level does in that game, and keeps to habit where nothing urges it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, HadNoChoice, KeptToHabit, Temper, Wish


class Thinker:
    """Every level but `random`: the way of thinking is the game's own."""

    def __init__(self, level: str, game: Game[Any], seed: str, temper: Temper = PLAIN) -> None:
        self._temper = temper
        self._thinking = game.thinking[level]
        self._default = game.default
        self._luck = Chance(sha256(seed.encode()).digest())

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        options = question.options
        if len(options) == 1 and not len(question.meanwhile):
            return Wish(options[0], HadNoChoice())
        wish = self._thinking(stream, question, self._luck, self._temper)
        if wish is None and len(options):
            return Wish(self._default(stream, question, self._luck), KeptToHabit())
        return wish
