"""`deductio llm`: a language model, or any program that answers in words, takes a seat."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deductio.commands.arguments import GameName, GameOptions, Json, Lang, Seats, Seed
from deductio.commands.output import print_json, progress_bar
from deductio.commands.play import read_language
from deductio.commands.simulate import smallest_table
from deductio.core.game import Refused
from deductio.lab.simulate import options_from

if TYPE_CHECKING:
    from deductio.lab.llm.players import Player
    from deductio.lab.llm.trials import Result

Command = Annotated[
    str | None, typer.Option("--player", metavar="COMMAND", help="A program that answers lines.")
]
Address = Annotated[
    str | None,
    typer.Option("--endpoint", metavar="URL", help="Chat completions over HTTP: https://host/v1"),
]
Model = Annotated[str | None, typer.Option(help="Which model at the endpoint.")]
Wait = Annotated[float, typer.Option(help="How long an answer may take.")]
A_DAY = 86_400
Plot = Annotated[Path | None, typer.Option(help="Where to draw: a .svg or .png file.")]


def run_llm(
    name: GameName,
    player: Command = None,
    endpoint: Address = None,
    model: Model = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1,
    bots: Annotated[str, typer.Option(help="The levels at the other seats: a,b")] = "rookie",
    options: GameOptions = None,
    seed: Seed = "1",
    lang: Lang = "en",
    listed: Annotated[
        bool, typer.Option("--list/--no-list", help="Whether the legal choices are listed.")
    ] = True,
    disguise: Annotated[
        bool, typer.Option("--disguise", help="Other names for things and seats.")
    ] = False,
    beliefs: Annotated[
        bool, typer.Option(help="Whether it is asked how likely it holds each fact.")
    ] = True,
    seconds: Wait = 120.0,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="Every game as a line of JSON."),
    ] = None,
    plot: Plot = None,
    json: Json = False,
) -> None:
    from deductio.lab.llm.playing import Trial, check
    from deductio.lab.llm.text_seat import Wording
    from deductio.lab.llm.trials import check_output, hold
    from deductio.lab.plots import check_plot

    around = smallest_table(name) if seats is None else seats
    wording = Wording(read_language(lang), listed, f"{name} {seed}" if disguise else "", beliefs)
    given = dict(options_from(options or []))
    trial = Trial(name, around, games, tuple(filter(None, bots.split(","))), given, seed, wording)
    check(trial)
    asked = the_player(player, endpoint, model, seconds)
    if output is not None:
        check_output(output)
    if plot is not None:
        check_plot(plot)
    with progress_bar(name, games, shown=not json) as advance:
        result = hold(trial, asked, output, complain, lambda: advance(1))
    show(result, plot, json=json)


def the_player(
    command: str | None, endpoint: str | None, model: str | None, seconds: float
) -> Player:
    """Either a program or an address, and never both."""
    if not 0 < seconds <= A_DAY:
        raise Refused(f"an answer takes some time: --seconds is more than 0, at most {A_DAY}")
    if (command is None) == (endpoint is None):
        raise Refused("who plays? give either --player COMMAND or --endpoint URL --model NAME")
    if command is not None:
        from deductio.lab.llm.program import Program

        return Program(command, seconds)
    from deductio.lab.llm.endpoint import Endpoint

    if not model:
        raise Refused("which model at the endpoint? give --model NAME")
    return Endpoint(endpoint or "", model, seconds)


def complain(sentence: str) -> None:
    """What went wrong and does not stop anything, in one line."""
    print(f"deductio: {' '.join(sentence.split())}", file=sys.stderr)


def show(result: Result, plot: Path | None, *, json: bool) -> None:
    from deductio.lab.plots import plot_reasoning

    if plot is not None:
        plot_reasoning(f"{result.game}, {result.seats} seats", [result.scorecard], plot)
    if json:
        print_json(result)
    else:
        print_scorecard(result)


def print_scorecard(result: Result) -> None:
    from rich.console import Console

    from deductio.lab.llm.tables import as_text

    Console().print(as_text(f"{result.game}, {result.seats} seats", [result.scorecard]))
