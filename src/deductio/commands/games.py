"""`deductio games`: which games there are, for how many, with which options."""

from __future__ import annotations

from typing import Any

import msgspec

from deductio.bots import levels_of
from deductio.commands.arguments import Json
from deductio.commands.output import print_json
from deductio.core.game import Game
from deductio.core.table_options import described, written
from deductio.games import game, names


def list_games(json: Json = False) -> None:
    described = [describe(game(name)) for name in names()]
    if json:
        print_json(described)
        return
    for one in described:
        few, many = one["seats"]
        print(f"{one['name']}  ({few} to {many} seats)")
        print(f"    bots: {', '.join(one['levels'])}")
        for option, values in one["options"].items():
            print(f"    {option} = {written(values['default'])}    ({values['values']})")


def describe(played: Game[Any]) -> dict[str, Any]:
    """The keys of `deductio games --json`."""
    values = described(played.options)
    usual = msgspec.to_builtins(played.options())
    return {
        "name": played.name,
        "seats": [played.seats[0], played.seats[-1]],
        "options": {name: {"default": usual[name], "values": values[name]} for name in values},
        "modes": list(played.modes),
        "levels": list(levels_of(played)),
    }
