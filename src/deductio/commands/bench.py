"""`deductio bench`: how fast everything is on this machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from deductio.commands.output import print_json, print_table, progress_bar
from deductio.core.game import Refused
from deductio.games import names


def run_bench(which: Sequence[str], *, json: bool) -> None:
    for name in which:
        if name not in BENCHES:
            raise Refused(f"there is no bench '{name}'; the benches are: {', '.join(BENCHES)}")
    chosen = [bench for bench in BENCHES if bench in which or not which]
    runs = {bench: SERVER_RUNS if bench == "server" else names() for bench in chosen}
    figures: dict[str, dict[str, Any]] = {}
    with progress_bar("bench", sum(map(len, runs.values())), shown=not json) as advance:
        for bench in chosen:
            figures[bench] = {}
            for name in runs[bench]:
                figures[bench][name] = msgspec.structs.asdict(BENCHES[bench](name))
                advance(1)
    if json:
        print_json(figures)
        return
    for bench, measured in figures.items():
        for name, values in measured.items():
            print_table(f"{bench}: {name}, on one core", values)


def playouts(name: str) -> msgspec.Struct:
    from deductio.lab.playouts import measure_playouts

    return measure_playouts(name)


def deduction(name: str) -> msgspec.Struct:
    from deductio.lab.deduction import measure_deduction

    return measure_deduction(name)


def server(name: str) -> msgspec.Struct:
    from deductio.lab.server import measure_server

    return measure_server(name)


SERVER_RUNS = ("10", "100", "500", "100-whole-views", "100-with-sleuths")
"""Tables of four clients; whole views as a server sends that knows no changes; sleuths beside."""

BENCHES: dict[str, Callable[[str], msgspec.Struct]] = {
    "playouts": playouts,
    "deduction": deduction,
    "server": server,
}
