"""Where a game of Small Detectives stands, and questions about it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from msgspec import Meta, Struct

from deductio.core.chance import Chance
from deductio.core.messages import Seat
from deductio.games.small_detectives.street import (
    Card,
    Kind,
    Position,
    Tile,
    Token,
)


class Options(Struct, frozen=True):
    """How a table may differ from the usual game."""

    pub_first_side: Literal["suspect", "weapon", "random"] = "suspect"
    start_tiles: Literal["shuffled", "by_seat"] = "shuffled"
    round_limit: Annotated[int, Meta(ge=20, le=200)] = 60


class State(Struct):
    """Everything on the table, under the tiles and in the hands."""

    seats: int
    options: Options
    chance: Chance
    solution: tuple[Token, Token]
    """The suspect and the weapon under the police."""
    under: tuple[Token, ...]
    """What lies under tiles 1 to 6."""
    tile_at: list[Tile]
    """Which tile lies at each position; 0 where police and pub stand."""
    at: list[Position]
    """Each seat's position, on its tile or in the street facing it."""
    in_street: list[Seat]
    """In the order they went there."""
    queue: list[Seat]
    """Who stands at the police, from place 1 on."""
    hands: list[tuple[Card, ...]]
    """By number; the order of a hand never says how it came together."""
    pub: Kind
    alive: list[Seat]
    eliminated: list[Seat]
    """In the order they left."""
    seen: list[frozenset[Tile]]
    """The tiles each seat has looked under."""
    round: int = 0
    over: bool = False

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.options,
            self.chance.clone(),
            self.solution,
            self.under,
            self.tile_at[:],
            self.at[:],
            self.in_street[:],
            self.queue[:],
            self.hands[:],
            self.pub,
            self.alive[:],
            self.eliminated[:],
            self.seen[:],
            self.round,
            self.over,
        )

    def on(self, position: Position) -> list[Seat]:
        """The detectives on a tile; those in the street facing it are not on it."""
        return [
            seat for seat in self.alive if self.at[seat] == position and seat not in self.in_street
        ]

    def standing(self) -> dict[Position, list[Seat]]:
        """The detectives on each tile that has any."""
        found: dict[Position, list[Seat]] = {}
        for seat in self.alive:
            if seat not in self.in_street:
                found.setdefault(self.at[seat], []).append(seat)
        return found

    def has_seen(self, seat: Seat, tokens: tuple[Token, ...]) -> bool:
        """Whether a seat has looked under the tiles of all these tokens (SD-27)."""
        seen = {self.under[tile - 1] for tile in self.seen[seat]}
        return seen.issuperset(tokens)
