"""Counting deals: how sixteen cards may be twins of each other, two by two.

That a search showed no pair only forbids twins among its cards. So deals are counted as perfect
matchings: which card is whose twin, where a card of known kind fixes the kind of its twin, and any
order of the kinds nobody has seen falls on the pairs that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import factorial
from typing import TypeAlias

from deductio.games.chaussette.socks import CARDS, KINDS, Kind

Card: TypeAlias = int
"""A card by where it first lay: 0 is the sleeve, then the slots."""
Cards: TypeAlias = int
"""A set of cards, one bit each."""

SLEEVE: Card = 0


@lru_cache(maxsize=64)
def deals(facts: frozenset[tuple[Card, Kind]], apart: frozenset[Cards]) -> Deals:
    """All deals in which these cards are of these kinds and no twins lie in one set of `apart`."""
    return Deals(facts, apart)


class Deals:
    """A set of deals, counted without spelling them out."""

    def __init__(self, facts: Iterable[tuple[Card, Kind]], apart: Iterable[Cards]) -> None:
        facts = sorted(facts)
        self.known: dict[Card, Kind] = dict(facts)
        self.apart = tuple(apart)
        seen = {kind: [card for card, its in facts if its == kind] for kind in KINDS}
        self.singles = {kind: cards[0] for kind, cards in seen.items() if len(cards) == 1}
        self.doubles = tuple(kind for kind, cards in seen.items() if not cards)
        self.possible = len(self.known) == len(facts) and not any(
            len(cards) > 2 or (len(cards) == 2 and self._are_apart(*cards))
            for cards in seen.values()
        )
        self.unknown = bits(card for card in range(len(CARDS)) if card not in self.known)
        self.open = self.unknown | bits(self.singles.values())
        self._may_match = [self._possible_twins(card) for card in range(len(CARDS))]
        self._matchings = {0: 1}

    def count(self, pinned: Mapping[Card, Kind]) -> int:
        """The deals in which moreover these cards are of these kinds."""
        if not self.possible:
            return 0
        pins = []
        for card, kind in pinned.items():
            if card not in self.known:
                pins.append((card, kind))
            elif self.known[card] != kind:
                return 0
        return self._place(tuple(pins), self.open, self.doubles)

    def matchings(self, cards: Cards) -> int:
        """In how many ways these cards can be twins of each other."""
        found = self._matchings.get(cards)
        if found is None:
            lowest = cards & -cards
            rest = cards ^ lowest
            twins = self._may_match[lowest.bit_length() - 1] & rest
            found = sum(self.matchings(rest ^ (1 << twin)) for twin in cards_in(twins))
            self._matchings[cards] = found
        return found

    def _place(
        self, pins: tuple[tuple[Card, Kind], ...], cards: Cards, unseen: tuple[Kind, ...]
    ) -> int:
        """Give the first pinned card each twin it may have, then go on with the next."""
        if not pins:
            return self.matchings(cards) * factorial(len(unseen))
        (card, kind), *others = pins
        twins = [other for other, its in others if its == kind]
        rest = tuple(pin for pin in others if pin[1] != kind)
        if len(twins) > 1 or not (kind in self.singles or kind in unseen):
            return 0
        if kind in self.singles:
            candidates = 0 if twins else 1 << self.singles[kind]
        else:
            pinned = bits(other for other, _ in others)
            candidates = 1 << twins[0] if twins else self.unknown & ~pinned
        left = tuple(other for other in unseen if other != kind)
        candidates &= cards & self._may_match[card]
        cards ^= 1 << card
        return sum(self._place(rest, cards ^ 1 << twin, left) for twin in cards_in(candidates))

    def _possible_twins(self, card: Card) -> Cards:
        """Cards it may be twin of: not two of different known kinds, not two that lie apart."""
        if not self.open & 1 << card:
            return 0
        twins = self.unknown if card in self.known else self.open
        for together in self.apart:
            if together & 1 << card:
                twins &= ~together
        return twins & ~(1 << card)

    def _are_apart(self, one: Card, other: Card) -> bool:
        both = 1 << one | 1 << other
        return any(together & both == both for together in self.apart)


def bits(cards: Iterable[Card]) -> Cards:
    return sum(1 << card for card in cards)


def cards_in(cards: Cards) -> Iterator[Card]:
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest
