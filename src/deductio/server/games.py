"""The games as a page needs them: seats, options with their values, levels of bots."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec
from msgspec import inspect

from deductio.bots import LEVELS
from deductio.games import game, names
from deductio.server.wire import GameInfo, OptionInfo
from deductio.tables.messages import Level


@cache
def all_games() -> tuple[GameInfo, ...]:
    return tuple(map(game_info, names()))


def game_info(name: str) -> GameInfo:
    played = game(name)
    return GameInfo(
        name=name,
        seats=(played.seats[0], played.seats[-1]),
        options=tuple(options_of(played.options)),
        modes=tuple(played.modes),
        levels=tuple(cast("Level", level) for level in LEVELS),
    )


def options_of(options: type[msgspec.Struct]) -> list[OptionInfo]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    usual = msgspec.to_builtins(options())
    return [option_info(field.name, usual[field.name], field.type) for field in info.fields]


def option_info(name: str, usual: Any, kind: inspect.Type) -> OptionInfo:
    low, high = _range(kind)
    return OptionInfo(name, usual, tuple(_values(kind)), low, high)


def _values(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner):
            return _values(inner)
        case inspect.UnionType(types=types):
            return [value for one in types for value in _values(one)]
        case _:
            return []


def _range(kind: inspect.Type) -> tuple[int | None, int | None]:
    match kind:
        case inspect.IntType(ge=low, le=high, lt=above):
            return low, high if above is None else above - 1
        case inspect.Metadata(type=inner):
            return _range(inner)
        case inspect.UnionType(types=types):
            return next((ends for ends in map(_range, types) if ends != (None, None)), (None, None))
        case _:
            return None, None
