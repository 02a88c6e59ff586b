"""What our best player chooses in the case of a day, for somebody who solves it in a page."""

from __future__ import annotations

from datetime import date

from deductio.coach.daily.calendar import day_of
from deductio.coach.daily.solo import seal_of_case
from deductio.core.messages import Choice
from deductio.core.solo import SOLVER
from deductio.games import game
from tests.coach.par import opening
from tests.coach.solver import solve


def right_choices(when: date) -> list[Choice]:
    """From the first ask to the right claim."""
    day = day_of(when)
    match = opening(game(day.game), day.case)[1]
    assert solve(match, seal_of_case(game(day.game), day.case).secret.hex()).right
    return [choice for seat, choice in match.choices if seat == SOLVER]
