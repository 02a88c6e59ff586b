"""What every puzzle must be, checked without the code that makes them as far as that can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec

from deductio.coach.deals import world_against
from deductio.coach.puzzles.codes import puzzling_of
from deductio.coach.puzzles.making import Made
from deductio.coach.puzzles.pruning import MOST_LINES
from deductio.deduction.limited import sees
from deductio.deduction.model import Constraint, Count, Fact, Model, Picked
from deductio.deduction.notebook import Notebook
from deductio.deduction.sat import Formula
from tests.deduction.proof_checker import check as check_chain

SAMPLES = 50


def check(made: Made) -> None:
    """All of it."""
    check_shape(made)
    check_answer(made)
    check_proof(made)
    check_grade(made)
    assert made.theme in puzzling_of(made.played).themes
    for wrong in made.options:
        if wrong != made.fact:
            check_refuted(made, wrong)


def check_shape(made: Made) -> None:
    """Few lines in the order of the game, and nothing in the order of the answers."""
    assert 1 <= len(made.lines) <= MOST_LINES
    assert [*made.lines] == sorted(made.lines)
    assert len({number for line in made.lines for number in line}) == sum(map(len, made.lines))
    bits = [made.notebook.models[0].frame.bit(fact) for fact in made.options]
    assert len(set(bits)) == len(bits) > 1
    assert bits == sorted(bits)
    assert made.fact in made.options


def check_answer(made: Made) -> None:
    """One answer only, by counting, by a formula, and in worlds drawn; and nobody says it."""
    notebook = made.notebook
    assert notebook.certain[made.fact] is made.so
    for other in made.options:
        if other != made.fact:
            assert notebook.certain.get(other) is (False if made.asking.facts else None)
    assert not may_be(notebook, made.fact, so=not made.so)
    worlds = notebook.answer.sample(SAMPLES, 1)
    assert all((made.fact.item in world[made.fact.place]) is made.so for world in worlds)
    assert not any(made.fact in model.told_outright for model in notebook.models)


def may_be(notebook: Notebook, fact: Fact, *, so: bool) -> bool:
    for model in notebook.models:
        with Formula(model, solver="minisat22") as formula:
            if formula.possible(formula.switches, [(fact, so)]):
                return True
    return False


def check_proof(made: Made) -> None:
    """Whoever was not told one of its events cannot know; each step is judged by a stranger."""
    assert {*made.events} <= {number for line in made.lines for number in line}
    assert len(made.events) > 1
    for left_out in made.events:
        rest = [event for number, event in enumerate(made.stream) if number != left_out]
        assert made.fact not in made.played.notebook(rest).certain, f"{left_out} is not needed"
    assert made.chain.events == made.events
    check_chain(made.chain, *made.notebook.models)


def check_grade(made: Made) -> None:
    """The lowest of the solvers that sees it."""
    seen = [sees(level, made.fact, *made.notebook.models, so=made.so) for level in range(1, 6)]
    assert seen == [level >= made.grade for level in range(1, 6)]


def check_refuted(made: Made, wrong: Fact) -> None:
    """A whole deal that fits every line, and in which the answer is wrong."""
    world = world_against(made.notebook, wrong, so=made.so)
    assert (wrong.item in world[wrong.place]) is not made.so
    assert any(fits(model, world) for model in made.notebook.models)


def fits(model: Model, world: Mapping[str, Sequence[str]]) -> bool:
    frame = model.frame
    lie = [item for items in world.values() for item in items]
    counted = all(
        lie.count(item) == copies for item, copies in zip(frame.items, frame.copies, strict=True)
    )
    roomy = all(
        low <= len(world[place]) <= high
        for place, (low, high) in zip(frame.places, frame.rooms, strict=True)
    )
    told = [*frame.rules, *(seen.constraint for seen in model.observations)]
    return counted and roomy and all(holds(each, world) for each in told)


def holds(constraint: Constraint, world: Mapping[str, Sequence[str]]) -> bool:
    match constraint:
        case Picked(fact):
            return fact.item in world[fact.place]
        case Count(facts, low, high):
            return low <= sum(world[fact.place].count(fact.item) for fact in facts) <= high
    raise AssertionError(f"{constraint} is neither")


def digest(made: Made) -> str:
    """All that makes a puzzle what it is; how it is worded is another matter."""
    known = (made.code, made.stream, made.lines, made.options, made.answer, made.events, made.grade)
    return sha256(msgspec.msgpack.encode(known, order="deterministic")).hexdigest()[:16]


def alike(made: Made) -> bytes:
    """Equal for puzzles that tell and ask the same."""
    return msgspec.msgpack.encode((made.stream, made.options), order="deterministic")
