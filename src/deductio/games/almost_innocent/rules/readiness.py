"""Readiness: how detectives, who say nothing, come to resolve before the tokens are gone."""

from __future__ import annotations

from deductio.core.messages import Choice, Rules, Seat, tell_only
from deductio.games.almost_innocent.messages import (
    MarkReady,
    ReadyMarked,
    ReadyTakenBack,
    TakeBackReady,
)
from deductio.games.almost_innocent.state import State

MARK = (MarkReady(),)
TAKE_BACK = (TakeBackReady(),)


def can_be_ready(state: State) -> bool:
    """AI-42: among detectives, until the resolution, where it takes everybody's consent."""
    return (
        state.case.difficulty == "detective"
        and state.options.early_resolution == "unanimous"
        and state.starter is None
    )


def ready_marks(state: State, seat: Seat) -> tuple[MarkReady | TakeBackReady, ...]:
    """AI-42: whoever is marked may take it back."""
    return TAKE_BACK if seat in state.ready else MARK


def mark_ready(state: State, seat: Seat, choice: Choice) -> Rules[None]:
    """AI-42: nobody else hears of it, and nothing else changes until a turn ends."""
    if isinstance(choice, MarkReady):
        state.ready |= {seat}
        yield from tell_only([seat], ReadyMarked(seat), others_hear=None)
    else:
        state.ready -= {seat}
        yield from tell_only([seat], ReadyTakenBack(seat), others_hear=None)


def are_all_ready(state: State) -> bool:
    return can_be_ready(state) and len(state.ready) == state.seats
