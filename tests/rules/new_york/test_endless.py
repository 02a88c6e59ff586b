"""Endless cases: always good ones, always the same from the same seed, always quick."""

from __future__ import annotations

from hashlib import sha256
from time import process_time

import msgspec
import pytest

from deductio.core.chance import Chance
from deductio.core.contract import encode
from deductio.games.new_york.cards import DECKS, Case
from deductio.games.new_york.making import printing
from deductio.games.new_york.making.endless import endless
from deductio.games.new_york.making.pool import pool
from deductio.games.new_york.making.printing import press
from tests.rules.new_york import checker
from tests.rules.new_york.checker import Clue, true_in

SEEDS = (0, 1, 7, 242, 65_536, 1_000_003, 2**31, 2**32 - 1)


def written(case: Case, deck: str) -> list[Clue]:
    return [as_list(card.clue) for card in case.of_deck(deck)]


def played(case: Case) -> list[object]:
    """What one plays with: the answer, the code and the clues, whoever says them."""
    return [case.answer, case.code, *[(card.id, card.deck, card.clue) for card in case.cards]]


def as_list(clue: object) -> Clue:
    """A clue as it is written in the content files."""
    read: Clue = msgspec.json.decode(msgspec.json.encode(clue))
    return read


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", [1, 2])
def test_an_endless_case_keeps_the_rules_of_a_case(level: int, seed: int) -> None:
    case = endless(level, seed)
    informants, experts = (written(case, deck) for deck in DECKS)
    clues = informants + experts
    assert (len(informants), len(experts)) == (10, 6)
    assert checker.flaws(case.answer, informants, experts, level + 1) == []
    assert all({1: 6, 2: 8}[level] <= len(true_in(clue)) <= 20 for clue in clues)
    assert all(checker.sensible(clue) and checker.well_written(clue, level) for clue in clues)
    assert all(clue[0] in checker.WITH_FINDING for clue in experts)
    easiest, hardest = {1: (5.5, 10.5), 2: (7.0, 11.0)}[level]
    assert easiest <= checker.difficulty(case.answer, clues) <= hardest
    if level == 2:
        own = [sum(c[0] in checker.LEVEL_TWO for c in deck) for deck in (informants, experts)]
        assert own[0] >= 5 and own[1] >= 3


@pytest.mark.parametrize("level", [1, 2])
def test_an_endless_case_is_made_within_two_seconds(level: int) -> None:
    pool(level, "informant")
    for seed in range(100, 130):
        begun = process_time()
        endless(level, seed)
        assert process_time() - begun < 2


@pytest.mark.parametrize(("level", "digest"), [(1, "5b2daf97bb097954"), (2, "d8046c3a3440eb39")])
def test_endless_cases_stay_the_same_for_ever(level: int, digest: str) -> None:
    """Codes are passed from person to person, so what they stand for must never change."""
    told = b"".join(encode(played(endless(level, seed))) for seed in SEEDS)
    assert sha256(told).hexdigest()[:16] == digest


def test_answers_are_all_over_the_city() -> None:
    assert len({endless(1, seed).answer for seed in range(100, 130)}) > 15


@pytest.mark.proof
@pytest.mark.parametrize("level", [1, 2])
def test_the_printed_cases_come_again_from_their_seed(level: int) -> None:
    taken = tuple(checker.level(1)["answers"]) if level == 2 else ()
    made = press(level, 2, taken)
    content = checker.level(level)
    assert list(made.answers) == content["answers"]
    said = {str(as_list(card.clue)) for card in made.cards}
    assert said == {str(card["clue"]) for deck in DECKS for card in content[deck]}


def test_the_press_takes_better_cards_always_and_worse_ones_less_and_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A short run already brings the flaws down."""
    monkeypatch.setattr(printing, "STEPS", 1500)
    luck = Chance(bytes(32))
    draft = printing.Press(1, printing.draw_answers(1, (), luck), luck)
    before = draft.wrong_in_all + sum(draft.wrong)
    draft.anneal()
    assert draft.wrong_in_all + sum(draft.wrong) < before / 3
    assert draft.wrong == [draft.case_flaws(case) for case in range(12)]
    assert draft.wrong_in_all == draft.set_flaws()
