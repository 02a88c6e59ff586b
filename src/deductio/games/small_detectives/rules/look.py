"""Looking under a house."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Rules, Seat, tell_only
from deductio.games.small_detectives.messages import LookedUnder, SawUnder
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import Position


def look_under(state: State, lookers: Sequence[Seat], position: Position) -> Rules[None]:
    """Each looker sees what lies there; everyone sees that it looked."""
    tile = state.tile_at[position]
    token = state.under[tile - 1]
    for seat in lookers:
        state.seen[seat] |= {tile}
        yield from tell_only(
            [seat],
            SawUnder(seat, tile, position, token),
            others_hear=LookedUnder(seat, tile, position),
        )
