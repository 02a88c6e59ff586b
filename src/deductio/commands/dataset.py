"""`deductio dataset`: games of bots as data to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deductio.bots.guest import PATIENCE
from deductio.commands.arguments import (
    Bots,
    GameName,
    GameOptions,
    Games,
    Jobs,
    Json,
    Patience,
    Seats,
    Seed,
    read_jobs,
)
from deductio.commands.output import print_json, progress_bar, say_beside
from deductio.games import game
from deductio.lab.faults import told
from deductio.lab.simulate import options_from


def write_dataset(
    name: GameName,
    folder: Annotated[Path, typer.Option("-o", "--output", metavar="DIR", help="Where to.")],
    seats: Seats = None,
    games: Games = 100,
    bots: Bots = "random",
    options: GameOptions = None,
    seed: Seed = "1",
    jobs: Jobs = "1",
    odds: Annotated[bool, typer.Option("--odds", help="Also what could be known exactly.")] = False,
    rewards: Annotated[str, typer.Option(help="wins, ranks or points.")] = "wins",
    part: Annotated[int, typer.Option(help="How many games in one file.")] = 100,
    patience: Patience = PATIENCE,
    json: Json = False,
) -> None:
    from deductio.lab.dataset import Plan, make_dataset

    plan = Plan(
        game=name,
        seats=game(name).seats[0] if seats is None else seats,
        games=games,
        bots=tuple(bots.split(",")),
        options=dict(options_from(options or [])),
        seed=seed,
        odds=odds,
        rewards=rewards,
        part=part,
        patience=patience,
    )
    with progress_bar(f"{name}, {plan.seats} seats", games, shown=not json) as advance:
        made = make_dataset(plan, folder, read_jobs(jobs), advance)
    say_beside(told(made.faults, made.games))
    if json:
        keys = ("folder", "games", "steps", "digest")
        print_json({key: getattr(made, key) for key in keys})
    else:
        print(f"{made.games} games, {made.steps} steps in {folder}\ndigest {made.digest}")
