"""What searches of others give away: who knows a pair takes it, so who takes none knows none.

And who has gone row by row will go on so. This proves nothing: it is assumed of each seat until
something contradicts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from deductio.core.messages import Event, Seat
from deductio.deduction.model import Constraint, at_most, each
from deductio.games.chaussette.messages import NoPairFound, PairRevealed, Searched
from deductio.games.chaussette.notebook import place_of
from deductio.games.chaussette.socks import KINDS, SLOTS, Slot

Slots: TypeAlias = frozenset[Slot]


def told_by_habit(stream: Sequence[Event], me: Seat) -> list[list[Constraint]]:
    """For each other seat, what must be so if it takes every pair it knows."""
    onlookers: dict[Seat, Onlooker] = {}
    cards = frozenset(SLOTS)
    for event in stream:
        match event:
            case Searched(seat, slots):
                onlookers.setdefault(seat, Onlooker()).look(slots, cards)
            case PairRevealed(seat, _, twins):
                onlookers[seat].take(twins)
                cards -= frozenset(twins)
            case NoPairFound(seat):
                onlookers[seat].take(())
    return [
        [constraint for slots in onlooker.apart for constraint in no_pair_among(slots)]
        for seat, onlooker in onlookers.items()
        if seat != me
    ]


def row_by_row(stream: Sequence[Event]) -> set[Seat]:
    """The seats that have always looked at the first cards they had not seen yet."""
    seen: dict[Seat, Slots] = {}
    cards, others = frozenset(SLOTS), set[Seat]()
    for event in stream:
        match event:
            case Searched(seat, slots):
                before = seen.get(seat, frozenset())
                new = sorted(set(slots) - before)
                if new != sorted(cards - before)[: len(new)]:
                    others.add(seat)
                seen[seat] = before | frozenset(slots)
            case PairRevealed(_, _, twins):
                cards -= frozenset(twins)
    return seen.keys() - others


class Onlooker:
    """One seat, as the others can follow it."""

    def __init__(self) -> None:
        self.apart: list[Slots] = []
        """Sets of slots among which it cannot have known a pair."""
        self._seen: Slots = frozenset()
        self._before: Slots = frozenset()

    def look(self, slots: Sequence[Slot], cards: Slots) -> None:
        is_free = len(cards) > len(slots)
        self._before = self._seen & cards if is_free else frozenset()
        self._seen |= frozenset(slots)

    def take(self, twins: Sequence[Slot]) -> None:
        """A pair it knew says nothing about others it may know; no pair, or a new one, does."""
        before = self._before
        if len(before) > 1 and not (twins and before.issuperset(twins)):
            self.apart = [slots for slots in self.apart if not slots <= before]
            if not any(before <= slots for slots in self.apart):
                self.apart.append(before)


def no_pair_among(slots: Slots) -> list[Constraint]:
    places = [place_of(slot) for slot in sorted(slots)]
    return [at_most(1, each([kind], *places)) for kind in KINDS]
