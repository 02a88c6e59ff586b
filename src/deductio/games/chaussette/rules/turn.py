"""A turn: one seat searches, and what follows from it."""

from __future__ import annotations

from deductio.core.messages import Rules
from deductio.games.chaussette.rules.competition import compete
from deductio.games.chaussette.rules.cooperation import cooperate
from deductio.games.chaussette.state import State


def take_turn(state: State) -> Rules[None]:
    """Against each other, or all against the drawer."""
    if state.cooperative:
        return cooperate(state)
    return compete(state)
