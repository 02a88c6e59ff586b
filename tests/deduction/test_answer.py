"""The answer as a reader uses it, against brute force and against worked examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import product
from math import isclose, log2
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deductio.deduction import (
    Constraint,
    Count,
    Fact,
    Frame,
    Holds,
    Model,
    Observation,
    Picked,
    TooLarge,
    at_least,
    at_most,
    each,
    exactly,
    excluded,
    known,
    picked,
)
from deductio.deduction.by_combination import ByCombination
from deductio.deduction.draws import Draws
from deductio.deduction.notebook import Notebook
from deductio.deduction.solve import listed, solve
from deductio.deduction.worlds import Worlds
from tests.deduction import shapes
from tests.deduction.brute import frame_worlds, meets, truth, weight_of
from tests.deduction.test_solvers import SHAPES, as_problem, check_in_common, every_way

few = settings(max_examples=30, deadline=None, derandomize=True)
seeds = st.integers(0, 2**32)
every_shape = pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)


@every_shape
@few
@given(seed=seeds, weigh=st.booleans())
def test_certainties_odds_and_joints_are_those_of_brute_force(
    shape: shapes.Shape, seed: int, weigh: bool
) -> None:
    model = shape(Random(seed))
    answer, expected = model.answer(weigh_picks=weigh), truth(model, weigh_picks=weigh)
    assert answer.count == expected.count
    assert answer.certain == expected.certain
    for fact, odds in answer.odds.items():
        assert answer.chance(fact) == expected.ways[fact] / expected.weight
        assert isclose(odds, answer.chance(fact), rel_tol=1e-12, abs_tol=1e-300)
    place = Random(seed).choice(model.frame.places)
    joint = answer.joint(place)
    assert joint.keys() == expected.contents[place].keys()
    for content, ways in expected.contents[place].items():
        assert isclose(joint[content], ways / expected.weight, rel_tol=1e-12)
    check_in_common(answer.in_common, expected, model)
    entropy = -sum(odds * log2(odds) for odds in joint.values())
    assert isclose(answer.entropy(place), entropy, abs_tol=1e-12)


@every_shape
@few
@given(seed=seeds)
def test_hypothetical_answers_are_those_of_brute_force(shape: shapes.Shape, seed: int) -> None:
    random = Random(seed)
    model = shape(random)
    facts = random.sample(model.frame.facts, min(3, len(model.frame.facts)))
    whole = truth(model).weight
    odds = model.answer().how_many(facts)
    for number in range(7):
        told = Observation(99, exactly(number, facts))
        expected = truth(Model(model.frame, [*model.observations, told])).weight / whole
        assert isclose(odds.get(number, 0.0), expected, abs_tol=1e-12)


@every_shape
@few
@given(seed=seeds)
def test_several_places_together(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    first, second = model.frame.places[:2]
    joint = model.answer().joint_of([first, second])
    assert isclose(sum(joint.values()), 1.0)
    apart: Counter[tuple[str, ...]] = Counter()
    for (content, _), odds in joint.items():
        apart[content] += odds  # type: ignore[assignment]
    assert apart == pytest.approx(model.answer().joint(first))


SAMPLES = 3000


@every_shape
@few
@given(seed=seeds)
def test_worlds_written_out_are_those_of_brute_force(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    told = [known(told.fact) if isinstance(told, Picked) else told for told in model.constraints]
    counts = [each for each in told if isinstance(each, Count)]
    fitting = [
        frozenset(world.items())
        for world in frame_worlds(model.frame)
        if all(meets(world, count) for count in counts)
    ]
    written = [
        Counter(Fact(item, place) for place, items in world.items() for item in items)
        for world in listed(model)
    ]
    assert len(written) == len(fitting)
    assert {frozenset(world.items()) for world in written} == set(fitting)


def test_worlds_are_written_out_once_few_are_left() -> None:
    model = Model(shapes.drawer(8))
    with pytest.raises(TooLarge):
        listed(model)
    seen = [known(Fact(kind, f"slot{slot}")) for slot, kind in enumerate("AABBCCDDEE", start=1)]
    worlds = listed(model.given(*seen))
    assert len(worlds) == 6 * 5 * 4 * 3 * 2 // 2**3
    assert all(world["slot10"] == ("E",) for world in worlds)


@every_shape
@settings(max_examples=8, deadline=None, derandomize=True)
@given(seed=seeds)
def test_samples_follow_the_odds(shape: shapes.Shape, seed: int) -> None:
    model = shape(Random(seed))
    weights = world_weights(model)
    assert_as_likely_as_drawn(weights, model.answer().sample(SAMPLES, seed))
    for solved in every_way(model, weigh=True):
        drawn = Worlds(model.frame, solved.draw(SAMPLES, Draws(seed)))
        assert_as_likely_as_drawn(weights, drawn)


def test_two_copies_of_an_item_are_drawn_for_two_seats() -> None:
    frame, kinds = shapes.grid(((3, True), (4, True)), 3)
    drawn = Worlds(frame, ByCombination(as_problem(Model(frame), weigh=True)).draw(500, Draws(1)))
    seats = ("seat0", "seat1", "seat2")
    for world in drawn:
        assert all(len(set(world[seat]) & set(kind)) == 1 for seat in seats for kind in kinds)
    for star in ("K*", "V*"):
        assert {sum(star in world[seat] for seat in seats) for world in drawn} == {0, 1, 2}


@every_shape
@settings(max_examples=8, deadline=None, derandomize=True)
@given(seed=seeds)
def test_of_several_models_each_counts_by_its_weight(shape: shapes.Shape, seed: int) -> None:
    random = Random(seed)
    whole = shape(random)
    heard = [random.randrange(len(whole.observations) + 1) for _ in range(2)]
    models = [whole, *(Model(whole.frame, whole.observations[:number]) for number in heard)]
    answer, truths = solve(*models), [truth(model) for model in models]
    weight = sum(true.weight for true in truths)
    assert (answer.count, answer.weight) == (sum(true.count for true in truths), weight)
    for fact, odds in answer.odds.items():
        assert answer.chance(fact) == sum(true.ways[fact] for true in truths) / weight
        assert isclose(odds, answer.chance(fact), rel_tol=1e-12, abs_tol=1e-300)
        so = {true.certain.get(fact) for true in truths}
        assert answer.certain.get(fact) == (so.pop() if len(so) == 1 else None)
    place = random.choice(whole.frame.places)
    contents = Counter[tuple[str, ...]]()
    for true in truths:
        contents.update(true.contents[place])
    assert answer.joint(place) == pytest.approx(
        {content: float(ways / weight) for content, ways in contents.items()}
    )
    together = Counter[WholeWorld]()
    for model in models:
        together.update(world_weights(model))
    assert_as_likely_as_drawn(together, answer.sample(SAMPLES, seed))


WholeWorld: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""A world as a sample writes it, in order."""


