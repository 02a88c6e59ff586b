"""The street and the action cards, as the content files describe them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, convert

Card: TypeAlias = Annotated[str, Meta(title="card")]
Token: TypeAlias = Annotated[str, Meta(title="token")]
Kind: TypeAlias = Annotated[str, Meta(title="kind")]
Position: TypeAlias = Annotated[int, Meta(ge=0, lt=8, title="position")]
Tile: TypeAlias = Annotated[int, Meta(ge=1, le=6, title="tile")]
"""A house tile's public name: 1 to 6, by where it first lay; it travels with the tile."""


class CardData(Struct):
    id: Card
    number: int
    seats: int
    steps: int = 0


class StreetData(Struct):
    positions: tuple[str, ...]
    suspects: tuple[Token, ...]
    weapons: tuple[Token, ...]
    start: dict[int, tuple[Position, ...]]


_content = files(__package__).joinpath("content")
_street = convert(
    tomllib.loads(_content.joinpath("street.toml").read_text()), StreetData, strict=False
)
_cards = convert(tomllib.loads(_content.joinpath("cards.toml").read_text())["card"], list[CardData])

POLICE: Position = _street.positions.index("police")
PUB: Position = _street.positions.index("pub")
HOUSES = tuple(at for at, tile in enumerate(_street.positions) if tile == "house")
SIZE = len(_street.positions)
START = _street.start
FIRST_TILES = tuple(HOUSES.index(at) + 1 if at in HOUSES else 0 for at in range(SIZE))
"""Which tile first lies at each position; 0 where police and pub stand."""

SUSPECTS = _street.suspects
WEAPONS = _street.weapons
TOKENS: dict[Kind, tuple[Token, ...]] = {"suspect": SUSPECTS, "weapon": WEAPONS}
OTHER_KIND: dict[Kind, Kind] = {"suspect": "weapon", "weapon": "suspect"}
KIND_OF: dict[Token, Kind] = {token: kind for kind, tokens in TOKENS.items() for token in tokens}
TOKEN_SETS = {
    kind: tuple(chosen for size in (1, 2, 3) for chosen in combinations(tokens, size))
    for kind, tokens in TOKENS.items()
}
"""What may be asked about at the pub: one, two or three tokens of a kind."""

NUMBER: dict[Card, int] = {card.id: card.number for card in _cards}
STEPS: dict[Card, int] = {card.id: card.steps for card in _cards if card.steps}


@cache
def cards_for(seats: int) -> tuple[Card, ...]:
    """The cards in the game with that many seats, by number."""
    return tuple(card.id for card in _cards if card.seats <= seats)


@cache
def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """What is left of a hand."""
    return tuple(card for card in hand if card not in cards)


@cache
def with_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand with one more card, still by number."""
    return tuple(sorted((*hand, card), key=NUMBER.__getitem__))


@cache
def cards_removed(seats: int) -> tuple[Card, ...]:
    return tuple(card.id for card in _cards if card.seats > seats)


def ahead(position: Position, steps: int) -> Position:
    """The position that many steps clockwise."""
    return (position + steps) % SIZE


@cache
def adjacent_houses(position: Position) -> tuple[Position, ...]:
    """The houses next to a position, the clockwise one first."""
    return tuple(next_to for next_to in adjacent(position) if next_to in HOUSES)


def adjacent(position: Position) -> tuple[Position, Position]:
    return ahead(position, 1), ahead(position, -1)
