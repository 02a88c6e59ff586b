"""Which events prove where a card is.

Everyone sees how backs travel: who drew, took or swapped a card of which deck. A proof names the
events in which this reader saw a face, and those in which a hand went back, as far as they are
needed. To forget a face is to have seen only the back; to forget that a hand went back is not to
know of any of its cards whether it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

from deductio.core.messages import Event, Seat
from deductio.games.new_york.cards import CardId
from deductio.games.new_york.messages import (
    Drew,
    DrewCard,
    Eliminated,
    Spied,
    SpiedCard,
    Swapped,
    SwappedCards,
    Took,
    TookCard,
)
from deductio.games.new_york.moves import PILE, Holder
from deductio.games.new_york.whereabouts import HEARING, NEVER, Whereabouts

BACKS: dict[type[Event], Callable[[Any], Event]] = {
    DrewCard: lambda told: Drew(told.seat, told.card.deck, told.left),
    SpiedCard: lambda told: Spied(told.spy, told.owner, told.card.deck),
    TookCard: lambda told: Took(told.taker, told.victim, told.card.deck),
    SwappedCards: lambda told: Swapped(told.seat, told.other, told.gave.deck, told.got.deck),
}
"""What everyone else saw of the events in which a face is seen."""
TELLING = frozenset([*BACKS, Eliminated])
HALF = Fraction(1, 2)


def events_proving(stream: Sequence[Event], card: CardId, holder: Holder) -> tuple[int, ...]:
    """A proof that a card is with a holder, or is not: nothing can be left out of it."""
    wanted = verdict(Whereabouts(stream), card, holder)
    telling = [number for number, event in enumerate(stream) if type(event) in TELLING]

    def proven_by(events: Iterable[int]) -> bool:
        return verdict(Recollection(stream, events), card, holder) == wanted

    proofs = [without_needless(telling, proven_by), without_needless(telling[::-1], proven_by)]
    return min(proofs, key=len)


def verdict(known: Whereabouts, card: CardId, holder: Holder) -> bool | None:
    """Whether a card is there; None where that is not certain."""
    odds = known.odds.get(card)
    if odds is None or (holder in odds and len(odds) > 1):
        return None
    return holder in odds


def without_needless(
    events: Sequence[int], proven_by: Callable[[Iterable[int]], bool]
) -> tuple[int, ...]:
    """Forget one event after the other, in this order, as long as the rest still proves it."""
    kept = set(events)
    for event in events:
        if proven_by(kept - {event}):
            kept.remove(event)
    return tuple(sorted(kept))


class Recollection(Whereabouts):
    """What a stream tells to one who remembers only some of what is not seen by all."""

    def __init__(self, stream: Sequence[Event], remembered: Iterable[int]) -> None:
        super().__init__(())
        sure = set(remembered)
        for number, event in enumerate(stream):
            if type(event) in HEARING:
                self.recall(event, sure=number in sure)

    def recall(self, event: Event, *, sure: bool) -> None:
        if isinstance(event, Eliminated) and not sure:
            self.give_back_perhaps(event.seat)
        else:
            self.hear(event if sure else back_of(event))

    def give_back_perhaps(self, seat: Seat) -> None:
        before = dict(self.odds)
        self.give_back(seat)
        for card, odds in before.items():
            if there := odds.get(seat):
                pile = odds.get(PILE, NEVER) + there * HALF
                self.spread(card, {**odds, PILE: pile, seat: there * HALF})


def back_of(event: Event) -> Event:
    """What the table saw of it."""
    turn = BACKS.get(type(event))
    return turn(event) if turn else event
