"""What one seat can know: where the thief may be, who holds and who knows which clue."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from deductio.core.messages import Event, Opened, Seat
from deductio.games.new_york.cards import DEALT, DECKS, Card, CardId, Deck
from deductio.games.new_york.city import BIT, EVERYWHERE, Cell, Cells, named
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    AnnouncedWrongly,
    CaseClosed,
    SawAnswer,
    SpiedCard,
)
from deductio.games.new_york.moves import MOVING, PILE, Holder, Lot, Returned, move_of

CERTAIN, NEVER = Fraction(1), Fraction(0)


class Knowledge:
    """The facts one stream tells about the case and its cards."""

    def __init__(self, stream: Iterable[Event]) -> None:
        self.possible: Cells = EVERYWHERE
        self.cards: dict[CardId, Card] = {}
        """Every card this reader has seen, in the order it saw them."""
        self.odds: dict[CardId, dict[Holder, Fraction]] = {}
        """Where each of them may be by now."""
        self.knowing: dict[CardId, set[Seat]] = {}
        """Who certainly knows it."""
        self.sizes: dict[tuple[Deck, Holder], int] = {}
        self.closed: CaseClosed | None = None
        """The whole case, once it is known to all."""
        for event in stream:
            self.hear(event)

    def hear(self, event: Event) -> None:
        """NY-60: a clue seen leaves the cells for which it is true, a wrong cell is none."""
        match event:
            case Opened():
                self.sizes = {(deck, seat): 0 for deck in DECKS for seat in range(event.seats)}
                self.sizes |= {(deck, PILE): DEALT[deck] for deck in DECKS}
            case AnnouncedWrongly(_, cell):
                self.possible &= ~BIT[cell]
            case SawAnswer(_, answer):
                self.possible = BIT[answer]
            case CaseClosed(_, answer, _, _):
                self.possible = BIT[answer]
                self.closed = event
            case _ if type(event) in MOVING:
                self.follow(event)

    def candidates(self) -> tuple[Cell, ...]:
        """NY-60: where the thief may be; each cell is as likely as any other."""
        return named(self.possible)

    def unseen(self, deck: Deck) -> int:
        """NY-64: how many clues of a deck this reader has not seen."""
        return DEALT[deck] - sum(card.deck == deck for card in self.cards.values())

    def holder(self, card: CardId) -> Holder | None:
        """NY-62: who certainly holds a card; None if that is not certain."""
        odds = self.odds[card]
        return next(iter(odds)) if len(odds) == 1 else None

    def follow(self, event: Event) -> None:
        """NY-62, NY-63: cards seen are followed through all hands."""
        move = move_of(event)
        if isinstance(move, Returned):
            self.give_back(move.seat)
        elif move is not None:
            self.carry(move)
        if isinstance(event, SpiedCard):
            self.knowing[event.card.id].add(event.spy)

    def carry(self, lots: tuple[Lot, ...]) -> None:
        """What happens at once is judged by where everything was before."""
        for lot in lots:
            if lot.card is not None:
                self.see(lot, lot.card)
        moved = [
            (card, lot, odds * share_of(lot, card, self.sizes[lot.deck, lot.source]))
            for lot in lots
            for card in self.of_deck(lot.deck)
            if (odds := self.odds[card].get(lot.source))
        ]
        for card, lot, odds in moved:
            self.shift(card, lot, odds)
        for lot in lots:
            self.sizes[lot.deck, lot.source] -= 1
            self.sizes[lot.deck, lot.target] += 1
        for lot in lots:
            self.exclude_full_hand(lot.deck, lot.source)
            self.exclude_full_hand(lot.deck, lot.target)

    def of_deck(self, deck: Deck) -> list[CardId]:
        return [card.id for card in self.cards.values() if card.deck == deck]

    def see(self, lot: Lot, card: Card) -> None:
        self.cards[card.id] = card
        self.possible &= cells_of(card.clue)
        self.odds[card.id] = {lot.source: CERTAIN}
        knowing = self.knowing.setdefault(card.id, set())
        knowing |= {holder for holder in (lot.source, lot.target) if holder != PILE}

    def shift(self, card: CardId, lot: Lot, moved: Fraction) -> None:
        if not moved:
            return
        odds = self.odds[card]
        odds[lot.source] = odds.get(lot.source, NEVER) - moved
        odds[lot.target] = odds.get(lot.target, NEVER) + moved
        self.odds[card] = {where: odd for where, odd in odds.items() if odd}
        holder = self.holder(card)
        if holder is not None and holder != PILE:
            self.knowing[card].add(holder)

    def give_back(self, seat: Seat) -> None:
        for deck in DECKS:
            self.sizes[deck, PILE] += self.sizes[deck, seat]
            self.sizes[deck, seat] = 0
        for odds in self.odds.values():
            if seat in odds:
                odds[PILE] = odds.get(PILE, NEVER) + odds.pop(seat)

    def exclude_full_hand(self, deck: Deck, holder: Holder) -> None:
        """Where all cards are known to be others, a card cannot be."""
        known = [card for card in self.of_deck(deck) if self.holder(card) == holder]
        if len(known) < self.sizes[deck, holder]:
            return
        for card in self.of_deck(deck):
            if card not in known and holder in self.odds[card]:
                rest = CERTAIN - self.odds[card].pop(holder)
                self.odds[card] = {where: odd / rest for where, odd in self.odds[card].items()}


def share_of(lot: Lot, card: CardId, size: int) -> Fraction:
    """How likely a card is the one that moved, if it was there."""
    if lot.card is None:
        return Fraction(1, size)
    return CERTAIN if lot.card.id == card else NEVER
