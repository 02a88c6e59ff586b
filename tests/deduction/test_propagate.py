"""What follows at once is sound, and leaves nothing out."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deductio.deduction import Fact, Frame, at_least, each, excluded, known
from deductio.deduction.propagate import Contradiction, narrow
from tests.deduction import shapes
from tests.deduction.brute import truth
from tests.deduction.test_solvers import SHAPES, as_problem

HANDS = Frame("abcd", {"x": 2, "y": 1, "z": 1})


def bits(mask: int, frame: Frame) -> set[Fact]:
    return {fact for number, fact in enumerate(frame.facts) if mask >> number & 1}


def test_a_full_place_takes_nothing_more() -> None:
    told = [HANDS.tally(known(fact)) for fact in each("ab", "x")]
    assert bits(narrow(HANDS, told).open, HANDS) == set(each("cd", "y", "z"))


def test_the_last_candidate_is_the_one() -> None:
    told = [HANDS.tally(at_least(1, each("ab", "y"))), HANDS.tally(excluded(Fact("a", "y")))]
    assert Fact("b", "y") in bits(narrow(HANDS, told).known[0], HANDS)


def test_a_wider_count_says_nothing_beside_a_narrower_one() -> None:
    told = [HANDS.tally(at_least(1, each("abc", "x"))), HANDS.tally(at_least(1, each("ab", "x")))]
    assert [tally.mask for tally in narrow(HANDS, told).tallies] == [told[1].mask]


def test_what_cannot_be_met_is_a_contradiction() -> None:
    with pytest.raises(Contradiction):
        narrow(HANDS, [HANDS.tally(known(fact)) for fact in each("ab", "y")])


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_what_follows_at_once_is_true(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    narrowed = as_problem(model, weigh=False).narrowed
    certain = truth(model).certain
    for fact in bits(narrowed.known[0], model.frame):
        assert certain[fact]
    for fact in set(model.frame.facts) - bits(narrowed.possible[0], model.frame):
        assert not certain[fact]