def assert_as_likely_as_drawn(
    weights: Mapping[WholeWorld, Fraction | int], worlds: Iterable[Mapping[str, tuple[str, ...]]]
) -> None:
    drawn = Counter(tuple(sorted(world.items())) for world in worlds)
    assert drawn.keys() <= weights.keys()
    whole = sum(weights.values())
    expected = {world: float(SAMPLES * weight / whole) for world, weight in weights.items()}
    surprise = sum((drawn[world] - often) ** 2 / often for world, often in expected.items())
    free = len(expected) - 1
    assert surprise <= free + 5 * (2 * free) ** 0.5 + 10


def world_weights(model: Model) -> dict[WholeWorld, Fraction]:
    found = {}
    counts = [told for told in model.constraints if isinstance(told, Count)]
    for world in frame_worlds(model.frame):
        weight = weight_of(world, model, weigh_picks=True)
        if weight and all(meets(world, count) for count in counts):
            contents = [
                (
                    place,
                    tuple(
                        item for item in model.frame.items for _ in range(world[Fact(item, place)])
                    ),
                )
                for place in model.frame.places
            ]
            found[tuple(sorted(contents))] = weight
    return found


def test_the_same_seed_draws_the_same_worlds() -> None:
    model = shapes.full_mansion(4, Random(3), 8)
    assert list(model.answer().sample(20, 5)) == list(model.answer().sample(20, 5))
    assert list(model.answer().sample(20, 5)) != list(model.answer().sample(20, 6))


