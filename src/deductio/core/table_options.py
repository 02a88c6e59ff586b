"""What the options of a table may be: in words, and as the values a form lists."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

MOST_LISTED = 31
"""A longer range is typed."""


def described(options: type[msgspec.Struct]) -> dict[str, str]:
    """For each option, its possible values, as they are written on a command line."""
    hints = get_type_hints(options, include_extras=True)
    return {name: _values(hints[name]) for name in options.__struct_fields__}


def _values(hint: Any) -> str:
    match get_origin(hint) or hint:
        case origin if origin is Literal:
            return ", ".join(map(str, get_args(hint)))
        case origin if origin in (Union, UnionType):
            return ", ".join(map(_values, sorted(get_args(hint), key=is_list)))
        case origin if origin is Annotated:
            base, *metas = get_args(hint)
            told = [_told(meta) for meta in metas if isinstance(meta, msgspec.Meta)]
            return next(filter(None, told), "") or _values(base)
        case origin if origin in (tuple, list):
            return f"a list of: {_values(get_args(hint)[0])}"
        case plain:
            return PLAIN.get(plain, "a text")


PLAIN = {bool: "true, false", int: "a number", NoneType: "none"}


def _told(meta: msgspec.Meta) -> str:
    """A description, or a range with both ends."""
    if meta.description:
        return meta.description
    ends = [end for end in (meta.le, meta.lt and meta.lt - 1) if end is not None]
    return f"{meta.ge} to {ends[0]}" if ends and meta.ge is not None else ""


def written(value: Any) -> str:
    """A value as it is written on a command line, and read by `from_text`."""
    match value:
        case bool():
            return str(value).lower()
        case None:
            return "none"
        case list() | tuple():
            return ",".join(map(written, value))
        case _:
            return str(value)


def from_text(options: type[msgspec.Struct], given: Mapping[str, Any]) -> dict[str, Any]:
    """Options as somebody wrote them: a list with commas, `none` where there may be nothing."""
    hints = get_type_hints(options, include_extras=True)
    return {
        name: _from_text(hints.get(name), value) if isinstance(value, str) else value
        for name, value in given.items()
    }


def _from_text(hint: Any, text: str) -> Any:
    if text.lower() == "none" and NoneType in get_args(hint):
        return None
    if is_list(hint):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def offered(options: type[msgspec.Struct]) -> dict[str, tuple[Any, ...]]:
    """For each option the values to pick from, as they were written; none for a text, a list or a
    long range. Among numbers the usual value that is none comes first."""
    usual = msgspec.to_builtins(options())
    hints = get_type_hints(options, include_extras=True)
    return {
        name: () if is_list(hints[name]) else _usual_first(usual[name], listed(hints[name]))
        for name in usual
    }


def several(options: type[msgspec.Struct]) -> dict[str, tuple[Any, ...]]:
    """For each option that holds several values, or is left to the game, those it may hold."""
    usual = options()
    hints = get_type_hints(options, include_extras=True)
    left = [name for name in hints if getattr(usual, name) is None and is_list(hints[name])]
    return {name: values for name in left if (values := tuple(listed(_item(hints[name]))))}


def _item(hint: Any) -> Any:
    """What a list is made of."""
    if get_origin(hint) in (tuple, list):
        return get_args(hint)[0]
    return next(_item(part) for part in get_args(hint) if is_list(part))


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


def listed(hint: Any) -> list[Any]:
    """The few values a type says itself; none for a text, a list or a long range."""
    match get_origin(hint) or hint:
        case origin if origin is Literal:
            return list(get_args(hint))
        case origin if origin in (Union, UnionType):
            return [value for one in get_args(hint) for value in listed(one)]
        case origin if origin is Annotated:
            base, *metas = get_args(hint)
            found = [meta for meta in metas if isinstance(meta, msgspec.Meta)]
            return [value for meta in found for value in _told_by(meta)] or listed(base)
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
