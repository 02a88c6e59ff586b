"""The mansion: rooms, corridors and the centre, and how far it is from one place to another."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, convert

from deductio.games.cluedo.cards import ROOMS, Room

Square: TypeAlias = Annotated[str, Meta(title="square")]
"""A corridor square by row and column, from 0 at the top left: `7,12`."""
Place: TypeAlias = Annotated[str, Meta(title="place")]
"""Where a pawn can be: a room, a corridor square, or the centre."""
Shortcut: TypeAlias = Annotated[str, Meta(title="shortcut")]
Cell: TypeAlias = tuple[int, int]

CENTRE: Place = "centre"


class MansionData(Struct):
    map: str
    letters: dict[str, Room]
    shortcuts: dict[Shortcut, list[tuple[Room, Room]]]


class Mansion(Struct, frozen=True):
    """The map, and what follows from it."""

    signs: dict[Cell, str]
    """The map as it is drawn, in reading order."""
    place_at: dict[Cell, Place]
    """The place each cell belongs to; walls belong to none."""
    thresholds: dict[Cell, Cell]
    """The corridor square before each door."""
    squares: tuple[Square, ...]
    """The corridor, in reading order."""
    bonus: frozenset[Square]
    steps: dict[Place, tuple[Place, ...]]
    """The places one step away: along the corridor, through a door, into or out of the centre."""
    shortcuts: dict[Room, dict[Room, Shortcut]]
    """The rooms each room leads to at once, in the canonical order, and by what."""


@cache
def mansion() -> Mansion:
    """Read from its map when first wanted."""
    content = files(__package__).joinpath("content", "mansion.toml").read_text()
    data = convert(tomllib.loads(content), MansionData)
    signs = {
        (row, column): sign
        for row, line in enumerate(data.map.split())
        for column, sign in enumerate(line)
    }
    place_at = {
        cell: place
        for cell, sign in signs.items()
        if (place := place_of(cell, sign, data.letters)) is not None
    }
    thresholds = {
        cell: corridor_around(cell, signs)[0] for cell, sign in signs.items() if sign.islower()
    }
    return Mansion(
        signs=signs,
        place_at=place_at,
        thresholds=thresholds,
        squares=tuple(place_at[cell] for cell, sign in signs.items() if sign in ".*"),
        bonus=frozenset(place_at[cell] for cell, sign in signs.items() if sign == "*"),
        steps=steps_between(signs, place_at, thresholds),
        shortcuts={room: shortcuts_from(room, data.shortcuts) for room in ROOMS},
    )


def place_of(cell: Cell, sign: str, letters: dict[str, Room]) -> Place | None:
    if sign in ".*":
        return "{},{}".format(*cell)
    return CENTRE if sign == "X" else letters.get(sign.upper())


def corridor_around(cell: Cell, signs: dict[Cell, str]) -> list[Cell]:
    """The corridor squares beside a cell, never diagonally (CL-16)."""
    row, column = cell
    beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [there for there in beside if signs.get(there, "#") in ".*"]


def steps_between(
    signs: dict[Cell, str], place_at: dict[Cell, Place], thresholds: dict[Cell, Cell]
) -> dict[Place, tuple[Place, ...]]:
    """CL-16, CL-17: corridors join each other, rooms their thresholds, the centre all around it."""
    steps: dict[Place, list[Place]] = {place: [] for place in place_at.values()}
    for cell, place in place_at.items():
        joined = corridor_around(cell, signs)
        if place in ROOMS:
            joined = [there for there in joined if thresholds.get(cell) == there]
        for there in joined:
            steps[place].append(place_at[there])
            if signs[cell] not in ".*":
                steps[place_at[there]].append(place)
    return {place: tuple(there) for place, there in steps.items()}


def shortcuts_from(
    room: Room, shortcuts: dict[Shortcut, list[tuple[Room, Room]]]
) -> dict[Room, Shortcut]:
    """Shortcuts work both ways."""
    ways = {
        there: shortcut
        for shortcut, pairs in shortcuts.items()
        for pair in pairs
        for here, there in (pair, pair[::-1])
        if here == room
    }
    return {there: ways[there] for there in ROOMS if there in ways}


@cache
def distances(origin: Place) -> dict[Place, int]:
    """Steps to every place (CL-17); rooms and the centre are entered but never crossed (CL-19)."""
    steps = mansion().steps
    far = {origin: 0}
    frontier = [origin]
    while frontier:
        beyond = []
        for here in frontier:
            for there in steps[here]:
                if there not in far:
                    far[there] = far[here] + 1
                    beyond.append(there)
        frontier = [place for place in beyond if place not in ROOMS and place != CENTRE]
    return far


def reachable(origin: Place, reach: int, left: Place | None = None) -> tuple[Place, ...]:
    """CL-18: where a pawn may go; not where it stands, nor back to the place it left this turn."""
    return tuple(place for place in within(origin, reach) if place != left)


@cache
def within(origin: Place, reach: int) -> tuple[Place, ...]:
    """Rooms in the canonical order, then the centre, then squares in reading order."""
    far = distances(origin)
    places = (*ROOMS, CENTRE, *mansion().squares)
    return tuple(place for place in places if 0 < far[place] <= reach)
