"""What those in a record or a journal are called: people by their names, bots from the cast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deductio.bots import LEVELS
from deductio.bots.cast import bots_for, folded, guests_for, level_and_member, members
from deductio.core.messages import Seat

NAMELESS = ("you", "person")
"""How people stand in a record who have said no name."""


def called(players: Sequence[str], commitment: str) -> tuple[str, ...]:
    """By seat, no two alike, and the same whenever that game is opened again."""
    people = [player for player in players if not _is_bot(player) and player not in NAMELESS]
    own = _own_names(players, {folded(person) for person in people})
    taken = {folded(name) for name in (*people, *own.values())}
    bots = _free(bots_for(commitment), taken)
    guests = _free(guests_for(commitment), taken)
    # Bots of ours, and one of others who sits there twice.
    drawn = {player for player in players if _is_bot(player) or players.count(player) > 1}
    return tuple(
        own.get(seat)
        or (next(guests) if player in NAMELESS else next(bots) if player in drawn else player)
        for seat, player in enumerate(players)
    )


def _is_bot(player: str) -> bool:
    level, member = level_and_member(player)
    return level in LEVELS and (member is None or member in members())


def _own_names(players: Sequence[str], taken: set[str]) -> dict[Seat, str]:
    """Of those who sit there as one of the cast, unless somebody else is called so."""
    own: dict[Seat, str] = {}
    for seat, player in enumerate(players):
        member = level_and_member(player)[1] if _is_bot(player) else None
        name = members()[member].name if member else ""
        if name and folded(name) not in taken:
            own[seat] = name
            taken = {*taken, folded(name)}
    return own


def _free(names: Sequence[str], taken: set[str]) -> Iterator[str]:
    return (name for name in names if folded(name) not in taken)
