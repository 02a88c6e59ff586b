"""Intervals agree with values worked out elsewhere, and hold as often as they say."""

from __future__ import annotations

from random import Random

import pytest

from deductio.lab.intervals import odds, ratio, share


def test_wilsons_interval_of_a_textbook_example() -> None:
    """81 of 263: 0.3080 (0.2553 to 0.3662)."""
    low, value, high = share(81, 263)
    assert (round(low, 4), round(value, 4), round(high, 4)) == (0.2553, 0.3080, 0.3662)


def test_no_hit_at_all_still_leaves_some_doubt() -> None:
    low, value, high = share(0, 100)
    assert (low, value) == (0.0, 0.0)
    assert high == pytest.approx(0.0370, abs=0.0001)


def test_odds_are_the_share_to_one() -> None:
    low, value, high = odds(60, 40)
    assert value == pytest.approx(1.5)
    assert low == pytest.approx(share(60, 100).low / (1 - share(60, 100).low))
    assert high > value


def test_a_ratio_of_means_holds_the_truth_about_95_times_in_100() -> None:
    """Points of two sides that differ by a fifth, and share the luck of the game."""
    luck, held = Random(5), 0
    for _ in range(400):
        games = [luck.uniform(3, 9) for _ in range(60)]
        above = [1.2 * points + luck.gauss(0, 1) for points in games]
        below = [points + luck.gauss(0, 1) for points in games]
        low, _, high = ratio(above, below)
        held += low < 1.2 < high
    assert 365 <= held <= 395
