"""A bot that chooses anyhow: every legal choice is as likely as any other, in any game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from deductio.core.game import Game
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, TookAny, Wish

MEANWHILE = 0.1
"""How often it does something it was not asked to do, where it may."""


class AnyHow:
    """The `random` level; luck has no temper."""

    def __init__(self, game: Game[Any], seed: str, temper: Temper = PLAIN) -> None:
        self._random = Random(seed).random

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        options = question.options
        if len(question.meanwhile) and self._random() < MEANWHILE:
            options = question.meanwhile
        if not len(options):
            return None
        # Not randrange: only random() is promised to be the same in every version of Python.
        return Wish(options[int(self._random() * len(options))], TookAny())
