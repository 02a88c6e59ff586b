"""What news is to be had where: a card never seen, with its chance and its worth."""

from __future__ import annotations

from functools import cached_property

from deductio.core.messages import Seat
from deductio.games.new_york.cards import DECKS, DRAWN_AT, CardId, Deck
from deductio.games.new_york.city import ACTION, CELLS, Cell
from deductio.games.new_york.messages import Swap
from deductio.games.new_york.moves import PILE, Holder
from deductio.games.new_york.strategy.fresh import bits
from deductio.games.new_york.strategy.seeing import strength
from deductio.games.new_york.strategy.sheet import Sheet


class Gains:
    """In bits of what is not known yet about the thief's cell."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        level, possible = sheet.view.level, sheet.possible
        self.worth = {deck: bits(level, deck, possible) for deck in DECKS}

    def fresh(self, holder: Holder, *decks: Deck) -> float:
        """How likely a card by lot of this holder's decks is one never seen."""
        cards = sum(self.sheet.size(holder, deck) for deck in decks)
        if not cards:
            return 0.0
        return sum(self.sheet.unseen(holder, deck) for deck in decks) / cards

    def spying(self, seat: Seat) -> float:
        """One card of the whole hand."""
        cards = sum(self.sheet.size(seat, deck) for deck in DECKS)
        return sum(self.sheet.unseen(seat, deck) * self.worth[deck] for deck in DECKS) / cards

    def taking(self, seat: Seat, deck: Deck) -> float:
        return self.fresh(seat, deck) * self.worth[deck]

    def drawing(self, deck: Deck) -> float:
        return self.fresh_draw(deck) * self.worth[deck]

    def fresh_draw(self, deck: Deck) -> float:
        """From the pile, or from whoever has such a card if it is empty."""
        if self.sheet.size(PILE, deck):
            return self.fresh(PILE, deck)
        return max((self.fresh(seat, deck) for seat in self.sheet.others()), default=0.0)

    def swapping(self, swap: Swap) -> float:
        """What the card given tells the other costs a part of what it would be worth to oneself."""
        given = self.sheet.ways.giving * self.told(swap.seat, swap.card)
        return self.taking(swap.seat, swap.deck) - given

    def told(self, seat: Seat, card: CardId) -> float:
        """What a card of mine would tell a rival."""
        if self.sheet.knows(seat, card):
            return 0.0
        return strength(self.sheet.whereabouts.cards[card])

    @cached_property
    def best_swap(self) -> float:
        swaps = [
            Swap(card.id, seat, deck)
            for card in self.sheet.view.hand
            for seat in self.sheet.others()
            for deck in DECKS
            if self.sheet.size(seat, deck)
        ]
        return max((self.swapping(swap) for swap in swaps), default=0.0)

    def arriving(self, cell: Cell) -> float:
        """The best spying there."""
        return max((self.spying(seat) for seat in self.sheet.at(cell)), default=0.0)

    def acting(self, cell: Cell) -> float:
        action = ACTION[cell]
        if action in DRAWN_AT:
            return self.drawing(DRAWN_AT[action])
        return self.best_swap if action == "swap" else 0.0

    def going(self, cell: Cell) -> float:
        """Spying and acting there; from a Go cell one goes on, once in a turn."""
        sends_on = ACTION[cell] == "go" and cell not in self.sheet.view.used
        on = self.best_going if sends_on else 0.0
        return self.arriving(cell) + self.acting(cell) + on

    @cached_property
    def best_going(self) -> float:
        return max(self.arriving(cell) + self.acting(cell) for cell in CELLS)
