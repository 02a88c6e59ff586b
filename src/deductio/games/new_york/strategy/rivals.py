"""How near the others are to the answer: by clues they are known to have, and by hidden ones."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from deductio.core.messages import Seat
from deductio.games.new_york.cards import Level
from deductio.games.new_york.city import BIT, EVERYWHERE, Cells
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import Passed
from deductio.games.new_york.strategy.lasting import MOST, Left, cells_left, usually_left
from deductio.games.new_york.strategy.seeing import seers
from deductio.games.new_york.strategy.sheet import Sheet

PACE = 1.1
"""Clues a seat comes by in a turn."""
DARE = 1.3
"""A bold one guesses when its chance is so many times a fair share of the game."""
NOTHING: Left = (0.0,) * MOST
"""All cells are left."""


class Rival(Struct, frozen=True):
    """What another seat may know, and what it did with it."""

    open: Cells
    """Cells that the clues it is known to know leave open."""
    hidden: int
    """Clues it has seen of which I do not know what they say."""
    new: int | None
    """How many it has seen since it last announced nothing; None if it could not announce yet."""
    bold: float
    """How likely it is one who guesses."""
    careful: float
    """How likely it is one who announces only what is sure."""


def rivals(sheet: Sheet) -> list[Rival]:
    seen = [0] * sheet.view.seats
    passed: list[int | None] = [None] * sheet.view.seats
    for event in sheet.stream:
        if isinstance(event, Passed):
            passed[event.seat] = seen[event.seat]
        for seat in seers(event):
            seen[seat] += 1
    daring = cells_to_dare(len(sheet.view.alive))
    found = []
    for seat in sheet.others():
        hidden, then = max(0, seen[seat] - number_known(sheet, seat)), passed[seat]
        new = None if then is None else seen[seat] - then
        is_bold, is_careful = temper(sheet.ways.expects, sheet.view.level, then, daring)
        found.append(Rival(left_open(sheet, seat), hidden, new, is_bold, is_careful))
    return found


def number_known(sheet: Sheet, seat: Seat) -> int:
    return sum(sheet.knows(seat, card) for card in sheet.whereabouts.cards)


def left_open(sheet: Sheet, seat: Seat) -> Cells:
    """By the clues that it is known to know, and what everyone heard to be wrong."""
    left = EVERYWHERE
    for card in sheet.whereabouts.cards.values():
        if sheet.knows(seat, card.id):
            left &= cells_of(card.clue)
    for cell in sheet.view.wrong:
        left &= ~BIT[cell]
    return left


def cells_to_dare(alive: int) -> int:
    """With how many cells left a bold one guesses."""
    return max(1, int(alive / DARE))


def temper(
    expects: tuple[float, float, float], level: Level, passed: int | None, daring: int
) -> tuple[float, float]:
    """How likely one is bold, and careful, who last announced nothing with so many clues.

    Earlier passes tell nothing more: with fewer clues no fewer cells were left.
    """
    left = NOTHING if passed is None else usually_left(level, passed)
    bold, careful, slow = expects
    bold, careful = bold * (1 - sum(left[:daring])), careful * (1 - left[0])
    return bold / (bold + careful + slow), careful / (bold + careful + slow)


def right_within(
    level: Level, other: Rival, turns: int, answers: Sequence[int], daring: int
) -> float:
    """How likely a rival that has not announced by now names the right cell in time."""
    before = NOTHING
    if other.new is not None:
        before = cells_left(level, other.open, max(0, other.hidden - other.new), answers)
    after = cells_left(level, other.open, other.hidden + turns * PACE, answers)
    sure, guessed = newly_right(before, after, 1), newly_right(before, after, daring)
    return other.careful * sure + other.bold * guessed


def newly_right(before: Left, after: Left, cells: int) -> float:
    """If it announces once so few cells are left."""
    announced, then = sum(before[:cells]), sum(after[:cells])
    if announced >= 1 or then <= 0:
        return 0.0
    right = sum(odds / number for number, odds in enumerate(after[:cells], start=1))
    return max(0.0, then - announced) / (1 - announced) * right / then
