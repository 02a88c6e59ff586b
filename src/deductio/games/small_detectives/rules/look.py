"""Looking under houses, or not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import TypeAlias

from deductio.core.messages import Rules, Seat, ask, ask_together, tell_all, tell_only
from deductio.games.small_detectives.messages import (
    Look,
    LookAway,
    LookDeclined,
    LookedUnder,
    SawUnder,
)
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import Position, Tile

Offers: TypeAlias = Mapping[Seat, tuple[Position, ...]]
"""The houses under which each of these seats may look at one moment."""


def offer_looks(state: State, name: str, offers: Offers) -> Rules[None]:
    """SD-47: each looks or does not; everyone hears who did, and never what was there."""
    ways = {
        seat: ways_to_look(tuple(state.tile_at[house] for house in houses))
        for seat, houses in offers.items()
    }
    chosen = yield from ask_at_once(name, ways)
    for seat, houses in offers.items():
        choice = chosen[seat]
        wanted = choice.tiles if isinstance(choice, Look) else ()
        for house in houses:
            if state.tile_at[house] in wanted:
                yield from look_under(state, seat, house)
            else:
                yield from tell_all(LookDeclined(seat, state.tile_at[house], house))


@cache
def ways_to_look(tiles: tuple[Tile, ...]) -> tuple[Look | LookAway, ...]:
    """Under all of them, under some, under none."""
    sizes = range(len(tiles), 0, -1)
    return (*(Look(some) for size in sizes for some in combinations(tiles, size)), LookAway())


def ask_at_once(
    name: str, ways: Mapping[Seat, tuple[Look | LookAway, ...]]
) -> Rules[Mapping[Seat, Look | LookAway]]:
    """SD-48: looks of one moment are one question, so nobody waits to see what others do."""
    if len(ways) > 1:
        return (yield from ask_together(name, ways))
    ((seat, only),) = ways.items()
    return {seat: (yield from ask(seat, name, only))}


def look_under(state: State, seat: Seat, position: Position) -> Rules[None]:
    """One sees what lies there; everyone sees that it looked."""
    tile = state.tile_at[position]
    state.seen[seat] |= {tile}
    yield from tell_only(
        [seat],
        SawUnder(seat, tile, position, state.under[tile - 1]),
        others_hear=LookedUnder(seat, tile, position),
    )
