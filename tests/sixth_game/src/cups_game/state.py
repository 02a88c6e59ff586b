"""Where a game of Under the Cups stands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Annotated, Self, TypeAlias

from msgspec import Meta, Struct

from deductio.core.chance import Chance
from deductio.core.domains import Domain
from deductio.core.messages import Seat

Cup: TypeAlias = Annotated[int, Meta(ge=1, le=6, title="cup")]
Thing: TypeAlias = Annotated[str, Meta(title="thing")]

RING = "ring"
QUESTIONS = 3
"""Each seat may ask so often; then it must lift a cup."""


def things_for(cups: int) -> tuple[Thing, ...]:
    return (RING, "coin", "key", "button", "marble", "thimble")[:cups]


class Options(Struct, frozen=True):
    """How a table may differ from the usual game."""

    cups: Annotated[int, Meta(ge=4, le=6)] = 5
    look: bool = True
    """Whether everyone looks under one cup first."""


def domains(seats: int, options: Options) -> Mapping[str, Domain]:
    """What a pair of cups may be, and what may lie under one: types say the rest."""
    pairs = tuple(combinations(range(1, options.cups + 1), 2))
    return {"AskAbout.cups": pairs, "thing": things_for(options.cups)}


class State(Struct):
    """What lies under which cup, and who still plays."""

    seats: int
    options: Options
    chance: Chance
    under: tuple[Thing, ...]
    """What lies under cups 1, 2, …"""
    first_looks: tuple[Cup, ...]
    alive: list[Seat]
    out: list[Seat]
    """In the order they left."""
    lifted: list[Cup]
    asked: list[int]
    active: Seat = 0
    over: bool = False

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.options,
            self.chance.clone(),
            self.under,
            self.first_looks,
            self.alive[:],
            self.out[:],
            self.lifted[:],
            self.asked[:],
            self.active,
            self.over,
        )
