"""The few sentences a table says itself, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from deductio.games import game
from deductio.tables.rows import SeatRow, TableRow

Language: TypeAlias = Literal["fr", "en"]


def sentence(name: str, played: str, language: Language) -> str:
    """A message of the locale files, spoken at a table of that game."""
    from deductio.words import Words  # only now: most tables never say one

    return Words(game(played), language).text(name)


def named(row: TableRow, seats: Sequence[SeatRow], language: Language) -> list[str]:
    """What seats are called: teams by their number, people by their names if all have one; else
    everyone is called by their colour."""
    from deductio.words import Words

    if row.setting.sharing > 1:
        words = Words(None, language)
        numbers = (words.text("team", {"number": chair.seat + 1}) for chair in seats)
        return [
            chair.name if chair.sits == "bot" else team
            for chair, team in zip(seats, numbers, strict=True)
        ]
    names = [chair.name for chair in seats]
    return names if all(names) else []


def language_of(accepted: str) -> Language:
    """From the header Accept-Language: French if it comes before English."""
    for part in accepted.lower().split(","):
        spoken = part.strip()[:2]
        if spoken in ("fr", "en"):
            return "fr" if spoken == "fr" else "en"
    return "en"
