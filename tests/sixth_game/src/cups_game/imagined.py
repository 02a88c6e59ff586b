"""Whole games as one seat may imagine them: only what lies under the cups is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cups_game.messages import (
    AllLifted,
    AskAbout,
    Asked,
    CupsLaid,
    HeardAnswer,
    Lift,
    Lifted,
    LookedUnder,
    SawUnder,
)
from cups_game.state import RING, Thing, things_for
from deductio.core.chance import Chance, Outcome
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.streams import first


def dream(stream: Sequence[Event], chance: Chance) -> tuple[Thing, ...]:
    """Tries one arrangement after another."""
    things = things_for(first(CupsLaid, stream).number)
    while True:
        under = tuple(chance.shuffled(things))
        if all(fits(event, under) for event in stream):
            return under


def fits(event: Event, under: tuple[Thing, ...]) -> bool:
    match event:
        case SawUnder(_, cup, thing) | Lifted(_, cup, thing):
            return under[cup - 1] == thing
        case HeardAnswer(_, cups, there):
            return (RING in [under[cup - 1] for cup in cups]) == there
        case AllLifted(things):
            return under == things
        case _:
            return True


def luck(stream: Sequence[Event], world: tuple[Thing, ...]) -> list[Outcome]:
    looked = [event.cup for event in stream if isinstance(event, LookedUnder | SawUnder)]
    if not looked:
        return [world]
    rest = [cup for cup in range(1, len(world) + 1) if cup not in looked]
    return [world, (*looked, *rest)]


def recall(
    questions: Mapping[Seat, Question], coming: Sequence[Event], world: tuple[Thing, ...]
) -> tuple[Seat, Choice]:
    match coming[0]:
        case Asked(seat, cups):
            return seat, AskAbout(cups)
        case Lifted(seat, cup, _):
            return seat, Lift(cup)
        case other:
            raise AssertionError(f"nobody chose {other}")
