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
HEARD = MOVING | {Opened, AnnouncedWrongly, SawAnswer, CaseClosed}
"""The events that tell anything here; most tell only where people are."""


class Knowledge:
    """The facts one stream tells about the case and its cards."""

    def __init__(self, stream: Iterable[Event]) -> None:
        self.possible: Cells = EVERYWHERE
        self.cards: dict[CardId, Card] = {}
        """Every card this reader has seen, in the order it saw them."""
        self.of_deck: dict[Deck, list[CardId]] = {deck: [] for deck in DECKS}
        self.odds: dict[CardId, dict[Holder, Fraction]] = {}
        """Where each of them may be by now."""
        self.astray: dict[Deck, set[CardId]] = {deck: set() for deck in DECKS}
        """Those that may be in more than one place."""
        self.knowing: dict[CardId, set[Seat]] = {}
        """Who certainly knows it."""
        self.sizes: dict[tuple[Deck, Holder], int] = {}
        self.closed: CaseClosed | None = None
        """The whole case, once it is known to all."""
        for event in stream:
            if type(event) in HEARD:
                self.hear(event)

    def hear(self, event: Event) -> None:
        """NY-60: a clue seen leaves the cells for which it is true, a wrong cell is none."""
        if type(event) in MOVING:
            self.follow(event)
            return
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

    def candidates(self) -> tuple[Cell, ...]:
        """NY-60: where the thief may be; each cell is as likely as any other."""
        return named(self.possible)

    def unseen(self, deck: Deck) -> int:
        """NY-64: how many clues of a deck this reader has not seen."""
        return DEALT[deck] - len(self.of_deck[deck])

    def holder(self, card: CardId) -> Holder | None:
        """NY-62: who certainly holds a card; None if that is not certain."""
        odds = self.odds[card]
        return next(iter(odds)) if len(odds) == 1 else None

    def follow(self, event: Event) -> None:
        """NY-62, NY-63: cards seen are followed through all hands."""
        move = move_of(event)
        if type(move) is tuple:
            self.carry(move)
        elif isinstance(move, Returned):
            self.give_back(move.seat)
        if type(event) is SpiedCard:
            self.knowing[event.card.id].add(event.spy)

    def carry(self, lots: tuple[Lot, ...]) -> None:
        """What happens at once is judged by where everything was before."""
        moved: list[tuple[CardId, Lot, Fraction]] = []
        for lot in lots:
            moved += self.moved_by(lot)
        for card, lot, odds in moved:
            self.shift(card, lot, odds)
        for lot in lots:
            self.sizes[lot.deck, lot.source] -= 1
            self.sizes[lot.deck, lot.target] += 1
        for lot in lots:
            if self.astray[lot.deck]:
                self.exclude_full_hand(lot.deck, lot.source)
                self.exclude_full_hand(lot.deck, lot.target)

    def moved_by(self, lot: Lot) -> list[tuple[CardId, Lot, Fraction]]:
        """The card that was seen to move; else each known one that may have been there."""
        if lot.card is not None:
            self.see(lot, lot.card)
            return [(lot.card.id, lot, CERTAIN)]
        if lot.source == lot.target:
            return []
        size = self.sizes[lot.deck, lot.source]
        return [
            (card, lot, there if size == 1 else there / size)
            for card in self.of_deck[lot.deck]
            if (there := self.odds[card].get(lot.source)) is not None
        ]

    def see(self, lot: Lot, card: Card) -> None:
        if card.id not in self.cards:
            self.cards[card.id] = card
            self.of_deck[card.deck].append(card.id)
            self.knowing[card.id] = set()
            self.possible &= cells_of(card.clue)
        self.settle(card.id, lot.source)

    def settle(self, card: CardId, holder: Holder) -> None:
        """It is certainly here now, and whoever holds a card knows it."""
        self.odds[card] = {holder: CERTAIN}
        self.astray[self.cards[card].deck].discard(card)
        if holder != PILE:
            self.knowing[card].add(holder)

    def shift(self, card: CardId, lot: Lot, moved: Fraction) -> None:
        """Some of the odds go from one holder to another."""
        if moved == CERTAIN:
            self.settle(card, lot.target)
            return
        odds = self.odds[card]
        self.spread(
            card,
            odds
            | {
                lot.source: odds.get(lot.source, NEVER) - moved,
                lot.target: odds.get(lot.target, NEVER) + moved,
            },
        )

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
            self.sizes[deck, PILE] += self.sizes[deck, seat]
            self.sizes[deck, seat] = 0
        for card, odds in self.odds.items():
            if returned := odds.get(seat):
                pile = odds.get(PILE, NEVER) + returned
                self.spread(card, odds | {seat: NEVER, PILE: pile})

    def exclude_full_hand(self, deck: Deck, holder: Holder) -> None:
        """Where all cards are known to be others, a card cannot be."""
        known = sum(self.holder(card) == holder for card in self.of_deck[deck])
        if known < self.sizes[deck, holder]:
            return
        for card in sorted(self.astray[deck]):
            odds = self.odds[card]
            if there := odds.get(holder):
                rest = CERTAIN - there
                others = {where: odd / rest for where, odd in odds.items() if where != holder}
                self.spread(card, others)
