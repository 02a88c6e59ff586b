"""How strong levels are by who won: the likeliest strengths, in whatever order the games came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import log, sqrt
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from deductio.lab.intervals import Interval, Z

Vector: TypeAlias = NDArray[np.float64]

MIDDLE, POINTS = 1500.0, 400 / log(10)
"""The mean of all levels; 400 points more win ten times as often."""
WEAK = 1 / 3**2
"""How little we believe before any game: strengths are within e³ of each other."""
STEPS = 20


class Place(NamedTuple):
    """What a player, or a team, made of a game."""

    level: str
    won: bool
    place: float = 1.0
    """From 1, the best; who are equal share the mean of their places. It rates nobody."""
    forfeit: bool = False


def rate(games: Sequence[Sequence[Place]]) -> dict[str, Interval]:
    """One rating per level. Whoever won was better than all who did not; nothing else counts.

    A game that all won or nobody tells nothing. The chance of one out of several to be the best is
    its share of all their strengths (Plackett and Luce).
    """
    levels = [*dict.fromkeys(place.level for places in games for place in places)]
    met = Counter(_seen(levels, places) for game in games for places in _wins(game))
    strengths, spread = _likeliest(len(levels), met)
    apart = np.eye(len(levels)) - 1 / len(levels)
    middles, sure = apart @ strengths, np.diag(apart @ spread @ apart.T)
    return {
        level: _interval(MIDDLE + POINTS * float(middle), POINTS * Z * sqrt(max(0.0, variance)))
        for level, middle, variance in zip(levels, middles, sure, strict=True)
    }


def _wins(game: Sequence[Place]) -> Iterator[list[Place]]:
    """Each winner, before all who did not win."""
    losers = [place for place in game if not place.won]
    if losers:
        yield from ([place, *losers] for place in game if place.won)


def _seen(levels: Sequence[str], places: Sequence[Place]) -> tuple[int, tuple[int, ...]]:
    """The winner's level, and how many of each level it met, itself included."""
    count = Counter(place.level for place in places)
    return levels.index(places[0].level), tuple(count[level] for level in levels)


def _likeliest(levels: int, met: Counter[tuple[int, tuple[int, ...]]]) -> tuple[Vector, Vector]:
    """By Newton's method; the spread is the inverse of the curvature there."""
    strengths: Vector = np.zeros(levels)
    for _ in range(STEPS):
        slope, curvature = _slope(strengths, met)
        strengths = strengths + np.linalg.solve(curvature, slope)
    return strengths, np.asarray(np.linalg.inv(_slope(strengths, met)[1]), np.float64)


def _slope(strengths: Vector, met: Counter[tuple[int, tuple[int, ...]]]) -> tuple[Vector, Vector]:
    """Of the logarithm of the likelihood; and its curvature, turned round."""
    one = np.eye(len(strengths))
    slope, curvature = -WEAK * strengths, WEAK * one
    for (winner, chairs), times in met.items():
        chance = np.array(chairs) * np.exp(strengths - strengths.max())
        chance /= chance.sum()
        slope = slope + times * (one[winner] - chance)
        curvature = curvature + times * (np.diag(chance) - np.outer(chance, chance))
    return slope, curvature


def _interval(value: float, spread: float) -> Interval:
    return Interval(value - spread, value, value + spread)
