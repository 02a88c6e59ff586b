"""Where a game of the Sock Inquiry stands, and questions about it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from msgspec import Meta, Struct

from deductio.core.chance import Chance
from deductio.core.game import Refused
from deductio.core.messages import Seat
from deductio.games.chaussette.socks import (
    CHARACTERISTICS,
    Characteristic,
    Effect,
    Kind,
    Level,
    Slot,
    Value,
    searches_in_hand,
)


class Options(Struct, frozen=True):
    """How a table may differ from the usual game."""

    mode: Literal["auto", "competition", "cooperation"] = "auto"
    """`auto` is a competition, and co-operation for one seat alone."""
    level: Level = "normal"
    effects: bool = False
    notebook: tuple[bool, ...] = ()
    """For each seat, whether what it sees is written down; empty when it is for everyone."""
    first: Literal["random"] | Annotated[int, Meta(ge=0, le=4, title="seat")] = "random"
    searches: Literal["auto"] | Annotated[int, Meta(ge=3, le=30)] = "auto"

    def cooperative(self, seats: int) -> bool:
        return self.mode == "cooperation" or (self.mode == "auto" and seats == 1)

    def has_notebook(self, seat: Seat) -> bool:
        return not self.notebook or self.notebook[seat]

    def counter(self, seats: int) -> int:
        """How many counted searches a team has at the start."""
        return searches_in_hand(seats, self.level) if self.searches == "auto" else self.searches


def fit(seats: int, options: Options) -> None:
    """Which options go with each other and with the number of seats."""
    cooperative = options.cooperative(seats)
    if seats == 1 and not cooperative:
        raise Refused("a competition needs at least two seats", "chaussette-two")
    if options.effects and not cooperative:
        raise Refused("effect cards are for co-operation only", "chaussette-effects")
    if options.level == "easy" and seats == 1:
        raise Refused("for one seat alone the easy level is the normal one", "chaussette-alone")
    if len(options.notebook) not in (0, seats):
        raise Refused(
            f"say for each of the {seats} seats whether it has a notebook, or for none",
            "chaussette-notebooks",
        )
    if options.first != "random" and options.first >= seats:
        raise Refused(f"there is no seat {options.first} at a table of {seats}", "chaussette-first")


class State(Struct):
    """Everything on the table, in the sleeve and in the drawer."""

    seats: int
    options: Options
    chance: Chance
    missing: Kind
    drawer: list[Kind]
    """What lies in each slot, or lay there before the slot became a gap."""
    cards: tuple[Slot, ...]
    """The slots that hold a card, from the first to the last."""
    first: Seat
    active: Seat
    """Whose search comes next."""
    clue: Characteristic | None
    """Of the first seat in a competition, of everyone in co-operation; None at the hard level."""
    pairs: list[tuple[Kind, ...]]
    """The pairs each seat has revealed."""
    reports: list[tuple[Kind, ...]]
    """What each seat has reported, from the first report on."""
    markers: dict[Characteristic, Value]
    counter: int
    """Counted searches left to the team; 0 in a competition."""
    effects: dict[Kind, Effect]
    """The effect cards still face down, by the kind on whose space they lie."""
    laid_open: dict[Slot, Seat] = {}
    """The slots whose cards lie face up, each with the seat that turned it."""
    removed: Slot | None = None
    """The slot out of which an effect has taken a card."""
    round: int = 0
    counted: int = 0
    bonus: int = 0
    """How many counted and bonus searches the team has made."""
    over: bool = False

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.options,
            self.chance.clone(),
            self.missing,
            self.drawer[:],
            self.cards,
            self.first,
            self.active,
            self.clue,
            self.pairs[:],
            self.reports[:],
            self.markers.copy(),
            self.counter,
            self.effects.copy(),
            self.laid_open.copy(),
            self.removed,
            self.round,
            self.counted,
            self.bonus,
            self.over,
        )

    @property
    def cooperative(self) -> bool:
        return self.options.cooperative(self.seats)

    @property
    def shows_all(self) -> bool:
        """Whether everyone sees every search (CH-41)."""
        return self.options.level == "easy" and self.cooperative

    @property
    def pairs_out(self) -> int:
        return sum(map(len, self.pairs))

    @property
    def face_down(self) -> tuple[Slot, ...]:
        """The slots whose cards lie face down."""
        return tuple(slot for slot in self.cards if slot not in self.laid_open)

    @property
    def unmarked(self) -> tuple[Characteristic, ...]:
        """The characteristics without a marker."""
        return tuple(one for one in CHARACTERISTICS if one not in self.markers)

    def kind_in(self, slot: Slot) -> Kind:
        return self.drawer[slot - 1]

    def take_out(self, *slots: Slot) -> None:
        """These slots become gaps."""
        self.cards = tuple(slot for slot in self.cards if slot not in slots)
        for slot in slots:
            self.laid_open.pop(slot, None)

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats
