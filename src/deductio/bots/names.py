"""What those in a record or a journal are called: people by their names, bots from the cast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deductio.bots import LEVELS
from deductio.bots.cast import bots_for, folded, guests_for

NAMELESS = ("you", "person")
"""How people stand in a record who have said no name."""


def called(players: Sequence[str], commitment: str) -> tuple[str, ...]:
    """By seat, no two alike, and the same whenever that game is opened again."""
    own = {folded(player) for player in players if player not in (*LEVELS, *NAMELESS)}
    bots = _free(bots_for(commitment), own)
    guests = _free(guests_for(commitment), own)
    return tuple(
        next(bots) if player in LEVELS else next(guests) if player in NAMELESS else player
        for player in players
    )


def _free(names: Sequence[str], taken: set[str]) -> Iterator[str]:
    return (name for name in names if folded(name) not in taken)
