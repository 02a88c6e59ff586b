"""The end and the score (CL-38 to CL-41)."""

from __future__ import annotations

from deductio.core.match import Match, play
from deductio.core.messages import Finished
from deductio.games.cluedo.messages import (
    Accuse,
    HandRevealed,
    RiseToAccuse,
    RoundBegan,
    RowRevealed,
    SolutionRevealed,
)
from deductio.games.cluedo.state import State
from tests.rules.cluedo.tables import SOLUTION, asked, of_kind, start, stroll, table

WRONG = Accuse("rose", "rope", "hall")


def accuse(match: Match[State], seat: int, accusation: Accuse) -> None:
    play(match, [(seat, RiseToAccuse()), (seat, accusation)])


def test_cl_38_the_right_accusation_is_one_point_all_others_have_none() -> None:
    match = start(table())
    accuse(match, 0, WRONG)
    accuse(match, 1, Accuse(*SOLUTION))
    assert match.public[-1] == Finished(
        winners=(1,), ranking=((1,), (2,), (0,)), scores=(0, 1, 0), rounds=1
    )


def test_cl_39_when_all_have_failed_nobody_scores_and_the_solution_is_public() -> None:
    match = start(table())
    for seat in range(3):
        accuse(match, seat, WRONG)
    assert match.over
    assert of_kind(SolutionRevealed, match.public) == [SolutionRevealed(*SOLUTION)]
    assert match.public[-1] == Finished(
        winners=(), ranking=((2,), (1,), (0,)), scores=(0, 0, 0), rounds=1
    )


def test_cl_39_at_the_end_all_hands_and_the_row_are_turned_up_after_the_solution() -> None:
    for seats in (2, 4):
        match = start(table(seats))
        accuse(match, 0, Accuse(*SOLUTION))
        hands = [HandRevealed(seat, hand) for seat, hand in enumerate(match.state.hands)]
        row = [RowRevealed(match.state.row)] if seats == 2 else []
        assert match.public[4:-1] == [SolutionRevealed(*SOLUTION), *hands, *row]


def test_cl_40_after_the_last_round_the_case_is_unsolved() -> None:
    state = table(round_limit=20)
    state.round, state.first, state.to_move = 20, 1, 2
    match = start(state)
    stroll(match, 2)
    assert asked(match) == ("turn", (0,))
    stroll(match, 0)
    assert match.over
    assert of_kind(RoundBegan, match.public) == []
    assert of_kind(SolutionRevealed, match.public) == [SolutionRevealed(*SOLUTION)]
    assert match.public[-1] == Finished(
        winners=(), ranking=((0, 1, 2),), scores=(0, 0, 0), rounds=20
    )


def test_cl_40_before_the_last_round_the_game_goes_on() -> None:
    state = table(round_limit=20)
    state.round, state.first, state.to_move = 19, 1, 0
    match = start(state)
    stroll(match, 0)
    assert of_kind(RoundBegan, match.public) == [RoundBegan(20)]


def test_cl_41_who_still_plays_ranks_above_the_eliminated_the_later_the_better() -> None:
    state = table(6, round_limit=20)
    state.round = 20
    match = start(state)
    accuse(match, 0, WRONG)
    stroll(match, 1)
    accuse(match, 2, WRONG)
    stroll(match, 3)
    accuse(match, 4, WRONG)
    stroll(match, 5)
    assert match.public[-1] == Finished(
        winners=(), ranking=((1, 3, 5), (4,), (2,), (0,)), scores=(0,) * 6, rounds=20
    )
