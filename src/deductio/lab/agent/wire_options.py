"""Options as they come over the wire, made collections of choices again."""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from deductio.core.game import Game
from deductio.core.messages import Choice, Question
from deductio.core.options import Either, Options, Product, Subsets


def read_question(game: Game[Any], asked: dict[str, Any]) -> Question:
    """What a seat is asked, from its compact form."""
    options, meanwhile = (read_options(game, asked[part]) for part in ("options", "meanwhile"))
    return Question(asked["name"], options, meanwhile)


def read_options(game: Game[Any], compact: Any) -> Options[Choice]:
    if isinstance(compact, list):
        return tuple(msgspec.convert(choice, game.choices) for choice in compact)
    if "either" in compact:
        return Either(*(read_options(game, part) for part in compact["either"]))
    kind = _kind(game, compact.get("product") or compact["subsets"])
    hints = get_type_hints(kind, include_extras=True)
    fields = [hints[field] for field in compact["fields"]]
    if "subsets" in compact:
        return Subsets(kind, msgspec.convert(compact["of"], fields[0]), compact["size"])
    axes = [
        [msgspec.convert(value, hint) for value in axis]
        for axis, hint in zip(compact["of"], fields, strict=True)
    ]
    return Product(kind, *axes)


def _kind(game: Game[Any], name: str) -> type[Choice]:
    kinds: list[type[Choice]] = [get_origin(one) or one for one in get_args(game.choices)]
    return next(kind for kind in kinds if kind.__name__ == name)
