"""Din and Teor: for whom, and then which card and which window."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

import numpy as np

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import WORTH_DIGITS, Wish, best
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.messages import (
    Draw,
    InnocenceLost,
    KindReached,
    LeftUnmarked,
    LetDraw,
    LetMark,
    Mark,
    Show,
    UnusedShown,
    WindowMarked,
)
from deductio.games.almost_innocent.motives import (
    DrawsUseful,
    HelpsDoubter,
    MarksUseful,
    ShowsUseful,
)
from deductio.games.almost_innocent.notebook import UNUSED, notebook
from deductio.games.almost_innocent.strategy.beliefs import Beliefs, shares
from deductio.games.almost_innocent.strategy.combinations import counted
from deductio.games.almost_innocent.strategy.endgame import Endgame, endgame, is_plain
from deductio.games.almost_innocent.strategy.inquiry import summed
from deductio.games.almost_innocent.strategy.told import board_of, left_of, seen_in, told_of_all
from deductio.games.almost_innocent.view import View

BETWEEN_NAMES = KindReached | InnocenceLost | UnusedShown | WindowMarked | LeftUnmarked
SURE = 0.1
"""Fewer bits of doubt need no help."""
SURE_ENOUGH = 0.97
"""Who names right so often needs none either."""


def help_a_doubter(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    """Din or Teor, as late as it helps: what others name until then helps for nothing."""
    offered = question.meanwhile[-1]
    if not isinstance(offered, LetDraw | LetMark):
        return None
    seen = seen_in(stream)
    if seen.kind is None or seen.over:
        return None
    if is_plain(seen, next_to_name(seen), board_of(seen).kinds.index(seen.kind)):
        return None
    card = "din" if isinstance(offered, LetDraw) else "teor"
    if end := endgame(stream, seen, range(seen.seats)):
        doubter = neediest_now(seen, end, card)
    else:
        doubter = neediest(stream, seen, luck)
    if doubter is None:
        return None
    choice: Choice = LetDraw(doubter)
    if isinstance(offered, LetMark):
        choice = LetMark((doubter - 1) % seen.seats)
    return Wish(choice, HelpsDoubter(doubter))


def neediest_now(seen: View, end: Endgame, card: str) -> Seat | None:
    """Whoever names next, if it is in doubt and nobody else will need the card more."""
    assert seen.kind is not None
    namer = next_to_name(seen)
    if end.sureness(namer, board_of(seen).kinds.index(seen.kind)) > SURE_ENOUGH:
        return None
    if len(end.helps) > 1:
        return namer  # were both kept for somebody else, it would have to guess
    won = {seat: round(end.helped(seat, card), WORTH_DIGITS) for seat in end.seats}
    return namer if won[namer] == max(won.values()) else None


def next_to_name(seen: View) -> Seat:
    """AI-61: clockwise from the starter, whoever has named the fewest clues."""
    assert seen.starter is not None
    clockwise = [(seen.starter + step) % seen.seats for step in range(seen.seats)]
    return min(clockwise, key=lambda seat: len(seen.named[seat]))


def neediest(stream: Sequence[Event], seen: View, luck: Chance) -> Seat | None:
    """Between two kinds, whoever is furthest from knowing."""
    if not isinstance(stream[-1], BETWEEN_NAMES):
        return None
    beliefs = Beliefs(stream, seen, luck)
    bits = [float(beliefs.doubt(seat).bits().mean()) for seat in range(seen.seats)]
    doubter = max(range(seen.seats), key=lambda seat: round(bits[seat], WORTH_DIGITS))
    return doubter if bits[doubter] >= SURE else None


def draw(stream: Sequence[Event], question: Question, luck: Chance) -> Wish:
    """The pile that is likeliest to hold a clue that might be mine."""
    known, seen = notebook(stream), seen_in(stream)

    def told_by(choice: Draw) -> float:
        clues = board_of(seen).clues[choice.kind]
        told = [
            known.odds[Fact(clue, UNUSED)] * surprise(known.odds[Fact(clue, known.goal)])
            for clue in clues
        ]
        return sum(told) / seen.piles[choice.kind]

    piles = [choice for choice in question.options if isinstance(choice, Draw)]
    chosen = best(piles, told_by, luck)
    return Wish(chosen, DrawsUseful(chosen.kind))


def surprise(odds: float) -> float:
    """The bits learnt from something not being so."""
    return -log2(1 - odds) if odds < 1 else 0.0


def show(stream: Sequence[Event], question: Question, luck: Chance) -> Wish:
    """The card that others may take for theirs."""
    seen = seen_in(stream)
    board = board_of(seen)
    found = shares(board, told_of_all(seen), ())
    order = [clue for clues in board.clues.values() for clue in clues]

    def told_by(choice: Show) -> float:
        number = order.index(choice.clue)
        return sum(
            surprise(float(share[number])) for seat, share in enumerate(found) if seat != seen.me
        )

    cards = [choice for choice in question.options if isinstance(choice, Show)]
    chosen = best(cards, told_by, luck)
    return Wish(chosen, ShowsUseful(chosen.clue))


def mark(stream: Sequence[Event], question: Question, luck: Chance) -> Wish:
    """The window after which the team wins most often."""
    seen = seen_in(stream)
    assert seen.me is not None
    marks = [choice for choice in question.options if isinstance(choice, Mark)]
    if (end := endgame(stream, seen, range(seen.seats))) is None:
        return mark_for_neighbour(stream, seen, marks, luck)
    left, windows = left_of(seen, seen.me), board_of(seen).touching
    after = {choice: end.standing(end.mark(windows[choice.window], left)) for choice in marks}
    chosen = best(marks, lambda choice: end.worth(after[choice]), luck)
    line = end.seats.index(left)
    before, then = (round(2 ** float(end.bits(one)[line])) for one in (end.now, after[chosen]))
    return Wish(chosen, MarksUseful(left, before, then))


def mark_for_neighbour(
    stream: Sequence[Event], seen: View, marks: Sequence[Mark], luck: Chance
) -> Wish:
    """The window that leaves my left neighbour the fewest cases."""
    beliefs = Beliefs(stream, seen, luck)
    doubt = beliefs.doubt(beliefs.left)

    def left(choice: Mark) -> float:
        touched = counted(beliefs.board, beliefs.board.touching[choice.window])[doubt.rows] > 0
        fitting = summed(doubt.weights, (touched == (choice.colour == "white"))[None, :])
        return float(np.log2(fitting[:, 0] / doubt.true_weights()).mean())

    chosen = best(marks, lambda choice: -left(choice), luck)
    before = round(2 ** float(doubt.bits().mean()))
    return Wish(chosen, MarksUseful(beliefs.left, before, round(2 ** left(chosen))))
