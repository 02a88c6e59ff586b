"""Puzzles as they are kept: told in every language, with a verdict on every answer."""

from __future__ import annotations

import pytest

from deductio.games import OURS
from deductio.tables.puzzle_messages import PuzzleTold
from deductio.tables.puzzle_work import by_code, found, unpacked
from deductio.tables.puzzles import grades_of


def check(told: PuzzleTold) -> None:
    """One answer is proven; each other is refuted by a deal, or proven wrong too."""
    options = [option.key for option in told.position.puzzle.options]
    assert [*told.verdicts] == options
    right = [verdict for verdict in told.verdicts.values() if verdict.right]
    assert len(right) == 1
    assert right[0].proof is not None
    assert right[0].deal is None
    for key, verdict in told.verdicts.items():
        if not verdict.right:
            assert verdict.deal is not None
            assert verdict.deal.claim == key
            assert verdict.lines
    assert [hint.step for hint in told.hints] == [1, 2, 3]
    assert not any(hint.fact or hint.steps for hint in told.hints[:2])


@pytest.mark.parametrize("name", OURS)
def test_a_puzzle_of_every_game_is_told_in_both_languages(name: str) -> None:
    kept = found(name, 1, grades_of(name)[0])
    assert (kept.game, kept.grade) == (name, grades_of(name)[0])
    english, french = unpacked(kept, "en"), unpacked(kept, "fr")
    check(english)
    check(french)
    assert english.position.puzzle.question != french.position.puzzle.question
    assert english.position.events == french.position.events
    assert by_code(kept.code) == kept, "the same anywhere"


def test_a_card_that_came_in_no_line_can_be_swapped_away() -> None:
    check(unpacked(found("new_york", 1012, 2), "en"))


@pytest.mark.parametrize("code", ["AN21-4PPV-Y31M-2K3S", "AN21-4RHX-G20Z-249"])
def test_an_ability_may_be_used_whose_card_came_in_no_line(code: str) -> None:
    check(unpacked(by_code(code), "en"))
