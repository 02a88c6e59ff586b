"""The cards a player believes to have seen, with the slips of its pencil."""

from __future__ import annotations

from deductio.core.thinking import Motive
from deductio.games.cluedo.cards import CATEGORIES, Card, Category
from deductio.games.cluedo.motives import ForgotCard, TickedWrongCard
from deductio.games.cluedo.strategy.memory import sights
from deductio.games.cluedo.strategy.situation import Situation


class Notes:
    """Cards ticked off, cards forgotten, and cards for which it ticked another one."""

    def __init__(self, here: Situation) -> None:
        self.ticked = {*here.view.hand, *here.view.face_up}
        forgotten: set[Card] = set()
        mistaken: dict[Card, Card] = {}
        for sight in sights(here.stream, here.me):
            if here.happens(here.ways.misreads, "misread", sight.at):
                mistaken[sight.card] = line_below(sight.card)
            elif sight.long_ago and here.slips(sight.at):
                forgotten.add(sight.card)
            else:
                self.ticked.add(sight.card)
        self.forgotten = forgotten - self.ticked
        self.mistaken = {card: other for card, other in mistaken.items() if card not in self.ticked}

    @property
    def left(self) -> dict[Category, list[Card]]:
        """By category, the cards it has not ticked off.

        Where its slips leave none, it looks again and finds the line it ticked by mistake.
        """
        wrong = {*self.mistaken.values()}
        left = {category: self._open(cards, wrong) for category, cards in CATEGORIES.items()}
        return {
            category: cards or self._open(CATEGORIES[category], set())
            for category, cards in left.items()
        }

    def _open(self, cards: tuple[Card, ...], wrong: set[Card]) -> list[Card]:
        return [card for card in cards if card not in self.ticked and card not in wrong]

    def slip_in(self, named: tuple[Card, ...]) -> Motive | None:
        """Why it named a card it was shown before."""
        for card in named:
            if card in self.mistaken:
                return TickedWrongCard(card, self.mistaken[card])
            if card in self.forgotten:
                return ForgotCard(card)
        return None


def line_below(card: Card) -> Card:
    """The next card of its category on the sheet; after the last, the first."""
    cards = next(cards for cards in CATEGORIES.values() if card in cards)
    return cards[(cards.index(card) + 1) % len(cards)]
