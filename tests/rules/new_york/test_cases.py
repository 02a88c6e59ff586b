"""C1 to C18 over the printed cases, by the second reading of the rules in `checker`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deductio.games.new_york.cards import Card
from deductio.games.new_york.cases import cases, printed_cases, prove
from deductio.games.new_york.cast import Language
from tests.rules.new_york import checker
from tests.rules.new_york.checker import Clue, district, holds, true_in

both_levels = pytest.mark.parametrize("level", [1, 2])
DECKS = ("informant", "expert")


def printed(level: int, deck: str) -> list[dict[str, Any]]:
    return list(checker.level(level)[deck])


def clues(level: int, deck: str, case: int | None = None) -> list[Clue]:
    cards = printed(level, deck)
    return [card["clue"] for card in cards if case is None or case in card["marks"]]


def answers(level: int) -> list[str]:
    return list(checker.level(level)["answers"])


def flaws(level: int) -> set[str]:
    return {
        flaw
        for case, answer in enumerate(answers(level), start=1)
        for flaw in checker.flaws(
            answer, clues(level, "informant", case), clues(level, "expert", case), level + 1
        )
    }


@both_levels
def test_c1_60_informants_and_48_experts_all_different(level: int) -> None:
    said = clues(level, "informant") + clues(level, "expert")
    assert [len(printed(level, deck)) for deck in DECKS] == [60, 48]
    assert len(set(map(str, said))) == 108


@both_levels
def test_c2_marks_follow_the_profile(level: int) -> None:
    profile = [Counter(len(card["marks"]) for card in printed(level, deck)) for deck in DECKS]
    assert profile == [{1: 20, 2: 24, 3: 12, 4: 4}, {1: 28, 2: 16, 3: 4}]
    for deck in DECKS:
        for card in printed(level, deck):
            assert card["marks"] == sorted(set(card["marks"]))
            assert set(card["marks"]) <= set(range(1, 13))


@both_levels
def test_c3_every_case_has_ten_informants_and_six_experts(level: int) -> None:
    for case in range(1, 13):
        assert [len(clues(level, deck, case)) for deck in DECKS] == [10, 6]


@both_levels
def test_c4_every_clue_is_true_for_all_its_cases(level: int) -> None:
    for deck in DECKS:
        for card in printed(level, deck):
            for case in card["marks"]:
                assert holds(card["clue"], answers(level)[case - 1]), card


@both_levels
def test_c5_answers_are_spread_over_the_city(level: int) -> None:
    found = answers(level)
    columns, rows = Counter(cell[0] for cell in found), Counter(cell[1] for cell in found)
    districts = Counter(map(district, found))
    assert len(found) == len(set(found)) == 12
    assert (len(columns), len(rows), len(districts)) == (5, 5, 7)
    assert max(*columns.values(), *rows.values(), *districts.values()) <= 3


def test_c5_the_levels_share_few_answers_and_case_8_is_where_the_book_shows_it() -> None:
    assert len(set(answers(1)) & set(answers(2))) <= 6
    assert answers(1)[7] == "A5"


@both_levels
def test_c6_to_c11_and_c18_hold_for_every_case(level: int) -> None:
    assert flaws(level) == set()


@both_levels
def test_c12_every_clue_is_true_in_a_good_number_of_cells(level: int) -> None:
    fewest = {1: 6, 2: 8}[level]
    for clue in clues(level, "informant") + clues(level, "expert"):
        assert fewest <= len(true_in(clue)) <= 20, clue


@both_levels
def test_c13_no_op_is_used_too_often(level: int) -> None:
    informants, experts = (Counter(clue[0] for clue in clues(level, deck)) for deck in DECKS)
    assert max(informants.values()) <= 9
    assert max(experts.values()) <= 10
    assert max((informants + experts).values()) <= 0.15 * 108


@both_levels
def test_c14_each_level_speaks_its_own_language(level: int) -> None:
    own = [sum(clue[0] in checker.LEVEL_TWO for clue in clues(level, deck)) for deck in DECKS]
    assert own == [0, 0] if level == 1 else own[0] >= 30 and own[1] >= 20
    assert all(clue[0] in checker.WITH_FINDING for clue in clues(level, "expert"))
    for clue in clues(level, "informant") + clues(level, "expert"):
        assert checker.well_written(clue, level), clue


def test_c15_difficulty_is_in_range_and_level_2_is_harder() -> None:
    hard = {}
    for level, (easiest, hardest) in {1: (5.5, 10.5), 2: (7.0, 11.0)}.items():
        hard[level] = [
            checker.difficulty(answer, [*clues(level, "informant", n), *clues(level, "expert", n)])
            for n, answer in enumerate(answers(level), start=1)
        ]
        assert easiest <= min(hard[level]) <= max(hard[level]) <= hardest
        proven = [prove(case).difficulty for case in printed_cases(level)]
        assert proven == pytest.approx(hard[level])
    assert sum(hard[2]) > sum(hard[1])


@both_levels
@pytest.mark.parametrize("language", ["fr", "en"])
def test_c16_no_two_texts_are_alike(level: int, language: Language) -> None:
    cards = {card.id: card for case in printed_cases(level) for card in case.cards}
    assert len(cards) == 108
    assert len({card.say(language) for card in cards.values()}) == 108


@both_levels
def test_c17_compound_clues_are_sensible(level: int) -> None:
    for clue in clues(level, "informant") + clues(level, "expert"):
        assert checker.sensible(clue), clue


def test_a_card_is_named_after_its_place() -> None:
    cards = {card.id: card for case in printed_cases(1) for card in case.cards}
    assert sorted(cards) == sorted(
        [f"L1-I-{number:02}" for number in range(1, 61)]
        + [f"L1-E-{number:02}" for number in range(1, 49)]
    )
    assert all(isinstance(card, Card) for card in cards.values())


def test_every_endless_case_comes_with_the_proof_that_its_answer_is_the_only_one() -> None:
    for number, proven in enumerate(cases(level=2, seed=2**32 - 2, count=4)):
        assert len(proven.excluded) == 24
        assert proven.case.answer not in proven.excluded
        assert min(proven.excluded.values()) >= 2
        assert 7 <= proven.difficulty <= 11
        if number >= 2:
            assert proven == next(cases(level=2, seed=number - 2, count=1))
