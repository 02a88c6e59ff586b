"""At the real size of the games: solvers against each other, and numbers worked out by hand."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from deductio.deduction import (
    Count,
    Fact,
    Frame,
    Model,
    at_most,
    each,
    excluded,
    known,
    one_of_each,
)
from deductio.deduction.by_combination import ByCombination
from deductio.deduction.by_cover import ByItem, ByPlace
from deductio.deduction.by_diagram import ByDiagram
from deductio.deduction.solve import number_of_worlds
from tests.deduction import shapes
from tests.deduction.test_solvers import as_problem

KINDS = "ABCDEFGH"


def same(model: Model, first: Any, second: Any) -> None:
    problem = as_problem(model, weigh=True)
    one, other = first(problem), second(problem)
    assert one.total / one.scale == other.total / other.scale
    assert [ways / one.scale for ways in one.ways()] == [
        ways / other.scale for ways in other.ways()
    ]
    assert one.worlds == other.worlds


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("suggestions", [5, 12, 20])
def test_hands_by_covers_and_by_the_diagram(seats: int, suggestions: int) -> None:
    same(
        shapes.full_mansion(seats, Random(seats * 100 + suggestions), suggestions),
        ByPlace,
        ByDiagram,
    )


@pytest.mark.parametrize("searches", [2, 3, 6, 9])
def test_socks_by_covers_and_by_the_diagram(searches: int) -> None:
    same(shapes.play_drawer(8, Random(searches), searches), ByItem, ByDiagram)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("questions", [3, 5])
def test_combinations_by_seats_and_by_the_diagram(seats: int, questions: int) -> None:
    kinds = ((6, False), (5, True), (5, False))
    same(
        shapes.full_grid(seats, Random(questions), questions, kinds=kinds), ByCombination, ByDiagram
    )


@pytest.mark.proof
@pytest.mark.parametrize("seats", range(2, 7))
def test_hands_by_covers_and_by_the_diagram_in_many_games(seats: int) -> None:
    for seed in range(100):
        for suggestions in (4, 8, 16, 30):
            same(shapes.full_mansion(seats, Random(seed), suggestions), ByPlace, ByDiagram)


@pytest.mark.proof
def test_socks_by_covers_and_by_the_diagram_in_many_games() -> None:
    for seed in range(60):
        for searches in (1, 3, 6, 9, 12):
            same(shapes.play_drawer(8, Random(seed), searches), ByItem, ByDiagram)


@pytest.mark.parametrize(
    ("seats", "deals"),
    [
        (2, 81_662_929_920),
        (3, 5_557_616_064),
        (4, 3_126_159_036_000),
        (5, 44_460_928_512_000),
        (6, 44_460_928_512_000),
    ],
)
def test_the_number_of_deals_of_cluedo(seats: int, deals: int) -> None:
    model = shapes.full_mansion(seats, Random(1), 0)
    assert number_of_worlds(Model(model.frame)) == deals


def test_a_hand_with_two_of_each_kind_leaves_112_solutions() -> None:
    model = Model(shapes.full_mansion(3, Random(1), 0).frame)
    model.observe(1, [known(fact) for fact in each(["S0", "S1", "W0", "W1", "R0", "R1"], "seat0")])
    answer = model.answer()
    assert answer.count == 103_488
    assert len(answer.joint("solution")) == 112


def sleeve_weights(model: Model) -> list[int]:
    answer = model.answer()
    return [int(answer.chance(Fact(kind, "sleeve")) * answer.count) for kind in KINDS]


def test_the_number_of_deals_of_socks() -> None:
    model = Model(shapes.drawer(8))
    assert model.answer().count == 81_729_648_000
    assert sleeve_weights(model) == [10_216_206_000] * 8


def test_the_posterior_of_the_sock_example() -> None:
    model = Model(shapes.drawer(8))
    model.observe(1, excluded(*each("EFGH", "sleeve")))
    model.observe(2, [known(Fact(kind, f"slot{slot}")) for slot, kind in enumerate("ACE", start=1)])
    for event, slots in enumerate([(1, 2, 3), (1, 4, 5), (4, 5, 6), (2, 6, 7)], start=3):
        named = [f"slot{slot}" for slot in slots]
        model.observe(event, [at_most(1, each([kind], *named)) for kind in KINDS])
    assert sleeve_weights(model) == [8_492_400, 15_140_160, 8_492_400, 15_140_160, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("kinds", "seats", "deals"),
    [(4, 2, 810_000), (4, 5, 268_738_560_000), (5, 2, 24_300_000), (5, 5, 193_491_763_200_000)],
)
def test_the_number_of_deals_of_almost_innocent(kinds: int, seats: int, deals: int) -> None:
    frame, _ = shapes.grid(((6, False),) * kinds, seats)
    assert number_of_worlds(Model(frame)) == deals


def test_the_own_combinations_of_almost_innocent() -> None:
    model = shapes.full_grid(3, Random(1), 0)
    assert len(model.answer().joint("seat0")) == 5**5


@pytest.mark.parametrize("questions", [4, 6, 9])
def test_the_joint_view_at_three_seats_is_that_of_brute_force(questions: int) -> None:
    """Seat 0 holds the solution of seat 1; its own and that of seat 2 are open."""
    model = shapes.full_grid(3, Random(questions), questions)
    mine, theirs = combinations(model, "seat0"), combinations(model, "seat2")
    ways = {own: sum(not own & other for other in theirs) for own in mine}
    whole = sum(ways.values())
    answer = model.answer()
    assert answer.count == whole
    joint = {frozenset(content): odds for content, odds in answer.joint("seat0").items()}
    assert joint == pytest.approx({own: number / whole for own, number in ways.items() if number})
    for fact, odds in answer.odds.items():
        if fact.place == "seat0":
            expected = sum(number for own, number in ways.items() if fact.item in own) / whole
            assert odds == pytest.approx(expected)


def combinations(model: Model, seat: str) -> list[frozenset[str]]:
    """One clue of each kind that meets everything told about a seat alone."""
    counts = [told for told in model.constraints if isinstance(told, Count)]
    taken = {told.facts[0].item for told in counts if told == known(told.facts[0])}
    kinds = [
        [clue for clue in model.frame.items if clue[0] == letter and clue not in taken]
        for letter in "KVCEP"
    ]
    about = [told for told in counts if {fact.place for fact in told.facts} == {seat}]
    return [
        own
        for own in map(frozenset, product(*kinds))
        if all(
            told.low <= sum(fact.item in own for fact in told.facts) <= told.high for told in about
        )
    ]


def test_the_joint_certainty_of_almost_innocent() -> None:
    """Example 12: only seat 1 can have V2, so seat 2's Victim is V1."""
    frame, names = shapes.grid(((6, False),) * 5, 3)
    model = Model(frame)
    model.observe(1, [known(Fact(clue, "seat0")) for clue in ("K1", "V5", "C2", "E1", "P2")])
    touching = ["V2", "V1"]
    for seat in ("seat1", "seat2"):
        model.observe(
            2, excluded(*[Fact(victim, seat) for victim in names[1] if victim not in touching])
        )
    line = ["C5", "P3", "V1", "K3", "E3"]
    model.observe(3, excluded(*each(line, "seat1")))
    certain = model.answer().certain
    assert certain[Fact("V2", "seat1")]
    assert certain[Fact("V1", "seat2")]


def test_certain_with_one_tile_never_looked_at() -> None:
    """Small Detectives, example 11."""
    kinds = [["florist", "pastor", "postman", "librarian"], ["gnome", "trout", "needle", "ball"]]
    frame = Frame(
        [*kinds[0], *kinds[1]],
        {"solution": 2, **{f"tile{n}": 1 for n in range(1, 7)}},
        one_of_each("solution", kinds),
    )
    model = Model(frame)
    for tile, token in enumerate(["florist", "pastor", "gnome", "trout", "needle"], start=1):
        model.observe(tile, known(Fact(token, f"tile{tile}")))
    model.observe(6, excluded(Fact("postman", "solution")))
    assert model.answer().certain[Fact("librarian", "solution")]
    assert model.answer().joint("solution") == {("librarian", "ball"): 1.0}
