"""Solvers that think only so far: each sees what those below it do not."""

from __future__ import annotations

import pytest

from deductio.deduction.limited import needed, sees
from deductio.deduction.model import (
    Fact,
    Frame,
    Model,
    at_least,
    each,
    exactly,
    excluded,
    known,
)

HANDS = Frame("abcdef", {"mine": 2, "yours": 2, "theirs": 2})


def model(*told: object) -> Model:
    """What was told, event by event."""
    heard = Model(HANDS)
    for number, constraint in enumerate(told):
        heard.observe(number, constraint)  # type: ignore[arg-type]
    return heard


A_YOURS = Fact("a", "yours")


def grade(*told: object) -> int:
    heard = model(*told)
    assert heard.answer().certain[A_YOURS]
    return needed(A_YOURS, heard, so=True)


def test_what_is_left_is_seen_at_one_look() -> None:
    assert grade(at_least(1, each("ab", "yours")), excluded(Fact("b", "yours"))) == 1
    assert grade(known(Fact("b", "mine")), at_least(1, each("ab", "yours"))) == 1


def test_one_look_takes_in_three_events() -> None:
    shown = at_least(1, each("abcde", "yours"))
    others = [excluded(Fact(card, "yours")) for card in "bcde"]
    assert grade(shown, *others[:2], *others[2:]) == 2
    assert grade(at_least(1, each("abc", "yours")), *others[:2]) == 1


def test_what_follows_from_what_follows_takes_rounds() -> None:
    told = (
        at_least(1, each("bc", "mine")),
        excluded(Fact("c", "mine")),
        at_least(1, each("ab", "yours")),
    )
    assert grade(*told) == 2


def test_what_two_counts_leave_to_a_third_takes_a_difference() -> None:
    assert grade(exactly(1, each("bc", "yours")), excluded(*each("def", "yours"))) == 3


def test_what_only_leads_astray_takes_a_supposition() -> None:
    """A card of two is mine, the other theirs: neither is yours."""
    split = model(exactly(1, each("ac", "theirs")), exactly(1, each("ac", "mine")))
    assert needed(A_YOURS, split, so=False) == 4


def test_suppositions_inside_suppositions_are_more() -> None:
    counted = [exactly(1, each(cards, "theirs")) for cards in ("abf", "bcd", "abe")]
    assert needed(A_YOURS, model(*counted), so=False) == 5


@pytest.mark.parametrize("level", [1, 2, 3])
def test_where_one_of_several_is_true_nothing_less_than_cases_will_do(level: int) -> None:
    one, other = model(known(A_YOURS)), model(known(A_YOURS), known(Fact("b", "mine")))
    assert not sees(level, A_YOURS, one, other, so=True)
    assert sees(4, A_YOURS, one, other, so=True)


def test_whatever_is_certain_is_seen_by_the_last() -> None:
    assert sees(5, A_YOURS, model(), so=True)
