"""In Cluedo it ticks off what is proven to lie elsewhere, as it does a card it was shown."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Wish
from deductio.games.cluedo.cards import CATEGORIES, Card
from deductio.games.cluedo.notebook import SOLUTION
from deductio.games.cluedo.strategy import plain
from deductio.games.cluedo.strategy.mind import Mind
from deductio.games.cluedo.strategy.notes import Notes as Sheet
from deductio.games.cluedo.strategy.rookie import mind_by
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.ways import ways_of
from tests.proof.learner.hinted import Notes


def by_notes(
    stream: Sequence[Event], question: Question, luck: Chance, notes: Notes
) -> Wish | None:
    def mind_of(here: Situation) -> Mind:
        sheet = Sheet(here)
        sheet.ticked |= elsewhere(notes)
        mind = mind_by(here, sheet)
        return replace(mind, quiet=[room for room in mind.quiet if room not in held(notes)])

    return plain.think(Situation(stream, question, luck, ways_of("rookie", PLAIN)), mind_of)


def held(notes: Notes) -> set[Card]:
    return {fact.item for fact, so in notes.items() if so and fact.place.startswith("seat")}


def elsewhere(notes: Notes) -> set[Card]:
    """The cards that are not the solution: it is another one, or somebody holds them."""
    cards = {fact.item for fact, so in notes.items() if so is not (fact.place == SOLUTION)}
    named = [fact.item for fact, so in notes.items() if so and fact.place == SOLUTION]
    others = {card for found in named for card in alternatives(found)}
    return cards | others


def alternatives(found: Card) -> list[Card]:
    cards = next(cards for cards in CATEGORIES.values() if found in cards)
    return [card for card in cards if card != found]
