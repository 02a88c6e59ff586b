"""Every way of counting against brute force, on small models of every shape."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from math import isclose
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deductio.deduction import Fact, Holds, Model, NoWorld, Picked, each, excluded, known
from deductio.deduction.by_bits import ByBits
from deductio.deduction.by_combination import ByCombination
from deductio.deduction.by_cover import ByItem, ByPlace
from deductio.deduction.by_diagram import ByDiagram
from deductio.deduction.by_listing import ByListing
from deductio.deduction.problem import Floats, Problem, Solved, Unfit
from deductio.deduction.propagate import Contradiction
from deductio.deduction.solve import count, problem_of
from tests.deduction import shapes
from tests.deduction.brute import Truth, truth

SHAPES = [
    shapes.small_mansion,
    shapes.small_drawer,
    shapes.small_street,
    shapes.small_grid,
    shapes.wild,
]
many = settings(max_examples=80, deadline=None, derandomize=True)
seeds = st.integers(0, 2**32)


def as_problem(model: Model, *, weigh: bool) -> Problem:
    told = [told for told in model.constraints if not isinstance(told, Holds)]
    picks = [pick for pick in told if isinstance(pick, Picked) and weigh]
    return problem_of(model.frame, [model.frame.tally(each) for each in told], picks, weigh=weigh)


def every_way(model: Model, *, weigh: bool) -> list[Solved]:
    """Each solver that knows the shape."""
    found: list[Solved] = [counted := count(model, weigh=weigh)]
    if isinstance(counted, ByBits):
        found.append(counted.by_listing())
    problem = as_problem(model, weigh=weigh)
    solvers: list[Any] = [ByPlace, ByItem, ByCombination, ByDiagram]
    for solver in solvers:
        try:
            found.append(solver(problem))
        except Unfit:
            assert solver is not ByDiagram
    return found


def check(solved: Solved, expected: Truth, model: Model) -> None:
    scale = solved.scale
    assert solved.total / scale == expected.weight
    ways = dict(zip(model.frame.facts, solved.ways(), strict=True))
    assert {fact: number / scale for fact, number in ways.items()} == expected.ways
    for number, place in enumerate(model.frame.places):
        try:
            contents = solved.contents(number)
        except Unfit:
            continue
        named = {
            tuple(model.frame.items[item] for item in content): Fraction(ways) / scale
            for content, ways in contents.items()
        }
        assert named == expected.contents[place]
    with suppress(Unfit):
        check_in_common(solved.in_common(), expected, model)


def check_in_common(found: Floats, expected: Truth, model: Model) -> None:
    number = model.frame.place
    for (one, other), weight in expected.in_common.items():
        assert isclose(found[number(one), number(other)], weight / expected.weight, abs_tol=1e-12)
    assert not found.diagonal().any()


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
@many
@given(seed=seeds)
def test_every_solver_agrees_with_brute_force(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    expected = truth(model)
    for solved in every_way(model, weigh=True):
        check(solved, expected, model)
        assert solved.worlds == expected.count
    for solved in every_way(model, weigh=False):
        assert (solved.total, solved.scale) == (expected.count, Fraction(1))


@pytest.mark.proof
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_every_solver_agrees_with_brute_force_on_thousands_of_models(shape: shapes.Shape) -> None:
    for seed in range(2000):
        model = shape(Random(seed))
        expected = truth(model)
        for solved in every_way(model, weigh=True):
            check(solved, expected, model)


def test_each_solver_is_used_by_some_shape() -> None:
    used = {
        type(solved)
        for shape in SHAPES
        for seed in range(30)
        for solved in every_way(shape(Random(seed)), weigh=True)
    }
    assert used == {ByBits, ByListing, ByPlace, ByItem, ByCombination, ByDiagram}


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=seeds)
def test_a_model_without_worlds_is_never_answered(shape: shapes.Shape, seed: int) -> None:
    random = Random(seed)
    model = shape(random)
    doubtful = model.given(known(random.choice(model.frame.facts)))
    expected = truth(doubtful)
    try:
        ways = every_way(doubtful, weigh=True)
    except Contradiction:
        assert expected.count == 0
    else:
        for solved in ways:
            assert solved.total / solved.scale == expected.weight


def test_a_star_known_at_a_seat_does_not_hide_the_other_one() -> None:
    """Found by the long run: one star at seat 0, the other never at seat 1, so it is unused."""
    frame, _ = shapes.grid(((3, False), (3, True)), 2)
    model = Model(frame)
    model.observe(1, known(Fact("V*", "seat0")), excluded(Fact("V*", "seat1")))
    expected = truth(model)
    assert expected.certain[Fact("V*", "unused")]
    for solved in every_way(model, weigh=True):
        check(solved, expected, model)
    model = Model(frame, model.observations[:1])
    for solved in every_way(model, weigh=True):
        check(solved, truth(model), model)


def test_seats_that_need_the_same_card_have_no_world() -> None:
    """Nothing but the exclusivity of cards stands against it: found in the last step only."""
    frame, _ = shapes.grid(((4, False), (4, False)), 3)
    model = Model(frame)
    for event, seat in enumerate(("seat0", "seat1", "seat2")):
        model.observe(event, excluded(*each(["K1", "K2"], seat)))
    for solver in (ByCombination, ByPlace, ByDiagram):
        assert solver(as_problem(model, weigh=False)).total == 0
    with pytest.raises(NoWorld):
        model.answer()
