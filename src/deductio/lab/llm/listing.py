"""The choices of an ask in words: numbered, by their shape where they are many, or only by kind."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from deductio.core.game import Game
from deductio.core.messages import Choice, Question
from deductio.core.options import Either, Options, Product, Subsets, parts_of
from deductio.lab.llm.disguise import Disguise, named
from deductio.words import Words, domains

LISTED = 60
"""Of a lazy collection with more choices only the shape is told."""
NAMED = 50
"""So many values of a domain are spelled out in the vocabulary."""
OPEN = "…"


def offered(question: Question) -> Options[Choice]:
    """What may be chosen now, the answers before what may be done meanwhile."""
    if not len(question.meanwhile):
        return question.options
    return Either(question.options, question.meanwhile)


def listing(words: Words, disguise: Disguise, options: Options[Choice]) -> str:
    """Every choice by its number, from 1."""
    lines: list[str] = []
    number = 1
    for part in parts_of(options):
        if len(part) > LISTED and isinstance(part, Product | Subsets):
            last = number + len(part) - 1
            lines.append(f"{number}-{last}. {shape(words, disguise, part)}")
        else:
            lines += [f"{at}. {words.say(one)}" for at, one in enumerate(part, start=number)]
        number += len(part)
    return "\n".join(lines)


def shape(words: Words, disguise: Disguise, part: Product[Any] | Subsets[Any]) -> str:
    """What a large collection consists of, so that one of it can be written as JSON."""
    make: Any = part.make
    fields = make.__struct_fields__
    if isinstance(part, Subsets):
        axes = [part.items]
        size = words.text("llm-of-these", {"size": part.size})
    else:
        axes, size = list(part.axes), ""
    of = [
        " ".join(filter(None, (f"{field}:", size, _values(words, disguise, make, field, axis))))
        for field, axis in zip(fields, axes, strict=True)
    ]
    return "\n    ".join([f"{written_shape(make)} ({words.label(part[0])})", *of])


def written_shape(make: type[Choice]) -> str:
    """A choice as JSON with its values left open."""
    fields = {"type": make.__name__} | dict.fromkeys(make.__struct_fields__, OPEN)
    return json.dumps(fields, ensure_ascii=False).replace(f'"{OPEN}"', OPEN)


def _values(words: Words, disguise: Disguise, make: Any, field: str, axis: Any) -> str:
    domain = domains(make)[field]
    return ", ".join(
        spelled(disguise.hide(domain, value), words.value(make, field, value)) for value in axis
    )


def spelled(value: Any, name: str) -> str:
    """A value, and its name where that is another."""
    written = json.dumps(value, ensure_ascii=False)
    return written if name == str(value) else f"{written} ({name})"


def kinds(words: Words, options: Options[Choice]) -> str:
    """What kinds of choices there are, and nothing of which of them are legal."""
    found = {type(choice): choice for part in parts_of(options) for choice in _some(part)}
    return "\n".join(
        f"- {written_shape(kind)} ({_what(words, choice)})" for kind, choice in found.items()
    )


def _what(words: Words, choice: Choice) -> str:
    return words.label(choice) if choice.__struct_fields__ else words.say(choice)


def _some(part: Options[Choice]) -> Sequence[Choice]:
    """One of a collection whose choices are all of one kind, else all."""
    return [part[0]] if isinstance(part, Product | Subsets) and len(part) else list(part)


def vocabulary(
    words: Words, disguise: Disguise, game: Game[Any], choices: Sequence[type[Choice]]
) -> str:
    """The names of everything that a choice may name, by the fields that name it."""
    fields: dict[str, dict[str, None]] = {}
    for kind in choices:
        for field, domain in domains(kind).items():
            fields.setdefault(domain, {})[field] = None
    return "\n".join(
        f"- {', '.join(fields[domain])}: {_told(words, disguise, game, domain)}"
        for domain in fields
        if domain and domain != "seat" and named(game, domain)
    )


def _told(words: Words, disguise: Disguise, game: Game[Any], domain: str) -> str:
    values = [int(value) if value.isdigit() else value for value in named(game, domain)]
    told = [spelled(disguise.hide(domain, one), words.name(domain, one)) for one in values[:NAMED]]
    return ", ".join(told + [OPEN] * (len(values) > NAMED))
