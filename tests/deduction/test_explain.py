"""Certainties against an independent solver, and proofs that cannot be shortened."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from pysat.card import EncType

from deductio.deduction import Fact, Holds, Model, NoWorld, at_most, each, excluded, known
from deductio.deduction.explain import NotCertain, check, conflict, explain
from deductio.deduction.sat import Formula
from deductio.deduction.solve import number_of_worlds, solve
from tests.deduction import shapes
from tests.deduction.test_solvers import SHAPES

few = settings(max_examples=15, deadline=None, derandomize=True)
seeds = st.integers(0, 2**32)
every_shape = pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)


def backbone(model: Model) -> dict[Fact, bool]:
    """What python-sat says is certain."""
    found = {}
    with Formula(model, encoding=EncType.totalizer, solver="cadical153") as formula:
        events = list(formula.switches)
        for fact in model.frame.facts:
            for so in (True, False):
                if not formula.possible(events, [(fact, not so)]):
                    found[fact] = so
    return found


@every_shape
@few
@given(seed=seeds)
def test_certainties_are_those_of_another_solver(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    assert model.answer().certain == backbone(model)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_certainties_of_whole_games_are_those_of_another_solver(seats: int) -> None:
    for suggestions in (6, 14):
        model = shapes.full_mansion(seats, Random(seats + suggestions), suggestions)
        assert model.answer().certain == backbone(model)
    grid = shapes.full_grid(min(seats, 5), Random(seats), 4 + seats)
    assert grid.answer().certain == backbone(grid)
    drawer = shapes.play_drawer(8, Random(seats), 3 * seats)
    assert drawer.answer().certain == backbone(drawer)


@every_shape
@few
@given(seed=seeds)
def test_a_proof_proves_and_nothing_in_it_can_be_left_out(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    certain = model.answer().certain
    for fact in Random(seed).sample(sorted(certain), min(3, len(certain))):
        proof = model.explain(fact)
        assert proof.so == certain[fact]
        assert entails(model, proof.events, fact, so=proof.so)
        for event in proof.events:
            rest = [other for other in proof.events if other != event]
            assert not entails(model, rest, fact, so=proof.so)
        assert {seen.source for seen in proof.observations} == set(proof.events)


def entails(model: Model, events: list[int] | tuple[int, ...], fact: Fact, *, so: bool) -> bool:
    """Whether the counting engine sees no world without it."""
    opposite = excluded(fact) if so else known(fact)
    return number_of_worlds(model.only(events).given(opposite)) == 0


@every_shape
@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=seeds)
def test_the_smallest_proof_is_the_smallest(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    certain = model.answer().certain
    assume(certain)
    fact = Random(seed).choice(sorted(certain))
    proof = model.explain(fact)
    assert proof.smallest
    events = sorted({seen.source for seen in model.observations})
    for fewer in combinations(events, max(len(proof.events) - 1, 0)):
        assert len(proof.events) == 0 or not entails(model, fewer, fact, so=proof.so)


def test_with_little_effort_a_proof_is_still_a_proof() -> None:
    model = shapes.full_mansion(6, Random(5), 14)
    fact = next(fact for fact, so in model.answer().certain.items() if so and fact.place == "seat3")
    proof = model.explain(fact, effort=1)
    assert len(proof.events) >= len(model.explain(fact).events)


def test_with_little_effort_too_nothing_in_a_proof_can_be_left_out() -> None:
    model = shapes.full_mansion(4, Random(0), 20)
    for fact, so in sorted(model.answer().certain.items())[::4]:
        events = model.explain(fact, effort=1).events
        assert entails(model, events, fact, so=so)
        for event in events:
            rest = [other for other in events if other != event]
            assert not entails(model, rest, fact, so=so)


def test_an_open_fact_has_no_proof() -> None:
    with pytest.raises(NotCertain, match="A@sleeve is neither certain nor excluded"):
        Model(shapes.drawer(8)).explain(Fact("A", "sleeve"))


def test_what_the_rules_alone_say_needs_no_event() -> None:
    model = shapes.full_grid(3, Random(1), 2)
    assert model.given(known(Fact("K1", "seat0"))).explain(Fact("K1", "seat2")).events == ()


def test_a_wrong_proof_does_not_pass_the_check() -> None:
    model = Model(shapes.drawer(3))
    model.observe(1, known(Fact("A", "slot1")))
    model.observe(2, known(Fact("A", "slot2")))
    check([model], [1, 2], Fact("A", "sleeve"), so=False)
    with pytest.raises(AssertionError, match="do not prove"):
        check([model], [1], Fact("A", "sleeve"), so=False)
    model.observe(3, known(Fact("B", "slot3")))
    with pytest.raises(AssertionError, match="event 3 is not needed"):
        check([model], [1, 2, 3], Fact("A", "sleeve"), so=False)


def test_the_no_pair_deduction_of_the_sock_example() -> None:
    """Chaussette, example 6: slots 4, 8, 9 had no pair, so the second D is the missing sock."""
    model = Model(shapes.drawer(8))
    seen = {
        1: "A",
        2: "B",
        3: "B",
        4: "D",
        5: "C",
        6: "C",
        7: "E",
        10: "E",
        11: "F",
        12: "F",
        13: "G",
        14: "H",
        15: "H",
    }
    for slot, kind in seen.items():
        model.observe(slot, known(Fact(kind, f"slot{slot}")))
    model.observe(20, [at_most(1, each([kind], "slot4", "slot8", "slot9")) for kind in "ABCDEFGH"])
    proof = model.explain(Fact("D", "sleeve"))
    assert proof.so
    assert 20 in proof.events


def test_a_fact_that_holds_in_both_models_is_proved_from_both() -> None:
    branches = []
    for first, second in (("A", "B"), ("B", "A")):
        model = Model(shapes.drawer(8))
        model.observe(1, known(Fact(first, "slot1")), known(Fact(second, "slot2")))
        model.observe(2, known(Fact("A", "slot3")))
        model.observe(3, known(Fact("C", "slot4")))
        branches.append(model)
    assert solve(*branches).certain[Fact("A", "sleeve")] is False
    assert explain(Fact("A", "sleeve"), *branches).events == (1, 2)


def test_a_condition_on_whole_worlds_can_be_part_of_a_proof() -> None:
    model = Model(shapes.street(4, 4))
    model.observe(
        1, Holds("S0 before S1", lambda worlds: worlds.place_of("S0") < worlds.place_of("S1"))
    )
    model.observe(2, known(Fact("W0", "tile1")))
    assert model.explain(Fact("S1", "solution")).events == (1,)


def test_a_conflict_is_as_small_as_can_be() -> None:
    model = shapes.full_mansion(4, Random(2), 10)
    wrong = next(
        fact for fact, so in model.answer().certain.items() if not so and fact.place == "seat2"
    )
    model.observe(500, known(wrong))
    with pytest.raises(NoWorld) as refused:
        model.answer()
    events = refused.value.events
    assert 500 in events
    assert number_of_worlds(model.only(events)) == 0
    assert all(number_of_worlds(model.only(set(events) - {event})) for event in events)
    assert conflict(model) == events
