"""How the cards may have been dealt: one clue of each kind to each seat, no card twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from msgspec import Struct, field

from deductio.core.messages import Seat
from deductio.games.almost_innocent.clues import Clue, kind_of

Card = int
"""A bit of its own for every card; so the two cards of a special clue differ."""
Half = tuple[int, Card, tuple[Card, ...]]
"""A weight, the cards as one number, and the cards one by one."""
NOTHING: tuple[Half, ...] = ((0, 0, ()),)


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


class Candidate(Struct):
    """One seat with the cards of each kind that its facts allow it, and what they weigh."""

    kinds: list[list[Half]]
    targets: list[int]

    def combinations(self, taken: Card) -> Combinations:
        """One card of each kind, none of them taken by others."""
        free = [[half for half in cards if not half[1] & taken] for cards in self.kinds]
        middle = (len(free) + 1) // 2
        second: dict[int, list[Half]] = {}
        for half in _joined(free[middle:]):
            second.setdefault(half[0], []).append(half)
        return Combinations(_joined(free[:middle]), second, self.targets)


class Combinations:
    """The solutions a seat may have: two halves whose weights add up."""

    __slots__ = ("_first", "_second", "_targets", "number", "support")

    def __init__(
        self, first: Sequence[Half], second: dict[int, list[Half]], targets: list[int]
    ) -> None:
        self._first = first
        self._second = second
        self._targets = targets
        self.number = 0
        self.support: Card = 0
        """All cards that occur, as one number."""
        found = set()
        for weight, bits, _ in first:
            for target in targets:
                if halves := second.get(target - weight):
                    self.number += len(halves)
                    self.support |= bits
                    found.add(target - weight)
        for weight in found:
            for half in second[weight]:
                self.support |= half[1]

    def __iter__(self) -> Iterator[Half]:
        for weight, bits, half in self._first:
            for target in self._targets:
                for _, more_bits, more in self._second.get(target - weight, ()):
                    yield target, bits | more_bits, half + more


def _joined(kinds: Sequence[Sequence[Half]]) -> Sequence[Half]:
    joined: Sequence[Half] = NOTHING
    for cards in kinds:
        joined = [
            (weight + more, bits | card, half + one)
            for weight, bits, half in joined
            for more, card, one in cards
        ]
    return joined


class Decks:
    """The cards of a game from which solutions are made; their order is the order of search."""

    def __init__(self, decks: Sequence[Sequence[Clue]], gone: Sequence[Clue] = ()) -> None:
        self.clues: dict[Card, Clue] = {}
        self.kinds: list[list[Card]] = []
        missing = list(gone)
        for deck in decks:
            cards = {1 << len(self.clues) + at: clue for at, clue in enumerate(deck)}
            self.clues |= cards
            self.kinds.append([card for card, clue in cards.items() if not _found(clue, missing)])

    def candidate(self, facts: Facts) -> Candidate:
        return Candidate(
            [
                [
                    (facts.weight(clue), card, (card,))
                    for card in cards
                    if facts.allows(clue := self.clues[card])
                ]
                for cards in self.kinds
            ],
            facts.targets,
        )

    def combinations(self, facts: Facts) -> Iterator[tuple[Clue, ...]]:
        """Every solution one seat may have; a special clue counts once for each of its cards."""
        return (self._named(cards) for _, _, cards in self.candidate(facts).combinations(0))

    def deal(self, facts: Mapping[Seat, Facts]) -> dict[Seat, tuple[Clue, ...]] | None:
        """A solution for every seat; None if there is no way."""
        candidates = {seat: self.candidate(known) for seat, known in facts.items()}
        dealt = _deal(candidates, dict.fromkeys(facts, 0), [sum(cards) for cards in self.kinds])
        if dealt is None:
            return None
        return {seat: self._named(dealt[seat]) for seat in facts}

    def _named(self, cards: tuple[Card, ...]) -> tuple[Clue, ...]:
        return tuple([self.clues[card] for card in cards])


def _found(clue: Clue, missing: list[Clue]) -> bool:
    if clue not in missing:
        return False
    missing.remove(clue)
    return True


def _deal(
    candidates: Mapping[Seat, Candidate], taken: Mapping[Seat, Card], kinds: Sequence[Card]
) -> dict[Seat, tuple[Card, ...]] | None:
    """The seat with the fewest combinations chooses first."""
    if not candidates:
        return {}
    left = _narrowed(candidates, taken, kinds)
    if left is None:
        return None
    seat = min(left, key=lambda seat: left[seat][1].number)
    others = {other: candidate for other, candidate in candidates.items() if other != seat}
    for _, bits, cards in left[seat][1]:
        rest = _deal(others, {other: left[other][0] | bits for other in others}, kinds)
        if rest is not None:
            return {seat: cards, **rest}
    return None


def _narrowed(
    candidates: Mapping[Seat, Candidate], taken: Mapping[Seat, Card], kinds: Sequence[Card]
) -> dict[Seat, tuple[Card, Combinations]] | None:
    """What each seat may still have when no two may have the same; None if there is no way.

    Where some seats must share exactly as many cards among them, nobody else has these cards.
    """
    left = {seat: (taken[seat], who.combinations(taken[seat])) for seat, who in candidates.items()}
    while True:
        lost = dict.fromkeys(left, 0)
        for kind in kinds:
            wishes = {seat: open_to.support & kind for seat, (_, open_to) in left.items()}
            for group, union in _groups(wishes):
                if union.bit_count() < len(group):
                    return None
                if union.bit_count() == len(group):
                    for seat in left.keys() - group:
                        lost[seat] |= union & wishes[seat]
        if not any(lost.values()):
            return left
        for seat, cards in lost.items():
            if cards:
                gone = left[seat][0] | cards
                left[seat] = gone, candidates[seat].combinations(gone)


def _groups(wishes: Mapping[Seat, Card]) -> list[tuple[frozenset[Seat], Card]]:
    """Every group of seats, with all the cards they may have."""
    groups: list[tuple[frozenset[Seat], Card]] = []
    for seat, cards in wishes.items():
        groups += [(group | {seat}, union | cards) for group, union in groups]
        groups.append((frozenset([seat]), cards))
    return groups
