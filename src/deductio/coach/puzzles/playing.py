"""Games played for puzzles: by players that never change, at tables that a game names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

from deductio.coach.puzzles.codes import puzzling_of
from deductio.core.chance import Chance
from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Event, Seat
from deductio.games import game


def played_at(name: str, table: int, number: int) -> Iterator[Match[Any]]:
    """A game, given at its start and after each choice, as far as it is played."""
    played = game(name)
    puzzling = puzzling_of(played)
    if not 0 <= table < len(puzzling.tables):
        raise Refused("there is no such puzzle", "no-puzzle")
    luck = luck_of(played, table, number, "players")
    match = opened(played, table, luck_of(played, table, number, "game"))
    for _ in range(puzzling.choices):
        yield match
        if match.over:
            return
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None, "whoever is waited for is asked"
        match.choose(seat, puzzling.play(match.streams[seat], question, luck))


def opened(played: Game[Any], table: int, luck: Chance) -> Match[Any]:
    at = puzzling_of(played).tables[table]
    return Match.open(played, played.opening(at.seats, at.options), luck)


def luck_of(played: Game[Any], table: int, number: int, whose: str) -> Chance:
    """The same everywhere, and another for every game and every use."""
    version = puzzling_of(played).maker_version
    named = f"deductio puzzle {played.name} {version} {table} {number} {whose}"
    return Chance(sha256(named.encode()).digest())


@lru_cache(maxsize=64)
def streams_of(name: str, table: int, number: int) -> tuple[tuple[Event, ...], ...]:
    """What every seat was told that puzzles are made of, in the whole of a game."""
    *_, match = played_at(name, table, number)
    return tuple(
        tuple(remembered(match.game, seat, stream)) for seat, stream in enumerate(match.streams)
    )


def remembered(played: Game[Any], seat: Seat, stream: Sequence[Event]) -> Iterator[Event]:
    """Up to where the goal is told outright: that is no puzzle."""
    assert played.coaching is not None, "whoever has puzzles has a coach"
    puzzling = puzzling_of(played)
    for event in stream:
        if isinstance(event, (*played.coaching.told_by, *puzzling.ends)):
            return
        if not puzzling.leaves_out(event, seat):
            yield event


def heard(name: str, table: int, number: int, seat: Seat, at: int) -> tuple[Event, ...]:
    """The first so many of them."""
    streams = streams_of(name, table, number)
    if not (0 <= seat < len(streams) and 0 < at <= len(streams[seat])):
        raise Refused("there is no such puzzle", "no-puzzle")
    return streams[seat][:at]
