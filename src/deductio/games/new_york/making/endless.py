"""A fresh case from a number: sixteen clues found by climbing until nothing is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256

from deductio.core.chance import Chance
from deductio.games.new_york.cards import DEALT, DECKS, ENDLESS, Card, Case, Deck, Level
from deductio.games.new_york.cast import cast_cards, voices
from deductio.games.new_york.city import BIT, CELLS, Cell
from deductio.games.new_york.clues import Clue
from deductio.games.new_york.codes import code_of
from deductio.games.new_york.making.pool import true_at
from deductio.games.new_york.making.quality import DIFFICULTY, difficulty, flaws

SEEDS = 1 << 32
"""So many endless cases there are of each level."""
PATIENCE = 3000
"""After so many tries one starts again with other clues."""
ADVANCED: dict[Deck, int] = {"informant": 5, "expert": 3}
"""How many clues of each deck only level 2 can say, at least."""

Clues = dict[Deck, list[Clue]]


@lru_cache(maxsize=64)
def endless(level: Level, seed: int) -> Case:
    """The endless case of that number; the same on every machine."""
    luck = Chance(sha256(f"new_york endless {level} {seed}".encode()).digest())
    answer = luck.pick(CELLS)
    clues = find_clues(level, answer, luck)
    informants, experts = (tuple(spoken(level, deck, clues[deck], luck)) for deck in DECKS)
    return Case(level, ENDLESS, answer, informants, experts, code_of(level, seed))


def spoken(level: Level, deck: Deck, clues: list[Clue], luck: Chance) -> Iterator[Card]:
    """The cards of a deck; luck says who of the cast is there."""
    voiced = cast_cards(luck.shuffled(voices(deck)), [(clue.op, (0,)) for clue in clues])
    for index, (clue, voice) in enumerate(zip(clues, voiced, strict=True)):
        yield Card.numbered("X", level, deck, index, clue, voice)


def find_clues(level: Level, answer: Cell, luck: Chance) -> Clues:
    """Climbs until a case is flawless and as hard as its level asks."""
    easiest, hardest = DIFFICULTY[level]
    while True:
        clues = climb(level, answer, luck)
        if clues is None:
            continue
        together = [clue for deck in DECKS for clue in clues[deck]]
        if easiest <= difficulty(BIT[answer], together) <= hardest:
            return clues


def climb(level: Level, answer: Cell, luck: Chance) -> Clues | None:
    """Replaces one clue after another, never for the worse."""
    clues = {
        deck: [any_clue(level, deck, answer, luck) for _ in range(DEALT[deck])] for deck in DECKS
    }
    wrong = all_flaws(level, answer, clues)
    for _ in range(PATIENCE):
        if wrong == 0:
            return clues
        deck, place = luck.pick(PLACES_OF_CARDS)
        before = clues[deck][place]
        clues[deck][place] = any_clue(level, deck, answer, luck)
        now = all_flaws(level, answer, clues)
        if now > wrong:
            clues[deck][place] = before
        else:
            wrong = now
    return None


PLACES_OF_CARDS = tuple((deck, place) for deck in DECKS for place in range(DEALT[deck]))


def any_clue(level: Level, deck: Deck, answer: Cell, luck: Chance) -> Clue:
    """A clue that is true at the answer, each op being as likely as any other."""
    return luck.pick(luck.pick(true_at(level, deck, answer)))


def all_flaws(level: Level, answer: Cell, clues: Clues) -> int:
    """What is wrong with the case; at level 2 also how many of its own clues it lacks."""
    wrong = flaws(level, BIT[answer], clues["informant"], clues["expert"])
    if level == 2:
        wrong += sum(
            max(0, least - sum(clue.advanced for clue in clues[deck]))
            for deck, least in ADVANCED.items()
        )
    return wrong
