"""The clocks of a table: a time for each choice, or a bank with a little more after each."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from deductio.core.messages import Seat
from deductio.tables.messages import BankClock, Clock, MoveClock

BEAT = 0.5
"""Seconds between two beats of a steady clock."""

UNCOUNTED = -1
"""What is kept of a choice that answered nothing: it costs no time, and wins none."""

Now: TypeAlias = Callable[[], float]


class Steady:
    """Seconds this process has lived through: while it is stopped, or cannot keep up, none pass.

    It must be told that time goes on, about every `BEAT`.
    """

    def __init__(self) -> None:
        self._missed = 0.0
        self._beaten = time.monotonic()

    def beat(self) -> None:
        self.now()
        self._beaten = time.monotonic()

    def now(self) -> float:
        now = time.monotonic()
        gap = now - self._beaten
        if gap > 3 * BEAT:
            self._missed += gap - BEAT
            self._beaten = now
        return now - self._missed


class Clocks:
    """Counts for the seats the game waits for. Times are seconds of any steady clock."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self.off = not isinstance(clock, MoveClock | BankClock)
        self._ticking_since: dict[Seat, float] = {}
        """Since when, or from when on."""
        self._used = [0.0] * seats
        """Since each seat's last choice, while its clock stood still for others."""
        self._bank = [0.0] * seats
        if isinstance(clock, BankClock):
            self._bank = [float(clock.seconds)] * seats

    def wait_for(
        self, seats: Iterable[Seat], now: float, grace: Callable[[Seat], float] = lambda seat: 0.0
    ) -> None:
        """From now on the game waits for these seats; other clocks stand still.

        A clock starts when its seat knows what it is asked, after its `grace` at the latest.
        """
        if self.off:
            return
        waiting = set(seats)
        for seat in [seat for seat in self._ticking_since if seat not in waiting]:
            self._used[seat] += max(0.0, now - self._ticking_since.pop(seat))
        for seat in waiting:
            if seat not in self._ticking_since:
                self._ticking_since[seat] = now + grace(seat)

    def start(self, seat: Seat, now: float) -> None:
        """The seat knows what it is asked; nothing changes if its clock ticks already."""
        if self._ticking_since.get(seat, now) > now:
            self._ticking_since[seat] = now

    def spend(self, seat: Seat, now: float) -> int:
        """The seat chooses now; the milliseconds that cost it."""
        if self.off:
            return 0
        spent = self._used[seat] + max(0.0, now - self._ticking_since.pop(seat, now))
        self._used[seat] = 0.0
        self.book(seat, milliseconds := round(spent * 1000))
        return milliseconds

    def book(self, seat: Seat, milliseconds: int) -> None:
        """A choice that cost so much: at the table, or read again from the store."""
        if isinstance(self._clock, BankClock):
            self._bank[seat] += self._clock.increment - milliseconds / 1000

    def left(self, seat: Seat, now: float) -> float:
        """Seconds that this seat still has."""
        spent = self._used[seat] + max(0.0, now - self._ticking_since.get(seat, now))
        match self._clock:
            case MoveClock(seconds):
                return seconds - spent
            case BankClock():
                return self._bank[seat] - spent
            case _:
                raise AssertionError("there is no clock at this table")

    def all_left(self, now: float) -> tuple[int, ...]:
        """Milliseconds by seat; empty without a clock."""
        if self.off:
            return ()
        return tuple(max(0, round(self.left(s, now) * 1000)) for s in range(len(self._used)))

    def first_to_run_out(self, now: float) -> tuple[float, Seat] | None:
        """How many seconds until the first of the ticking clocks has run out, and whose."""
        if self.off or not self._ticking_since:
            return None
        return min(
            (self.left(seat, now) + max(0.0, since - now), seat)
            for seat, since in self._ticking_since.items()
        )


def clocks_from(clock: Clock, seats: int, spent: Sequence[tuple[Seat, int]]) -> Clocks:
    """The clocks of a table whose choices have cost so much up to now."""
    clocks = Clocks(clock, seats)
    for seat, milliseconds in spent:
        if milliseconds != UNCOUNTED:
            clocks.book(seat, milliseconds)
    return clocks
