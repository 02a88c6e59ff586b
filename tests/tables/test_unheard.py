"""A choice that others hear nothing of: no frame and no clock tells them that it was made."""

from __future__ import annotations

from typing import Any

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Choice, Seat
from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.messages import AskQuantity, MarkReady, TakeBackReady
from deductio.tables.clocks import Clocks, clocks_from
from deductio.tables.messages import BankClock, Clock, MoveClock
from deductio.tables.play import Play

SEATS = 3
READERS = (*range(SEATS), None)
CLOCKS: tuple[Clock, ...] = (MoveClock(30), BankClock(30, 5))


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def detectives(clock: Clock, time: Time) -> Play:
    match: Match[Any] = Match.open(
        GAME, GAME.opening(SEATS, {"difficulty": "detective"}), Chance(bytes(32))
    )
    return Play("code", GAME, match, Clocks(clock, SEATS), set(), time)


def heard(play: Play, seat: Seat, choice: Choice) -> tuple[int, set[Seat | None]]:
    """What the choice cost, and who gets a frame."""
    row, frames = play.take(seat, choice, "", READERS)
    return row.spent, {reader for reader, _ in frames}


def test_only_its_seat_gets_a_frame_for_a_mark() -> None:
    play = detectives(MoveClock(30), Time())
    for seat in range(SEATS):
        assert heard(play, seat, MarkReady())[1] == {seat}
        assert heard(play, seat, TakeBackReady())[1] == {seat}
    (active,) = play.match.waiting
    everyone = heard(play, active, AskQuantity("R1", "free", "nothing"))[1]
    assert everyone == set(READERS)


def test_a_mark_neither_winds_up_a_clock_nor_fills_a_bank() -> None:
    for clock in CLOCKS:
        time = Time()
        play = detectives(clock, time)
        (active,) = play.match.waiting
        time.now = 20.0
        spent = [
            (seat, heard(play, seat, choice)[0])
            for seat in range(SEATS)
            for choice in (MarkReady(), TakeBackReady())
        ]
        left = [30_000] * SEATS
        left[active] = 10_000
        assert list(play.clocks.all_left(time.now)) == left
        assert clocks_from(clock, SEATS, spent).all_left(0.0) == (30_000,) * SEATS
        assert heard(play, active, AskQuantity("R1", "free", "nothing"))[0] == 20_000
