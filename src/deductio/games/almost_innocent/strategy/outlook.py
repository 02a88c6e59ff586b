"""What questions would do for the team: over deals that were drawn, or over all that fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Protocol

import numpy as np

from deductio.core.messages import Seat
from deductio.games.almost_innocent.clues import Board, Clue
from deductio.games.almost_innocent.strategy.beliefs import Doubt
from deductio.games.almost_innocent.strategy.combinations import Floats, Ints
from deductio.games.almost_innocent.strategy.endgame import Answers, Endgame
from deductio.games.almost_innocent.strategy.inquiry import (
    Inquiry,
    chance_after_two,
    chances,
    doubt_left,
)

Questions = Sequence[frozenset[Clue]]
"""Each given by the clues it is about."""
SURE = 0.01
"""Bits of doubt that are none."""


class Outlook(Protocol):
    """Of the seats in doubt, and of each question by its place."""

    @property
    def seats(self) -> Sequence[Seat]: ...

    @property
    def bits(self) -> Floats:
        """How far each seat is from knowing, on average."""
        ...

    @property
    def is_clear(self) -> bool:
        """Nobody can be in doubt."""
        ...

    def bits_after(self, question: int) -> Floats: ...

    @property
    def left(self) -> Floats:
        """For each question, how far the team is from knowing after it."""
        ...

    @property
    def last(self) -> Floats:
        """For each question, the chance to win if no other follows."""
        ...

    def chance_after_two(self, question: int) -> float:
        """The chance to win if one more follows, chosen for the answers to this one."""
        ...


class Drawn:
    """From deals drawn by their odds; what others think in them is close, not exact."""

    def __init__(
        self, board: Board, questions: Questions, doubts: Mapping[Seat, Doubt], tokens: int
    ) -> None:
        self.seats = list(doubts)
        self.tokens = tokens
        self.doubts = list(doubts.values())
        self.inquiries = [Inquiry(board, questions, doubt) for doubt in self.doubts]

    @property
    def is_clear(self) -> bool:
        return all(doubt.bits().max() < SURE for doubt in self.doubts)

    @property
    def bits(self) -> Floats:
        return np.array([doubt.bits().mean() for doubt in self.doubts])

    def bits_after(self, question: int) -> Floats:
        return np.array([inquiry.bits_after[:, question].mean() for inquiry in self.inquiries])

    @cached_property
    def left(self) -> Floats:
        return doubt_left(self.inquiries)

    @property
    def last(self) -> Floats:
        return np.asarray(chances(self.inquiries, self.tokens).mean(axis=0))

    def chance_after_two(self, question: int) -> float:
        return chance_after_two(self.inquiries, question, self.tokens)


class Listed:
    """From every deal that fits; what others think in each is counted."""

    def __init__(self, end: Endgame, questions: Questions) -> None:
        self.end, self.seats = end, end.seats
        self.answers = [end.answers(clues) for clues in questions]
        self.after = [end.standing(answers) for answers in self.answers]

    @property
    def is_clear(self) -> bool:
        return bool(self.end.now.bits.max() < SURE)

    @property
    def bits(self) -> Floats:
        return self.end.bits(self.end.now)

    def bits_after(self, question: int) -> Floats:
        return self.end.bits(self.after[question])

    @cached_property
    def left(self) -> Floats:
        return np.array([self.end.left(standing) for standing in self.after])

    @property
    def last(self) -> Floats:
        return np.array([self.end.chances(after) @ self.end.odds for after in self.after])

    def chance_after_two(self, question: int) -> float:
        first = self.answers[question]
        _, heard = np.unique(first.really, return_inverse=True)
        won = [self._won(first.and_then(second, self.end.sorts), heard) for second in self.answers]
        return float(np.max(won, axis=0).sum())

    def _won(self, answers: Answers, heard: Ints) -> Floats:
        """For each answer to the first question, how often it is heard and all goes well."""
        chances = self.end.chances(self.end.standing(answers))
        return np.bincount(heard, chances * self.end.odds).astype(np.float64)
