"""`deductio games`: which games there are, for how many, with which options."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from deductio.commands.output import print_json
from deductio.core.game import Game
from deductio.games import game, names


def list_games(*, json: bool) -> None:
    described = [describe(game(name)) for name in names()]
    if json:
        print_json(described)
        return
    for one in described:
        few, many = one["seats"]
        print(f"{one['name']}  ({few} to {many} seats)")
        for option, values in one["options"].items():
            print(f"    {option} = {values['default']}    ({values['values']})")


def describe(played: Game[Any]) -> dict[str, Any]:
    """The keys of `deductio games --json`."""
    info = inspect.type_info(played.options)
    assert isinstance(info, inspect.StructType)
    return {
        "name": played.name,
        "seats": [played.seats[0], played.seats[-1]],
        "options": {field.name: describe_option(field) for field in info.fields},
        "modes": list(played.modes),
    }


def describe_option(field: inspect.Field) -> dict[str, Any]:
    default = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    return {"default": default, "values": values_of(field.type)}


def values_of(kind: inspect.Type) -> str:
    """In words, what an option may be."""
    match kind:
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
        case inspect.IntType(ge=int(low), le=int(high)):
            return f"{low} to {high}"
        case inspect.BoolType():
            return "true, false"
        case inspect.NoneType():
            return "none"
        case inspect.UnionType(types=types):
            return ", ".join(map(values_of, types))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"a list of: {values_of(item)}"
        case inspect.IntType():
            return "a number"
        case _:
            return "a text"
