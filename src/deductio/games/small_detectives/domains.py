"""What the fields of Small Detectives' messages may be."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from deductio.core.domains import Domain
from deductio.games.small_detectives.rules.cards import WALKS
from deductio.games.small_detectives.state import Options
from deductio.games.small_detectives.street import (
    FIRST_TILES,
    HOUSES,
    NUMBER,
    SUSPECTS,
    TOKEN_SETS,
    TOKENS,
    WEAPONS,
    cards_for,
)


def domains(seats: int, options: Options) -> Mapping[str, Domain]:
    tiles = [FIRST_TILES[house] for house in HOUSES]
    both_ways = [looked for pair in combinations(tiles, 2) for looked in (pair, pair[::-1])]
    return {
        "card": tuple(NUMBER),
        "Play.card": cards_for(seats),
        "PlayBoth.first": cards_for(seats),
        "PlayBoth.second": cards_for(seats),
        "kind": tuple(TOKENS),
        "suspect": SUSPECTS,
        "weapon": WEAPONS,
        "token": SUSPECTS + WEAPONS,
        "Walk.steps": [walk.steps for walk in WALKS],
        "SwapCards.seats": tuple(combinations(range(seats), 2)),
        "Look.tiles": [*((tile,) for tile in tiles), *both_ways],
        "AskAround.tokens": [tokens for sets in TOKEN_SETS.values() for tokens in sets],
    }
