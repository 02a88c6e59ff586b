"""How well people solve puzzles and how hard those are: each first answer is a small contest.

A right answer at once beats the puzzle; after a hint short of the proof it is a draw; a wrong one,
or one after the proof was read, loses.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from deductio.coach.hint_steps import LAST
from deductio.coach.puzzles.messages import Grade
from deductio.tables.puzzle_messages import Points

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE = 25.0
"""A puzzle of the third grade."""
STEP = 5.0
"""Between the first guesses of two grades."""
USUAL_WORK: dict[Grade, int] = {1: 5, 2: 8, 3: 8, 4: 12, 5: 22}
"""Events of a proof and thoughts in a row, as they mostly are (`docs/proof/puzzles.md`)."""
UNSURE = 4.0
"""How unsure a grade is of how hard a puzzle is."""
SHOWN = 40
"""People see a thousand where the model says 25."""


class Rating(Struct, frozen=True):
    """Where somebody or something stands, and how unsure that is; whoever is new begins with
    puzzles of the second grade."""

    mu: float = MIDDLE - STEP
    sigma: float = STEP


def by_grade(grade: Grade) -> Rating:
    """How hard puzzles of a grade are."""
    return Rating(MIDDLE + (grade - 3) * STEP, UNSURE)


def by_proof(grade: Grade, work: int) -> Rating:
    """The first guess of how hard a puzzle is: its grade, and within that the work of its proof."""
    more = work / (work + USUAL_WORK[grade]) - 0.5
    return Rating(by_grade(grade).mu + more * STEP, UNSURE)


def points_for(hints: int, *, right: bool) -> Points:
    if not right or hints >= LAST:
        return 0.0
    return 0.5 if hints else 1.0


def after(person: Rating, puzzle: Rating, points: Points) -> tuple[Rating, Rating]:
    """Both, once the person has answered the puzzle for the first time."""
    model = the_model()
    teams = [[model.rating(one.mu, one.sigma)] for one in (person, puzzle)]
    rated = model.rate(teams, scores=[points, 1 - points])
    mine, its = (Rating(one.mu, one.sigma) for [one] in rated)
    return mine, its


def shown(mu: float) -> int:
    return round(mu * SHOWN)


@cache
def the_model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # only when somebody solves puzzles

    return PlackettLuce()
