"""What the page is built with, as files: the types of messages, and the content of our boards.

`python -m deductio.server.types FOLDER` writes them; with `--check` it only says which are stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from deductio.bots.cast import the_cast
from deductio.coach.daily import messages as daily
from deductio.coach.hint_steps import HintStep
from deductio.coach.messages import Reviewed, ReviewProgress, SecondChance
from deductio.core.game import Game
from deductio.core.messages import CoreEvent
from deductio.games import OURS, game
from deductio.server import wire
from deductio.server.typescript import declarations
from deductio.tables import looked_back, messages, puzzle_messages, spoken

HEADER = "// Made by `make types`; not by hand.\n/* eslint-disable */\n\n"
OPEN = "import type { Message, Options, View } from '../lib/wire'\n\n"
"""What differs from game to game is named by its title alone."""
WIRE = {
    "ToReader": spoken.ToReader,
    "FromReader": spoken.FromReader,
    "Help": messages.Help,
    "Level": messages.Level,
    "Talk": messages.Talk,
    "Phrase": messages.Phrase,
    "Standing": messages.Standing,
    "Clock": messages.Clock,
    "Chair": messages.Chair,
    "NewTable": messages.NewTable,
    "GameInfo": wire.GameInfo,
    "GameBook": wire.GameBook,
    "Rulebook": wire.Rulebook,
    "Person": wire.Person,
    "PlayedGame": wire.PlayedGame,
    "CampaignInfo": messages.CampaignInfo,
    "Device": messages.Device,
    "DeviceKind": messages.DeviceKind,
    "Notes": spoken.Notes,
    "Proof": spoken.Proof,
    "Guidance": looked_back.Guidance,
    "Replay": looked_back.Replay,
    "Analysis": looked_back.Analysis,
    "Reviewed": Reviewed,
    "ReviewProgress": ReviewProgress,
    "SecondChance": SecondChance,
    "TheDay": daily.TheDay,
    "PastDay": daily.PastDay,
    "Solutions": daily.Solutions,
    "Friends": daily.Friends,
    "CaseStanding": wire.CaseStanding,
    "PuzzleGame": puzzle_messages.PuzzleGame,
    "PosedPuzzle": puzzle_messages.PosedPuzzle,
    "PuzzleAnswered": puzzle_messages.PuzzleAnswered,
    "MyPuzzles": puzzle_messages.MyPuzzles,
    "HintStep": HintStep,
    "Problem": wire.Problem,
    "CoreEvent": CoreEvent,
}


def files() -> Iterator[tuple[str, str]]:
    """The name and text of every file."""
    yield "wire.ts", HEADER + OPEN + declarations(WIRE)
    yield "cast.json", as_json(dict(faces()))
    for name in OURS:
        yield f"{name}.ts", HEADER + types_of(game(name))
        yield f"{name}.json", as_json(game(name).box.content())


def faces() -> Iterator[tuple[str, dict[str, str]]]:
    """The cast, by name: who each is, and what differs in their faces."""
    for member in the_cast().members:
        yield member.name, {"id": member.id, **msgspec.to_builtins(member.face)}


def types_of(game: Game[Any]) -> str:
    view = type(game.view())
    return declarations({"Choice": game.choices, "Event": game.events, "View": view})


def as_json(value: Mapping[str, Any]) -> str:
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
