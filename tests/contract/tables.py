"""Tables to test on: any game, any legal number of seats, any mix of its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from deductio.core.chance import Chance
from deductio.core.game import Game, Refused
from deductio.games import game

Table = tuple[Game[Any], int, dict[str, Any], Chance]

CHARACTERS = st.lists(st.sampled_from(["din", "teor", "edd", "okra", "valia"]), unique=True)
KINDS = st.lists(st.sampled_from("KVCEP"), unique=True, min_size=3)

SPECIAL: dict[tuple[str, str], Callable[[int], st.SearchStrategy[Any]]] = {
    ("chaussette", "first"): lambda seats: st.sampled_from(["random", *range(seats)]),
    ("chaussette", "notebook"): lambda seats: st.one_of(
        st.just([]), st.lists(st.booleans(), min_size=seats, max_size=seats)
    ),
    ("new_york", "case"): lambda seats: st.sampled_from(
        ["wheel", "endless", 8, "12", "NY1-0000-07J8", "NY2-0000-07J9"]
    ),
    ("almost_innocent", "unlocked"): lambda seats: CHARACTERS,
    ("almost_innocent", "abilities"): lambda seats: st.none() | CHARACTERS,
    ("almost_innocent", "kinds"): lambda seats: st.none() | KINDS,
}
"""Options whose values do not follow from their type alone: (game, option) and the seats."""


def values_of(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of one option: all of a few, the ends and the middle of many."""
    match kind:
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType(ge=int(low), le=int(high)):
            return st.sampled_from([low, (low + high) // 2, high])
        case inspect.UnionType(types=types):
            return st.one_of([values_of(part) for part in types])
        case inspect.NoneType():
            return st.none()
        case _:
            raise TypeError(f"{kind}: say in SPECIAL how to draw this option")


def options_of(played: Game[Any], seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Any mix of options that goes with that many seats."""
    info = inspect.type_info(played.options)
    assert isinstance(info, inspect.StructType)
    drawn = {
        field.name: SPECIAL[played.name, field.name](seats)
        if (played.name, field.name) in SPECIAL
        else values_of(field.type)
        for field in info.fields
    }
    return st.fixed_dictionaries({}, optional=drawn).filter(lambda mix: fits(played, seats, mix))


def fits(played: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        played.read_options(seats, options)
    except Refused:
        return False
    return True


@st.composite
def tables(draw: st.DrawFn, name: str) -> Table:
    """A table of that game, and luck to play it with."""
    played = game(name)
    seats = draw(st.sampled_from(list(played.seats)))
    options = draw(options_of(played, seats))
    seed = draw(st.integers(0, 2**32 - 1))
    return played, seats, options, Chance(seed.to_bytes(32, "big"))
