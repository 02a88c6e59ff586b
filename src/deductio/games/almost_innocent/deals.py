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

    def combinations(self, taken: Card = 0) -> Combinations:
        """One card of each kind, none of them taken by others."""
        free = [[half for half in cards if not half[1] & taken] for cards in self.kinds]
        middle = (len(free) + 1) // 2
        second: dict[int, list[Half]] = {}
        for half in _joined(free[middle:]):
            second.setdefault(half[0], []).append(half)
        return Combinations(_joined(free[:middle]), second, self.targets)


class Combinations(Struct):
    """Two halves whose weights must add up."""

    first: Sequence[Half]
    second: dict[int, list[Half]]
    targets: list[int]

    def __len__(self) -> int:
        sizes = {weight: len(halves) for weight, halves in self.second.items()}
        return sum(
            [sizes.get(target - half[0], 0) for half in self.first for target in self.targets]
        )

    def __iter__(self) -> Iterator[Half]:
        for weight, cards, half in self.first:
            for target in self.targets:
                for _, more_cards, more in self.second.get(target - weight, ()):
                    yield target, cards | more_cards, half + more


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
        return (self._named(cards) for _, _, cards in self.candidate(facts).combinations())

    def deal(self, facts: Mapping[Seat, Facts]) -> dict[Seat, tuple[Clue, ...]] | None:
        """A solution for every seat; None if there is no way."""
        dealt = _deal({seat: self.candidate(known) for seat, known in facts.items()}, 0)
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


def _deal(candidates: Mapping[Seat, Candidate], taken: Card) -> dict[Seat, tuple[Card, ...]] | None:
    """The seat with the fewest combinations chooses first."""
    if not candidates:
        return {}
    open_to = {seat: candidate.combinations(taken) for seat, candidate in candidates.items()}
    seat = min(open_to, key=lambda seat: len(open_to[seat]))
    others = {other: candidate for other, candidate in candidates.items() if other != seat}
    for _, bits, cards in open_to[seat]:
        rest = _deal(others, taken | bits)
        if rest is not None:
            return {seat: cards, **rest}
    return None
