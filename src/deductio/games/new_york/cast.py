"""The cast: who speaks on the clue cards, with a name, a trade and a manner."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, convert

Language: TypeAlias = Literal["fr", "en"]
Renamed: TypeAlias = tuple[tuple[str, str], ...]
"""Things that are called otherwise: the message that names each, and the name told instead."""
Voice: TypeAlias = Annotated[int, Meta(ge=0)]
"""The number of a speaker in the cast."""


class Manner(Struct, frozen=True):
    """How somebody speaks one language."""

    trade: str
    says: tuple[str, ...]
    best: str = ""
    """What an informant says of clues he or she knows."""


class Speaker(Struct, frozen=True):
    name: str
    deck: str
    emblem: str
    fr: Manner
    en: Manner
    knows: tuple[str, ...]
    """The clues that this one is asked for first."""

    def in_language(self, language: Language) -> Manner:
        return self.fr if language == "fr" else self.en


class Cast(Struct, frozen=True):
    speaker: tuple[Speaker, ...]


@cache
def speakers() -> tuple[Speaker, ...]:
    text = files(__package__).joinpath("content", "cast.toml").read_text("utf-8")
    return convert(tomllib.loads(text), Cast).speaker


@cache
def voices(deck: str) -> tuple[Voice, ...]:
    """Everyone who speaks on the cards of a deck."""
    return tuple(number for number, one in enumerate(speakers()) if one.deck == deck)


def cast_cards(
    order: Sequence[Voice], cards: Iterable[tuple[str, Collection[int]]]
) -> Iterator[Voice]:
    """A voice for each card, given by its op and its cases: of those whom its cases have heard
    least, who knows such clues, and of these who has spoken least."""
    heard: Counter[tuple[int | None, Voice]] = Counter()
    for op, cases in cards:
        claims = {
            voice: (
                sum(heard[case, voice] for case in cases),
                op not in speakers()[voice].knows,
                heard[None, voice],
            )
            for voice in order
        }
        chosen = min(claims, key=claims.__getitem__)
        heard.update((case, chosen) for case in (*cases, None))
        yield chosen
