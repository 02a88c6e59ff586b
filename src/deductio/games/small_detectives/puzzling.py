"""How puzzles are made of Small Detectives: detectives who look and ask, and declare nothing."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Event
from deductio.core.puzzling import Asking, Puzzling, Table, by_ask, rather
from deductio.deduction.model import each
from deductio.games.small_detectives.messages import AskAround, Decline, Look
from deductio.games.small_detectives.notebook import SOLUTION, under
from deductio.games.small_detectives.street import HOUSES, SUSPECTS, WEAPONS


def askings(stream: Sequence[Event]) -> list[Asking]:
    """Who did it, with what, and what lies under each house."""
    tiles = [under(tile) for tile in range(1, len(HOUSES) + 1)]
    tokens = SUSPECTS + WEAPONS
    return [
        Asking("suspect", "item", each(SUSPECTS, SOLUTION)),
        Asking("weapon", "item", each(WEAPONS, SOLUTION)),
        *(Asking("under", "item", each(tokens, tile)) for tile in tiles),
        *(Asking("token", "place", each([token], SOLUTION, *tiles)) for token in tokens),
    ]


PUZZLING = Puzzling(
    mark="SD",
    maker_version=1,
    tables=(Table(3), Table(4), Table(5)),
    choices=200,
    play=by_ask(
        {
            "look": rather(Look),
            "survey": rather(Look),
            "pub": rather(AskAround),
            "police": rather(Decline),
        }
    ),
    askings=askings,
    grades=(1, 2, 3),
    themes=("elimination", "counting", "difference"),
)
