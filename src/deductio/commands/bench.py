"""`deductio bench`: how fast everything is on this machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from deductio.commands.arguments import Json, Lang
from deductio.commands.output import print_json, print_table, progress_bar
from deductio.core.game import Refused
from deductio.games import names


def run_bench(
    which: Annotated[
        list[str] | None,
        typer.Argument(
            help="playouts, deduction, puzzles, server, environments, all by default;"
            " or llm by itself."
        ),
    ] = None,
    players: Annotated[
        list[str] | None,
        typer.Option(metavar="PLAYER", help="llm: [NAME=]COMMAND or [NAME=]URL#MODEL; repeat it."),
    ] = None,
    ours: Annotated[bool, typer.Option(help="llm: our levels as the first rows.")] = True,
    only: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", help="llm: this game; repeat it.")
    ] = None,
    games: Annotated[int | None, typer.Option(help="llm: the first so many games.")] = None,
    held_out: Annotated[
        str, typer.Option(metavar="WORD", help="llm: fresh games that nobody has seen.")
    ] = "",
    lang: Lang = "en",
    listed: Annotated[
        bool, typer.Option("--list/--no-list", help="llm: whether legal choices are listed.")
    ] = True,
    disguise: Annotated[bool, typer.Option("--disguise", help="llm: other names.")] = False,
    seconds: Annotated[float, typer.Option(help="llm: how long an answer may take.")] = 120.0,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="llm: the page of results.")
    ] = None,
    json: Json = False,
) -> None:
    if which == ["llm"]:
        from deductio.commands.bench_llm import Wishes, compare_players

        wishes = Wishes(
            tuple(players or ()),
            ours,
            tuple(only or ()),
            games,
            held_out,
            lang,
            listed,
            disguise,
            seconds,
            page,
        )
        compare_players(wishes, json=json)
        return
    if players or only or games is not None or held_out or page is not None:
        raise Refused("these options are for 'deductio bench llm', which runs by itself")
    for name in which or ():
        if name not in BENCHES:
            raise Refused(
                f"there is no bench '{name}'; the benches are: {', '.join(BENCHES)}, and llm alone"
            )
    chosen = [bench for bench in BENCHES if not which or bench in which]
    runs = {bench: runs_of(bench) for bench in chosen}
    figures: dict[str, dict[str, Any]] = {}
    with progress_bar("bench", sum(map(len, runs.values())), shown=not json) as advance:
        for bench in chosen:
            figures[bench] = {}
            for name in runs[bench]:
                figures[bench][name] = msgspec.to_builtins(BENCHES[bench](name))
                advance(1)
    if json:
        print_json(figures)
        return
    for bench, measured in figures.items():
        for name, values in measured.items():
            print_figures(f"{bench}: {name}, on one core", values)


def print_figures(title: str, values: dict[str, Any]) -> None:
    """A table, and one more for each part that was measured in turn."""
    for part, figures in values.items():
        if isinstance(figures, dict):
            print_table(f"{title}: {part}", figures)
    plain = {name: value for name, value in values.items() if not isinstance(value, dict)}
    print_table(title, plain)


def runs_of(bench: str) -> Sequence[str]:
    """What a bench measures one after the other: loads of the server, or games."""
    if bench != "server":
        return names()
    from deductio.lab.server import server_runs

    return server_runs()


def playouts(name: str) -> msgspec.Struct:
    from deductio.lab.playouts import measure_playouts

    return measure_playouts(name)


def deduction(name: str) -> msgspec.Struct:
    from deductio.lab.deduction import measure_deduction

    return measure_deduction(name)


def puzzles(name: str) -> msgspec.Struct:
    from deductio.lab.puzzles import measure_puzzles

    return measure_puzzles(name)


def server(name: str) -> msgspec.Struct:
    from deductio.lab.server import measure_server

    return measure_server(name)


def environments(name: str) -> msgspec.Struct:
    from deductio.lab.environments import measure_environments

    return measure_environments(name)


BENCHES: dict[str, Callable[[str], msgspec.Struct]] = {
    "playouts": playouts,
    "deduction": deduction,
    "puzzles": puzzles,
    "server": server,
    "environments": environments,
}
