"""`deductio simulate`: many games of bots, and what came of them."""

from __future__ import annotations

import msgspec

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
from deductio.commands.output import print_json, print_table, progress_bar, say_beside
from deductio.lab.faults import told
from deductio.lab.simulate import Simulation, options_from, simulate


def run_simulation(
    name: GameName,
    seats: Seats = None,
    games: Games = 100,
    bots: Bots = "random",
    options: GameOptions = None,
    seed: Seed = "1",
    jobs: Jobs = "1",
    patience: Patience = PATIENCE,
    json: Json = False,
) -> None:
    plan = Simulation(
        game=name,
        seats=smallest_table(name) if seats is None else seats,
        games=games,
        bots=tuple(bots.split(",")),
        options=dict(options_from(options or [])),
        seed=seed,
        patience=patience,
    )
    workers = read_jobs(jobs)
    with progress_bar(f"{name}, {plan.seats} seats", games, shown=not json) as advance:
        summary = simulate(plan, workers, advance)
    say_beside(told(summary.faults, games))
    if json:
        print_json(summary)
    else:
        figures = msgspec.structs.asdict(summary)
        del figures["faults"], figures["workers"]
        print_table(f"{games} games of {name}", figures)


def smallest_table(name: str) -> int:
    from deductio.games import game

    return game(name).seats[0]
