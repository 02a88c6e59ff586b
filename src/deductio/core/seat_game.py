"""One seat's part in a game that is over: all it was told and asked, and what it chose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from deductio.core.game import Game
from deductio.core.log import Log, play_again
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.record import hash_of
from deductio.core.transcript import Transcript


class Asked(Struct, frozen=True):
    """A choice of the seat, and what it was asked."""

    at: int
    """How many events it had heard."""
    question: Question
    choice: Choice
    number: int
    """Of the choice among those of all seats, from 0."""


class SeatGame(Struct, frozen=True):
    """What one seat can look back on."""

    seat: Seat
    stream: Sequence[Event]
    asked: Sequence[Asked]
    """Nothing where the rules have changed since: nobody knows any more what else it might have
    chosen."""


def seat_game(log: Log, told: Transcript, game: Game[Any], seat: Seat) -> SeatGame:
    """From the log of a game and what was told in it; the rules are asked what they asked."""
    secretary = Secretary(log, game, seat)
    match = play_again(log, game, secretary).match
    is_same = match is not None and hash_of(match.streams[seat]) == told.hash(seat)
    return SeatGame(seat, told.stream(game, seat), secretary.asked if is_same else ())


class Secretary:
    """Is called after the opening and after every choice, and notes what comes next."""

    def __init__(self, log: Log, game: Game[Any], seat: Seat) -> None:
        self._log, self._game, self._seat = log, game, seat
        self.asked: list[Asked] = []

    def __call__(self, match: Match[Any]) -> None:
        number = len(match.choices)
        if number == len(self._log.entries):
            return
        entry = self._log.entries[number]
        question = match.question(self._seat) if entry.seat == self._seat else None
        if question is not None:
            choice = self._game.read_choice(bytes(entry.choice))
            at = len(match.streams[self._seat])
            self.asked.append(Asked(at, question, choice, number))
