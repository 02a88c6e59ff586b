"""What the page is told about our messages, as files: types, fields, and the content of boards.

`python -m deductio.server.types FOLDER` writes them; with `--check` it only says which are stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from deductio.core.game import Game
from deductio.core.messages import Choice, Confirm, CoreEvent
from deductio.games import OURS, game
from deductio.server import wire
from deductio.server.content import content
from deductio.server.typescript import declarations
from deductio.tables import messages
from deductio.words import LANGUAGES, Words, domains

HEADER = "// Made by `make types`; not by hand.\n/* eslint-disable */\n\n"
OPEN = "import type { Message, Options, View } from '../lib/wire'\n\n"
"""What differs from game to game is named by its title alone."""
WIRE = {
    "ToReader": messages.ToReader,
    "FromReader": messages.FromReader,
    "Help": messages.Help,
    "Level": messages.Level,
    "Talk": messages.Talk,
    "Phrase": messages.Phrase,
    "Standing": messages.Standing,
    "Clock": messages.Clock,
    "Chair": messages.Chair,
    "NewTable": messages.NewTable,
    "GameInfo": wire.GameInfo,
    "Person": wire.Person,
    "Notes": wire.Notes,
    "Proof": wire.Proof,
    "Replay": wire.Replay,
    "Analysis": wire.Analysis,
    "Problem": wire.Problem,
    "CoreEvent": CoreEvent,
}


def files() -> Iterator[tuple[str, str]]:
    """The name and text of every file."""
    yield "wire.ts", HEADER + OPEN + declarations(WIRE)
    yield "shelf.json", as_json({name: on_the_shelf(game(name)) for name in OURS})
    for name in OURS:
        yield f"{name}.ts", HEADER + types_of(game(name))
        yield f"{name}.json", as_json({"fields": fields_of(game(name))} | content(name))


def types_of(game: Game[Any]) -> str:
    view = type(game.view())
    return declarations({"Choice": game.choices, "Event": game.events, "View": view})


def on_the_shelf(game: Game[Any]) -> dict[str, Any]:
    """What the home page says about a game, so that it need not load all its texts."""
    told = {language: Words(game, language) for language in LANGUAGES}
    return {
        "seats": [game.seats[0], game.seats[-1]],
        "title": {language: words.text("title") for language, words in told.items()},
        "pitch": {language: words.text("pitch") for language, words in told.items()},
    }


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


def as_json(value: dict[str, Any]) -> str:
    """One line for each key, so that a change can be read."""
    lines = (
        f"{json.dumps(key)}: {json.dumps(msgspec.to_builtins(part), ensure_ascii=False)}"
        for key, part in value.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(folder: Path, *, check: bool) -> int:
    stale = 0
    for name, text in files():
        file = folder / name
        if file.exists() and file.read_text("utf-8") == text:
            continue
        stale += 1
        if check:
            print(f"{file} is stale: please run `make types`", file=sys.stderr)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), check="--check" in sys.argv))
