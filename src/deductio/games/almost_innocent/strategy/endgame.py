"""The last questions, with every deal listed: what each seat would know after each answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from math import log2
from typing import Any

import numpy as np

from deductio.core.messages import Event, Seat
from deductio.games.almost_innocent.clues import Board, Clue
from deductio.games.almost_innocent.messages import DinUsed
from deductio.games.almost_innocent.strategy.beliefs import left_over, shares, weighed
from deductio.games.almost_innocent.strategy.combinations import (
    Floats,
    Ints,
    combinations,
    counted,
    fitting,
)
from deductio.games.almost_innocent.strategy.deals import Deals, listed
from deductio.games.almost_innocent.strategy.eyes import Eyes, Standing
from deductio.games.almost_innocent.strategy.inquiry import chance_of_errors, team_bits
from deductio.games.almost_innocent.strategy.told import Told, board_of, left_of, told_of_all
from deductio.games.almost_innocent.view import View

NUMBERS = 6
"""An answer is one of these."""
HELP = {"teor": 4, "din": 2}
"""By how much a card divides the cases of the seat it helps."""
LITTLE = 1e-4
"""What a bit is worth where the chance to win is worth one."""
DRAWN = 3
"""The cards that Din lets a seat see."""
FEW = 400
"""With more combinations of one seat nothing is listed."""


class Answers:
    """What everybody hears: a number for each deal that a seat may take for possible, or I."""

    def __init__(self, theirs: Sequence[Ints], really: Ints) -> None:
        self.theirs, self.really = theirs, really

    def and_then(self, after: Answers, size: int) -> Answers:
        both = zip(self.theirs, after.theirs, strict=True)
        theirs = [one * size + other for one, other in both]
        return Answers(theirs, self.really * size + after.really)


class Endgame:
    """The deals that fit what I was told, and in each what everyone in doubt would think."""

    def __init__(self, seen: View, mine: Deals, eyes: Sequence[Eyes]) -> None:
        self.seen, self.board, self.tokens = seen, board_of(seen), seen.almost_innocent
        self.helps = {card: by for card, by in HELP.items() if card in seen.cards}
        self.mine, self.eyes = mine, eyes
        self.piles = [seen.piles[kind] for kind in self.board.kinds]
        self.seats = [one.seat for one in eyes]
        self.odds = mine.weights / mine.weights.sum()
        self.sorts = NUMBERS ** mine.places.shape[1]

    @cached_property
    def now(self) -> Standing:
        return self.standing(
            Answers([0 * one.case for one in self.eyes], 0 * self.mine.places[:, 0])
        )

    def of_doubters(self) -> Endgame:
        """Without those who know for sure."""
        doubts = zip(self.eyes, self.now.bits, strict=True)
        doubters = [eyes for eyes, bits in doubts if bits.max() > 0]
        return Endgame(self.seen, self.mine, doubters or self.eyes[:1])

    def answers(self, clues: frozenset[Clue]) -> Answers:
        """How many of these clues everyone has."""
        number = counted(self.board, clues).astype(np.int64)
        digits = NUMBERS ** np.arange(self.mine.places.shape[1])
        theirs = [number[one.possible.places] @ digits for one in self.eyes]
        return Answers(theirs, number[self.mine.places] @ digits)

    def mark(self, clues: frozenset[Clue], about: Seat) -> Answers:
        """Whether one seat has any of these clues."""
        some = counted(self.board, clues) > 0
        theirs = [some[one.possible.places[:, about]].astype(np.int64) for one in self.eyes]
        return Answers(theirs, some[self.mine.places[:, about]].astype(np.int64))

    def standing(self, answers: Answers) -> Standing:
        """Of everyone in doubt: one line for each seat."""
        found = [
            one.standing(theirs, answers.really)
            for one, theirs in zip(self.eyes, answers.theirs, strict=True)
        ]
        return Standing(*(np.array(part) for part in zip(*found, strict=True)))

    def bits(self, standing: Standing) -> Floats:
        """How far each seat is from knowing, on average."""
        return np.asarray(standing.bits @ self.odds)

    def left(self, standing: Standing) -> float:
        """How far the team is."""
        return float(team_bits(standing.bits) @ self.odds)

    def worth(self, standing: Standing) -> float:
        """The chance to win, and a little for what else is known."""
        return float(self.chances(standing) @ self.odds) - LITTLE * self.left(standing)

    def sureness(self, seat: Seat, kind: int) -> float:
        """How likely this seat is to name its clue of a kind."""
        eyes = self.eyes[self.seats.index(seat)]
        return float(eyes.odds_of(combinations(self.board).rows[:, kind]) @ self.odds)

    def chances(self, standing: Standing) -> Floats:
        """For each deal the chance to win without another question."""
        return self._chances_with(copied(standing), self.helps)

    def _chances_with(self, standing: Standing, helps: Mapping[str, int]) -> Floats:
        """Each card for whoever is then furthest from knowing."""
        every = np.arange(standing.bits.shape[1])
        for by in helps.values():
            ease(standing, (standing.bits.argmax(axis=0), every), by)
        return chance(standing, self.tokens)

    def helped(self, seat: Seat, card: str) -> float:
        """The chance to win if a card is used for this seat now."""
        line = self.seats.index(seat)
        piles = [kind for kind, size in enumerate(self.piles) if 0 < size <= DRAWN]
        others = {other: by for other, by in self.helps.items() if other != card}
        if card == "din" and piles:
            ways = [self._drawing(line, kind) for kind in piles]
        else:
            ways = [copied(self.now)]
            ease(ways[0], line, HELP[card])
        return max(float(self._chances_with(one, others) @ self.odds) for one in ways)

    def _drawing(self, line: int, kind: int) -> Standing:
        """How everyone stands when one seat has seen a whole pile."""
        eyes, now = self.eyes[line], copied(self.now)
        there, really = (one.given_out(self.board, kind) for one in (eyes.possible, self.mine))
        for part, of_seat in zip(now, eyes.standing(there, really), strict=True):
            part[line] = of_seat
        return now


def copied(standing: Standing) -> Standing:
    return Standing(*(part.copy() for part in standing))


def ease(standing: Standing, where: Any, by: int) -> None:
    """Most cases are ruled out, but not the truth."""
    standing.bits[where] = np.maximum(standing.bits[where] - log2(by), 0)
    standing.before[where] //= by
    standing.alike[where] = np.maximum(standing.alike[where] / by, 1)


def chance(standing: Standing, tokens: int) -> Floats:
    """That everyone comes to the truth with so many errors together."""
    if tokens:
        return chance_of_errors(standing.bits.sum(axis=0), tokens)
    return np.asarray(np.where(standing.before == 0, 1 / standing.alike, 0.0).prod(axis=0))


def endgame(stream: Sequence[Event], seen: View, doubters: Sequence[Seat]) -> Endgame | None:
    """Everything listed, if it is little enough."""
    assert seen.me is not None
    allowed, left = possible_to_all(seen), left_of(seen, seen.me)
    allowed[left] = held_by(seen)
    if max(map(len, allowed)) > FEW:
        return None
    mine = listed(board_of(seen), seen.drawn or seen.shown, allowed)
    if mine is None:
        return None
    eyes = [Eyes(seen.me, left, mine, mine)]
    for seat in doubters:
        if seat != seen.me:
            if (theirs := eyes_of(seen, seat, mine)) is None:
                return None
            eyes.append(theirs)
    for event in stream:
        if isinstance(event, DinUsed) and event.chosen != seen.me:
            show_empty_piles(seen, [one for one in eyes if one.seat == event.chosen], mine)
    return Endgame(seen, mine, eyes)


def eyes_of(seen: View, seat: Seat, mine: Deals) -> Eyes | None:
    """Of another seat: what it takes for possible with any cards that it may see in my deals."""
    allowed, sees = possible_to_all(seen), left_of(seen, seat)
    allowed[sees] = np.unique(mine.places[:, sees])
    deals = listed(board_of(seen), seen.shown, allowed)
    return Eyes(seat, sees, deals, mine) if deals else None


def show_empty_piles(seen: View, drawers: Sequence[Eyes], mine: Deals) -> None:
    """Whoever drew the last card of a kind knows what everybody has together."""
    board = board_of(seen)
    for place, kind in enumerate(board.kinds):
        for eyes in drawers:
            if not seen.piles[kind]:
                there = eyes.possible.given_out(board, place)
                eyes.look(there, mine.given_out(board, place), mine)


def possible_to_all(seen: View) -> list[Ints]:
    """For each seat the combinations that everybody must take for possible."""
    return list(possible(board_of(seen), told_of_all(seen), tuple(seen.shown)))


@lru_cache(maxsize=64)
def possible(
    board: Board, told: tuple[tuple[Told, ...], ...], gone: tuple[Clue, ...]
) -> tuple[Ints, ...]:
    found, every = shares(board, told, gone), combinations(board)
    left = []
    for seat, of_seat in enumerate(told):
        rows = fitting(board, of_seat)
        factors = left_over(board, gone, found[:seat] + found[seat + 1 :])
        left.append(rows[weighed(factors, every.rows[rows])[0] > 0])
    return tuple(left)


def is_plain(seen: View, seat: Seat, kind: int) -> bool:
    """Everybody knows this seat's clue of a kind."""
    clues = combinations(board_of(seen)).rows[possible_to_all(seen)[seat], kind]
    return bool((clues == clues[0]).all())


def held_by(seen: View) -> Ints:
    every = combinations(board_of(seen))
    return every.place(np.array([[every.number[clue] for clue in seen.held]]))
