"""How the game ends, and who is where in the ranking (SD-43 to SD-46)."""

from __future__ import annotations

from typing import Any

from deductio.core.messages import Finished
from deductio.games.small_detectives.messages import (
    Declare,
    DeclaredRightly,
    DeclaredWrongly,
    Decline,
    Eliminated,
    SolutionRevealed,
    TilesRevealed,
)
from deductio.games.small_detectives.state import Options
from tests.rules.small_detectives.table import SOLUTION, UNDER, a_round, told

RIGHT = Declare(*SOLUTION)
WRONG = Declare("florist", "gnome")


def test_sd_43_the_right_declaration_scores_one_point() -> None:
    match = a_round([0, 4, 6], "smallmove", "coldcase", "patrol3", queue=[0])
    match.choose(0, RIGHT)
    end = [
        DeclaredRightly(0),
        SolutionRevealed(*SOLUTION),
        TilesRevealed(UNDER),
        Finished(winners=(0,), ranking=((0,), (1, 2)), scores=(1, 0, 0), rounds=1),
    ]
    for stream in [*match.streams, match.public]:
        assert stream[-4:] == end


def test_sd_44_the_last_seat_alive_wins_likewise() -> None:
    match = a_round([0, 4], "smallmove raid", "coldcase patrol3", queue=[0])
    match.choose(0, WRONG)
    assert match.over
    assert match.public[-3:] == [
        SolutionRevealed(*SOLUTION),
        TilesRevealed(UNDER),
        Finished(winners=(1,), ranking=((1,), (0,)), scores=(0, 1), rounds=1),
    ]


LAST_ROUND: dict[str, Any] = {"options": Options(round_limit=20), "round": 19}


def test_sd_45_at_the_round_limit_nobody_wins_and_the_case_is_revealed() -> None:
    match = a_round([2, 4, 6], "coldcase", "raid", "patrol3", **LAST_ROUND)
    match.choose(1, Decline())
    assert match.over
    assert match.public[-3:] == [
        SolutionRevealed(*SOLUTION),
        TilesRevealed(UNDER),
        Finished(winners=(), ranking=((0, 1, 2),), scores=(0, 0, 0), rounds=20),
    ]


def test_sd_45_in_the_last_round_one_may_still_win() -> None:
    match = a_round([2, 4, 6], "coldcase", "raid", "patrol3", **LAST_ROUND)
    match.choose(1, RIGHT)
    assert told(match.public, Finished)[0].winners == (1,)


def test_sd_46_winner_then_those_alive_then_the_eliminated_the_later_the_better() -> None:
    changes = {"alive": [0, 1, 2, 3], "eliminated": [4], "queue": [1, 2]}
    match = a_round([2, 0, 0, 5, 0], "coldcase", "smallmove", "bigmove", "raid", "", **changes)
    match.choose(1, WRONG)
    match.choose(2, RIGHT)
    assert told(match.public, DeclaredWrongly, Eliminated, DeclaredRightly) == [
        DeclaredWrongly(1),
        Eliminated(1, 3),
        DeclaredRightly(2),
    ]
    assert told(match.public, Finished) == [
        Finished((2,), ranking=((2,), (0, 3), (1,), (4,)), scores=(0, 0, 1, 0, 0), rounds=1)
    ]


def test_sd_46_without_a_winner_those_alive_share_the_first_place() -> None:
    changes = LAST_ROUND | {"alive": [1, 3], "eliminated": [2, 0]}
    match = a_round([0, 2, 0, 6], "", "coldcase", "", "patrol3", **changes)
    assert told(match.public, Finished) == [
        Finished((), ranking=((1, 3), (0,), (2,)), scores=(0, 0, 0, 0), rounds=20)
    ]
