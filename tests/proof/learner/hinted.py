"""The learner's thinking: it asks for hints as long as they help it, and plays by its notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias

from deductio.coach.hints import Hint, best_hint
from deductio.coach.knowing import coaching_of
from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook

Notes: TypeAlias = Mapping[Fact, bool]
"""What a hint has proven, and whether it is so or not so."""


class ByNotes(Protocol):
    """A rookie's wish, with what it has written down."""

    def __call__(
        self, stream: Sequence[Event], question: Question, luck: Chance, notes: Notes, /
    ) -> Wish | None: ...


class Hinted:
    """One seat's thinking through one game."""

    def __init__(self, game: Game[Any], *, asks: bool = True) -> None:
        self.notes: dict[Fact, bool] = {}
        self._game, self._asks = game, asks
        self._by_notes: ByNotes = import_module(f"tests.proof.learner.{game.name}").by_notes

    def __call__(
        self,
        stream: Sequence[Event],
        question: Question,
        luck: Chance,
        temper: Temper = PLAIN,
        /,
    ) -> Wish | None:
        if self._asks and len(question.options):
            self.ask_for_hints(stream)
        return self._by_notes(stream, question, luck, self.notes)

    def ask_for_hints(self, stream: Sequence[Event]) -> None:
        """One after the other until none helps; what is no longer certain it rubs out before."""
        notebook: Notebook = self._game.notebook(stream)
        certain = notebook.certain
        self.notes = {fact: so for fact, so in self.notes.items() if certain.get(fact) is so}
        goal = coaching_of(self._game).goal(stream)
        wanted = {Fact(*fact) for ways in goal.values() for fact in ways}
        while (hint := best_hint(notebook, wanted, self.notes)) and helps(hint, wanted):
            self.notes[hint.fact] = hint.so


def helps(hint: Hint, wanted: set[Fact]) -> bool:
    """A rookie has no place for what somebody does not hold; such hints come after all others."""
    return hint.so or hint.fact in wanted
