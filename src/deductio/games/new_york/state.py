"""Where a game in New York stands, and questions about it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from msgspec import Meta, Struct

from deductio.core.chance import Chance
from deductio.core.messages import Seat
from deductio.games.new_york.cards import Card, Case, Deck
from deductio.games.new_york.city import Cell

NumberedCase = Annotated[int, Meta(ge=1, le=12)]
NamedCase = Annotated[
    str,
    Meta(
        max_length=40,
        description="wheel, endless, the code of a case",
        examples=["wheel", "endless"],
    ),
]


class Options(Struct, frozen=True):
    """How a table may differ from the usual game."""

    level: Literal[1, 2] = 1
    case: NumberedCase | NamedCase = "wheel"
    announce: Literal["own_turn", "any_time"] = "own_turn"
    last_player: Literal["wins", "must_solve"] = "must_solve"
    eliminated_sees_answer: bool = True
    last_call: bool = False
    max_rounds: Annotated[int, Meta(ge=10, le=100)] = 100
    sheet: Literal["manual", "auto"] = "manual"


class State(Struct):
    """Everything on the board, in the piles, in the hands and under the cover of the wheel."""

    seats: int
    options: Options
    chance: Chance
    case: Case
    piles: dict[Deck, tuple[Card, ...]]
    """By number: a shuffled pile is one that luck draws from."""
    hands: dict[Deck, list[tuple[Card, ...]]]
    """Each seat's cards of a deck, in the order they came."""
    at: list[Cell | None]
    """Where each pawn stands; None beside the board."""
    alive: list[Seat]
    eliminated: list[tuple[Seat, ...]]
    """In the order they left; together who left together."""
    first: Seat = 0
    active: Seat = 0
    round: int = 1
    over: bool = False

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.options,
            self.chance.clone(),
            self.case,
            self.piles.copy(),
            {"informant": self.hands["informant"][:], "expert": self.hands["expert"][:]},
            self.at[:],
            self.alive[:],
            self.eliminated[:],
            self.first,
            self.active,
            self.round,
            self.over,
        )

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats still in the game, clockwise."""
        after = [other for other in self.alive if other > seat]
        return after + [other for other in self.alive if other < seat]

    def after(self, seat: Seat) -> Seat:
        """The next seat still in the game, clockwise; the same where it is the only one."""
        for other in self.alive:
            if other > seat:
                return other
        return self.alive[0]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """All cards of a seat, informants before experts."""
        return self.hands["informant"][seat] + self.hands["expert"][seat]
