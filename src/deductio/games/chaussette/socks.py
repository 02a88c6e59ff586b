"""The socks, the effect cards and the length of an inquiry, as the content files describe them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, convert

Kind: TypeAlias = Annotated[str, Meta(title="kind")]
"""One of the eight different socks, by its letter."""
Slot: TypeAlias = Annotated[int, Meta(ge=1, le=15, title="slot")]
"""A place in the drawer, counted row by row."""
Characteristic: TypeAlias = Annotated[str, Meta(title="characteristic")]
Value: TypeAlias = Annotated[str, Meta(title="value")]
"""What a sock is in one characteristic; no two characteristics share a value."""
Effect: TypeAlias = Annotated[str, Meta(title="effect")]
Level: TypeAlias = Literal["easy", "normal", "hard"]


class CharacteristicData(Struct):
    id: Characteristic
    values: tuple[Value, ...]


class KindData(Struct):
    id: Kind
    values: tuple[Value, ...]


class SocksData(Struct):
    rows: int
    columns: int
    copies: int
    characteristic: list[CharacteristicData]
    kind: list[KindData]


class EffectData(Struct):
    id: Effect
    copies: int = 1
    targets: int = 0
    searches: int = 1


class InquiryData(Struct):
    searches: dict[Level, int]
    searches_alone: dict[Level, int]
    tokens: tuple[int, ...]
    accuracy: tuple[int, ...]
    pairs: tuple[int, ...]
    rounds: dict[int, int]


def _content(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("content", name).read_text("utf-8"))


_socks = convert(_content("socks.toml"), SocksData)
_effects = convert(_content("effects.toml")["effect"], list[EffectData])
_inquiry = convert(_content("inquiry.toml"), InquiryData, strict=False)

KINDS = tuple(kind.id for kind in _socks.kind)
CARDS = tuple(kind for kind in KINDS for _ in range(_socks.copies))
COLUMNS = _socks.columns
SLOTS: tuple[Slot, ...] = tuple(range(1, _socks.rows * COLUMNS + 1))
MOST_PAIRS = len(SLOTS) // 2

CHARACTERISTICS = tuple(one.id for one in _socks.characteristic)
VALUES = {one.id: one.values for one in _socks.characteristic}
VALUE_OF: dict[Kind, dict[Characteristic, Value]] = {
    kind.id: dict(zip(CHARACTERISTICS, kind.values, strict=True)) for kind in _socks.kind
}

EFFECT_CARDS = tuple(effect.id for effect in _effects for _ in range(effect.copies))
TARGETS = {effect.id: effect.targets for effect in _effects}
SEARCHES_AFTER = {effect.id: effect.searches for effect in _effects}

ROUNDS = _inquiry.rounds
TOKENS = _inquiry.tokens
ACCURACY = _inquiry.accuracy
PAIR_POINTS = _inquiry.pairs


def kinds_with(value: Value) -> tuple[Kind, ...]:
    """The kinds that have this value."""
    return tuple(kind for kind in KINDS if value in VALUE_OF[kind].values())


@cache
def equal_characteristics(kind: Kind, other: Kind) -> int:
    return sum(VALUE_OF[kind][one] == VALUE_OF[other][one] for one in CHARACTERISTICS)


def steps(slot: Slot, other: Slot) -> int:
    """How far apart two slots lie in the drawer, by rows and columns."""
    (row, column), (its_row, its_column) = divmod(slot - 1, COLUMNS), divmod(other - 1, COLUMNS)
    return abs(row - its_row) + abs(column - its_column)


def searches_in_hand(seats: int, level: Level) -> int:
    """How many counted searches a team of that size usually has."""
    return (_inquiry.searches_alone if seats == 1 else _inquiry.searches)[level]
