"""The cast: who the bots are, and what guests are called who have not said how."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Literal

from msgspec import Struct, convert

from deductio.core.thinking import PLAIN, Temper


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """One drawing, and what differs in it."""

    skin: Literal["fair", "light", "tan", "brown", "dark"]
    hair: Literal["bald", "short", "bob", "long", "curls", "bun", "tails"]
    colour: str
    """Of the hair, as `#rrggbb`."""
    wears: Literal["none", "glasses", "beret", "moustache", "beard", "necklace", "freckles"]
    coat: str


class Member(Struct, frozen=True, forbid_unknown_fields=True):
    """One of those who play where no person sits."""

    id: str
    name: str
    face: Face
    temper: Temper = PLAIN
    """How they differ from others of their level."""


class Cast(Struct, frozen=True):
    members: tuple[Member, ...]
    guests: tuple[str, ...]


@cache
def the_cast() -> Cast:
    """Read from its file when first wanted."""
    told = tomllib.loads(files(__package__).joinpath("cast.toml").read_text("utf-8"))
    return Cast(convert(told["member"], tuple[Member, ...]), tuple(told["guests"]["names"]))


@cache
def members() -> dict[str, Member]:
    """By their ids."""
    return {member.id: member for member in the_cast().members}


def member_called(name: str) -> str:
    """The id of whoever of the cast has that name; empty if nobody has."""
    return next((member.id for member in the_cast().members if member.name == name), "")


def level_and_member(name: str) -> tuple[str, str | None]:
    """Of a bot as it is named everywhere: a plain `inspector`, or `inspector:odette`."""
    level, colon, member = name.partition(":")
    return level, member if colon else None


def bot_name(level: str, member: str) -> str:
    """The other way round; nobody in particular is plain."""
    return f"{level}:{member}" if member else level


def bots_for(table: str) -> list[str]:
    """The names of the cast in the order in which a table draws them."""
    return _drawn(table, (member.name for member in the_cast().members))


def guests_for(person: str) -> list[str]:
    """Names for somebody who has none, the first wherever it is free."""
    return _drawn(person, the_cast().guests)


def _drawn(by: str, names: Iterable[str]) -> list[str]:
    """In an order that looks like luck and is always the same."""
    return sorted(names, key=lambda name: sha256(f"{by} {name}".encode()).digest())


def folded(name: str) -> str:
    """A name as the ear hears it: without capitals, accents and needless spaces."""
    letters = unicodedata.normalize("NFKD", " ".join(name.split()).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
