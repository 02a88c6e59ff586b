"""The few sentences a table says itself, in the reader's language."""

from __future__ import annotations

from typing import Literal, TypeAlias

from deductio.games import game

Language: TypeAlias = Literal["fr", "en"]


def sentence(name: str, played: str, language: Language) -> str:
    """A message of the locale files, spoken at a table of that game."""
    from deductio.words import Words  # only now: most tables never say one

    return Words(game(played), language).text(name)


def language_of(accepted: str) -> Language:
    """From the header Accept-Language: French if it comes before English."""
    for part in accepted.lower().split(","):
        spoken = part.strip()[:2]
        if spoken in ("fr", "en"):
            return "fr" if spoken == "fr" else "en"
    return "en"
