"""What the dice promise from each place: how soon they lead into which room, or to the centre."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from deductio.games.cluedo.cards import ROOMS
from deductio.games.cluedo.mansion import CENTRE, Place, distances, mansion

Floats = NDArray[np.float64]

TOTALS = np.arange(2, 13)
ODDS = (6 - np.abs(TOTALS - 7)) / 36
"""How likely two dice give each total."""
NEVER = 99
"""A number of steps no roll can make."""


@cache
def places() -> tuple[Place, ...]:
    return (*ROOMS, CENTRE, *mansion().squares)


@cache
def number_of() -> dict[Place, int]:
    return {place: number for number, place in enumerate(places())}


@cache
def steps() -> NDArray[np.int64]:
    """From every place to every place; nobody arrives where it stands."""
    far = np.array([[distances(here)[there] for there in places()] for here in places()])
    np.fill_diagonal(far, NEVER)
    return far


@cache
def turns() -> Floats:
    """From every place to every place, the turns a pawn needs that walks straight there."""
    expected = [0.0]
    for far in range(1, NEVER + 1):
        short = [(odds, far - total) for total, odds in zip(TOTALS, ODDS, strict=True)]
        expected.append(1 + sum(odds * expected[left] for odds, left in short if left > 0))
    walked = np.array(expected)[steps()]
    np.fill_diagonal(walked, 0)
    return walked


@cache
def turns_to_centre() -> Floats:
    return np.asarray(turns()[:, number_of()[CENTRE]])


def by_roll(place: Place, worth: Floats) -> Floats:
    """For each total of the dice, the worth of the best place in reach."""
    far = steps()[number_of()[place]]
    in_reach = far[None, :] <= TOTALS[:, None]
    return np.asarray(np.where(in_reach, worth, -np.inf).max(axis=1))


@cache
def entrances() -> NDArray[np.bool_]:
    """From every place, for each total, which rooms and whether the centre are in reach."""
    far = steps()[:, None, : len(ROOMS) + 1]
    return far <= TOTALS[None, :, None]


@cache
def joined_by_shortcut() -> NDArray[np.bool_]:
    """From every place, the rooms a shortcut leads to."""
    ways = mansion().shortcuts
    return np.array([[there in ways.get(here, ()) for there in ROOMS] for here in places()])


def next_turn(worth: Floats, otherwise: Floats) -> Floats:
    """From every place, the worth of the best room (or the centre) the next turn leads into.

    `worth` is that of the nine rooms and the centre, `otherwise` that of every place if none is
    reached.
    """
    best = np.where(entrances(), worth, -np.inf).max(axis=2)
    rolled = np.maximum(best, otherwise[:, None]) @ ODDS
    short = np.where(joined_by_shortcut(), worth[: len(ROOMS)], -np.inf).max(axis=1)
    return np.asarray(np.maximum(rolled, short))
