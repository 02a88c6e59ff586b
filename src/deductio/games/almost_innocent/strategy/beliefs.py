"""What each seat may think of its own solution, as another seat can work it out.

Everybody knows what was told of everybody. A seat also knows its left neighbour's solution, so in a
world that is only supposed, its doubts can be supposed too. Clues that others are likely to have
weigh less, by their shares; a clue that another seat is known to have weighs nothing. These weights
are close to the exact odds, not equal to them; what a seat thinks of its own solution is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from deductio.core.chance import WORDS, Chance
from deductio.core.messages import Event, Seat, Seated
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.clues import Board, Clue
from deductio.games.almost_innocent.messages import HandDealt, SawUnused
from deductio.games.almost_innocent.notebook import notebook, solution_of
from deductio.games.almost_innocent.strategy.combinations import (
    Floats,
    Ints,
    combinations,
    fitting,
)
from deductio.games.almost_innocent.strategy.told import (
    Told,
    board_of,
    left_of,
    told_of_all,
)
from deductio.games.almost_innocent.view import View

PRIVATE = Seated | HandDealt | SawUnused
"""What is told to one seat alone."""
ROUNDS = 3
"""How often the shares are worked out again, each time from those before."""
ALMOST = 1 - 1e-9
"""The highest odds of what is not certain."""
FEW_WORLDS, MOST_WORLDS = 16, 192
"""How many worlds are supposed: fewer as long as there is much to weigh in each."""
CELLS = 40_000
MANY = 500
"""Combinations of which one seat's own odds are not worked out exactly."""


class Doubt:
    """What one seat may have, and how likely each of it is to that seat, world by world."""

    def __init__(self, rows: Ints, weights: Floats, truth: Ints) -> None:
        self.rows = rows
        """The combinations that fit what was told, by their places."""
        self.weights = weights
        """For each world, or one line for all of them, and each combination."""
        self.truth = truth
        """For each world, the place of the combination it has there."""

    def bits(self) -> Floats:
        """In each world, how far the seat is from knowing."""
        whole = self.weights.sum(axis=1)
        return np.asarray(np.log2(whole / self.true_weights()))

    def true_weights(self) -> Floats:
        at = np.searchsorted(self.rows, self.truth)
        line = np.arange(len(at)) if len(self.weights) > 1 else np.zeros(len(at), dtype=np.int64)
        return np.asarray(self.weights[line, at])


