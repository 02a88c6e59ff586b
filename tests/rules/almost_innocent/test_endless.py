"""Endless cases: the same board for the same number, always fair."""

from __future__ import annotations

from collections import Counter

import pytest

from deductio.games.almost_innocent.cases import Supply
from deductio.games.almost_innocent.clues import CHARACTERS, LINES, Board, kind_of
from deductio.games.almost_innocent.endless import (
    PAIRS,
    Profile,
    endless_case,
    is_fair,
    lay_board,
    profile_and_board,
)
from deductio.games.almost_innocent.figures import describe
from tests.rules.almost_innocent.arranged import luck, opened

SEEDS = range(150)


def test_equal_numbers_give_equal_cases_whatever_the_luck_of_the_game() -> None:
    cases = {
        opened(3, number, scenario="endless", endless_seed=42).state.case for number in range(5)
    }
    assert cases == {endless_case(42, "easy", 3)}
    assert profile_and_board(42)[1] != profile_and_board(43)[1]


def test_this_number_gives_this_board_on_every_machine() -> None:
    profile, board = profile_and_board(7)
    assert profile.name == "5x6+star"
    assert board.rows == (
        "P2 P5 C4 .. V3 K5",
        "C5 K4 E4 P4 V1 ES",
        "V6 .. P3 E6 K2 C3",
        ".. C1 V5 E3 K1 P1",
        "K3 E2 C6 V2 E1 ..",
        "E5 V4 P6 K6 C2 ..",
    )


def test_every_profile_comes_up_and_every_board_is_fair() -> None:
    profiles: Counter[str] = Counter()
    for seed in SEEDS:
        profile, board = profile_and_board(seed)
        profiles[profile.name] += 1
        assert is_fair(board, profile.small, profile.big)
        assert sorted(set(board.cells.values())) == sorted({*profile.small, *profile.big})
        for clue in profile.big:
            assert board.cells_of(clue) in PAIRS
        for line in LINES:
            touching = board.touching[line]
            assert len(touching) >= 2
            assert max(Counter(map(kind_of, touching)).values()) <= 2
    assert profiles.keys() == {"4x6", "5x6", "5x7", "5x6+star", "5x6+big"}
    assert min(profiles.values()) >= 15  # 30 each on average


def test_abilities_come_half_the_time_and_the_queen_only_to_plain_boards() -> None:
    profiles = [profile_and_board(seed)[0] for seed in SEEDS]
    assert 55 <= sum(profile.abilities for profile in profiles) <= 95
    assert {profile.name for profile in profiles if profile.queen} == {"5x6", "5x7"}
    plain = [profile for profile in profiles if profile.name in ("5x6", "5x7")]
    assert 0.15 <= sum(profile.queen for profile in plain) / len(plain) <= 0.55


def test_tokens_come_from_the_table_of_the_profile() -> None:
    found = {}
    for seed in SEEDS:
        profile, _ = profile_and_board(seed)
        case = endless_case(seed, "detective", 3)
        assert case.abilities == (CHARACTERS if profile.abilities else ())
        found[profile.name, profile.abilities, profile.queen] = case.supply, case.almost_innocent
    assert found["4x6", False, False] == (Supply(free=6), 1)
    assert found["5x7", True, True] == (Supply(free=6), 2)
    assert found["5x6", False, True] == (Supply(free=8), 0)
    assert found["5x6+star", True, False] == (Supply(free=5), 2)
    assert len(found) == 14


def test_an_unfair_board_is_not_used() -> None:
    profile, board = profile_and_board(7)
    twice = (*board.rows[:-1], "E5 V4 P6 K6 C2 K6")
    three_places_in_row_1 = ("P2 P5 P4 .. V3 K5", "C5 K4 E4 C4 V1 ES", *board.rows[2:])
    assert not is_fair(Board(twice), profile.small, profile.big)
    assert not is_fair(Board(three_places_in_row_1), profile.small, profile.big)
    small = tuple(kind + number for kind in "VCEP" for number in "123456")
    one_clue_in_row_6 = (
        "E6 P4 E2 C4 V2 ..",
        ".. .. V4 .. P6 V1",
        "C3 C2 V3 P5 E5 P1",
        "E3 C1 .. C5 .. ..",
        "V6 E1 E4 P2 C6 V5",
        "P3 .. .. .. .. ..",
    )
    plain = Profile("4x6", small, (), abilities=False, queen=False)
    assert not is_fair(Board(one_clue_in_row_6), plain.small, plain.big)
    torn = Profile("4x6", small[1:], ("V1",), abilities=False, queen=False)
    apart = (*one_clue_in_row_6[:5], "P3 .. .. .. V1 ..")
    assert not is_fair(Board(apart), torn.small, torn.big)


def test_laying_a_board_draws_all_its_luck_from_one_place() -> None:
    profile, _ = profile_and_board(3)
    one, again, other = (
        lay_board(profile.small, profile.big, luck(number)) for number in (1, 1, 2)
    )
    assert one == again != other


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_a_case_can_be_described_with_its_figures(seed: int) -> None:
    described = describe(seed, "medium", 4)
    assert described.case == endless_case(seed, "medium", 4)
    figures = described.figures
    assert figures.filled_cells == figures.clues + len(figures.big_clues) <= 36
    assert figures.most_of_a_kind <= 2 <= figures.thinnest_line <= figures.fullest_line
    assert figures.deals > 0
