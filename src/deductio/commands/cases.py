"""`deductio cases`: endless cases of a game, with their proofs and figures."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from deductio.commands.arguments import GameName, Json
from deductio.commands.output import print_json
from deductio.core.game import CaseWish, Refused
from deductio.games import game

MOST = 1000


def list_cases(
    name: GameName,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal cases.")] = 1,
    count: Annotated[int, typer.Option(help="How many cases.")] = 1,
    level: Annotated[int, typer.Option(help="Where cases have levels.")] = 1,
    difficulty: Annotated[str, typer.Option(help="Where cases have difficulties.")] = "easy",
    seats: Annotated[int, typer.Option(help="Where cases depend on it.")] = 4,
    json: Json = False,
) -> None:
    played = game(name)
    if played.cases is None:
        raise Refused(f"{name} has no endless cases")
    if not 1 <= count <= MOST:
        raise Refused(f"between 1 and {MOST} cases can be made at once, not {count}")
    if not 0 <= seed < 2**62:
        raise Refused(f"a seed is a number from 0 to 2^62, not {seed}")
    made = played.cases(CaseWish(seed, count, level, difficulty, seats))
    if json:
        print_json(list(made))
        return
    for case in made:
        print(msgspec.json.format(msgspec.json.encode(case), indent=2).decode())