class Beliefs:
    """Everyone's doubts, as the seat of a stream may suppose them."""

    def __init__(self, stream: Sequence[Event], seen: View, luck: Chance) -> None:
        assert seen.me is not None
        self.seen, self.me, self.left = seen, seen.me, left_of(seen, seen.me)
        self.board = board_of(seen)
        self.all = combinations(self.board)
        self.told = told_of_all(seen)
        self.exact = notebook(stream).answer
        self.shares = self._public_shares(stream)
        most = max(len(fitting(self.board, told)) for told in self.told)
        self.dealt = self._draw(min(max(CELLS // most, FEW_WORLDS), MOST_WORLDS), luck)
        """For each world and seat, the numbers of its clues."""

    def _public_shares(self, stream: Sequence[Event]) -> list[Floats]:
        """For each seat the odds of every clue to somebody who holds no cards."""
        odds = notebook([event for event in stream if not isinstance(event, PRIVATE)]).odds
        return [
            np.array([odds[Fact(clue, solution_of(seat))] for clue in self.all.clues])
            for seat in range(self.seen.seats)
        ]

    def _draw(self, worlds: int, luck: Chance) -> Ints:
        sampled = self.exact.sample(worlds, luck.below(WORDS))
        frame = self.exact.frame
        items = np.repeat(np.arange(len(frame.items)), frame.copies)
        dealt = np.empty((worlds, self.seen.seats, len(self.board.kinds)), dtype=np.int64)
        for seat in range(self.seen.seats):
            here = sampled.pieces == frame.place(solution_of(seat))
            dealt[:, seat] = items[np.nonzero(here)[1]].reshape(worlds, -1)
        return dealt

    def doubt(self, seat: Seat) -> Doubt:
        rows = fitting(self.board, self.told[seat])
        truth = self.all.place(self.dealt[:, seat])
        if seat == self.me:
            return Doubt(rows, self._own_weights(rows), truth)
        factors = self._factors(seat)
        return Doubt(rows, weighed(factors, self.all.rows[rows]), truth)

    def _own_weights(self, rows: Ints) -> Floats:
        """Exact, unless they are so many that a card of another seat matters little."""
        close = weighed(own_factors(self.seen, self.shares), self.all.rows[rows])
        if self.seen.seats == 2 or not 1 < np.count_nonzero(close) <= MANY:
            return close
        joint = self.exact.joint(solution_of(self.me))
        numbers = [[self.all.number[clue] for clue in clues] for clues in joint]
        weights = np.zeros(len(self.all.rows))
        weights[self.all.place(np.array(numbers))] = list(joint.values())
        return np.asarray(weights[rows][None, :])

    def _factors(self, seat: Seat) -> Floats:
        """What each clue weighs to that seat, in each world: it sees its left neighbour's cards."""
        sees = left_of(self.seen, seat)
        others = [
            self.shares[other] for other in range(self.seen.seats) if other not in (seat, sees)
        ]
        seen = np.zeros((len(self.dealt), len(self.all.clues)))
        np.put_along_axis(seen, self.dealt[:, sees], 1.0, axis=1)
        return left_over(self.board, tuple(self.seen.shown), [*others, seen])


def own_factors(seen: View, shares: Sequence[Floats]) -> Floats:
    """What each clue weighs to the seat that has seen this."""
    assert seen.me is not None
    board, me = board_of(seen), seen.me
    held = np.zeros(shares[0].shape)
    held[[combinations(board).number[clue] for clue in seen.held]] = 1
    unknown = [share for seat, share in enumerate(shares) if seat not in (me, left_of(seen, me))]
    return left_over(board, tuple(seen.drawn or seen.shown), [held, *unknown])


def own_left(seen: View) -> Ints:
    """The combinations that may be this seat's, without searching for every conclusion."""
    assert seen.me is not None
    board, told = board_of(seen), told_of_all(seen)
    rows = combinations(board).rows[fitting(board, told[seen.me])]
    factors = own_factors(seen, shares(board, told, tuple(seen.shown)))
    return np.asarray(rows[weighed(factors, rows)[0] > 0])


@lru_cache(maxsize=64)
def shares(
    board: Board, told: tuple[tuple[Told, ...], ...], gone: tuple[Clue, ...]
) -> tuple[Floats, ...]:
    """For each seat the odds of every clue, close to those of somebody who holds no cards."""
    every = combinations(board)
    rows = [every.rows[fitting(board, of_seat)] for of_seat in told]
    found: list[Floats] = [np.zeros(len(every.clues))] * len(rows)
    for _ in range(ROUNDS):
        for seat, mine in enumerate(rows):
            factors = left_over(board, gone, found[:seat] + found[seat + 1 :])
            found[seat] = shares_in(mine, weighed(factors, mine)[0], len(every.clues))
    return tuple(found)


def left_over(board: Board, gone: tuple[Clue, ...], others: Sequence[Floats]) -> Floats:
    """What is left of each clue when others have their shares of it; a Special is there twice."""
    every = combinations(board)
    cards = np.where(every.special, 2.0, 1.0)
    for clue in gone:
        cards[every.number[clue]] -= 1
    nobody, one = np.ones((1, len(cards))), np.zeros((1, len(cards)))
    for share in others:
        nobody, one = nobody * (1 - share), one * (1 - share) + nobody * share
    return np.asarray(cards * nobody + np.maximum(cards - 1, 0) * one)


def weighed(factors: Floats, rows: Ints) -> Floats:
    """The weight of each combination, for each line of factors."""
    weights = factors[:, rows[:, 0]]
    for place in range(1, rows.shape[1]):
        weights = weights * factors[:, rows[:, place]]
    return np.asarray(weights)


def shares_in(rows: Ints, weights: Floats, size: int) -> Floats:
    """The odds of each of so many clues: 1 if there is no other case, and only then."""
    possible = rows[weights > 0]
    whole = np.bincount(rows.ravel(), np.repeat(weights, rows.shape[1]), minlength=size)
    is_certain = np.bincount(possible.ravel(), minlength=size) == len(possible)
    return np.where(is_certain, 1.0, np.minimum(whole / weights.sum(), ALMOST))
