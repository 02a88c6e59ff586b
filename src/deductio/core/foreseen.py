"""Luck that gives what it is told to give and remembers what it gave; no real game is played so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct, structs

from deductio.core.chance import Chance

T = TypeVar("T")

Outcome: TypeAlias = Any
"""What one draw gave: a number, the item picked, or the tuple of a shuffle."""


class Unforeseen(Exception):
    """The luck foreseen does not fit what the rules draw."""


class Draw(Struct, frozen=True):
    """What might have come, and what came."""

    items: Sequence[Any]
    shuffled: bool
    outcome: Outcome

    def otherwise(self, luck: Chance) -> Outcome:
        """Another outcome: two places of a shuffle exchanged, or another of the items."""
        if not self.shuffled:
            other = self.items[luck.below(len(self.items))]
            return self._crossed(other, luck) if isinstance(other, Struct) else other
        order = list(self.outcome)
        one, other = luck.below(len(order)), luck.below(len(order))
        order[one], order[other] = order[other], order[one]
        return tuple(order)

    def _crossed(self, other: Struct, luck: Chance) -> Struct:
        """Like the other item but for one field, if there is such an item: what is public of a
        thing (the number of a case) must be the same in a twin that differs in the rest."""
        for field in luck.shuffled(other.__struct_fields__):
            crossed = structs.replace(other, **{field: getattr(self.outcome, field)})
            if crossed != other and crossed in self.items:
                return crossed
        return other


class Foreseen(Chance):
    """Outcomes fixed beforehand come first, in order; what comes afterwards is up to the seed."""

    foreseen: tuple[Outcome, ...] = ()
    given: tuple[Draw, ...] = ()

    def below(self, n: int) -> int:
        return self._give(range(n), lambda luck: luck.below(n))

    def pick(self, items: Sequence[T]) -> T:
        return self._give(items, lambda luck: luck.pick(items))

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return list(self._give(items, lambda luck: tuple(luck.shuffled(items)), shuffled=True))

    def clone(self) -> Chance:
        return type(self)(self.seed, self.drawn, self.words, self.foreseen, self.given)

    def fit(self, outcome: Outcome, items: Sequence[Any], *, shuffled: bool) -> Outcome:
        """The outcome, if these items can give it."""
        if shuffled:
            possible = isinstance(outcome, tuple) and Counter(outcome) == Counter(items)
        else:
            possible = _is_one_of(outcome, items)
        if not possible:
            raise Unforeseen(f"{outcome} cannot come of {len(items)} items like {items[:3]}")
        return outcome

    def _give(
        self, items: Sequence[Any], by_luck: Callable[[Chance], T], *, shuffled: bool = False
    ) -> T:
        outcome: T
        if self.foreseen:
            outcome = self.fit(self.foreseen[0], items, shuffled=shuffled)
            self.foreseen = self.foreseen[1:]
        else:
            luck = Chance(self.seed, self.drawn, self.words)
            outcome = by_luck(luck)
            self.drawn, self.words = luck.drawn, luck.words
        kept = tuple(items) if isinstance(items, list) else items  # rules change their lists
        self.given += (Draw(kept, shuffled, outcome),)
        return outcome


def _is_one_of(item: object, items: Sequence[Any]) -> bool:
    try:
        return item in items  # not spelled out: there may be billions
    except TypeError:  # a text holds nothing but texts
        return False
