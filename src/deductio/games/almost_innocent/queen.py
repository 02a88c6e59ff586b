"""Where the Queen may stand, what she controls from there, and where she may go."""

from __future__ import annotations

from deductio.games.almost_innocent.clues import COLUMNS, ROWS, Line, Window

PLACES: tuple[Window, ...] = tuple(column + row for row in ROWS[::2] for column in COLUMNS[::2])
"""R-2: nine windows that tile the board, row by row."""
CENTRE: Window = PLACES[4]
UP, DOWN, LEFT, RIGHT = (0, -2), (0, 2), (-2, 0), (2, 0)
DIRECTIONS = {1: UP, 2: DOWN, 3: LEFT, 4: RIGHT}
"""What the die says; five and six let everyone choose."""


def controlled_from(place: Window) -> frozenset[Line]:
    """Two rows and two columns."""
    column, row = COLUMNS.index(place[0]), ROWS.index(place[1])
    rows, columns = ROWS[row : row + 2], COLUMNS[column : column + 2]
    return frozenset([*(f"R{row}" for row in rows), *(f"C{column}" for column in columns)])


def beside(place: Window, direction: tuple[int, int]) -> Window | None:
    """The place one step away, if she does not leave the board."""
    column, row = COLUMNS.index(place[0]) + direction[0], ROWS.index(place[1]) + direction[1]
    if column not in range(len(COLUMNS)) or row not in range(len(ROWS)):
        return None
    return COLUMNS[column] + ROWS[row]


CONTROLLED: dict[Window | None, frozenset[Line]] = {
    None: frozenset(),
    **{place: controlled_from(place) for place in PLACES},
}
"""The lines that cost a token more; none without the Queen."""
ADJACENT: dict[Window, tuple[Window, ...]] = {
    place: tuple(
        there
        for direction in DIRECTIONS.values()
        if (there := beside(place, direction)) is not None
    )
    for place in PLACES
}
"""The places next to each, in the order up, down, left, right."""
