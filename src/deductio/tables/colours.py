"""The colours of the seats: people choose theirs while they gather, no two alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta

from deductio.tables.rows import SeatRow

COLOURS = 6
Colour: TypeAlias = Annotated[int, Meta(ge=0, lt=COLOURS)]
"""As seats are coloured where nobody chooses: red, blue, green, yellow, purple, teal."""


def colours_of(rows: Sequence[SeatRow]) -> list[int]:
    """Of each seat: the chosen one, else its own if nobody has it, else one that is left over."""
    found = {row.seat: row.colour for row in rows if row.colour is not None}
    for row in rows:
        if row.seat not in found and row.seat not in found.values():
            found[row.seat] = row.seat
    free = [colour for colour in range(COLOURS) if colour not in found.values()]
    return [found[row.seat] if row.seat in found else free.pop(0) for row in rows]
