"""`deductio arena`: a tournament of bots, in a table, a plot, or JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from deductio.bots.guest import PATIENCE
from deductio.commands.arguments import (
    GameName,
    GameOptions,
    Games,
    Jobs,
    Json,
    Patience,
    Seed,
    read_jobs,
)
from deductio.commands.output import print_json, progress_bar, say_beside
from deductio.core.game import Refused
from deductio.games import game
from deductio.lab.contest import Contest, check
from deductio.lab.faults import FORFEIT, told
from deductio.lab.plots import can_plot, check_plot
from deductio.lab.simulate import options_from


def run_arena(
    name: GameName,
    bots: Annotated[
        str, typer.Option(help="Who meets: levels, or your own package.module:Class: a,b,c")
    ] = "sleuth,inspector",
    games: Games = 100,
    seats: Annotated[int | None, typer.Option(help="More seats: the levels repeat.")] = None,
    options: GameOptions = None,
    seed: Seed = "1",
    jobs: Jobs = "1",
    patience: Patience = PATIENCE,
    plot: Annotated[Path | None, typer.Option(help="Where to draw: a .svg or .png file.")] = None,
    json: Json = False,
) -> None:
    levels = bots.split(",")
    around = max(len(levels), game(name).seats[0]) if seats is None else seats
    if len(levels) > around:
        raise Refused(f"{len(levels)} bots do not fit on {around} seats")
    workers = read_jobs(jobs)
    line_up = tuple(levels[seat % len(levels)] for seat in range(around))
    contest = Contest(name, line_up, games, dict(options_from(options or [])), seed, patience)
    check(contest)
    if plot is None and can_plot():
        plot = Path(f"arena-{name}.svg")
    if plot is not None:
        check_plot(plot)
    play_tournament(contest, workers, plot, json=json)


def play_tournament(contest: Contest, jobs: int | str, plot: Path | None, *, json: bool) -> None:
    from deductio.lab.arena import levels_of, plays_together, tournament
    from deductio.lab.plots import plot_ratings

    tables = len(levels_of(contest)) if plays_together(contest) else 1
    with progress_bar(contest.game, contest.games * tables, shown=not json) as advance:
        result = tournament(contest, jobs, advance)
    say_beside(told(result.faults, result.games, FORFEIT))
    if plot is not None:
        plot_ratings(result, plot)
        result = msgspec.structs.replace(result, plot=str(plot))
    if json:
        print_json(result)
    else:
        print_ratings(result)


def print_ratings(result: msgspec.Struct) -> None:
    from rich.console import Console
    from rich.table import Table

    from deductio.lab.arena import Tournament

    assert isinstance(result, Tournament)
    around = "; ".join(", ".join(line_up) for line_up in result.line_ups)
    title = f"{result.game}: {result.games} games, {result.mean_rounds} rounds on average"
    drawn = "\nwins alone rate; points and places are told beside them"
    drawn += f"\nplot: {result.plot}" if result.plot else ""
    table = Table(title=title, caption=f"seats rotated: {around}{drawn}")
    for head in (
        "bot",
        "games won (95 %)",
        "wins",
        "rating by wins (95 %)",
        "points",
        "place",
        "ms per choice (p99)",
    ):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for one in result.ratings:
        table.add_row(
            one.bot,
            f"{one.win_share:.1%} ({one.win_share_low:.1%} to {one.win_share_high:.1%})",
            f"{one.wins} of {one.entered}",
            f"{one.rating:.0f} ({one.low:.0f} to {one.high:.0f})",
            f"{one.mean_points:.2f}",
            f"{one.mean_place:.2f}",
            f"{one.mean_milliseconds:.1f} ({one.p99_milliseconds:.1f})",
        )
    Console().print(table)
