"""What each level would say of the thief: in any cell that its clues leave, as likely as in any."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.believing import Beliefs, Believing, evenly
from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper
from deductio.deduction.model import each
from deductio.games.new_york.city import Cell
from deductio.games.new_york.coaching import goal
from deductio.games.new_york.notebook import THIEF
from deductio.games.new_york.strategy.rookie import Hand
from deductio.games.new_york.strategy.sheet import Sheet
from deductio.games.new_york.strategy.ways import Ways, ways


def by_cells(level: str, left: Callable[[Sequence[Event], Ways], Sequence[Cell]]) -> Believing:
    def believe(
        stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
    ) -> Beliefs:
        return evenly(goal(stream), each([THIEF], *left(stream, ways(level, temper))))

    return believe


def as_read(stream: Sequence[Event], ways: Ways) -> Sequence[Cell]:
    """A rookie's, with its slips."""
    return Hand(stream, ways).cells


def as_written(stream: Sequence[Event], ways: Ways) -> Sequence[Cell]:
    return Sheet(stream, ways).candidates


BELIEVING: dict[str, Believing] = {
    "rookie": by_cells("rookie", as_read),
    "careful": by_cells("careful", as_written),
    "inspector": by_cells("inspector", as_written),
    "sleuth": by_cells("sleuth", as_written),
}
