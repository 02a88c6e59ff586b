"""Kinds, clues and the board they lie on: rows, columns and windows of six by six cells."""

from __future__ import annotations

import tomllib
from functools import cached_property
from importlib.resources import files
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, convert

Kind: TypeAlias = Annotated[str, Meta(title="kind")]
Clue: TypeAlias = Annotated[str, Meta(title="clue")]
"""Its kind and its number; S instead of a number is the special clue, the one with the star."""
Cell: TypeAlias = str
"""Column and row: `C4`."""
Line: TypeAlias = Annotated[str, Meta(title="line")]
"""A row `R1` to `R6` or a column `CA` to `CF`."""
Window: TypeAlias = Annotated[str, Meta(title="window")]
"""Two by two cells, named by the one at the top left."""
Character: TypeAlias = Annotated[str, Meta(title="character")]


class ClueData(Struct):
    kinds: tuple[Kind, ...]
    animals: frozenset[Clue]
    liquids: frozenset[Clue]
    characters: tuple[Character, ...]


_content = files(__package__).joinpath("content")
_clues = convert(tomllib.loads(_content.joinpath("clues.toml").read_text("utf-8")), ClueData)

KINDS = _clues.kinds
CHARACTERS = _clues.characters
INSPECTED: dict[Kind, frozenset[Clue]] = {"K": _clues.animals, "E": _clues.liquids}
"""What the inspector may ask about, and the clues for which the answer is yes."""

COLUMNS = "ABCDEF"
ROWS = "123456"
EMPTY = ".."
SPECIAL = "S"
LINES: tuple[Line, ...] = (*(f"R{row}" for row in ROWS), *(f"C{column}" for column in COLUMNS))
WINDOWS: tuple[Window, ...] = tuple(column + row for row in ROWS[:-1] for column in COLUMNS[:-1])


def kind_of(clue: Clue) -> Kind:
    return clue[0]


def is_special(clue: Clue) -> bool:
    return clue.endswith(SPECIAL)


def lines_through(cell: Cell) -> tuple[Line, Line]:
    return f"R{cell[1]}", f"C{cell[0]}"


def cells_in(window: Window) -> tuple[Cell, ...]:
    column, row = COLUMNS.index(window[0]), ROWS.index(window[1])
    return tuple(x + y for y in ROWS[row : row + 2] for x in COLUMNS[column : column + 2])


class Board(Struct, frozen=True, dict=True):
    """Where every clue lies; a big clue lies on two neighbouring cells."""

    rows: tuple[str, ...]

    @cached_property
    def cells(self) -> dict[Cell, Clue]:
        """The clue on each cell that has one."""
        return {
            column + row: clue
            for row, clues in zip(ROWS, self.rows, strict=True)
            for column, clue in zip(COLUMNS, clues.split(), strict=True)
            if clue != EMPTY
        }

    @cached_property
    def clues(self) -> dict[Kind, tuple[Clue, ...]]:
        """The clues of each kind used, by number, the special one last."""
        found = sorted(set(self.cells.values()))
        by_kind = {kind: tuple(clue for clue in found if kind_of(clue) == kind) for kind in KINDS}
        return {kind: clues for kind, clues in by_kind.items() if clues}

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(self.clues)

    @cached_property
    def touching(self) -> dict[Line | Window, frozenset[Clue]]:
        """The clues with at least one cell in a line or a window."""
        return {area: self._in(area) for area in (*LINES, *WINDOWS)}

    def _in(self, area: Line | Window) -> frozenset[Clue]:
        in_window = cells_in(area) if area in WINDOWS else ()
        return frozenset(
            clue
            for cell, clue in self.cells.items()
            if cell in in_window or area in lines_through(cell)
        )

    def cells_of(self, clue: Clue) -> tuple[Cell, ...]:
        return tuple(cell for cell, here in self.cells.items() if here == clue)

    @cached_property
    def decks(self) -> dict[Kind, tuple[Clue, ...]]:
        """AI-4: a card for every clue of a kind, and a second one for the special clue."""
        return {
            kind: clues + tuple(filter(is_special, clues)) for kind, clues in self.clues.items()
        }
