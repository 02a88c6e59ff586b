"""Laying the table: the solution, the street, the detectives and the first hands."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.messages import Rules, tell_all, tell_only
from deductio.games.small_detectives.messages import (
    CardsDealt,
    CardsRemoved,
    DetectivesSetOut,
    HandDealt,
    PubShows,
    Start,
)
from deductio.games.small_detectives.state import Options, State
from deductio.games.small_detectives.street import (
    FIRST_TILES,
    NUMBER,
    START,
    SUSPECTS,
    TOKENS,
    WEAPONS,
    Card,
    Kind,
    cards_for,
    cards_removed,
)


def lay_the_table(seats: int, options: Options, chance: Chance) -> State:
    """SD-6: luck lays the table in this order and is not used again."""
    suspect, *other_suspects = chance.shuffled(SUSPECTS)  # SD-1
    weapon, *other_weapons = chance.shuffled(WEAPONS)
    under = chance.shuffled(other_suspects + other_weapons)  # SD-2
    pub = first_side(options, chance)
    start = START[seats]  # SD-4
    at = chance.shuffled(start) if options.start_tiles == "shuffled" else list(start)
    return State(
        seats=seats,
        options=options,
        chance=chance,
        solution=(suspect, weapon),
        under=tuple(under),
        tile_at=list(FIRST_TILES),
        at=at,
        in_street=[],
        queue=[],
        hands=deal(seats, chance),
        pub=pub,
        alive=list(range(seats)),
        eliminated=[],
        seen=[frozenset()] * seats,
    )


def first_side(options: Options, chance: Chance) -> Kind:
    """SD-3: the pub shows its first side."""
    if options.pub_first_side == "random":
        return chance.pick(tuple(TOKENS))
    return options.pub_first_side


def deal(seats: int, chance: Chance) -> list[tuple[Card, ...]]:
    """SD-5: all cards for that many seats are dealt, one by one from seat 0."""
    deck = chance.shuffled(cards_for(seats))
    return [tuple(sorted(deck[seat::seats], key=NUMBER.__getitem__)) for seat in range(seats)]


def lay_the_tiles(state: State) -> Rules[None]:
    """What everyone sees of the table, and each seat of its own hand."""
    yield from tell_all(
        DetectivesSetOut(tuple(Start(seat, at) for seat, at in enumerate(state.at))),
        PubShows(state.pub),
        CardsRemoved(cards_removed(state.seats)),
        CardsDealt(len(state.hands[0])),
    )
    for seat, hand in enumerate(state.hands):
        yield from tell_only([seat], HandDealt(seat, hand), others_hear=None)
