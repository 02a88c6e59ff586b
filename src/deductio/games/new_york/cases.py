"""The cases: 24 printed ones, and an endless number of others, each with its proof."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from deductio.core.chance import Chance
from deductio.core.game import CaseWish, Refused
from deductio.games.new_york.cards import DECKS, Card, Case, Deck, Level
from deductio.games.new_york.cast import cast_cards, voices
from deductio.games.new_york.city import BIT, CELLS, Cell
from deductio.games.new_york.clues import Clue, cells_of
from deductio.games.new_york.making.endless import SEEDS, endless
from deductio.games.new_york.making.quality import difficulty


class PrintedCard(Struct):
    marks: tuple[int, ...]
    clue: Clue


class PrintedLevel(Struct):
    """A level as its content file has it."""

    answers: tuple[Cell, ...]
    informant: list[PrintedCard]
    expert: list[PrintedCard]

    def marked(self, level: Level, deck: Deck, number: int) -> Iterator[Card]:
        """The cards of a deck that carry the number of a case."""
        printed: list[PrintedCard] = getattr(self, deck)
        order = Chance(f"new_york voices {level}".encode().ljust(32)).shuffled(voices(deck))
        voiced = cast_cards(order, [(card.clue.op, card.marks) for card in printed])
        for index, (card, voice) in enumerate(zip(printed, voiced, strict=True)):
            if number in card.marks:
                yield Card.numbered("L", level, deck, index, card.clue, voice)


@cache
def printed_cases(level: Level) -> tuple[Case, ...]:
    """Cases 1 to 12 of a level."""
    file = files(__package__).joinpath("content", f"level{level}.toml")
    printed = convert(tomllib.loads(file.read_text("utf-8")), PrintedLevel)
    return tuple(
        printed_case(printed, level, number) for number in range(1, len(printed.answers) + 1)
    )


def printed_case(printed: PrintedLevel, level: Level, number: int) -> Case:
    informants, experts = (tuple(printed.marked(level, deck, number)) for deck in DECKS)
    return Case(level, str(number), printed.answers[number - 1], informants, experts)


class Proven(Struct, frozen=True):
    """A case, why its answer is the only one, and how hard it is."""

    case: Case
    excluded: dict[Cell, int]
    """How many of the sixteen clues exclude each other cell."""
    difficulty: float
    """How many cards, in random order, it takes on average to know the answer."""


def cases(level: Level, seed: int, count: int) -> Iterator[Proven]:
    """That many endless cases, from this seed on."""
    for number in range(seed, seed + count):
        yield prove(endless(level, number % SEEDS))


def wished_cases(wish: CaseWish) -> Iterator[Proven]:
    if wish.level not in (1, 2):
        raise Refused(f"there is no level {wish.level}; the levels are 1 and 2")
    return cases(wish.level, wish.seed, wish.count)


def prove(case: Case) -> Proven:
    clues = [card.clue for card in case.cards]
    excluded = {
        cell: sum(not cells_of(clue) & BIT[cell] for clue in clues)
        for cell in CELLS
        if cell != case.answer
    }
    return Proven(case, excluded, difficulty(BIT[case.answer], clues))
