"""House changes: what an experienced group may alter in a set-up, and what does not go together."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from deductio.core.game import Refused
from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.cases import Case, Supply, scenario_case, scenarios
from deductio.games.almost_innocent.clues import LINES, Board
from deductio.games.almost_innocent.endless import PAIRS
from tests.rules.almost_innocent.arranged import opened


def case_of(seats: int = 3, **options: Any) -> Case:
    case: Case = opened(seats, **options).state.case
    return case


def refused(seats: int = 3, **options: Any) -> str:
    with pytest.raises(Refused) as refusal:
        GAME.read_options(seats, options)
    return refusal.value.code.removeprefix("almost_innocent-")


def big_on(board: Board) -> set[str]:
    return {clue for clue in board.cells.values() if len(board.cells_of(clue)) == 2}


def numbers_of(board: Board) -> str:
    return "".join(sorted({clue[1] for clue in board.cells.values()}))


def test_ai_12_a_house_change_replaces_what_the_case_says_and_marks_the_game() -> None:
    usual = scenario_case("2", "easy", 3)
    case = case_of(scenario="2", abilities=["valia", "din"], queen=True, almost_innocent_tokens=3)
    assert (case.abilities, case.queen, case.almost_innocent) == (("din", "valia"), True, 3)
    assert (case.board, case.supply) == (usual.board, usual.supply)
    assert case.custom
    assert not usual.custom
    assert not case_of(scenario="2").custom


def test_ai_13_a_number_for_one_side_leaves_the_other_as_the_case_has_it() -> None:
    usual = scenario_case("3", "easy", 3).supply
    assert usual == Supply(quantity=9, type=3)
    assert case_of(scenario="3", type_tokens=2).supply == Supply(quantity=9, type=2)
    assert case_of(scenario="3", quantity_tokens=4).supply == Supply(quantity=4, type=3)
    assert case_of(scenario="3", quantity_tokens=0).supply == Supply(type=3)


def test_ai_13_free_tokens_end_a_limit_and_a_new_limit_needs_both_numbers() -> None:
    assert case_of(scenario="3", free_tokens=11).supply == Supply(free=11)
    assert case_of(quantity_tokens=7, type_tokens=5).supply == Supply(quantity=7, type=5)
    assert refused(type_tokens=2) == "both-sides"
    assert refused(quantity_tokens=4) == "both-sides"
    assert refused(scenario="endless", type_tokens=4) == "both-sides"
    assert refused(free_tokens=5, type_tokens=5) == "sides"


def test_ai_2_a_host_gives_one_to_twelve_tokens() -> None:
    assert refused(quantity_tokens=7, type_tokens=6) == "tokens"
    assert refused(quantity_tokens=0, type_tokens=0) == "tokens"
    assert refused(scenario="3", type_tokens=4) == "tokens"
    assert case_of(quantity_tokens=0, type_tokens=1).supply == Supply(type=1)


def test_ai_14_kinds_and_sevenths_that_are_left_out_leave_their_cells_empty() -> None:
    usual = scenario_case("5", "easy", 3).board
    board = case_of(scenario="5", kinds=["P", "V", "C"], sevenths=False).board
    assert board.kinds == ("V", "C", "P")
    assert numbers_of(board) == "123456"
    assert board.cells.items() < usual.cells.items()


def test_ai_14_big_clues_that_are_none_keep_their_first_cell() -> None:
    usual = scenario_case("4", "easy", 3).board
    board = case_of(scenario="4", big_clues="no").board
    assert big_on(usual) == {"V1", "V2", "V3", "V4"}
    assert big_on(board) == set()
    assert board.cells_of("V1") == usual.cells_of("V1")[:1]
    assert set(board.cells.values()) == set(usual.cells.values())


def test_ai_14_big_clues_are_of_a_kind_that_the_case_uses() -> None:
    assert "K" not in scenario_case("1", "easy", 3).board.kinds
    assert refused(scenario="1", big_clues="K") == "big"
    assert refused(scenario="1", kinds=["V", "C", "P"], big_clues="E") == "big"


def test_ai_14_for_new_clues_a_board_is_laid_the_same_for_everybody_and_fair() -> None:
    board = case_of(2, scenario="1", kinds=list("KVCEP"), big_clues="C").board
    assert board == case_of(4, scenario="1", kinds=list("PECVK"), big_clues="C").board
    assert board != case_of(scenario="1", kinds=list("KVCEP"), big_clues="P").board
    assert {kind: len(clues) for kind, clues in board.clues.items()} == dict.fromkeys("KVCEP", 6)
    assert big_on(board) == {"C1", "C2", "C3", "C4"}
    assert all(board.cells_of(clue) in PAIRS for clue in big_on(board))
    assert min(len(board.touching[line]) for line in LINES) >= 2


def test_ai_14_specials_stay_with_their_kinds() -> None:
    assert "VS" in case_of(scenario="7", sevenths=True).board.cells.values()
    assert numbers_of(case_of(scenario="7", kinds=["K", "C", "E"]).board) == "123456"


def test_ai_14_whatever_has_cells_enough_finds_a_board() -> None:
    for scenario in scenarios():
        for kinds in combinations("KVCEP", 4):
            wish = {"scenario": scenario, "kinds": kinds, "abilities": []}
            GAME.read_options(5, {**wish, "sevenths": True, "big_clues": kinds[0]})
        GAME.read_options(5, {"scenario": scenario, "sevenths": True, "big_clues": "no"})


def test_ai_15_what_does_not_go_together_is_refused() -> None:
    assert refused(kinds=["V", "C"]) == "kinds"
    assert refused(kinds=["V", "C", "C"]) == "kinds"
    assert refused(scenario="2", kinds=["V", "C", "P"], big_clues="K") == "big"
    assert refused(scenario="5", big_clues="V") == "cells"
    assert refused(scenario="4", sevenths=True) == "cells"
    assert refused(scenario="endless", sevenths=True) == "endless"
    assert refused(scenario="6", kinds=["V", "C", "P"]) == "edd"
    assert refused(2, scenario="2", kinds=["V", "C", "P"], abilities=["edd"]) == "edd"
    GAME.read_options(5, {"scenario": "2", "kinds": ["V", "C", "P"], "abilities": ["din"]})
