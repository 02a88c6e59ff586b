"""How the cards may have been dealt: one clue of each kind to each seat, no card twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, reduce
from itertools import combinations, count, product
from operator import or_

from msgspec import Struct, field

from deductio.core.chance import Chance
from deductio.core.messages import Seat
from deductio.games.almost_innocent.clues import Clue, kind_of

Cards = int
"""A set of cards, each a bit of its own; so the two cards of a special clue differ."""
Weighed = tuple[int, Cards]
FIRST_STEPS = 64
"""After so many steps a search begins again."""
FEW = 400
"""Up to so many solutions of a seat are listed; more are kept as two halves."""


class Facts(Struct):
    """What is known of one seat's solution."""

    ruled_out: set[Clue] = field(default_factory=set)
    certain: set[Clue] = field(default_factory=set)
    counts: list[tuple[frozenset[Clue], tuple[int, ...]]] = field(default_factory=list)
    """So many of these clues; several numbers where not one alone is known."""

    def allows(self, clue: Clue) -> bool:
        if clue in self.ruled_out:
            return False
        return clue in self.certain or kind_of(clue) not in map(kind_of, self.certain)

    def weight(self, clue: Clue) -> int:
        """Three bits for each count, a one in those that this clue belongs to."""
        return sum([1 << 3 * at for at, (clues, _) in enumerate(self.counts) if clue in clues])

    @property
    def targets(self) -> list[int]:
        """The sums of weights that the counts allow."""
        return [
            sum(number << 3 * at for at, number in enumerate(numbers))
            for numbers in product(*(allowed for _, allowed in self.counts))
        ]


class OutOfPatience(Exception):
    """A search took more steps than it was given."""


class Patience(Struct):
    """How many more steps a search may take."""

    steps: int

    def spend(self) -> None:
        if not self.steps:
            raise OutOfPatience
        self.steps -= 1


class Few:
    """The solutions of a seat, listed."""

    __slots__ = ("listed", "number", "support")

    def __init__(self, listed: list[Cards]) -> None:
        self.listed = listed
        self.number = len(listed)
        self.support: Cards = reduce(or_, listed, 0)
        """All cards that occur."""

    def __iter__(self) -> Iterator[Cards]:
        return iter(self.listed)

    def without(self, taken: Cards) -> Few:
        return Few([cards for cards in self.listed if not cards & taken])


