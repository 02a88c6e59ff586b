"""A table with bots on every seat, played to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deductio.bots import Bot, bot, next_choice
from deductio.core.game import Game
from deductio.core.log import Opening
from deductio.core.match import Match
from deductio.core.messages import Seat
from deductio.core.record import Record, record_of
from deductio.core.seal import open_sealed, seal_from


def play_out(match: Match[Any], bots: Mapping[Seat, Bot]) -> None:
    """Let bots choose until the game is over."""
    while (chosen := next_choice(match, bots)) is not None:
        match.choose(*chosen)


def play_game(
    game: Game[Any], seats: int, options: Mapping[str, Any], levels: Sequence[str], seed: str
) -> Record:
    """One game of bots, as its record; equal arguments give an equal game."""
    seal = seal_from(seed)
    opened = game.opening(seats, options, seal.commitment, seal.nonces)
    players = tuple(levels[seat % len(levels)] for seat in range(seats))
    match = open_sealed(game, opened, seal)
    play_out(match, seated(game, players, seed))
    return record_of(match, Opening(opened, seal.secret.hex(), players))


def seated(game: Game[Any], players: Sequence[str], seed: str) -> dict[Seat, Bot]:
    return {seat: bot(level, game, f"{seed} seat {seat}") for seat, level in enumerate(players)}
