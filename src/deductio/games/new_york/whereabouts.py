"""Where each card that one reader has seen may be by now, and who knows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from deductio.core.messages import Event, Opened, Seat
from deductio.core.streams import numbers_of
from deductio.games.new_york.cards import DEALT, DECKS, Card, CardId, Deck
from deductio.games.new_york.messages import (
    Drew,
    DrewCard,
    Eliminated,
    SpiedCard,
    Swapped,
    SwappedCards,
    Took,
    TookCard,
)
from deductio.games.new_york.moves import PILE, Holder

CERTAIN, NEVER = Fraction(1), Fraction(0)


class Whereabouts:
    """NY-62, NY-63: cards are followed by lot, as everyone sees their backs travel."""

    def __init__(self, stream: Sequence[Event]) -> None:
        self.cards: dict[CardId, Card] = {}
        """Every card this reader has seen, in the order it saw them."""
        self.of_deck: dict[Deck, list[CardId]] = {deck: [] for deck in DECKS}
        self.odds: dict[CardId, dict[Holder, Fraction]] = {}
        """Where each of them may be by now."""
        self.astray: dict[Deck, set[CardId]] = {deck: set() for deck in DECKS}
        """Those that may be in more than one place."""
        self.knowing: dict[CardId, set[Seat]] = {}
        """Who certainly knows it."""
        self.sizes: dict[Deck, dict[Holder, int]] = {}
        for number in numbers_of(HEARING, stream):
            event = stream[number]
            HEARING[type(event)](self, event)

    def hear(self, event: Event) -> None:
        if type(event) in HEARING:
            HEARING[type(event)](self, event)

    def open(self, event: Opened) -> None:
        seats: list[Holder] = [*range(event.seats)]
        self.sizes = {deck: {PILE: DEALT[deck], **dict.fromkeys(seats, 0)} for deck in DECKS}

    def holder(self, card: CardId) -> Holder | None:
        """NY-62: who certainly holds a card; None if that is not certain."""
        odds = self.odds[card]
        return next(iter(odds)) if len(odds) == 1 else None

    def see_pass(self, card: Card, source: Holder, target: Holder) -> None:
        """NY-62, NY-63: it goes from one holder to another, and both know it."""
        self.see_arrive(card, source, target)
        self.count(card.deck, source, target)

    def see_swap(self, event: SwappedCards) -> None:
        one, other = event.seat, event.other
        self.see_arrive(event.gave, one, other)
        self.see_arrive(event.got, other, one)
        self.count_swapped(event.gave.deck, event.got.deck, one, other)

    def see_arrive(self, card: Card, source: Holder, target: Holder) -> None:
        self.meet(card)
        known = self.knowing[card.id]
        if source != PILE:
            known.add(source)
        if target != PILE:
            known.add(target)
        self.odds[card.id] = {target: CERTAIN}
        self.astray[card.deck].discard(card.id)

    def meet(self, card: Card) -> None:
        """A card is seen, perhaps for the first time."""
        if card.id not in self.cards:
            self.cards[card.id] = card
            self.of_deck[card.deck].append(card.id)
            self.knowing[card.id] = set()

    def see_spied(self, event: SpiedCard) -> None:
        self.meet(event.card)
        self.settle(event.card.id, event.owner)
        self.knowing[event.card.id].add(event.spy)
        if self.astray[event.card.deck]:
            self.exclude_full_hand(event.card.deck, event.owner)

    def pass_unseen(self, deck: Deck, source: Holder, target: Holder) -> None:
        """Only a back was seen: every card that was there may be the one that went."""
        sizes, odds = self.sizes[deck], self.odds
        for card in self.of_deck[deck]:
            if there := odds[card].get(source):
                self.shift(card, source, target, there / sizes[source])
        self.count(deck, source, target)

    def swap_unseen(self, event: Swapped) -> None:
        """What happens at once is judged by where everything was before."""
        one, other = event.seat, event.other
        moved = [
            (card, source, target, self.odds[card][source] / self.sizes[deck][source])
            for deck, source, target in ((event.gave, one, other), (event.got, other, one))
            for card in self.of_deck[deck]
            if source in self.odds[card]
        ]
        for card, source, target, odds in moved:
            self.shift(card, source, target, odds)
        self.count_swapped(event.gave, event.got, one, other)

    def count(self, deck: Deck, source: Holder, target: Holder) -> None:
        """A card has changed hands."""
        sizes = self.sizes[deck]
        sizes[source] -= 1
        sizes[target] += 1
        if self.astray[deck]:
            self.exclude_full_hand(deck, source)
            self.exclude_full_hand(deck, target)

    def count_swapped(self, gave: Deck, got: Deck, one: Seat, other: Seat) -> None:
        """Two cards have, at once."""
        for deck, source, target in ((gave, one, other), (got, other, one)):
            self.sizes[deck][source] -= 1
            self.sizes[deck][target] += 1
        for deck, source, target in ((gave, one, other), (got, other, one)):
            if self.astray[deck]:
                self.exclude_full_hand(deck, source)
                self.exclude_full_hand(deck, target)

    def settle(self, card: CardId, holder: Holder) -> None:
        """It is certainly here now, and whoever holds a card knows it."""
        self.odds[card] = {holder: CERTAIN}
        self.astray[self.cards[card].deck].discard(card)
        if holder != PILE:
            self.knowing[card].add(holder)

    def shift(self, card: CardId, source: Holder, target: Holder, moved: Fraction) -> None:
        """Some of the odds go from one holder to another."""
        odds = self.odds[card]
        if moved == CERTAIN:
            self.settle(card, target)
        else:
            there, here = odds.get(source, NEVER) - moved, odds.get(target, NEVER) + moved
            self.spread(card, {**odds, source: there, target: here})

    def spread(self, card: CardId, odds: dict[Holder, Fraction]) -> None:
        """Where a card may be, without the places where it cannot be."""
        self.odds[card] = {where: odd for where, odd in odds.items() if odd}
        holder = self.holder(card)
        if holder is None:
            self.astray[self.cards[card].deck].add(card)
        else:
            self.settle(card, holder)

    def give_back(self, seat: Seat) -> None:
        for deck in DECKS:
            sizes = self.sizes[deck]
            sizes[PILE] += sizes[seat]
            sizes[seat] = 0
        for card, odds in self.odds.items():
            if returned := odds.get(seat):
                pile = odds.get(PILE, NEVER) + returned
                self.spread(card, {**odds, seat: NEVER, PILE: pile})

    def exclude_full_hand(self, deck: Deck, holder: Holder) -> None:
        """Where all cards are known to be others, a card cannot be."""
        astray = self.astray[deck]
        here = [card for card in self.of_deck[deck] if holder in self.odds[card]]
        if sum(card not in astray for card in here) < self.sizes[deck][holder]:
            return
        for card in sorted(astray):
            odds = self.odds[card]
            if there := odds.get(holder):
                rest = CERTAIN - there
                others = {where: odd / rest for where, odd in odds.items() if where != holder}
                self.spread(card, others)


HEARING: dict[type[Event], Callable[[Whereabouts, Any], None]] = {
    Opened: Whereabouts.open,
    DrewCard: lambda seat, told: seat.see_pass(told.card, PILE, told.seat),
    Drew: lambda seat, told: seat.pass_unseen(told.deck, PILE, told.seat),
    SpiedCard: Whereabouts.see_spied,
    TookCard: lambda seat, told: seat.see_pass(told.card, told.victim, told.taker),
    Took: lambda seat, told: seat.pass_unseen(told.deck, told.victim, told.taker),
    SwappedCards: Whereabouts.see_swap,
    Swapped: Whereabouts.swap_unseen,
    Eliminated: lambda seat, told: seat.give_back(told.seat),
}
"""The events in which cards travel or are seen."""
