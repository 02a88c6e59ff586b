"""The map of New York as the content file describes it, and sets of its cells."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, convert

Cell: TypeAlias = Annotated[str, Meta(title="cell", pattern="^[A-E][1-5]$")]
"""Column and row, as in B3."""
Cells: TypeAlias = int
"""A set of cells: bit i stands for the i-th cell, row by row from A1."""
District: TypeAlias = Annotated[str, Meta(title="district")]
Action: TypeAlias = Annotated[str, Meta(title="action")]
Kind: TypeAlias = Annotated[str, Meta(title="kind")]
Place: TypeAlias = Annotated[str, Meta(title="place")]
Water: TypeAlias = Annotated[str, Meta(title="water")]
Row: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Column: TypeAlias = Annotated[str, Meta(pattern="^[A-E]$")]


class CityData(Struct):
    landmarks: tuple[Place, ...]
    cells: dict[Cell, tuple[District, Action]]
    places: dict[Kind, dict[Place, tuple[Cell, ...]]]
    waters: dict[Water, tuple[Cell, ...]]
    symbols: dict[str, str]


_content = files(__package__).joinpath("content")
_city = convert(tomllib.loads(_content.joinpath("city.toml").read_text("utf-8")), CityData)

CELLS: tuple[Cell, ...] = tuple(_city.cells)
COLUMNS: tuple[Column, ...] = ("A", "B", "C", "D", "E")
ROWS: tuple[Row, ...] = (1, 2, 3, 4, 5)
EVERYWHERE: Cells = (1 << len(CELLS)) - 1
SYMBOLS = _city.symbols
"""The symbols of cases 1 to 12, in order."""

BIT: dict[Cell, Cells] = {cell: 1 << place for place, cell in enumerate(CELLS)}
DISTRICT: dict[Cell, District] = {cell: district for cell, (district, _) in _city.cells.items()}
ACTION: dict[Cell, Action] = {cell: action for cell, (_, action) in _city.cells.items()}


def these(cells: Iterable[Cell]) -> Cells:
    """The set of these cells."""
    return sum(BIT[cell] for cell in set(cells))


def named(cells: Cells) -> tuple[Cell, ...]:
    """The names of the cells of a set, in order."""
    return tuple(cell for cell in CELLS if cells & BIT[cell])


def row_of(cell: Cell) -> Row:
    return int(cell[1])


def column_of(cell: Cell) -> int:
    """Columns counted from A = 1."""
    return COLUMNS.index(cell[0]) + 1


def steps(one: Cell, other: Cell) -> int:
    """How far apart two cells are along rows and columns."""
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))


ROW: dict[Row, Cells] = {row: these(c for c in CELLS if row_of(c) == row) for row in ROWS}
COLUMN: dict[str, Cells] = {name: these(c for c in CELLS if c[0] == name) for name in COLUMNS}
NEIGHBOURS: dict[Cell, tuple[Cell, ...]] = {
    cell: tuple(other for other in CELLS if steps(cell, other) == 1) for cell in CELLS
}

KINDS: tuple[Kind, ...] = tuple(_city.places)
PLACES: dict[Place, tuple[Cell, ...]] = {
    place: cells for places in _city.places.values() for place, cells in places.items()
}
KIND: dict[Place, Kind] = {place: kind for kind, places in _city.places.items() for place in places}
LANDMARKS = _city.landmarks
OF_KIND: dict[Kind, Cells] = {
    kind: these(cell for cells in places.values() for cell in cells)
    for kind, places in _city.places.items()
}
PICTOS: dict[Cell, tuple[Kind, ...]] = {
    cell: tuple(kind for kind in KINDS if OF_KIND[kind] & BIT[cell]) for cell in CELLS
}
"""The pictograms of each cell; no cell has two of a kind."""

WATERS: dict[Water, Cells] = {water: these(cells) for water, cells in _city.waters.items()}
DISTRICTS: dict[District, Cells] = {
    district: these(cell for cell in CELLS if DISTRICT[cell] == district)
    for district in sorted(set(DISTRICT.values()))
}
TOUCHED: dict[Cell, frozenset[District]] = {
    cell: frozenset(DISTRICT[next_to] for next_to in NEIGHBOURS[cell]) - {DISTRICT[cell]}
    for cell in CELLS
}
"""The other districts next to each cell."""


def distance(cell: Cell, place: Place) -> int:
    """The steps to the nearest cell of a place."""
    return min(steps(cell, other) for other in PLACES[place])
