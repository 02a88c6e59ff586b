"""Where a game of Cluedo stands, and questions about it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from msgspec import Meta, Struct

from deductio.core.chance import Chance
from deductio.core.game import Refused
from deductio.core.messages import Seat
from deductio.games.cluedo.cards import Bonus, Card, Suspect, Triple
from deductio.games.cluedo.mansion import CENTRE, Place


class Options(Struct, frozen=True):
    """How a table may differ from the usual game."""

    bonus_cards: Literal["on", "off"] = "on"
    """Two seats never use them, whatever is said here."""
    teams: bool = False
    """Two teams, each several people at one seat, by the rules for two."""
    pawn_choice: Literal["choose", "fixed"] = "choose"
    round_limit: Annotated[int, Meta(ge=20, le=500)] = 100


IN_A_TEAM = 6
"""So many people may share a seat."""


def fit(seats: int, options: Options) -> None:
    if options.teams and seats != 2:
        raise Refused(f"teams are two, each at one seat: there are {seats} seats", "two-teams")


def sharing(seats: int, options: Options) -> int:
    return IN_A_TEAM if options.teams else 1


class State(Struct):
    """Everything on the table, in the hands and set aside."""

    seats: int
    options: Options
    chance: Chance
    solution: Triple
    hands: tuple[tuple[Card, ...], ...]
    """In the canonical order; black cards never change hands."""
    face_up: tuple[Card, ...]
    row: tuple[Card, ...]
    """The four face-down cards of a game for two, by place."""
    deck: list[Bonus]
    """The bonus cards face down, from the top."""
    discard: list[Bonus]
    at: dict[Suspect, Place]
    """Where each pawn stands, also those nobody plays."""
    pawns: list[Suspect]
    """Each seat's pawn."""
    alive: list[Seat]
    """The seats that have not accused wrongly."""
    eliminated: list[Seat]
    """In the order they failed."""
    summoned: list[Seat]
    """Whose pawn a suggestion of another has moved since its last turn."""
    set_out: list[Suspect]
    """The pawns that have left the centre, where all begin."""
    first: Seat = 0
    """Who began; rounds are counted from here."""
    to_move: Seat = 0
    round: int = 1
    plays_again: bool = False
    """Whether the seat to move has one more turn after this one."""
    over: bool = False

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.options,
            self.chance.clone(),
            self.solution,
            self.hands,
            self.face_up,
            self.row,
            self.deck[:],
            self.discard[:],
            self.at.copy(),
            self.pawns[:],
            self.alive[:],
            self.eliminated[:],
            self.summoned[:],
            self.set_out[:],
            self.first,
            self.to_move,
            self.round,
            self.plays_again,
            self.over,
        )

    def place_of(self, seat: Seat) -> Place:
        """Where the seat's pawn stands."""
        return self.at[self.pawns[seat]]

    def put(self, pawn: Suspect, place: Place) -> None:
        self.at[pawn] = place
        if place != CENTRE and pawn not in self.set_out:
            self.set_out.append(pawn)

    def has_come_back(self, seat: Seat) -> bool:
        """Whether its pawn left the centre and stands there again."""
        return self.place_of(seat) == CENTRE and self.pawns[seat] in self.set_out

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def others(self, seat: Seat) -> list[Seat]:
        """All other seats clockwise from the left neighbour, eliminated ones included."""
        return [(seat + steps) % self.seats for steps in range(1, self.seats)]

    @property
    def has_bonus_cards(self) -> bool:
        return has_bonus_cards(self.seats, self.options.bonus_cards)


def has_bonus_cards(seats: int, wished: str) -> bool:
    """CL-6: never with two seats, whatever is wished."""
    return wished == "on" and seats > 2
