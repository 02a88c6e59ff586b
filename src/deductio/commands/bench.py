"""`deductio bench`: how fast everything is on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from deductio.commands.output import print_json, print_table, progress_bar
from deductio.core.game import Refused
from deductio.games import names
from deductio.lab.playouts import measure_playouts

BENCHES = ("playouts",)


def run_bench(which: Sequence[str], *, json: bool) -> None:
    for name in which:
        if name not in BENCHES:
            raise Refused(f"there is no bench '{name}'; the benches are: {', '.join(BENCHES)}")
    figures: dict[str, Any] = {"playouts": {}}
    with progress_bar("playouts", len(names()), shown=not json) as advance:
        for name in names():
            figures["playouts"][name] = msgspec.structs.asdict(measure_playouts(name))
            advance(1)
    if json:
        print_json(figures)
        return
    for name, measured in figures["playouts"].items():
        print_table(f"{name}, random games on one core", measured)
