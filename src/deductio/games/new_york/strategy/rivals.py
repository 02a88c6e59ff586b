"""How near the others are to the answer: by clues they are known to have, and by hidden ones."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from msgspec import Struct

from deductio.core.messages import Event, Seat
from deductio.games.new_york.city import BIT, CELLS, EVERYWHERE, Cell, Cells
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    Drew,
    Spied,
    SpiedCard,
    Swapped,
    SwappedCards,
    Took,
    TookCard,
)
from deductio.games.new_york.strategy.fresh import Agreement, agreement
from deductio.games.new_york.strategy.sheet import Sheet

PACE = 1.1
"""Clues a seat comes by in a turn."""
BOLD = 0.5
"""How often a rival with two cells left is taken to guess."""


class Rival(Struct, frozen=True):
    """What another seat may know."""

    seat: Seat
    open: Cells
    """Cells that the clues it is known to know leave open."""
    hidden: int
    """Clues it has seen that I do not know of."""


def rivals(sheet: Sheet) -> list[Rival]:
    seen = dict.fromkeys(range(sheet.view.seats), 0)
    for seat in seers(sheet.stream):
        seen[seat] += 1
    return [rival(sheet, seat, seen[seat]) for seat in sheet.others()]


def rival(sheet: Sheet, seat: Seat, seen: int) -> Rival:
    known = [card for card in sheet.knowledge.cards.values() if sheet.knows(seat, card.id)]
    left = EVERYWHERE
    for card in known:
        left &= cells_of(card.clue)
    for cell in sheet.view.wrong:
        left &= ~BIT[cell]
    return Rival(seat, left, max(0, seen - len(known)))


def seers(stream: Iterable[Event]) -> Iterable[Seat]:
    """Each time someone else saw a card, who did."""
    for event in stream:
        match event:
            case Drew(seat, _, _) | Spied(seat, _, _) | Took(seat, _, _):
                yield seat
            case SpiedCard(seat, _, _) | TookCard(seat, _, _):
                yield seat
            case Swapped(seat, other, _, _) | SwappedCards(seat, other, _, _):
                yield seat
                yield other


def right_by(other: Rival, turns: int, candidates: Iterable[Cell], table: Agreement) -> float:
    """How likely a rival names the right cell within so many turns, if it has not by now."""
    before = readiness(other, 0, candidates, table)
    after = readiness(other, turns, candidates, table)
    return max(0.0, after - before) / (1 - before) if before < 1 else 1.0


def readiness(other: Rival, turns: int, candidates: Iterable[Cell], table: Agreement) -> float:
    """How likely it is sure of the right cell, or boldly guesses it, after so many turns."""
    clues = other.hidden + turns * PACE
    chances = [ready(CELLS.index(cell), other.open, clues, table) for cell in candidates]
    return sum(chances) / len(chances)


def ready(answer: int, possible: Cells, clues: float, table: Agreement) -> float:
    """If this is the answer; each other cell outlasts the clues by itself."""
    lasting = [
        float(agreed**clues)
        for cell, agreed in enumerate(table[answer])
        if cell != answer and possible >> cell & 1
    ]
    if any(chance == 1 for chance in lasting):
        return 0.0
    alone = prod(1 - chance for chance in lasting)
    one_more = alone * sum(chance / (1 - chance) for chance in lasting)
    return alone + BOLD * one_more / 2


def table_of(sheet: Sheet) -> Agreement:
    return agreement(sheet.view.level)