TRIPLE = ("S0", "W0", "R0")


def test_the_answers_to_a_suggestion_add_up_to_one_in_both_models_of_odds() -> None:
    model = shapes.full_mansion(4, Random(11), 6)
    seats = ["seat1", "seat2", "seat3"]
    question: dict[str, list[Constraint]] = {"nobody": [excluded(*each(TRIPLE, *seats))]}
    for number, seat in enumerate(seats):
        for card in TRIPLE:
            question[f"{seat} {card}"] = [
                excluded(*each(TRIPLE, *seats[:number])),
                picked(Fact(card, seat), TRIPLE),
            ]
    for weigh in (True, False):
        odds = model.answer(weigh_picks=weigh).answers(question)
        assert isclose(sum(odds.values()), 1.0)


def test_a_shown_card_weighs_as_much_as_its_show_was_likely() -> None:
    frame = Frame("abcd", {"mine": 1, "theirs": 2, "hidden": 1})
    model = Model(frame)
    model.observe(1, known(Fact("d", "mine")))
    model.observe(2, picked(Fact("a", "theirs"), "ab"))
    assert model.answer().chance(Fact("b", "theirs")) == Fraction(1, 3)
    assert model.answer(weigh_picks=False).chance(Fact("b", "theirs")) == Fraction(1, 2)
    notebooks = [Notebook([model], item_domain="card") for _ in range(2)]
    notebooks[1].weigh_picks = False
    assert [one.odds[Fact("b", "theirs")] for one in notebooks] == [1 / 3, 1 / 2]


def test_of_two_alike_stars_the_one_seen_does_not_count_twice() -> None:
    """Almost Innocent, example 7: nine cards, one star and K1 seen, the other star is 1 of 7."""
    names = [f"K{number}" for number in range(1, 8)]
    frame = Frame(
        {**dict.fromkeys(names, 1), "K*": 2},
        {"seat0": 1, "seat1": 1, "unused": 7},
        [exactly(1, each([*names, "K*"], seat)) for seat in ("seat0", "seat1")],
    )
    model = Model(frame)
    model.observe(1, known(Fact("K1", "seat0")))
    assert model.answer().chance(Fact("K*", "seat1")) == Fraction(2, 8)
    model.observe(2, picked(Fact("K*", "unused"), [*names, "K*"]))
    assert model.answer().chance(Fact("K*", "seat1")) == Fraction(1, 7)


def test_one_of_two_models_is_true() -> None:
    """Chaussette, example 7: A and B may have changed places; then 1, 5, 6 had no pair."""
    branches = []
    for first, second in (("A", "B"), ("B", "A")):
        model = Model(shapes.drawer(8))
        model.observe(1, known(Fact(first, "slot1")), known(Fact(second, "slot2")))
        model.observe(
            2, [at_most(1, each([kind], "slot1", "slot5", "slot6")) for kind in "ABCDEFGH"]
        )
        branches.append(model)
    answer = solve(*branches)
    assert answer.chance(Fact("A", "slot1")) == Fraction(1, 2)
    assert 0 < answer.chance(Fact("A", "slot5")) < 1
    pair = answer.joint_of(["slot5", "slot6"])
    assert (("A",), ("B",)) not in pair
    assert (("A",), ("C",)) in pair
    twins = [
        odds for (one, other), odds in answer.joint_of(["slot2", "slot7"]).items() if one == other
    ]
    assert isclose(answer.in_common[2, 7], sum(twins))
    worlds = answer.sample(500, 1)
    assert 200 < worlds.at("A", "slot1").sum() < 300
    settled = answer.given(known(Fact("B", "slot1")))
    assert settled.certain[Fact("A", "slot2")]
    assert settled.certain[Fact("B", "slot5")] is False


