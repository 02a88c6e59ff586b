"""What a coach of New York must know: the thief's cell, and where a new clue is to be had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from deductio.core.coaching import Coaching, Goal, Weighing
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.deduction.model import each
from deductio.games.new_york.cards import DRAWN_AT
from deductio.games.new_york.city import ACTION, CELLS
from deductio.games.new_york.messages import (
    CaseClosed,
    Decline,
    MoveTo,
    SawAnswer,
    Spy,
    Stay,
    Swap,
    Take,
)
from deductio.games.new_york.notebook import THIEF
from deductio.games.new_york.view import View

if TYPE_CHECKING:
    from deductio.games.new_york.strategy.gains import Gains

SEEKING = (MoveTo, Stay, Spy, Decline, Take, Swap)
"""The choices by which a seat goes after clues."""


def goal(stream: Sequence[Event]) -> Goal:
    return {"cell": each([THIEF], *CELLS)}


def weigh(stream: Sequence[Event], question: Question) -> Weighing | None:
    """The bits to be had, by all the clues that may still come."""
    from deductio.games.new_york.strategy.gains import Gains
    from deductio.games.new_york.strategy.sheet import Sheet
    from deductio.games.new_york.strategy.ways import ways

    choices = [choice for choice in question.options if isinstance(choice, SEEKING)]
    if not choices:
        return None
    gains = Gains(Sheet(stream, ways("sleuth")))
    return Weighing("bits", ({choice: bits(gains, choice) for choice in choices},), exact=False)


def bits(gains: Gains, choice: Choice) -> float:
    """As a sleuth counts them; what a card given away tells a rival is taken off."""
    match choice:
        case MoveTo(cell):
            return gains.going(cell)
        case Spy(seat):
            return gains.spying(seat)
        case Take(seat):
            here = gains.sheet.view.at[gains.sheet.me]
            assert here is not None, "a pawn that acts stands on the board"
            return gains.taking(seat, DRAWN_AT[ACTION[here]])
        case Swap():
            return gains.swapping(choice)
        case _:
            return 0.0


def learnt(stream: Sequence[Event]) -> Mapping[Seat, int]:
    """The clues each has read."""
    from deductio.games.new_york.strategy.seeing import clues_seen

    view = fold(View(), stream)
    seen = clues_seen(stream, view.seats)
    return {seat: seen[seat] for seat in view.alive}


COACHING = Coaching(goal=goal, told_by=(SawAnswer, CaseClosed), weigh=weigh, learnt=learnt)
