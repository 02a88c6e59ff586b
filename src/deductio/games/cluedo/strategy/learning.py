"""How much an answer should tell about the solution, judged by worlds drawn from the notebook.

For every world the answer to a question is worked out, and the worlds are sorted by it into piles.
What is then left open, on average, is the entropy of suspect, weapon and room within each pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deductio.core.messages import Seat
from deductio.deduction.worlds import Worlds
from deductio.games.cluedo.cards import CARDS, CATEGORIES, ROOMS, SUSPECTS, WEAPONS, Card, Category
from deductio.games.cluedo.messages import RowPlace, Suggest
from deductio.games.cluedo.notebook import SOLUTION, hand_of, in_row

Floats = NDArray[np.float64]
Ints = NDArray[Any]

NUMBER = {card: number for number, card in enumerate(CARDS)}
KINDS = len(CATEGORIES)
SIZES = [len(cards) for cards in CATEGORIES.values()]
FIRSTS = [NUMBER[cards[0]] for cards in CATEGORIES.values()]
PAIRS = [(NUMBER[suspect], NUMBER[weapon]) for suspect, weapon in product(SUSPECTS, WEAPONS)]
ROOM_NUMBERS = [NUMBER[room] for room in ROOMS]
QUIET = len(CARDS)
"""A column for a room that nobody can show."""


class Learning:
    """Worlds as one seat may imagine them, each with its weight."""

    def __init__(
        self, worlds: Worlds, weights: Floats, me: Seat, seats: int, row: RowPlace | None = None
    ) -> None:
        """`row` is the place of the row it would look at if nobody answered."""
        frame = worlds.frame
        self.lies = worlds.pieces
        self.weights = weights / weights.sum()
        self.hands = {seat: frame.place(hand_of(seat)) for seat in range(seats)}
        self.nobody = seats - 1
        self.turn = self._turn(me, len(frame.places))
        self.row = None if row is None else np.argmax(self.lies == frame.place(in_row(row)), axis=1)
        self.solution = self._solution(frame.place(SOLUTION))
        self.open = float(self._left_open(np.zeros((len(self.lies), 1), dtype=np.int64))[0])
        """Bits that are open now."""

    def _turn(self, me: Seat, places: int) -> Ints:
        """For each world and card, when its holder answers; what no other seat holds comes last."""
        order = np.full(places, self.nobody)
        for seat, place in self.hands.items():
            order[place] = (seat - me - 1) % len(self.hands)
        quiet = np.full((len(self.lies), 1), self.nobody)
        return np.hstack([order[self.lies], quiet])

    def _solution(self, place: int) -> Ints:
        """For each world, which card of each category it is."""
        cards = np.nonzero(self.lies == place)[1].reshape(-1, KINDS)
        return np.asarray(cards - np.array(FIRSTS))

    def suggestions(self, choices: Sequence[Suggest]) -> Floats:
        """The bits that each of these suggestions should settle."""
        return self.settled_by(
            [(NUMBER[named.suspect], NUMBER[named.weapon], NUMBER[named.room]) for named in choices]
        )

    def suggestions_in(self, room: int) -> Floats:
        """The bits that each pair of suspect and weapon should settle with that room."""
        return self.settled_by([(suspect, weapon, room) for suspect, weapon in PAIRS])

    def settled_by(self, triples: Sequence[tuple[int, int, int]]) -> Floats:
        """The bits that naming these cards, given by their numbers, should settle."""
        whose = self.turn[:, np.array(triples)]
        first = whose.min(axis=2, keepdims=True)
        match = whose == first
        answers = first * KINDS + np.arange(KINDS)
        if self.row is not None:
            world, named = np.nonzero(first[:, :, 0] == self.nobody)
            answers[world, named, 0] += self.row[world]
            match[world, named, 1:] = False
        return self.open - self._left_open(answers, match)

    def _left_open(self, answers: Ints, likely: NDArray[np.bool_] | None = None) -> Floats:
        """By question, the bits left open once the answer is known.

        `answers` has a row for each world and a column for each question. Where the answer is any
        one of several, they stand on a third axis, and `likely` says which of them it may be.
        """
        answers = answers.reshape(*answers.shape[:2], -1)
        if likely is None:
            likely = np.ones(answers.shape, dtype=bool)
        several = likely.sum(axis=2)
        shares = self.weights[:, None] / np.maximum(several, 1)
        kinds, questions = int(answers.max()) + 1, answers.shape[1]
        piles = answers + kinds * np.arange(questions)[:, None]
        world = np.repeat(np.arange(len(answers)), several.sum(axis=1))
        each = np.repeat(shares.ravel(), several.ravel())
        return self._entropy(piles[likely], world, each, (questions, kinds))

    def _entropy(self, pile: Ints, world: Ints, shares: Floats, shape: tuple[int, int]) -> Floats:
        """By question, the bits of the solution left open within its piles."""
        piles = shape[0] * shape[1]
        left = KINDS * times_log(np.bincount(pile, shares, piles))
        for cards, size in zip(self.solution.T, SIZES, strict=True):
            parts = np.bincount(pile * size + cards[world], shares, piles * size)
            left -= times_log(parts).reshape(piles, size).sum(axis=1)
        return np.asarray(left.reshape(shape).sum(axis=1))

    def peek(self, seat: Seat) -> float:
        """The bits a random card of that hand should settle."""
        _, cards = np.nonzero(self.lies == self.hands[seat])
        hand = cards.reshape(len(self.lies), 1, -1)
        return self.open - float(self._left_open(hand, np.ones(hand.shape, dtype=bool))[0])

    def count(self, seat: Seat, category: Category) -> float:
        """The bits that the number of such cards in that hand should settle."""
        numbers = [NUMBER[card] for card in CATEGORIES[category]]
        held = (self.lies[:, numbers] == self.hands[seat]).sum(axis=1)
        return self.open - float(self._left_open(held[:, None])[0])

    def witness(self, card: Card) -> float:
        """The bits that the holder of a card, or its lack, should settle."""
        holder = self.turn[:, [NUMBER[card]]]
        return self.open - float(self._left_open(holder)[0])


def times_log(weights: NDArray[Any]) -> Floats:
    """w · log2 w, which is nothing for nothing."""
    return np.asarray(weights * np.log2(np.maximum(weights, 1e-300)))
