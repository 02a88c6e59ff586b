"""The clue language: what can be said about the thief's cell, and in which cells it is true.

A clue is written as a nested list with its op first: `["or", ["north_of", 2], ["in", ["BK"]]]`.
Each op is a class whose fields are its arguments, so that msgspec reads, checks and writes clues.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, reduce
from operator import eq, ge, le, or_
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct, convert

from deductio.games.new_york.city import (
    CELLS,
    COLUMN,
    COLUMNS,
    DISTRICT,
    DISTRICTS,
    EVERYWHERE,
    NEIGHBOURS,
    OF_KIND,
    PICTOS,
    PLACES,
    ROW,
    ROWS,
    TOUCHED,
    WATERS,
    Cells,
    Column,
    District,
    Kind,
    Place,
    Row,
    Water,
    column_of,
    distance,
    row_of,
    these,
)

Some = Meta(min_length=1)
Parity: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Comparison: TypeAlias = Literal["=", ">=", "<="]
COMPARE: dict[Comparison, Callable[[int, int], bool]] = {"=": eq, ">=": ge, "<=": le}


def op_of(name: str) -> str:
    """NorthOf is written north_of."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Statement(Struct, frozen=True, gc=False, array_like=True, tag=op_of):
    """Something that is true of some cells."""

    advanced: ClassVar[bool] = False
    """Whether only level 2 uses it."""

    def cells(self) -> Cells:
        raise NotImplementedError

    @property
    def op(self) -> str:
        return str(self.__struct_config__.tag)


class NorthOf(Statement, frozen=True):
    row: Row

    def cells(self) -> Cells:
        return any_of(ROW, (row for row in ROWS if row < self.row))


class SouthOf(Statement, frozen=True):
    row: Row

    def cells(self) -> Cells:
        return any_of(ROW, (row for row in ROWS if row > self.row))


class WestOf(Statement, frozen=True):
    column: Column

    def cells(self) -> Cells:
        return any_of(COLUMN, (column for column in COLUMNS if column < self.column))


class EastOf(Statement, frozen=True):
    column: Column

    def cells(self) -> Cells:
        return any_of(COLUMN, (column for column in COLUMNS if column > self.column))


class Rows(Statement, frozen=True):
    rows: Annotated[tuple[Row, ...], Some]

    def cells(self) -> Cells:
        return any_of(ROW, self.rows)


class Cols(Statement, frozen=True):
    columns: Annotated[tuple[Column, ...], Some]

    def cells(self) -> Cells:
        return any_of(COLUMN, self.columns)


class In(Statement, frozen=True):
    districts: Annotated[tuple[District, ...], Some]

    def cells(self) -> Cells:
        return any_of(DISTRICTS, self.districts)


class NotIn(Statement, frozen=True):
    districts: Annotated[tuple[District, ...], Some]

    def cells(self) -> Cells:
        return EVERYWHERE - any_of(DISTRICTS, self.districts)


class Near(Statement, frozen=True):
    """In a cell that carries one of these places."""

    places: Annotated[tuple[Place, ...], Some]

    def cells(self) -> Cells:
        return these(cell for place in self.places for cell in PLACES[place])


class NearKind(Statement, frozen=True):
    kinds: Annotated[tuple[Kind, ...], Some]

    def cells(self) -> Cells:
        return any_of(OF_KIND, self.kinds)


class FarKind(Statement, frozen=True):
    kinds: Annotated[tuple[Kind, ...], Some]

    def cells(self) -> Cells:
        return EVERYWHERE - any_of(OF_KIND, self.kinds)


class Waterside(Statement, frozen=True, tag="water"):
    waters: Annotated[tuple[Water, ...], Some]

    def cells(self) -> Cells:
        return any_of(WATERS, self.waters)


class Dry(Statement, frozen=True):
    waters: Annotated[tuple[Water, ...], Some]

    def cells(self) -> Cells:
        return EVERYWHERE - any_of(WATERS, self.waters)


class Borders(Statement, frozen=True):
    """Next to a district, and not in it."""

    district: District

    def cells(self) -> Cells:
        return these(cell for cell in CELLS if self.district in TOUCHED[cell])


class InOrBorders(Statement, frozen=True):
    district: District

    def cells(self) -> Cells:
        return DISTRICTS[self.district] | Borders(self.district).cells()


class Aligned(Statement, frozen=True):
    """In the row or the column of some cell of a place."""

    place: Place

    def cells(self) -> Cells:
        return reduce(or_, (ROW[row_of(cell)] | COLUMN[cell[0]] for cell in PLACES[self.place]))


