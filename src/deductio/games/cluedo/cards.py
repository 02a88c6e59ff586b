"""The black cards and the bonus cards, as the content file lists them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, convert

Card: TypeAlias = Annotated[str, Meta(title="card")]
Suspect: TypeAlias = Card
Weapon: TypeAlias = Card
Room: TypeAlias = Card
Category: TypeAlias = Annotated[str, Meta(title="category")]
Bonus: TypeAlias = Annotated[str, Meta(title="bonus")]
Triple: TypeAlias = tuple[Suspect, Weapon, Room]


class CardsData(Struct):
    suspects: tuple[Suspect, ...]
    weapons: tuple[Weapon, ...]
    rooms: tuple[Room, ...]
    second_wind: int
    bonus: dict[Bonus, int]


_content = files(__package__).joinpath("content")
_cards = convert(tomllib.loads(_content.joinpath("cards.toml").read_text()), CardsData)

SUSPECTS = _cards.suspects
WEAPONS = _cards.weapons
ROOMS = _cards.rooms
CARDS: tuple[Card, ...] = SUSPECTS + WEAPONS + ROOMS
"""All 21, in the canonical order."""

CATEGORIES: dict[Category, tuple[Card, ...]] = {
    "suspect": SUSPECTS,
    "weapon": WEAPONS,
    "room": ROOMS,
}
BONUS_DECK: tuple[Bonus, ...] = tuple(
    bonus for bonus, copies in _cards.bonus.items() for _ in range(copies)
)
SECOND_WIND = _cards.second_wind
"""How far the bonus card of that name carries a pawn."""

_place_of = {card: place for place, card in enumerate(CARDS)}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same cards in the canonical order, which never says how they came together."""
    return tuple(sorted(cards, key=_place_of.__getitem__))


def cards_each(seats: int) -> int:
    """How many cards a seat is dealt (CL-4, CL-6)."""
    return (len(CARDS) - len(CATEGORIES) - row_size(seats)) // seats


def row_size(seats: int) -> int:
    """How many cards lie face down in the row: four with two seats (CL-6)."""
    return 4 if seats == 2 else 0
