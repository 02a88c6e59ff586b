"""What the options of a table may be, in words."""

from __future__ import annotations

import msgspec
from msgspec import inspect


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
