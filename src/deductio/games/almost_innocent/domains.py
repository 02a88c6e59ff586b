"""What the fields of Almost Innocent's messages may be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deductio.core.domains import LEFT_OUT, Domain
from deductio.games.almost_innocent.cases import ENDLESS, HEAPS, scenarios
from deductio.games.almost_innocent.clues import (
    CHARACTERS,
    EMPTY,
    KINDS,
    LINES,
    SPECIAL,
    WINDOWS,
)
from deductio.games.almost_innocent.rules.house import NUMBERS, SEVENTH
from deductio.games.almost_innocent.rules.questions import GREEN, NOTHING
from deductio.games.almost_innocent.rules.talk import COMBINATION
from deductio.games.almost_innocent.state import Options

CLUES = tuple(kind + number for kind in KINDS for number in NUMBERS + SEVENTH + SPECIAL)
ON_A_CELL = {clue: place for place, clue in enumerate((EMPTY, *CLUES))}


def domains(seats: int, options: Options) -> Mapping[str, Domain]:
    return {
        "kind": KINDS,
        "clue": CLUES,
        "character": CHARACTERS,
        "line": LINES,
        "window": WINDOWS,
        "token": (*HEAPS, GREEN),
        "discard": (NOTHING, *HEAPS),
        "subject": (*KINDS, COMBINATION),
        "scenario": (*scenarios(), ENDLESS),
        "difficulty": ("easy", "medium", "detective"),
        "Board.rows": clue_by_clue,
        "Case.endless_seed": LEFT_OUT,
    }


def clue_by_clue(rows: Sequence[str]) -> tuple[int, ...]:
    """What lies on each cell, in reading order; 0 where nothing does."""
    return tuple(ON_A_CELL[clue] for row in rows for clue in row.split())
