"""What may lie where, and what was observed about it: items, places, and counts of facts.

Everything a deduction game tells is a count. A card is known to be in a hand: one of one fact is
true. A seat could not answer: none of three. It showed a card: at least one of three. A question
about a line of the grid: exactly two of these five. One form of constraint is enough, and every
solver understands it.

This module imports no arrays: a game may build models without paying for the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from deductio.deduction.kept import kept

if TYPE_CHECKING:
    from deductio.deduction.answer import Answer
    from deductio.deduction.explain import Proof
    from deductio.deduction.worlds import Worlds

K = TypeVar("K")
V = TypeVar("V")

MANY = 1 << 30
"""As a bound: no bound."""
MOST_REMEMBERED = 16_384
"""Counts a frame remembers as bits: in an endless row of games there are ever new ones."""


class NoWorld(Exception):
    """Nothing fits everything that was observed, or supposed."""

    def __init__(self, models: Sequence[Model]) -> None:
        super().__init__()
        self._models = models

    @kept
    def events(self) -> tuple[int, ...]:
        """A few events that contradict each other; sought only if somebody asks."""
        from deductio.deduction.explain import conflict

        return tuple(conflict(*self._models))

    def __str__(self) -> str:
        return f"no world fits events {', '.join(map(str, self.events))} together"


class TooLarge(Exception):
    """An exact answer would cost more than the engine's budget; it never guesses instead."""


class Fact(NamedTuple):
    """An item lies at a place."""

    item: str
    place: str

    def __str__(self) -> str:
        return f"{self.item}@{self.place}"

    @classmethod
    def read(cls, text: str) -> Fact:
        item, _, place = text.rpartition("@")
        return cls(item, place)


class Count(Struct, frozen=True, cache_hash=True):
    """Between `low` and `high` of these facts are true; alike copies count one by one."""

    facts: tuple[Fact, ...]
    low: int
    high: int


class Picked(Struct, frozen=True, cache_hash=True):
    """Of the named items that lie at a place, one was picked blindly, and it was this one.

    Logic learns that the item lies there. The odds also learn how likely that pick was: an answerer
    with three matching cards shows a given one of them with probability 1/3.
    """

    fact: Fact
    among: tuple[str, ...]


class Holds(Struct, frozen=True):
    """Any condition on whole worlds, for models small enough to be listed."""

    name: str
    holds: Callable[[Worlds], Any]
    """Gets all worlds at once, says of each whether it fits: an array of booleans."""


Constraint: TypeAlias = Count | Picked | Holds


class Observation(Struct, frozen=True):
    """A constraint and the number of the event that told it."""

    source: int
    constraint: Constraint


class Tally(NamedTuple):
    """A count on facts written as bits: what the solvers read."""

    mask: int
    low: int
    high: int


