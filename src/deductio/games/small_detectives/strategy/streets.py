"""All streets that fit what a sleuth keeps in mind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from deductio.core.messages import Event
from deductio.deduction.model import Fact, NoWorld, excluded
from deductio.deduction.solve import listed
from deductio.deduction.worlds import Worlds
from deductio.games.small_detectives.notebook import SOLUTION, notebook
from deductio.games.small_detectives.strategy.memory import blurred, told_by_questions
from deductio.games.small_detectives.strategy.ways import Ways
from deductio.games.small_detectives.street import Tile, Token


def streets_for(ways: Ways, stream: Sequence[Event], lost: Mapping[Tile, Token]) -> Worlds:
    """All streets that fit, after the looks that are lost."""
    (model,) = notebook(blurred(stream, lost) if lost else stream).models
    model = model.given(*[excluded(Fact(token, SOLUTION)) for token in lost.values()])
    if ways.reads:
        with suppress(NoWorld):
            return listed(model.given(*told_by_questions(stream)))
    return listed(model)
