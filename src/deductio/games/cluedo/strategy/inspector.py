"""An inspector: knows all that is certain, asks about what is open, accuses only what is proven."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.deduction.model import Fact
from deductio.games.cluedo.cards import CATEGORIES, ROOMS, Card, Category
from deductio.games.cluedo.messages import LookAt, RowPlace
from deductio.games.cluedo.motives import AskedAboutOpen, GuessedTheRest, LookedAtUnseen, ProvedAll
from deductio.games.cluedo.notebook import SOLUTION, hand_of, in_row
from deductio.games.cluedo.strategy import plain
from deductio.games.cluedo.strategy.mind import Mind
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.ways import ways_of


def inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    here = Situation(stream, question, luck, ways_of("inspector", temper))
    return look_at_unknown(here) if question.name == "row" else plain.think(here, mind_of)


def mind_of(here: Situation) -> Mind:
    return Mind(
        left=possible(here),
        quiet=[
            room for room in ROOMS if not any(may_hold(here, seat, room) for seat in here.others)
        ],
        strangers=[seat for seat in here.others if is_stranger(here, seat)],
        asking=AskedAboutOpen,
        accusing=lambda left: ProvedAll() if left == 1 else GuessedTheRest(left),
    )


def possible(here: Situation) -> dict[Category, list[Card]]:
    """By category, the cards that may be the solution."""
    ruled_out = {
        fact.item for fact, so in here.known.certain.items() if fact.place == SOLUTION and not so
    }
    return {
        category: [card for card in cards if card not in ruled_out]
        for category, cards in CATEGORIES.items()
    }


def may_hold(here: Situation, seat: Seat, card: Card) -> bool:
    return here.known.certain.get(Fact(card, hand_of(seat)), True)


def is_stranger(here: Situation, seat: Seat) -> bool:
    """Whether it does not know all cards of that seat."""
    held = [fact for fact, so in here.known.certain.items() if so and fact.place == hand_of(seat)]
    return len(held) < here.view.hand_size


def look_at_unknown(here: Situation) -> Wish | None:
    unknown = unknown_in_row(here)
    return Wish(LookAt(unknown[0]), LookedAtUnseen()) if unknown else None


def unknown_in_row(here: Situation) -> list[RowPlace]:
    """The places of the row whose card does not follow from anything."""
    certain = {fact.place for fact, so in here.known.certain.items() if so}
    return [place for place in range(len(here.view.row)) if in_row(place) not in certain]
