"""Ratings say who wins more often, and how sure that is."""

from __future__ import annotations

from random import Random

import pytest

from deductio.lab.ratings import Place, rate


def won(winner: str, *losers: str) -> list[Place]:
    return [Place(winner, won=True), *(Place(loser, won=False) for loser in losers)]


def test_twice_as_many_wins_are_as_many_points_as_they_are_worth() -> None:
    """400 points are ten to one, so two to one are 120; no interval of the two meets the other."""
    found = rate([won("sleuth", "inspector")] * 133 + [won("inspector", "sleuth")] * 67)
    assert found["sleuth"].value - found["inspector"].value == pytest.approx(119, abs=2)
    assert found["sleuth"].low > found["inspector"].high


def test_the_order_of_games_does_not_count() -> None:
    games = [won("a", "b", "b")] * 10 + [won("b", "a", "c")] * 7 + [won("c", "a", "b")] * 3
    shuffled = Random(1).sample(games, len(games))
    assert rate(shuffled)["a"].value == pytest.approx(rate(games)["a"].value)


def test_a_last_place_costs_no_more_than_any_other_loss() -> None:
    """Who dares and errs has not won, and who never dares has not won either."""
    found = rate([won("bold", "shy", "bold")] * 10 + [won("bold", "shy", "shy")] * 5)
    assert found["bold"].value > found["shy"].value


def test_many_chairs_of_one_level_are_no_advantage() -> None:
    """Two of three chairs win two games of three by chance."""
    found = rate([won("a", "a", "b")] * 20 + [won("b", "a", "a")] * 10)
    assert found["a"].value == pytest.approx(found["b"].value, abs=1)


def test_four_times_the_games_halve_the_interval() -> None:
    few = rate([won("a", "b")] * 30 + [won("b", "a")] * 20)["a"]
    many = rate([won("a", "b")] * 120 + [won("b", "a")] * 80)["a"]
    assert (many.high - many.low) / (few.high - few.low) == pytest.approx(0.5, abs=0.02)


def test_what_all_win_or_lose_together_tells_nothing() -> None:
    for together in (True, False):
        drawn = rate([[Place("a", together), Place("b", together)]] * 20)
        assert drawn["a"].value == drawn["b"].value


def test_who_never_lost_has_a_rating_too() -> None:
    found = rate([won("a", "b")] * 50)
    assert found["a"].low > found["b"].high
    assert found["a"].high < 3000
