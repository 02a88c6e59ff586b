"""Steps that say the same become one, and every step still follows."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deductio.deduction import Fact, Model
from deductio.deduction.chain import chain_of
from deductio.deduction.explain import explain
from deductio.deduction.gathered import gathered
from deductio.deduction.steps import Chain, Conclusion, Step
from deductio.games import game, names
from deductio.lab.deduction import positions
from tests.deduction import shapes
from tests.deduction.proof_checker import check
from tests.deduction.test_solvers import SHAPES

few = settings(max_examples=15, deadline=None, derandomize=True)
PROVEN = Conclusion(Fact("A", "sleeve"), so=True)


def by_kind(step: Step) -> Hashable | None:
    """Whatever is counted or told may stand together."""
    return step.kind if step.kind in ("count", "told") else None


def shortened(fact: Fact, model: Model) -> tuple[Chain, Chain]:
    """A chain as it is thought, and as it is told."""
    proof = explain(fact, model)
    steps = chain_of(fact, proof.events, model, so=proof.so)
    told = gathered(steps, Conclusion(fact, proof.so), by_kind)
    whole = Chain(fact, proof.so, proof.events, steps)
    return whole, msgspec.structs.replace(whole, steps=told)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
@few
@given(seed=st.integers(0, 2**32))
def test_every_step_still_follows(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    certain = sorted(model.answer().certain)
    for fact in Random(seed).sample(certain, min(3, len(certain))):
        whole, told = shortened(fact, model)
        check(told, model)
        assert len(told.steps) <= len(whole.steps)
        assert concluded(told) == concluded(whole)


def concluded(chain: Chain) -> set[Conclusion]:
    return {each for step in chain.steps for each in step.concludes}


@pytest.mark.parametrize("name", names())
def test_proofs_of_games_are_as_short_as_that_makes_them(name: str) -> None:
    proofs = 0
    for stream in [*positions(name, 1)][::9]:
        notebook = game(name).notebook(stream)
        for fact in [fact for fact in notebook.certain if fact not in notebook.followed][::7]:
            chain = notebook.chain(fact)
            proven = Conclusion(fact, chain.so)
            assert gathered(chain.steps, proven, notebook.likeness) == chain.steps
            proofs += 1
    assert proofs > 10


def step(kind: str, *rests_on: int, depth: int = 0, item: str = "") -> Step:
    concludes = (Conclusion(Fact(item, "slot1"), so=False),) if item else ()
    return Step(kind, concludes, rests_on, (), depth)  # type: ignore[arg-type]


def texts(steps: tuple[Step, ...]) -> list[str]:
    """Each step as its kind, what it is about, and what it rests on."""
    return [
        f"{one.kind} {''.join(each.fact.item for each in one.concludes)} {[*one.rests_on]}"
        for one in steps
    ]


def test_alike_ones_stand_where_the_last_of_them_stood() -> None:
    steps = (
        step("told", item="A"),
        step("told", item="B"),
        step("count", 1, item="C"),
        step("told", item="D"),
        step("count", 4, item="E"),
        step("elimination", 2, 3, 5, item="F"),
    )
    assert texts(gathered(steps, PROVEN, by_kind)) == [
        "told AB []",
        "told D []",
        "count CE [1, 2]",
        "elimination F [1, 3]",
    ]


def test_what_a_step_rests_on_stays_before_it() -> None:
    steps = (
        step("count", item="A"),
        step("elimination", 1, item="B"),
        step("count", 2, item="C"),
        step("count", 3, item="D"),
    )
    assert texts(gathered(steps, PROVEN, by_kind)) == [
        "count A []",
        "elimination B [1]",
        "count C [2]",
        "count D [3]",
    ]


def test_nothing_leaves_its_supposition() -> None:
    steps = (
        step("count", item="A"),
        step("supposition", depth=1),
        step("count", 2, depth=1, item="B"),
        step("contradiction", 3, depth=1),
        step("refutation", 2, 4, item="C"),
        step("supposition", depth=1),
        step("count", 6, depth=1, item="D"),
        step("contradiction", 7, depth=1),
        step("refutation", 6, 8, item="E"),
        step("count", item="F"),
        step("elimination", 1, 5, 9, 10, item="G"),
    )
    assert texts(gathered(steps, PROVEN, by_kind)) == [
        "supposition  []",
        "count B [1]",
        "contradiction  [2]",
        "refutation C [1, 3]",
        "supposition  []",
        "count D [5]",
        "contradiction  [6]",
        "refutation E [5, 7]",
        "count AF []",
        "elimination G [4, 8, 9]",
    ]


def test_nothing_leaves_its_case() -> None:
    steps = (
        step("case", depth=1),
        step("count", depth=1, item="A"),
        step("case", depth=1),
        step("count", depth=1, item="B"),
        step("cases", 2, 4),
    )
    assert gathered(steps, PROVEN, by_kind) == steps


def test_what_is_proven_stands_alone() -> None:
    proven = Step("count", (PROVEN,), (1,), ())
    steps = (step("told", item="B"), step("count", 1, item="C"), proven)
    assert gathered(steps, PROVEN, by_kind) == steps
