"""How puzzles are made of New York: investigators who gather clues and announce nothing."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Event
from deductio.core.puzzling import Asking, Puzzling, Table, by_ask, rather
from deductio.deduction.model import each
from deductio.games.new_york.city import CELLS
from deductio.games.new_york.messages import MoveTo, Pass, Roll, Spy
from deductio.games.new_york.notebook import THIEF


def askings(stream: Sequence[Event]) -> list[Asking]:
    return [Asking("thief", "place", each([THIEF], *CELLS))]


PUZZLING = Puzzling(
    mark="NY",
    maker_version=1,
    tables=(Table(3), Table(3, {"level": 2})),
    choices=120,
    play=by_ask(
        {
            "start": rather(Roll),
            "go": rather(MoveTo),
            "spy": rather(Spy),
            "end": rather(Pass),
            "window": rather(Pass),
        }
    ),
    askings=askings,
    on_board=True,
    grades=(1, 2),
    themes=("elimination",),
)
