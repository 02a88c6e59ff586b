"""A level of ours at the seat under test: it plays as ever, and says what it believes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deductio.bots import bot
from deductio.bots.believing import believed
from deductio.core.game import Game
from deductio.core.messages import Event, Question
from deductio.core.thinking import Wish
from deductio.lab.llm.seated import Statement, needs_an_answer


class Level:
    """States its beliefs at every ask at which a language model states its own."""

    def __init__(self, name: str, game: Game[Any], seed: str) -> None:
        self._name, self._game, self._seed = name, game, seed
        self._bot = bot(name, game, seed)
        self.stated: list[Statement] = []

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        if needs_an_answer(question):
            beliefs = believed(self._name, self._game, f"{self._seed} beliefs", stream, question)
            self.stated.append(Statement(len(stream), dict(beliefs)))
        return self._bot.wish(stream, question)
