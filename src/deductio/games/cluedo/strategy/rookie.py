"""A rookie: ticks off the cards it has seen itself, with slips, and draws no other conclusions."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Motive, Temper, Wish
from deductio.games.cluedo.cards import ROOMS, Card, Category
from deductio.games.cluedo.messages import NobodyAnswered, Suggested
from deductio.games.cluedo.motives import AskedAboutUnseen, GuessedTheRest
from deductio.games.cluedo.strategy import plain
from deductio.games.cluedo.strategy.mind import Mind
from deductio.games.cluedo.strategy.notes import Notes
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.ways import ways_of


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    here = Situation(stream, question, luck, ways_of("rookie", temper))
    return plain.think(here, mind_of)


def mind_of(here: Situation) -> Mind:
    return mind_by(here, Notes(here))


def mind_by(here: Situation, notes: Notes) -> Mind:
    def asking(cards: tuple[Card, ...]) -> Motive:
        return notes.slip_in(cards) or AskedAboutUnseen(cards)

    return Mind(
        left=with_own_unanswered(here, notes.left),
        quiet=[room for room in ROOMS if room not in here.view.holder],
        strangers=here.others,
        asking=asking,
        accusing=GuessedTheRest,
    )


def with_own_unanswered(
    here: Situation, left: dict[Category, list[Card]]
) -> dict[Category, list[Card]]:
    """A card that nobody could show it must be the one, unless it may lie in the row."""
    sure = [] if here.view.row else unanswered(here.stream, here.me)
    return {category: pinned(cards, sure) for category, cards in left.items()}


def pinned(cards: list[Card], sure: list[Card]) -> list[Card]:
    return next(([card] for card in sure if card in cards), cards)


def unanswered(stream: Sequence[Event], me: Seat) -> list[Card]:
    """The cards of its own suggestions that nobody could answer."""
    named: tuple[Card, ...] = ()
    cards: list[Card] = []
    for event in stream:
        match event:
            case Suggested(_, suspect, weapon, room):
                named = (suspect, weapon, room)
            case NobodyAnswered(seat) if seat == me:
                cards += named
    return cards
