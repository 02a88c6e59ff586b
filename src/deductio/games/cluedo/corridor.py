"""The squares of the corridor as people find them: so many steps this way from the nearest door."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from deductio.games.cluedo.mansion import Cell, Square, mansion


@cache
def corridor_texts() -> str:
    """A name for each square, in the terms of the locale files; `.near` is enough for a story."""
    return "\n".join(map(_text, mansion().squares))


def _text(square: Square) -> str:
    row, column = map(int, square.split(","))
    door = min(mansion().thresholds, key=lambda door: _far((row, column), door))
    (above, beside), room = mansion().thresholds[door], f"{{ card-{mansion().place_at[door]}.the }}"
    ways = list(_ways(row - above, column - beside))
    last = f"of-door(which: {_which(door)})" if ways else f"before-door(which: {_which(door)})"
    star = "{ -star }" if square in mansion().bonus else ""
    steps = [" { -and } ".join(f"{{ -{way} }}" for way in ways)] if ways else []
    where = " ".join([*steps, f"{{ -{last} }}"])
    near = f"{{ -near }} {room}"
    return f"square-{row}-{column} = {near}{{ -colon }} {where}{star}\n    .near = {near}"


def _far(cell: Cell, door: Cell) -> int:
    row, column = mansion().thresholds[door]
    return abs(cell[0] - row) + abs(cell[1] - column)


def _ways(down: int, right: int) -> Iterator[str]:
    if right:
        yield f"{'right' if right > 0 else 'left'}(steps: {abs(right)})"
    if down:
        yield f"{'down' if down > 0 else 'up'}(steps: {abs(down)})"


def _which(door: Cell) -> str:
    """How a door is told from the other one of its room."""
    places = mansion().place_at
    others = [one for one in mansion().thresholds if places[one] == places[door] and one != door]
    if not others:
        return '"only"'
    down, right = door[0] - others[0][0], door[1] - others[0][1]
    if abs(down) >= abs(right):
        return '"lower"' if down > 0 else '"upper"'
    return '"right"' if right > 0 else '"left"'
