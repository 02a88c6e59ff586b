"""Words of things that are named by their content, as New York's cards, for pages without them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import inspect

from deductio.core.game import Game
from deductio.core.messages import Chose, Event
from deductio.typeset import typeset

OwnWords = dict[str, dict[str, str]]
"""By the id of the thing, then by language."""


def own_words_in(events: Iterable[Event]) -> OwnWords:
    """Everything in these events that brings its own words."""
    things: OwnWords = {}
    for event in events:
        if may_speak(type(event)):
            things |= {thing.id: _in_all_languages(thing) for thing in _speaking(event)}
    return things


def _in_all_languages(thing: Any) -> dict[str, str]:
    from deductio.words import LANGUAGES

    return {language: typeset(language, thing.say(language)) for language in LANGUAGES}


def speaks(game: Game[Any]) -> bool:
    """Whether things of this game may have words of their own."""
    return any(map(may_speak, get_args(game.events)))


@cache
def may_speak(event: type[Event]) -> bool:
    """Whether such an event can hold a thing with words of its own; most cannot."""
    if event is Chose:  # a seat chooses among what it has seen before
        return False
    return any(_has_voice(field.type) for field in _fields(event))


def _fields(kind: Any) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _has_voice(kind: inspect.Type) -> bool:
    match kind:
        case inspect.StructType(cls=cls) if hasattr(cls, "say"):
            return True
        case inspect.UnionType(types=types):
            return any(map(_has_voice, types))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return _has_voice(item)
        case inspect.TupleType(item_types=items):
            return any(map(_has_voice, items))
        case inspect.Metadata(type=inner):
            return _has_voice(inner)
        case inspect.AnyType():
            return True
        case _:
            return False


def _speaking(value: Any) -> Iterator[Any]:
    if isinstance(value, msgspec.Struct):
        if hasattr(value, "say"):
            yield value
        else:
            for field in value.__struct_fields__:
                yield from _speaking(getattr(value, field))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _speaking(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _speaking(item)