class Within(Statement, frozen=True):
    place: Place
    steps: int

    def cells(self) -> Cells:
        return these(cell for cell in CELLS if distance(cell, self.place) <= self.steps)


class Beyond(Statement, frozen=True):
    place: Place
    steps: int

    def cells(self) -> Cells:
        return these(cell for cell in CELLS if distance(cell, self.place) >= self.steps)


class Edge(Statement, frozen=True):
    def cells(self) -> Cells:
        return ROW[1] | ROW[5] | COLUMN["A"] | COLUMN["E"]


class Inside(Statement, frozen=True):
    def cells(self) -> Cells:
        return EVERYWHERE - Edge().cells()


class DistrictHas(Statement, frozen=True):
    kind: Kind

    def cells(self) -> Cells:
        carrying = OF_KIND[self.kind]
        return sum(cells for cells in DISTRICTS.values() if cells & carrying)


class DistrictLacks(Statement, frozen=True):
    kind: Kind

    def cells(self) -> Cells:
        return EVERYWHERE - DistrictHas(self.kind).cells()


Simple: TypeAlias = (
    NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within
)
"""What a compound clue may be made of."""


class Not(Statement, frozen=True):
    advanced = True
    clue: Simple

    def cells(self) -> Cells:
        return EVERYWHERE - self.clue.cells()


class Or(Statement, frozen=True):
    advanced = True
    one: Simple
    other: Simple

    def cells(self) -> Cells:
        return self.one.cells() | self.other.cells()


class Xor(Statement, frozen=True):
    advanced = True
    one: Simple
    other: Simple

    def cells(self) -> Cells:
        return self.one.cells() ^ self.other.cells()


class If(Statement, frozen=True):
    advanced = True
    given: Simple
    then: Simple

    def cells(self) -> Cells:
        return EVERYWHERE - self.given.cells() | self.then.cells()


class Pictos(Statement, frozen=True):
    """How many pictograms the cell carries."""

    advanced = True
    compared: Comparison
    number: int

    def cells(self) -> Cells:
        compare = COMPARE[self.compared]
        return these(cell for cell in CELLS if compare(len(PICTOS[cell]), self.number))


class Nearer(Statement, frozen=True):
    advanced = True
    place: Place
    than: Place

    def cells(self) -> Cells:
        return these(
            cell for cell in CELLS if distance(cell, self.place) < distance(cell, self.than)
        )


class DistrictSize(Statement, frozen=True):
    advanced = True
    compared: Literal["="]
    size: int

    def cells(self) -> Cells:
        return sum(cells for cells in DISTRICTS.values() if cells.bit_count() == self.size)


class RowParity(Statement, frozen=True):
    advanced = True
    parity: Parity

    def cells(self) -> Cells:
        return these(cell for cell in CELLS if row_of(cell) % 2 == self.parity)


class ColParity(Statement, frozen=True):
    """Columns count from A = 1."""

    advanced = True
    parity: Parity

    def cells(self) -> Cells:
        return these(cell for cell in CELLS if column_of(cell) % 2 == self.parity)


class SameDistrictNeighbours(Statement, frozen=True):
    advanced = True
    compared: Comparison
    number: int

    def cells(self) -> Cells:
        compare = COMPARE[self.compared]
        return these(cell for cell in CELLS if compare(fellows(cell), self.number))


class TouchesDistricts(Statement, frozen=True):
    """At least so many other districts next to the cell."""

    advanced = True
    number: int

    def cells(self) -> Cells:
        return these(cell for cell in CELLS if len(TOUCHED[cell]) >= self.number)


Clue: TypeAlias = (
    Simple
    | Rows
    | Cols
    | NotIn
    | Near
    | FarKind
    | Dry
    | InOrBorders
    | Beyond
    | Edge
    | Inside
    | DistrictHas
    | DistrictLacks
    | Not
    | Or
    | Xor
    | If
    | Pictos
    | Nearer
    | DistrictSize
    | RowParity
    | ColParity
    | SameDistrictNeighbours
    | TouchesDistricts
)


def read_clue(written: Any) -> Clue:
    """A clue from its nested list."""
    clue: Clue = convert(written, Clue)
    return clue


@cache
def cells_of(clue: Clue) -> Cells:
    """Where a clue is true, worked out once."""
    return clue.cells()


def any_of(table: Mapping[Any, Cells], names: Iterable[Any]) -> Cells:
    return reduce(or_, (table[name] for name in names), 0)


def fellows(cell: str) -> int:
    """How many neighbours of a cell lie in its own district."""
    return sum(DISTRICT[next_to] == DISTRICT[cell] for next_to in NEIGHBOURS[cell])
