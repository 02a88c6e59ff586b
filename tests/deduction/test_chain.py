"""Chains of reasoning: every step judged by a stranger, on models of all shapes and real games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deductio.core.messages import Event
from deductio.deduction import Fact, Holds, Model, at_least, each, excluded, known
from deductio.deduction.chain import chain_of
from deductio.deduction.explain import explain
from deductio.deduction.notebook import Notebook
from deductio.deduction.steps import Chain, Conclusion, Step
from deductio.games import game, names
from deductio.lab.deduction import positions
from tests.deduction import shapes
from tests.deduction.proof_checker import Wrong, check
from tests.deduction.test_solvers import SHAPES

few = settings(max_examples=15, deadline=None, derandomize=True)
SAMPLE = 12
"""Positions of each game whose proofs are judged here; `make proof` judges thousands."""


def chain(fact: Fact, *models: Model) -> Chain:
    proof = explain(fact, *models)
    return Chain(fact, proof.so, proof.events, chain_of(fact, proof.events, *models, so=proof.so))


def kinds(found: Chain) -> list[str]:
    return [step.kind for step in found.steps]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
@few
@given(seed=st.integers(0, 2**32))
def test_every_step_follows(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    certain = sorted(model.answer().certain)
    for fact in Random(seed).sample(certain, min(3, len(certain))):
        check(chain(fact, model), model)


@pytest.mark.parametrize("name", names())
def test_every_step_of_real_games_follows(name: str) -> None:
    judged = 0
    for number, stream in enumerate(sample(name)):
        notebook = game(name).notebook(stream)
        facts = [fact for fact in notebook.certain if fact not in notebook.followed]
        for fact in facts[number % 5 :: max(1, len(facts) // 4)]:
            check(notebook.chain(fact), *notebook.models)
            judged += 1
    assert judged >= SAMPLE


def sample(name: str) -> list[list[Event]]:
    streams = list(positions(name, 1))
    return streams[:: max(1, len(streams) // SAMPLE)]


def test_what_was_told_is_one_step() -> None:
    model = Model(shapes.drawer(3))
    model.observe(1, known(Fact("A", "slot1")), known(Fact("B", "slot2")))
    found = chain(Fact("A", "slot1"), model)
    assert kinds(found) == ["told"]
    assert found.steps[0].events == (1,)


def test_the_last_candidate_is_an_elimination() -> None:
    model = Model(shapes.street(3, 3))
    model.observe(1, excluded(Fact("S0", "tile1")), excluded(Fact("S0", "tile2")))
    model.observe(2, at_least(1, each(["S0"], "tile1", "tile2", "tile3")))
    found = chain(Fact("S0", "tile3"), model)
    assert kinds(found) == ["told", "elimination"]
    assert found.steps[-1].rests_on == (1,)
    assert found.steps[-1].events == (2,)
    assert found.steps[0].concludes == (
        Conclusion(Fact("S0", "tile1"), False),
        Conclusion(Fact("S0", "tile2"), False),
    )


def test_a_full_hand_is_a_difference() -> None:
    """Two cards, at least one of each of two pairs: nothing else is in that hand."""
    model = Model(shapes.mansion((3, 3, 3), (2, 2, 2), 0))
    model.observe(1, at_least(1, each(["S0", "S1"], "seat1")))
    model.observe(2, at_least(1, each(["W0", "W1"], "seat1")))
    found = chain(Fact("R0", "seat1"), model)
    assert kinds(found) == ["difference"]
    assert set(found.steps[0].events) == {1, 2}
    check(found, model)


@cache
def deep_model() -> tuple[Model, Fact]:
    """A grid whose certainty needs a supposition."""
    for seed in range(200):
        model = shapes.full_grid(3, Random(seed), 7)
        for fact in sorted(model.answer().certain):
            if chain(fact, model).supposes:
                return model, fact
    raise AssertionError("no such model")


def test_cases_are_suppositions_that_end_in_contradictions() -> None:
    model, fact = deep_model()
    found = chain(fact, model)
    check(found, model)
    assert {"supposition", "contradiction", "refutation"} <= set(kinds(found))
    assert "exhaustion" not in kinds(found)


def test_a_chain_that_nobody_would_read_is_said_to_have_been_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    model, fact = deep_model()
    whole = chain(fact, model)
    monkeypatch.setattr("deductio.deduction.chain.MOST_STEPS", len(whole.steps))
    assert chain(fact, model) == whole
    monkeypatch.setattr("deductio.deduction.chain.MOST_STEPS", len(whole.steps) - 1)
    short = chain(fact, model)
    check(short, model)
    assert (kinds(short), short.events) == (["exhaustion"], whole.events)


def test_where_one_of_several_models_is_true_every_one_is_a_case() -> None:
    models = []
    for first, second in (("A", "B"), ("B", "A")):
        model = Model(shapes.drawer(8))
        model.observe(1, known(Fact(first, "slot1")), known(Fact(second, "slot2")))
        model.observe(2, known(Fact("A", "slot3")))
        models.append(model)
    found = chain(Fact("A", "sleeve"), *models)
    check(found, *models)
    assert kinds(found).count("case") == 2
    assert kinds(found)[-1] == "cases"


def test_what_is_no_count_is_said_to_have_been_tried() -> None:
    model = Model(shapes.street(4, 4))
    model.observe(
        1, Holds("S0 before S1", lambda worlds: worlds.place_of("S0") < worlds.place_of("S1"))
    )
    assert kinds(chain(Fact("S1", "solution"), model)) == ["exhaustion"]


def test_the_same_proof_has_the_same_chain() -> None:
    model, fact = deep_model()
    assert chain(fact, model) == chain(fact, model)


def test_a_chain_of_a_notebook_names_what_an_event_speaks_of() -> None:
    notebook = Notebook([Model(shapes.drawer(3))], item_domain="kind", context={7: [2, 4]})
    notebook.questions = {7: 6}
    assert notebook.about(7) == (2, 4, 6)


def broken(found: Chain) -> Iterator[Chain]:
    """The chain with one thing wrong."""
    for at, step in enumerate(found.steps):
        for worse in spoilt(step):
            steps = (*found.steps[:at], worse, *found.steps[at + 1 :])
            yield msgspec.structs.replace(found, steps=steps)
        yield msgspec.structs.replace(found, steps=found.steps[:at] + found.steps[at + 1 :])


def spoilt(step: Step) -> Iterator[Step]:
    replace = msgspec.structs.replace
    if step.rests_on:
        yield replace(step, rests_on=step.rests_on[1:])
    for conclusion in step.concludes[:1]:
        wrong = Conclusion(conclusion.fact, not conclusion.so, conclusion.copies)
        yield replace(step, concludes=(wrong, *step.concludes[1:]))
    if step.grounds:
        yield replace(step, grounds=step.grounds[1:])
    if step.events:
        yield replace(step, events=())
    yield replace(step, depth=step.depth + 1)


def test_the_judge_finds_every_fault() -> None:
    model, fact = deep_model()
    found = chain(fact, model)
    tried = 0
    for worse in broken(found):
        with pytest.raises((Wrong, IndexError)):
            check(worse, model)
        tried += 1
    assert tried > 30
