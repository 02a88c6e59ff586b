"""What a player may do, and what can be told about it."""

from __future__ import annotations

from typing import TypeAlias

from cups_game.state import Cup, Thing
from deductio.core.messages import Choice, CoreEvent, Event, Seat


class AskAbout(Choice, frozen=True):
    """Is the ring under one of these?"""

    cups: tuple[Cup, ...]


class Lift(Choice, frozen=True):
    """The ring is here."""

    final = True
    claims = ("ring@cup{cup}",)
    cup: Cup


CupsChoice: TypeAlias = AskAbout | Lift


class CupsLaid(Event, frozen=True):
    number: int


class LookedUnder(Event, frozen=True):
    seat: Seat
    cup: Cup


class SawUnder(Event, frozen=True):
    only = ("seat",)
    seat: Seat
    cup: Cup
    thing: Thing


class TurnBegan(Event, frozen=True):
    seat: Seat


class Asked(Event, frozen=True):
    """What the table hears of a question; only who asked hears the answer."""

    seat: Seat
    cups: tuple[Cup, ...]


class HeardAnswer(Event, frozen=True):
    only = ("seat",)
    seat: Seat
    cups: tuple[Cup, ...]
    there: bool


class Lifted(Event, frozen=True):
    reveals = True
    seat: Seat
    cup: Cup
    thing: Thing


class AllLifted(Event, frozen=True):
    """What lay under cups 1, 2, …"""

    reveals = True
    things: tuple[Thing, ...]


CupsEvent: TypeAlias = (
    CoreEvent
    | CupsLaid
    | LookedUnder
    | SawUnder
    | TurnBegan
    | Asked
    | HeardAnswer
    | Lifted
    | AllLifted
)
