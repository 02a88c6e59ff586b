"""A table with bots on every seat, played to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deductio.bots import Bot, bot
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Seat
from deductio.core.record import Record, record_of
from deductio.core.seal import open_sealed, seal_from


def play_out(match: Match[Any], bots: Sequence[Bot]) -> None:
    """Let bots choose until the game is over."""
    while not match.over:
        for seat in match.waiting:
            take(match, seat, bots[seat])
            if seat not in match.waiting:
                offer_the_rest(match, bots)
                break


def take(match: Match[Any], seat: Seat, player: Bot) -> None:
    """One choice of one seat."""
    question = match.question(seat)
    if question is not None:
        choice = player.choose(match.streams[seat], question)
        if choice is not None:
            match.choose(seat, choice)


def offer_the_rest(match: Match[Any], bots: Sequence[Bot]) -> None:
    """After each answer, the seats that are not asked may do something meanwhile."""
    asked = match.waiting
    for seat in range(len(bots)):
        if seat not in asked:
            take(match, seat, bots[seat])


def play_game(
    game: Game[Any], seats: int, options: Mapping[str, Any], levels: Sequence[str], seed: str
) -> Record:
    """One game of bots, as its record; equal arguments give an equal game."""
    seal = seal_from(seed)
    opened = game.opening(seats, options, seal.commitment, seal.nonces)
    players = [levels[seat % len(levels)] for seat in range(seats)]
    match = open_sealed(game, opened, seal)
    play_out(match, seated(game, players, seed))
    return record_of(match, opened, seal, players)


def seated(game: Game[Any], players: Sequence[str], seed: str) -> list[Bot]:
    return [bot(level, game, f"{seed} seat {seat}") for seat, level in enumerate(players)]
