"""A table with bots on every seat, played to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from deductio.bots import Bot, bot, next_choice, welcome
from deductio.bots.guest import PATIENCE, fault_of
from deductio.core.game import Game
from deductio.core.log import Opening
from deductio.core.match import Match
from deductio.core.messages import Choice, Seat
from deductio.core.record import Record, record_of
from deductio.core.seal import open_sealed, seal_from

Watch: TypeAlias = Callable[[Match[Any], Seat, Choice], None]


class Series(Struct, frozen=True):
    """Games that are played one after the other at one kind of table."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str


def unwatched(match: Match[Any], seat: Seat, choice: Choice) -> None:
    """Nobody looks."""


class BotGame(NamedTuple):
    """A game of bots that is over."""

    match: Match[Any]
    opening: Opening
    faults: tuple[str, ...]
    """What the bot at each seat did wrong; empty where nothing."""

    @property
    def record(self) -> Record:
        return record_of(self.match, self.opening)


def play_out(match: Match[Any], bots: Mapping[Seat, Bot], watch: Watch = unwatched) -> None:
    """Let bots choose until the game is over; somebody may watch, before each choice counts."""
    while (chosen := next_choice(match, bots)) is not None:
        watch(match, *chosen)
        match.choose(*chosen)


def play_bots(
    game: Game[Any],
    options: Mapping[str, Any],
    players: Sequence[str],
    bots: Mapping[Seat, Bot],
    seed: str,
    watch: Watch = unwatched,
) -> BotGame:
    """One game of these bots, who are called so; equal seeds give equal luck."""
    seal = seal_from(seed)
    opened = game.opening(len(players), options, seal.commitment, seal.nonces)
    match = open_sealed(game, opened, seal)
    play_out(match, bots, watch)
    faults = tuple(fault_of(bots[seat]) for seat in range(len(players)))
    return BotGame(match, Opening(opened, seal.secret.hex(), tuple(players)), faults)


def play_game(
    game: Game[Any], seats: int, options: Mapping[str, Any], levels: Sequence[str], seed: str
) -> Record:
    """One game of bots, as its record; equal arguments give an equal game."""
    players = around(levels, seats)
    return play_bots(game, options, players, seated(game, players, seed), seed).record


def around(levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who sits where: the levels, again and again."""
    return tuple(levels[seat % len(levels)] for seat in range(seats))


def seated(
    game: Game[Any], players: Sequence[str], seed: str, patience: float = PATIENCE
) -> dict[Seat, Bot]:
    """The bots of a game; those of others come in by name, in whatever process that is."""
    welcome(players)
    return {
        seat: bot(player, game, f"{seed} seat {seat}", patience)
        for seat, player in enumerate(players)
    }
