"""Fair numbers, and numbers too large for a machine word."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from deductio.deduction import Fact, Frame, Model, each, exactly, known, picked
from deductio.deduction.by_cover import ByPlace
from deductio.deduction.by_diagram import ByDiagram
from deductio.deduction.draws import Draws, choose
from tests.deduction import shapes
from tests.deduction.brute import truth
from tests.deduction.test_solvers import as_problem


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    numbers = Draws(7).below(np.full(5, 1000)).tolist()
    assert numbers == Draws(b"7").below(np.full(5, 1000)).tolist()
    assert numbers == [769, 677, 974, 681, 81]


def test_numbers_stay_below_their_totals_and_reach_all_of_them() -> None:
    totals = np.tile([1, 2, 3, 7], 2000)
    numbers = Draws(1).below(totals)
    assert (numbers < totals).all()
    assert [set(numbers[totals == total]) for total in (1, 2, 3)] == [{0}, {0, 1}, {0, 1, 2}]


def test_totals_of_more_than_half_the_words_are_fair_too() -> None:
    """Three quarters of 2^63: a word modulo that would fall into the first third twice as often."""
    total = 3 << 61
    numbers = Draws(2).below(np.full(6000, total))
    thirds = np.bincount(numbers // (1 << 61), minlength=3)
    assert thirds.tolist() == pytest.approx([2000] * 3, abs=200)


def test_totals_beyond_a_word() -> None:
    total = 10**40
    numbers = Draws(3).below(np.array([total] * 200, dtype=object))
    assert all(0 <= number < total for number in numbers)
    assert max(numbers) > total // 2


def test_a_row_is_chosen_as_often_as_it_has_ways() -> None:
    ways = np.tile(np.array([[0], [1], [3], [0]]), (1, 4000))
    chosen = np.bincount(choose(ways, Draws(4)), minlength=4)
    assert chosen.tolist() == pytest.approx([0, 1000, 3000, 0], abs=120)
    assert chosen[0] == chosen[3] == 0


def test_a_card_shown_sixty_times_leaves_exact_odds() -> None:
    frame = Frame("abcdef", {"mine": 1, "theirs": 3, "hidden": 2})
    model = Model(frame)
    model.observe(1, known(Fact("f", "mine")))
    for event in range(2, 62):
        model.observe(event, picked(Fact("a", "theirs"), "abc"))
    expected = truth(model)
    for solver in (ByPlace, ByDiagram):
        solved = solver(as_problem(model, weigh=True))
        assert solved.total / solved.scale == expected.weight
        ways = [number / solved.scale for number in solved.ways()]
        assert ways == [expected.ways[fact] for fact in frame.facts]
        assert solved.draw(50, Draws(1)).shape == (50, 6)


def test_more_worlds_than_a_word_can_count() -> None:
    """Thirty cards in six hands: 30!/(5!)^6 worlds, exactly."""
    frame = Frame([f"c{number}" for number in range(30)], {f"p{number}": 5 for number in range(6)})
    answer = Model(frame).answer()
    assert answer.count == 88_832_646_059_788_350_720
    assert answer.odds[Fact("c0", "p0")] == pytest.approx(1 / 6)
    worlds = answer.sample(300, 1)
    assert (worlds.number(*each(frame.items, "p3")) == 5).all()


def test_combinations_of_more_worlds_than_a_word_can_count() -> None:
    frame, _ = shapes.grid(((9, True),) * 5, 5)
    model = Model(frame)
    model.observe(1, exactly(1, each(["K1", "V1", "C1"], "seat0")))
    answer = model.answer()
    assert answer.count > 1 << 63
    assert sum(answer.joint("seat0").values()) == pytest.approx(1.0)
    assert Random(1).choice(answer.sample(20, 1))["seat0"]
