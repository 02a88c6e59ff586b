"""Accusations and elimination (CL-34 to CL-37)."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.core.messages import Choice
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, WEAPONS
from deductio.games.cluedo.messages import (
    AccusationDeclined,
    Accuse,
    Accused,
    AccusedRightly,
    AccusedWrongly,
    GoToCentre,
    KeepSilent,
    PawnBrought,
    RiseToAccuse,
    Roll,
    RoseToAccuse,
    SawSolution,
    Show,
    SolutionRevealed,
    Suggest,
    TakeShortcut,
    TurnBegan,
)
from deductio.games.cluedo.state import State
from tests.rules.cluedo.tables import SOLUTION, asked, of_kind, options, start, stroll, table

WRONG = Accuse("olive", "wrench", "hall")


def accused(accusation: Choice, state: State | None = None) -> Match[State]:
    """Seat 0 has accused from the centre."""
    match = start(state or table())
    play(match, [(0, RiseToAccuse()), (0, accusation)])
    return match


def test_cl_34_only_on_the_centre() -> None:
    for place in (*ROOMS, "6,6", "12,10"):
        match = start(table(at={"olive": place}))
        with pytest.raises(Refused):
            match.choose(0, RiseToAccuse())


def test_cl_34_at_the_start_of_a_turn_or_on_arriving_any_of_324_triples_or_none() -> None:
    arriving = start(table(at={"olive": "12,10"}, dice=[(1, 1)]))
    play(arriving, [(0, Roll()), (0, GoToCentre())])
    starting = start(table())
    starting.choose(0, RiseToAccuse())
    triples = [Accuse(s, w, r) for s in SUSPECTS for w in WEAPONS for r in ROOMS]
    assert len(triples) == 324
    for match in (arriving, starting):
        assert asked(match) == ("accuse", (0,))
        assert options(match, 0) == [KeepSilent(), *triples]
        match.choose(0, KeepSilent())
        assert match.public[-2:] == [AccusationDeclined(0), TurnBegan(1)]


def test_cl_34_only_in_ones_own_turn() -> None:
    match = start(table())
    with pytest.raises(Refused):
        match.choose(1, RiseToAccuse())


def test_cl_34_the_triple_is_said_aloud() -> None:
    match = accused(WRONG)
    for stream in [*match.streams, match.public]:
        assert Accused(0, "olive", "wrench", "hall") in stream


@pytest.mark.parametrize("accusation", [WRONG, Accuse(*SOLUTION)])
def test_cl_35_the_accuser_alone_is_told_the_solution(accusation: Accuse) -> None:
    match = accused(accusation)
    assert of_kind(SawSolution, match.streams[0]) == [SawSolution(0, *SOLUTION)]
    for stream in [*match.streams[1:], match.public]:
        assert of_kind(SawSolution, stream) == []


def test_cl_35_all_three_right_win_at_once_and_the_solution_is_public() -> None:
    match = accused(Accuse(*SOLUTION))
    assert match.over
    assert match.public[3:5] == [AccusedRightly(0), SolutionRevealed(*SOLUTION)]


@pytest.mark.parametrize(
    "accusation",
    [
        Accuse("rose", "wrench", "bathroom"),
        Accuse("olive", "rope", "bathroom"),
        Accuse("olive", "wrench", "hall"),
    ],
)
def test_cl_36_otherwise_only_wrong_is_public(accusation: Accuse) -> None:
    match = accused(accusation)
    triple = (accusation.suspect, accusation.weapon, accusation.room)
    assert match.public == [
        TurnBegan(0),
        RoseToAccuse(0),
        Accused(0, *triple),
        AccusedWrongly(0),
        TurnBegan(1),
    ]


def test_cl_36_the_seat_has_no_more_turns() -> None:
    match = accused(WRONG)
    for seat in (1, 2):
        stroll(match, seat)
    assert asked(match) == ("turn", (1,))
    assert (match.state.alive, match.state.eliminated) == ([1, 2], [0])


def test_cl_36_it_keeps_its_hand_and_goes_on_answering() -> None:
    state = table(at={"moutarde": "kitchen", "pervenche": "garage"})
    match = accused(WRONG, state)
    hand = match.state.hands[0]
    play(match, [(1, TakeShortcut("garage")), (1, Suggest("rose", "rope", "garage"))])
    assert asked(match) == ("show", (0,))
    assert options(match, 0) == [Show("rose"), Show("rope")]
    assert match.state.hands[0] == hand


def test_cl_36_its_pawn_stays_on_the_centre_and_can_be_moved_without_effect() -> None:
    match = accused(WRONG, table(at={"moutarde": "kitchen"}))
    assert match.state.at["olive"] == "centre"
    play(match, [(1, TakeShortcut("garage")), (1, Suggest("olive", "wrench", "garage"))])
    assert PawnBrought("olive", "centre", "garage") in match.public
    assert match.state.summoned == []


def test_cl_37_the_last_seat_plays_on_alone() -> None:
    state = table(at={"moutarde": "kitchen"})
    state.alive, state.eliminated = [0, 1], [2]
    match = accused(WRONG, state)
    play(
        match,
        [
            (1, TakeShortcut("garage")),
            (1, Suggest("rose", "pipe", "garage")),
            (2, Show("pipe")),
        ],
    )
    assert asked(match) == ("turn", (1,))


def test_cl_37_if_it_also_fails_the_case_is_unsolved() -> None:
    state = table()
    state.alive, state.eliminated = [0], [1, 2]
    match = accused(WRONG, state)
    assert match.over
    assert match.public[3:5] == [AccusedWrongly(0), SolutionRevealed(*SOLUTION)]
