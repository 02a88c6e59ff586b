"""The fields of a game's messages, each with the domain of its values: what sentences need."""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from deductio.core.game import Game
from deductio.core.messages import Choice, Confirm, Event
from deductio.words import domains


def fields_of(game: Game[Any]) -> dict[str, dict[str, str]]:
    """For each choice and event its fields in order, each with the domain of its values; `*Case`
    stands for a struct, whose fields are told too, because a sentence is made from it."""
    told: dict[str, dict[str, str]] = {}
    waiting: list[type[msgspec.Struct]] = [*members(game.choices), *members(game.events), Confirm]
    while waiting:
        message = waiting.pop(0)
        inside = structs_in(message)
        waiting += [part for part in inside.values() if part.__name__ not in told]
        named = {field: f"*{part.__name__}" for field, part in inside.items()}
        told[message.__name__] = domains(message) | named
    return told


def choices_of(game: Game[Any]) -> list[type[Choice]]:
    """The classes of its choices, in the order of their union."""
    return [one for one in members(game.choices) if issubclass(one, Choice)]


def events_of(game: Game[Any]) -> list[type[Event]]:
    """The classes of its events, in the order of their union."""
    return [one for one in members(game.events) if issubclass(one, Event)]


def structs_in(message: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    """The fields that hold structs without words of their own and without a tag."""
    hints = get_type_hints(message)
    found = {field: plain_struct(hints[field]) for field in message.__struct_fields__}
    return {field: part for field, part in found.items() if part is not None}


def plain_struct(hint: Any) -> type[msgspec.Struct] | None:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return None if issubclass(hint, Choice) or hasattr(hint, "say") else hint
    return next(filter(None, map(plain_struct, get_args(hint))), None)


def members(union: Any) -> list[type[msgspec.Struct]]:
    parts = get_args(union) or (union,)
    return [get_origin(part) or part for part in parts]
