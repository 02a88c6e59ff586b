"""Which question helps the team: everyone has to know, so whoever knows least counts most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from math import comb

import numpy as np

from deductio.games.almost_innocent.clues import Board, Clue
from deductio.games.almost_innocent.strategy.beliefs import Doubt
from deductio.games.almost_innocent.strategy.combinations import Bools, Floats, counted

STRESS = 0.4
"""How much more a seat counts that is further from knowing; near 0 all bits count alike."""
SMALL = 200_000
"""Multiplications at a time."""
MOST_BITS = 100
"""Whoever has to guess so often is lost."""
ALIKE = 1e-6
"""Weights that differ by less are the same to somebody who has to guess."""


class Inquiry:
    """Some questions, and what one seat would learn from each of them."""

    def __init__(self, board: Board, questions: Sequence[frozenset[Clue]], doubt: Doubt) -> None:
        """A question is given by the clues it is about."""
        counts = [counted(board, clues) for clues in questions]
        self.board, self.questions, self.doubt = board, questions, doubt
        self.told = np.array([count[doubt.rows] for count in counts])
        self.true = np.array([count[doubt.truth] for count in counts]).T
        self.most = self.told.max(axis=1, initial=0)

    def left_after(self, weights: Floats) -> Floats:
        """For each world and question, the weight of what fits the answer."""
        whole = np.broadcast_to(weights.sum(axis=1, keepdims=True), self.true.shape)
        none, left = whole.copy(), whole.copy()
        for number in range(1, int(self.most.max(initial=0)) + 1):
            some = self.most >= number
            fitting = summed(weights, self.told[some] == number)
            none[:, some] -= fitting
            left[:, some] = np.where(self.true[:, some] == number, fitting, left[:, some])
        return np.where(self.true == 0, none, left)

    @cached_property
    def bits_after(self) -> Floats:
        """For each world and question, how far the seat is from knowing after the answer."""
        true = self.doubt.true_weights()[:, None]
        left = np.maximum(self.left_after(self.doubt.weights), true)
        return np.asarray(np.log2(left / true))

    def answered(self, place: int) -> Inquiry:
        """The same questions once one of them is answered, in every world as it would be there."""
        fits = self.told[place] == self.true[:, place, None]
        doubt = Doubt(self.doubt.rows, self.doubt.weights * fits, self.doubt.truth)
        return Inquiry(self.board, self.questions, doubt)

    @property
    def right_after(self) -> Floats:
        """For each world and question, the chance to name the truth at once."""
        true = self.doubt.true_weights()[:, None]
        weights = np.broadcast_to(self.doubt.weights, (len(true), self.doubt.weights.shape[1]))
        before = self.left_after((weights > true * (1 + ALIKE)).astype(np.float64))
        alike = self.left_after((abs(weights - true) <= true * ALIKE).astype(np.float64))
        return np.where(before < 1, 1 / alike, 0.0)


def summed(weights: Floats, chosen: Bools) -> Floats:
    """For each line of weights and each choice of columns, their sum.

    Piece by piece: a large product would wake threads that cost more than they save.
    """
    piece = max(1, SMALL // (len(weights) * len(chosen)))
    sums = np.zeros((len(weights), len(chosen)))
    for start in range(0, weights.shape[1], piece):
        columns = slice(start, start + piece)
        sums += weights[:, columns] @ chosen[:, columns].T.astype(np.float64)
    return sums


def doubt_left(inquiries: Sequence[Inquiry]) -> Floats:
    """For each question, how far the team is from knowing after it."""
    bits = np.array([inquiry.bits_after for inquiry in inquiries])
    return np.asarray(team_bits(bits).mean(axis=0))


def team_bits(bits: Floats) -> Floats:
    """How far the team is from knowing, given how far each seat is."""
    return np.asarray(np.log2(np.exp2(STRESS * bits).sum(axis=0)) / STRESS)


def chances(inquiries: Sequence[Inquiry], tokens: int) -> Floats:
    """For each world and question, the chance to win if it is the last; so many errors are free."""
    if tokens:
        return chance_of_errors(np.sum([one.bits_after for one in inquiries], axis=0), tokens)
    return np.asarray(np.prod([inquiry.right_after for inquiry in inquiries], axis=0))


def chance_of_errors(bits: Floats, tokens: int) -> Floats:
    """That no more names are wrong; each bit of doubt is one clue or another, at even odds."""
    return np.interp(bits, np.arange(MOST_BITS), guesses(tokens))


@cache
def guesses(tokens: int) -> Floats:
    """The chance of no more errors, by the number of guesses."""
    return np.array(
        [sum(comb(number, wrong) for wrong in range(tokens + 1)) for number in range(MOST_BITS)]
    ) / np.exp2(np.arange(MOST_BITS))


def chance_after_two(inquiries: Sequence[Inquiry], first: int, tokens: int) -> float:
    """The chance to win if one more question follows this one, chosen for the answers to it."""
    won = chances([inquiry.answered(first) for inquiry in inquiries], tokens)
    answers = np.array([inquiry.true[:, first] for inquiry in inquiries])
    _, heard = np.unique(answers, axis=1, return_inverse=True)
    together = np.zeros((int(heard.max()) + 1, won.shape[1]))
    np.add.at(together, heard.reshape(-1), won)
    return float(together.max(axis=1).sum() / len(won))