def test_what_may_lie_at_a_place_is_worked_out_case_by_case_where_no_solver_lists_it() -> None:
    """Places with spare room, and more worlds than are listed."""
    frame = Frame("abcdefghijk", {"few": range(3), "many": range(12), "more": range(12)})
    model = Model(frame)
    model.observe(1, picked(Fact("a", "many"), "abc"), at_least(1, each("def", "few", "more")))
    expected = truth(model)
    joint = model.answer().joint("few")
    assert joint.keys() == expected.contents["few"].keys()
    assert joint == pytest.approx(
        {
            content: float(ways / expected.weight)
            for content, ways in expected.contents["few"].items()
        }
    )


def test_any_condition_where_worlds_can_be_listed() -> None:
    frame = shapes.street(4, 4)
    model = Model(frame)
    model.observe(
        1,
        Holds(
            "S0 under an earlier tile than S1",
            lambda worlds: worlds.place_of("S0") < worlds.place_of("S1"),
        ),
    )
    answer = model.answer()
    assert answer.count < 11_520 / 2 + 1
    assert all(("S1" not in world["solution"]) for world in answer.sample(50, 2))


def test_a_condition_where_only_few_worlds_are_left() -> None:
    model = Model(shapes.drawer(5))
    model.observe(1, known(Fact("A", "slot1")), known(Fact("A", "slot2")))
    model.observe(2, Holds("B is not in slot 3", lambda worlds: ~worlds.at("B", "slot3")))
    answer = model.answer()
    assert answer.count == 2520 - 630
    odds = answer.answers({kind: [known(Fact(kind, "sleeve"))] for kind in "ABCDE"})
    assert odds == {kind: answer.odds[Fact(kind, "sleeve")] for kind in "ABCDE"}
    assert sum(odds.values()) == pytest.approx(1.0)


def test_a_condition_counts_worlds_and_not_the_ways_to_arrange_alike_copies() -> None:
    """113,400 worlds can be listed; the ten socks could be laid out 3,628,800 times."""
    model = Model(shapes.drawer(5))
    model.observe(1, Holds("A is in the sleeve", lambda worlds: worlds.at("A", "sleeve")))
    assert model.answer().count == 22_680


def test_a_condition_weighs_worlds_as_a_count_does() -> None:
    """Two alike copies at one place can lie there in one way, at two places in two."""
    frame = Frame(dict.fromkeys("abcdefgh", 2), {"x": 5, "y": 5, "z": 6})
    counted, listed = (Model(frame) for _ in range(2))
    for model in (counted, listed):
        model.observe(1, [known(Fact(item, "x")) for item in "ab"])
    counted.observe(2, known(Fact("c", "y")))
    listed.observe(2, Holds("c lies at y", lambda worlds: worlds.at("c", "y")))
    assert listed.answer().count == counted.answer().count
    assert listed.answer().odds == pytest.approx(counted.answer().odds)


def test_a_condition_on_too_many_worlds_is_refused() -> None:
    model = Model(shapes.drawer(8))
    model.observe(1, Holds("anything", lambda worlds: worlds.at("A", "sleeve")))
    with pytest.raises(TooLarge):
        model.answer()


def test_what_exceeds_the_budget_is_refused_and_never_guessed() -> None:
    items = [f"i{number}" for number in range(40)]
    places = {f"p{number}": 4 for number in range(10)}
    model = Model(Frame(items, places))
    random = Random(1)
    for event in range(60):
        facts = [Fact(random.choice(items), random.choice(list(places))) for _ in range(6)]
        model.observe(event, at_least(1, facts))
    with pytest.raises(TooLarge):
        model.answer()


def test_alike_questions_about_one_place_need_no_second_count() -> None:
    model = shapes.full_grid(3, Random(4), 4)
    line = each(["K1", "V2", "C3", "E4", "P5"], "seat0")
    odds = model.answer().how_many(line)
    again = model.answer().answers({number: [exactly(number, line)] for number in range(6)})
    assert {number: share for number, share in again.items() if share} == pytest.approx(odds)


def test_all_solutions_before_anything_is_told() -> None:
    joint = Model(shapes.street(4, 4)).answer().joint("solution")
    assert joint == pytest.approx(
        dict.fromkeys(product(("S0", "S1", "S2", "S3"), ("W0", "W1", "W2", "W3")), 1 / 16)
    )
