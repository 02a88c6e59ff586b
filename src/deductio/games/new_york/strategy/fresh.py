"""What a clue never seen may tell, judged by all the clues there are."""

from __future__ import annotations

from functools import cache, lru_cache
from math import log2
from typing import TypeAlias

from deductio.games.new_york.cards import DEALT, DECKS, Deck, Level
from deductio.games.new_york.city import CELLS, Cells
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.making.pool import pool

Agreement: TypeAlias = tuple[tuple[float, ...], ...]
"""For each cell and each other one: how often a clue that is true in the first is in the second."""


@lru_cache(maxsize=4096)
def bits(level: Level, deck: Deck, possible: Cells) -> float:
    """By how many bits a fresh clue is expected to narrow down where the thief may be."""
    number = possible.bit_count()
    gained = total = 0.0
    for true, clues in shapes(level, deck):
        left = (true & possible).bit_count()
        if left:
            gained += clues * left * log2(number / left)
            total += clues * left
    return gained / total


@cache
def shapes(level: Level, deck: Deck) -> tuple[tuple[Cells, int], ...]:
    """Every set of cells a clue can name, and how many clues name it."""
    found: dict[Cells, int] = {}
    for clues in pool(level, deck).values():
        for clue in clues:
            found[cells_of(clue)] = found.get(cells_of(clue), 0) + 1
    return tuple(found.items())


TELLING: dict[Level, float] = {1: 1.0, 2: 0.8}
"""How much a card of a case tells, measured by any clue of its level: cases of level 2 are made to
last, and their cards are weaker than most."""


@cache
def agreement(level: Level) -> Agreement:
    """Over both decks, as many cards as each has in a case."""
    decks = [(deck_agreement(level, deck), DEALT[deck]) for deck in DECKS]
    cards = sum(DEALT.values())
    numbers = range(len(CELLS))
    return tuple(
        tuple(
            float((sum(table[one][other] * n for table, n in decks) / cards) ** TELLING[level])
            for other in numbers
        )
        for one in numbers
    )


def deck_agreement(level: Level, deck: Deck) -> list[list[float]]:
    """All kinds of clues that can be true in a cell are equally likely there."""
    numbers = range(len(CELLS))
    kinds = [true_in(level, deck, op) for op in pool(level, deck)]
    table = []
    for one in numbers:
        spoken = [cells for cells in kinds if cells[one]]
        table.append(
            [sum(both(cells, one, other) for cells in spoken) / len(spoken) for other in numbers]
        )
    return table


def true_in(level: Level, deck: Deck, op: str) -> list[int]:
    """For each cell, which clues of a kind are true there, as bits of one number."""
    clues = [cells_of(clue) for clue in pool(level, deck)[op]]
    return [
        sum((true >> cell & 1) << place for place, true in enumerate(clues))
        for cell in range(len(CELLS))
    ]


def both(cells: list[int], one: int, other: int) -> float:
    return (cells[one] & cells[other]).bit_count() / cells[one].bit_count()
