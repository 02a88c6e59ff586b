"""What the options of a table may be: in words, and as the values a form lists."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

MOST_LISTED = 31
"""A longer range is typed."""


def described(options: type[msgspec.Struct]) -> dict[str, str]:
    """For each option, its possible values."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return {field.name: _values(field.type) for field in info.fields}


def _values(kind: inspect.Type) -> str:
    match kind:
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
        case inspect.IntType(ge=int(low), le=int(high)):
            return f"{low} to {high}"
        case inspect.IntType(ge=int(low), lt=int(above)):
            return f"{low} to {above - 1}"
        case inspect.IntType():
            return "a number"
        case inspect.BoolType():
            return "true, false"
        case inspect.NoneType():
            return "none"
        case inspect.Metadata(extra_json_schema={"description": str(words)}):
            return words
        case inspect.Metadata(type=inner):
            return _values(inner)
        case inspect.UnionType(types=types):
            return ", ".join(map(_values, types))
        case inspect.VarTupleType(item_type=item):
            return f"a list of: {_values(item)}"
        case _:
            return "a text"


def offered(options: type[msgspec.Struct]) -> dict[str, tuple[Any, ...]]:
    """For each option the values to pick from, as they were written; none for a text, a list or a
    long range. Among numbers the usual value that is none comes first."""
    usual = msgspec.to_builtins(options())
    hints = get_type_hints(options, include_extras=True)
    return {
        name: () if is_list(hints[name]) else _usual_first(usual[name], _offered(hints[name]))
        for name in usual
    }


def is_list(hint: Any) -> bool:
    """Whether an option may hold several values."""
    return get_origin(hint) in (tuple, list) or any(map(is_list, get_args(hint)))


def is_typed(hint: Any) -> bool:
    """Whether another value than those listed may be typed: a text of which there are examples."""
    if get_origin(hint) is Annotated:
        base, *metas = get_args(hint)
        return base is str and any(isinstance(one, msgspec.Meta) and one.examples for one in metas)
    return any(map(is_typed, get_args(hint)))


def _usual_first(usual: Any, values: list[Any]) -> tuple[Any, ...]:
    mixed = len({type(value) for value in values}) > 1
    others = [value for value in values if value != usual or type(value) is not type(usual)]
    return (usual, *others) if mixed and len(others) < len(values) else tuple(values)


def _offered(hint: Any) -> list[Any]:
    match get_origin(hint) or hint:
        case origin if origin is Literal:
            return list(get_args(hint))
        case origin if origin in (Union, UnionType):
            return [value for one in get_args(hint) for value in _offered(one)]
        case origin if origin is Annotated:
            base, *metas = get_args(hint)
            found = [meta for meta in metas if isinstance(meta, msgspec.Meta)]
            return [value for meta in found for value in _told_by(meta)] or _offered(base)
        case origin if origin is bool:
            return [False, True]
        case origin if origin is NoneType:
            return [None]
        case _:
            return []


def _told_by(meta: msgspec.Meta) -> list[Any]:
    """Words that stand for something (as examples), or a short range."""
    match meta.ge, meta.le, meta.lt:
        case int(low), int(high), None:
            end = high + 1
        case int(low), None, int(end):
            pass
        case _:
            return list(meta.examples or ())
    return list(range(low, end)) if end - low <= MOST_LISTED else []