def bits_of(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def outright(constraint: Constraint) -> dict[Fact, bool]:
    """What a constraint says of single facts, without any thinking."""
    match constraint:
        case Picked(fact):
            return {fact: True}
        case Count((fact,), low) if low > 0:
            return {fact: True}
        case Count(facts, _, 0):
            return dict.fromkeys(facts, False)
    return {}


def each(items: Iterable[str], *places: str) -> tuple[Fact, ...]:
    """All facts of these items at these places."""
    return tuple(Fact(item, place) for item in items for place in places)


def known(fact: Fact) -> Count:
    return Count((fact,), 1, MANY)


def excluded(*facts: Fact) -> Count:
    return Count(facts, 0, 0)


def exactly(number: int, facts: Sequence[Fact]) -> Count:
    return Count(tuple(facts), number, number)


def at_least(number: int, facts: Sequence[Fact]) -> Count:
    return Count(tuple(facts), number, MANY)


def at_most(number: int, facts: Sequence[Fact]) -> Count:
    return Count(tuple(facts), 0, number)


def not_all(facts: Sequence[Fact]) -> Count:
    return at_most(len(facts) - 1, facts)


def picked(fact: Fact, among: Iterable[str]) -> Picked:
    return Picked(fact, tuple(among))


def one_of_each(place: str, kinds: Iterable[Sequence[str]]) -> list[Count]:
    """A place holds exactly one item of each kind: a solution, a combination."""
    return [exactly(1, each(kind, place)) for kind in kinds]


class Frame:
    """What is so before anything is told. Build one per set-up and keep it: solvers cache by it."""

    def __init__(
        self,
        items: Iterable[str] | Mapping[str, int],
        places: Mapping[str, int | range],
        rules: Iterable[Count] = (),
    ) -> None:
        """Items, with their number of copies if there are several alike; places, with the number
        of items they hold (or the range of it); and counts that hold in every game."""
        copies = dict(items) if isinstance(items, Mapping) else dict.fromkeys(items, 1)
        rooms = {
            name: room if isinstance(room, range) else range(room, room + 1)
            for name, room in places.items()
        }
        self.items = tuple(copies)
        self.copies = tuple(copies.values())
        self.places = tuple(rooms)
        self.rooms = tuple((room.start, room.stop - 1) for room in rooms.values())
        self.rules = tuple(rules)
        self._item = {name: number for number, name in enumerate(self.items)}
        self._place = {name: number for number, name in enumerate(self.places)}
        self._masks: dict[tuple[Fact, ...], int] = {}
        self._tallies: dict[Count | Picked, Tally] = {}
        self._among: dict[Picked, int] = {}

    @kept
    def _identity(self) -> tuple[Any, ...]:
        return (self.items, self.copies, self.places, self.rooms, self.rules)

    @kept
    def _hash(self) -> int:
        return hash(self._identity)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Frame) and self._identity == other._identity)

    def __hash__(self) -> int:
        return self._hash

    def item(self, name: str) -> int:
        if name not in self._item:
            raise ValueError(f"there is no item {name}")
        return self._item[name]

    def place(self, name: str) -> int:
        if name not in self._place:
            raise ValueError(f"there is no place {name}")
        return self._place[name]

    def bit(self, fact: Fact) -> int:
        return self.item(fact[0]) * len(self.places) + self.place(fact[1])

    def mask(self, facts: tuple[Fact, ...]) -> int:
        """The facts as bits of one number."""
        found = self._masks.get(facts)
        if found is None:
            found, bits = 0, self._bits
            for fact in facts:
                found |= bits.get(fact) or 1 << self.bit(fact)
            _remember(self._masks, facts, found)
        return found

    @kept
    def _bits(self) -> dict[Fact, int]:
        """Every fact as a mask of its own; what is no fact is told by `bit`."""
        return {fact: 1 << bit for bit, fact in enumerate(self.facts)}

    @kept
    def facts(self) -> tuple[Fact, ...]:
        """Every fact there is, in the order of its bit."""
        return each(self.items, *self.places)

    @kept
    def item_masks(self) -> tuple[int, ...]:
        """For each item, the facts that speak about it."""
        row = (1 << len(self.places)) - 1
        return tuple(row << number * len(self.places) for number in range(len(self.items)))

    @kept
    def place_masks(self) -> tuple[int, ...]:
        """For each place, the facts that speak about it."""
        column = sum(1 << number * len(self.places) for number in range(len(self.items)))
        return tuple(column << number for number in range(len(self.places)))

    @kept
    def levels(self) -> tuple[int, ...]:
        """Facts of which at least one, two, … copies may be true at once."""
        most = [min(copies, high) for copies in self.copies for _, high in self.rooms]
        return tuple(
            sum(1 << bit for bit, number in enumerate(most) if number > level)
            for level in range(max(most, default=0))
        )

    @kept
    def tallies(self) -> tuple[Tally, ...]:
        """Every piece lies somewhere, and every place holds what it holds."""
        pieces = [
            Tally(mask, copies, copies)
            for mask, copies in zip(self.item_masks, self.copies, strict=True)
        ]
        rooms = [
            Tally(mask, *room) for mask, room in zip(self.place_masks, self.rooms, strict=True)
        ]
        return (*pieces, *rooms)

    @kept
    def standing(self) -> tuple[Tally, ...]:
        """The rules of the frame."""
        return tuple(self.tally(rule) for rule in self.rules)

    def tally(self, constraint: Count | Picked) -> Tally:
        """What a constraint says by logic alone."""
        found = self._tallies.get(constraint)
        if found is None:
            if isinstance(constraint, Picked):
                found = Tally(self.mask((constraint.fact,)), 1, MANY)
            else:
                found = Tally(self.mask(constraint.facts), constraint.low, constraint.high)
            _remember(self._tallies, constraint, found)
        return found

    def among(self, pick: Picked) -> int:
        """The facts one of which was picked."""
        found = self._among.get(pick)
        if found is None:
            found = self.mask(each(pick.among, pick.fact.place))
            _remember(self._among, pick, found)
        return found


def _remember(known: dict[K, V], key: K, value: V) -> None:
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known[key] = value


class Model:
    """A frame and what one reader observed."""

    def __init__(
        self,
        frame: Frame,
        observations: Iterable[Observation] = (),
        imagined: Iterable[Constraint] = (),
    ) -> None:
        self.frame = frame
        self.observations = list(observations)
        self.imagined = tuple(imagined)
        """What no event told, but is taken for granted."""
        self._counted: set[Count] = set()

    @property
    def constraints(self) -> list[Constraint]:
        return [*[seen.constraint for seen in self.observations], *self.imagined]

    @property
    def told_outright(self) -> dict[Fact, bool]:
        """What an observation says outright, without any thinking."""
        said: dict[Fact, bool] = {}
        for constraint in self.constraints:
            said |= outright(constraint)
        return said

    @property
    def told_by(self) -> dict[Fact, int]:
        """Of what was told outright, the event that told it last."""
        return {
            fact: seen.source for seen in self.observations for fact in outright(seen.constraint)
        }

    @property
    def bonds(self) -> list[Observation]:
        """What was told of several facts together: that some of them are true, or not all."""
        return [
            seen
            for seen in self.observations
            if isinstance(seen.constraint, Count) and not outright(seen.constraint)
        ]

    def observe(self, source: int, *constraints: Constraint | Iterable[Constraint]) -> None:
        """Event number `source` told this; a count told before is nothing new.

        A pick told again is: it is another pick. Without this a long game, in which the same
        questions come again and again, would be answered ever more slowly.
        """
        for constraint in constraints:
            if isinstance(constraint, Count):
                if constraint not in self._counted:
                    self._counted.add(constraint)
                    self.observations.append(Observation(source, constraint))
            elif isinstance(constraint, Picked | Holds):
                self.observations.append(Observation(source, constraint))
            else:
                self.observe(source, *constraint)

    def given(self, *constraints: Constraint) -> Model:
        """The same, if this were known too."""
        return Model(self.frame, self.observations, [*self.imagined, *constraints])

    def only(self, sources: Iterable[int]) -> Model:
        """What these events alone tell."""
        kept = set(sources)
        seen = [each for each in self.observations if each.source in kept]
        return Model(self.frame, seen, self.imagined)

    def answer(self, *, weigh_picks: bool = True) -> Answer:
        """Everything that follows. `weigh_picks=False` counts all worlds alike."""
        from deductio.deduction.solve import solve

        return solve(self, weigh_picks=weigh_picks)

    def explain(self, fact: Fact, *, effort: int = 2000) -> Proof:
        """The few events that prove a certain fact, or that it is not so."""
        from deductio.deduction.explain import explain

        return explain(fact, self, effort=effort)
