"""What one seat's screen shows, in a browser or in characters, and what it does out of time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct, field

from cups_game.messages import (
    AllLifted,
    Asked,
    CupsEvent,
    CupsLaid,
    HeardAnswer,
    Lifted,
    LookedUnder,
    SawUnder,
    TurnBegan,
)
from cups_game.state import Cup, Thing
from deductio.core.chance import Chance
from deductio.core.game import Name
from deductio.core.messages import (
    Answered,
    Choice,
    Event,
    Faded,
    Finished,
    Opened,
    Question,
    Seat,
    Seated,
    Unsealed,
)


class View(Struct):
    """The cups, and what this seat knows to lie under them because it saw it."""

    me: Seat | None = None
    under: list[Thing | None] = field(default_factory=list)
    lifted: list[Cup] = field(default_factory=list)
    active: Seat | None = None
    winners: tuple[Seat, ...] = ()

    def hear(self, event: CupsEvent) -> None:
        match event:
            case Seated(seat):
                self.me = seat
            case CupsLaid(number):
                self.under = [None] * number
            case SawUnder(_, cup, thing):
                self.under[cup - 1] = thing
            case TurnBegan(seat):
                self.active = seat
            case Lifted(_, cup, thing):
                self.under[cup - 1] = thing
                self.lifted.append(cup)
            case AllLifted(things):
                self.under = list(things)
            case Finished(winners):
                self.winners = winners
                self.active = None
            case Opened() | Answered() | Faded() | Unsealed():
                pass
            case LookedUnder() | Asked() | HeardAnswer():
                pass
            case _:
                assert_never(event)


def draw(seen: View, name: Name) -> str:
    cups = enumerate(seen.under, start=1)
    return "   ".join(
        f"{name('cup', cup)}: {name('thing', thing) if thing else '?'}" for cup, thing in cups
    )


def default(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """The first thing there is to ask, or the first cup."""
    return question.options[0]
