"""All clues that cases of a level are made of; the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias, TypeVar

from deductio.core.chance import Chance
from deductio.games.new_york.cards import Deck, Level
from deductio.games.new_york.city import (
    BIT,
    COLUMNS,
    DISTRICTS,
    KINDS,
    LANDMARKS,
    PLACES,
    ROWS,
    WATERS,
    Cell,
    steps,
)
from deductio.games.new_york.clues import (
    Aligned,
    Beyond,
    Borders,
    Clue,
    ColParity,
    Cols,
    DistrictHas,
    DistrictLacks,
    DistrictSize,
    Dry,
    EastOf,
    Edge,
    FarKind,
    If,
    In,
    InOrBorders,
    Inside,
    Near,
    Nearer,
    NearKind,
    NorthOf,
    Not,
    NotIn,
    Or,
    Pictos,
    RowParity,
    Rows,
    SameDistrictNeighbours,
    Simple,
    SouthOf,
    TouchesDistricts,
    Waterside,
    WestOf,
    Within,
    Xor,
    cells_of,
)
from deductio.games.new_york.sentences import has_finding

SIZES: dict[Level, range] = {1: range(6, 21), 2: range(8, 21)}
"""In how many cells a clue of the level may be true (C12)."""
NEAR_SETS = 60
OF_EACH_COMPOUND = 500
APART = 3
"""How far apart the places are that `nearer` compares (C17)."""

T = TypeVar("T")
Compound: TypeAlias = Or | Xor | If
ByOp: TypeAlias = dict[str, tuple[Clue, ...]]


@cache
def pool(level: Level, deck: Deck) -> ByOp:
    """The clues a deck of this level may say, by op."""
    luck = Chance(f"new_york pool {level}".encode().ljust(32))
    said = first_level(luck) if level == 1 else second_level(luck)
    sorted_out: dict[str, list[Clue]] = {}
    for clue in dict.fromkeys(said):
        if cells_of(clue).bit_count() in SIZES[level]:
            sorted_out.setdefault(clue.op, []).append(clue)
    return {
        op: tuple(clues)
        for op, clues in sorted_out.items()
        if deck == "informant" or has_finding(op)
    }


@cache
def true_at(level: Level, deck: Deck, cell: Cell) -> tuple[tuple[Clue, ...], ...]:
    """The clues that are true in a cell, grouped by op."""
    groups = (
        tuple(clue for clue in clues if cells_of(clue) & BIT[cell])
        for clues in pool(level, deck).values()
    )
    return tuple(group for group in groups if group)


def first_level(luck: Chance) -> Iterator[Clue]:
    yield from common()
    yield from map(Rows, chosen(ROWS, 2, 3))
    yield from map(Cols, chosen(COLUMNS, 2, 3))
    yield from near_sets(luck)


def second_level(luck: Chance) -> Iterator[Clue]:
    yield from common()
    yield from comparisons()
    yield from counts()
    yield from map(Not, (clue for clue in simple() if isinstance(clue, Borders | Aligned | Within)))
    for compound in (Or, Xor, If):
        yield from compounds(compound, luck)


def common() -> Iterator[Clue]:
    """What both levels say."""
    yield from directions()
    yield from map(In, chosen(sorted(DISTRICTS), 2, 3))
    yield from map(NotIn, chosen(sorted(DISTRICTS), 1, 3))
    yield from map(NearKind, chosen(KINDS, 1, 2))
    yield from map(FarKind, chosen(KINDS, 1, 2))
    yield from map(Waterside, (*chosen(sorted(WATERS), 1, 2), tuple(sorted(WATERS))))
    yield from map(Dry, chosen(sorted(WATERS), 1, 2))
    yield from map(Borders, DISTRICTS)
    yield from map(InOrBorders, DISTRICTS)
    yield from map(Aligned, PLACES)
    yield from (Within(place, 2) for place in PLACES)
    yield from (Beyond(place, 3) for place in PLACES)
    yield Edge()
    yield Inside()
    yield from map(DistrictHas, KINDS)
    yield from map(DistrictLacks, KINDS)


def chosen(items: Iterable[T], fewest: int, most: int) -> Iterator[tuple[T, ...]]:
    """Every choice of some items, in their order."""
    names = tuple(items)
    for size in range(fewest, most + 1):
        yield from combinations(names, size)


def directions() -> Iterator[NorthOf | SouthOf | WestOf | EastOf]:
    yield from map(NorthOf, ROWS[1:])
    yield from map(SouthOf, ROWS[:-1])
    yield from map(WestOf, COLUMNS[1:])
    yield from map(EastOf, COLUMNS[:-1])


def near_sets(luck: Chance) -> Iterator[Clue]:
    """Some of the many sets of three or four places."""
    found: set[Clue] = set()
    while len(found) < NEAR_SETS:
        some = luck.shuffled(tuple(PLACES))[: 3 + luck.below(2)]
        clue = Near(tuple(sorted(some)))
        if cells_of(clue).bit_count() >= SIZES[1][0] and clue not in found:
            found.add(clue)
            yield clue


def comparisons() -> Iterator[Clue]:
    """Nearer to one landmark than to another, if they are well apart."""
    for place, than in permutations(LANDMARKS, 2):
        if min(steps(one, other) for one in PLACES[place] for other in PLACES[than]) >= APART:
            yield Nearer(place, than)


def counts() -> Iterator[Clue]:
    yield from (Pictos(compared, number) for compared in ("=", ">=", "<=") for number in (1, 2, 3))
    yield from (DistrictSize("=", size) for size in (3, 4))
    yield from (parity(bit) for parity in (RowParity, ColParity) for bit in (0, 1))
    yield SameDistrictNeighbours("=", 1)
    yield SameDistrictNeighbours(">=", 2)
    yield TouchesDistricts(2)


def simple() -> Iterator[Simple]:
    """What compound clues are made of: one item each, so that their sentences stay short."""
    yield from directions()
    yield from (In((district,)) for district in DISTRICTS)
    yield from (NearKind((kind,)) for kind in KINDS)
    yield from (Waterside((water,)) for water in sorted(WATERS))
    yield from map(Borders, DISTRICTS)
    yield from map(Aligned, PLACES)
    yield from (Within(place, 2) for place in PLACES)


def compounds(make: Callable[[Simple, Simple], Compound], luck: Chance) -> Iterator[Compound]:
    """Sensible pairs of simple clues (C17), all ops being equally likely to take part."""
    by_op: dict[str, list[Simple]] = {}
    for clue in simple():
        by_op.setdefault(clue.op, []).append(clue)
    ops = tuple(by_op)
    found: set[Compound] = set()
    while len(found) < OF_EACH_COMPOUND:
        one, other = (luck.pick(by_op[luck.pick(ops)]) for _ in range(2))
        compound = make(one, other)
        if compound not in found and is_sensible(compound, one, other):
            found.add(compound)
            yield compound


OPPOSITE = ({"north_of", "south_of"}, {"west_of", "east_of"})


def is_sensible(compound: Compound, one: Simple, other: Simple) -> bool:
    """C17: both parts say something of their own, and they can meet."""
    if one.op == other.op or {one.op, other.op} in OPPOSITE:
        return False
    here, there = cells_of(one), cells_of(other)
    both, only_one, only_other = here & there, here & ~there, there & ~here
    needed = (2, 2, 1) if isinstance(compound, If) else (1, 2, 2)
    sizes = (both.bit_count(), only_one.bit_count(), only_other.bit_count())
    return all(size >= least for size, least in zip(sizes, needed, strict=True))
