"""In New York a noted cell is one that was announced: it is out, or all others are."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import Wish
from deductio.deduction.model import Fact
from deductio.games.new_york.city import CELLS, Cell, named
from deductio.games.new_york.notebook import THIEF
from deductio.games.new_york.strategy.rookie import Hand, left, readings, think
from deductio.games.new_york.strategy.ways import ways
from tests.proof.learner.hinted import Notes


def by_notes(
    stream: Sequence[Event], question: Question, luck: Chance, notes: Notes
) -> Wish | None:
    return think(NotedHand(stream, notes), question, luck)


class NotedHand(Hand):
    def __init__(self, stream: Sequence[Event], notes: Notes) -> None:
        super().__init__(stream, ways("rookie"))
        self.view.wrong += out(notes)
        self.readings = readings(stream, self.view, self.ways)
        self.cells = named(left(self.view, (one.cells for one in self.readings)))


def out(notes: Notes) -> list[Cell]:
    found = [cell for cell in CELLS if notes.get(Fact(THIEF, cell))]
    if found:
        return [cell for cell in CELLS if cell not in found]
    return [cell for cell in CELLS if notes.get(Fact(THIEF, cell)) is False]