class Many:
    """The solutions of a seat as two halves, some kinds each, whose weights add up."""

    __slots__ = ("first", "kinds", "number", "second", "support", "targets")

    def __init__(self, kinds: list[list[Weighed]], targets: list[int]) -> None:
        self.kinds = kinds
        self.targets = targets
        self.first = _joined(kinds[: len(kinds) // 2])
        self.second: dict[int, list[Cards]] = {}
        for weight, cards in _joined(kinds[len(kinds) // 2 :]):
            self.second.setdefault(weight, []).append(cards)
        self.number = 0
        self.support: Cards = 0
        for cards, others in self._matching():
            self.number += len(others)
            self.support |= reduce(or_, others, cards)

    def __iter__(self) -> Iterator[Cards]:
        return (cards | other for cards, others in self._matching() for other in others)

    def without(self, taken: Cards) -> Many | Few:
        kinds = [[one for one in kind if not one[1] & taken] for kind in self.kinds]
        return few_or_many(kinds, self.targets)

    def _matching(self) -> Iterator[tuple[Cards, list[Cards]]]:
        """Each first half with the second halves that go with it."""
        for weight, cards in self.first:
            for target in self.targets:
                if others := self.second.get(target - weight):
                    yield cards, others


def few_or_many(kinds: list[list[Weighed]], targets: list[int]) -> Few | Many:
    """One card of each kind, in every way that reaches a target."""
    many = Many(kinds, targets)
    return Few(list(many)) if many.number <= FEW else many


def _joined(kinds: Sequence[Sequence[Weighed]]) -> Sequence[Weighed]:
    return reduce(
        lambda joined, kind: [
            (weight + more, cards | card) for weight, cards in joined for more, card in kind
        ],
        kinds,
        [(0, 0)],
    )


class Decks:
    """The cards of a game from which solutions are made."""

    def __init__(self, decks: Sequence[Sequence[Clue]], gone: Sequence[Clue] = ()) -> None:
        self.clues: dict[Cards, Clue] = {}
        self.kinds: list[list[Cards]] = []
        missing = list(gone)
        for deck in decks:
            cards = {1 << len(self.clues) + at: clue for at, clue in enumerate(deck)}
            self.clues |= cards
            self.kinds.append([card for card, clue in cards.items() if not _found(clue, missing)])

    def deal(self, facts: Mapping[Seat, Facts], chance: Chance) -> list[tuple[Clue, ...]] | None:
        """A solution for every seat from 0 on, any that fits; None if there is no way.

        A search that has lost its way begins again with the cards in another order, and each time
        with twice the patience.
        """
        masks = [sum(cards) for cards in self.kinds]
        for tries in count():
            patience = Patience(FIRST_STEPS << tries)
            orders = [chance.shuffled(cards) for cards in self.kinds]
            solutions = {seat: self._solutions(known, orders) for seat, known in facts.items()}
            with suppress(OutOfPatience):
                dealt = _deal(solutions, masks, patience)
                return None if dealt is None else [self.named(dealt[seat]) for seat in facts]
        raise AssertionError("patience grows for ever")

    def named(self, cards: Cards) -> tuple[Clue, ...]:
        """The clues on these cards, kind by kind."""
        return tuple([self.clues[card] for kind in self.kinds for card in kind if card & cards])

    def _solutions(self, facts: Facts, orders: Sequence[Sequence[Cards]]) -> Few | Many:
        kinds = [
            [(facts.weight(clue), card) for card in cards if facts.allows(clue := self.clues[card])]
            for cards in orders
        ]
        return few_or_many(kinds, facts.targets)


def _found(clue: Clue, missing: list[Clue]) -> bool:
    if clue not in missing:
        return False
    missing.remove(clue)
    return True


def _deal(
    solutions: Mapping[Seat, Few | Many], kinds: Sequence[Cards], patience: Patience
) -> dict[Seat, Cards] | None:
    """The seat with the fewest solutions chooses first."""
    patience.spend()
    if not solutions:
        return {}
    left = _narrowed(solutions, kinds)
    if left is None:
        return None
    seat = min(left, key=lambda seat: left[seat].number)
    mine = left.pop(seat)
    for cards in mine:
        others = {other: theirs.without(cards) for other, theirs in left.items()}
        rest = _deal(others, kinds, patience)
        if rest is not None:
            return {seat: cards, **rest}
    return None


def _narrowed(
    solutions: Mapping[Seat, Few | Many], kinds: Sequence[Cards]
) -> dict[Seat, Few | Many] | None:
    """Solutions without cards that others must have; None if there are too few cards.

    Where some seats must share exactly as many cards among them, nobody else has these cards.
    """
    left = dict(solutions)
    while True:
        lost = _lost([theirs.support for theirs in left.values()], kinds)
        if lost is None:
            return None
        if not any(lost):
            return left
        for seat, cards in zip(left, lost, strict=True):
            if cards:
                left[seat] = left[seat].without(cards)


def _lost(supports: Sequence[Cards], kinds: Iterable[Cards]) -> list[Cards] | None:
    """The cards each seat cannot have, because a group of others needs them all."""
    lost = [0] * len(supports)
    for kind in kinds:
        wishes = [support & kind for support in supports]
        for group, others in _groups(len(wishes)):
            union = 0
            for at in group:
                union |= wishes[at]
            spare = union.bit_count() - len(group)
            if spare < 0:
                return None
            if not spare:
                for at in others:
                    lost[at] |= union & wishes[at]
    return lost


@cache
def _groups(size: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every group among so many, and who is not in it."""
    everyone = range(size)
    return [
        (group, tuple(at for at in everyone if at not in group))
        for members in range(1, size + 1)
        for group in combinations(everyone, members)
    ]
