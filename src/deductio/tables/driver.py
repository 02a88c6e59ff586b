"""What goes on by itself at a table: bots think, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Protocol

from deductio.bots.cast import level_and_member
from deductio.core.chance import Chance
from deductio.core.game import Refused
from deductio.core.messages import Choice, Seat
from deductio.core.solo import SOLVER
from deductio.core.thinking import Motive, Wish
from deductio.tables.bots import Bots, thought_seed
from deductio.tables.play import Play
from deductio.tables.rows import SeatRow
from deductio.tables.telling import Telling
from deductio.tables.workers import Asker

log = logging.getLogger("deductio.tables")

WITNESS = "witness"
"""This level answers at once: there is nothing it could give away by the time it takes."""
AFTER_A_FAILURE = (1.0, 5.0, 25.0)
"""Seconds until a thought that failed is tried again; after the last, habit decides."""


class Take(Protocol):
    """Takes a choice that nobody sent, or refuses it."""

    def __call__(self, seat: Seat, choice: Choice, *, because: Motive | None = None) -> None: ...


class Driver:
    """Drives the seats of bots, and of people whose time is up."""

    def __init__(
        self,
        play: Play,
        secret: str,
        bots: Bots,
        asker: Callable[[], Asker],
        telling: Telling,
        take: Take,
        wake: Callable[[], None],
    ) -> None:
        self._play = play
        self._secret = secret
        self._bots = bots
        self._asker = asker
        self._telling = telling
        self._take = take
        self._wake = wake
        """Called when a thought has come to its end, whatever came of it."""
        self._thoughts: dict[Seat, asyncio.Task[None]] = {}
        self._declined: dict[Seat, int] = {}
        """After how many choices a bot wanted to do nothing meanwhile."""
        self._alarm: asyncio.TimerHandle | None = None
        self._later: asyncio.TimerHandle | None = None
        """When bots go on although somebody is still being told."""
        self._news = (-1, 0.0)
        """After how many public events bots wait, and since when."""

    @property
    def busy(self) -> bool:
        return bool(self._thoughts or self._alarm or self._later)

    def go_on(self, seats: Sequence[SeatRow]) -> None:
        """Everything is kept: let bots think, and set the alarm for whoever must choose."""
        bots = [row for row in seats if row.level is not None]
        if bots and (self._is_decided(bots) or not self._wait_for_people()):
            for row in bots:
                if row.seat not in self._thoughts and self._asks(row.seat):
                    thought = self._think(row.seat, row.bot)
                    self._thoughts[row.seat] = asyncio.create_task(thought)
        if not self._play.clocks.off:
            self._set_alarm()

    def _is_decided(self, bots: Sequence[SeatRow]) -> bool:
        """Whoever solves a case has seen the solution: witnesses only bring it to its end."""
        return all(row.level == WITNESS for row in bots) and self._play.knows(SOLVER)

    def _wait_for_people(self) -> bool:
        """Whether somebody is still being told what happened, and bots do not wait too long."""
        if self._later:
            self._later.cancel()
            self._later = None
        if self._telling.in_a_hurry or not self._telling.somebody_is_behind(self._play):
            return False
        number, now = len(self._play.match.public), self._play.now()
        if number != self._news[0]:
            self._news = (number, now)
        left = self._news[1] + self._telling.patience - now
        if left > 0:
            self._later = asyncio.get_running_loop().call_later(left, self._wake)
        return left > 0

    def _asks(self, seat: Seat) -> bool:
        """Whether there is something to think about that it has not thought about."""
        match = self._play.match
        question = match.question(seat)
        if question is None:
            return False
        return bool(len(question.options)) or self._declined.get(seat) != len(match.choices)

    async def _think(self, seat: Seat, bot: str) -> None:
        """Comes to its end whatever fails: a seat whose thought is lost is silent for ever."""
        for pause in AFTER_A_FAILURE:
            if await self._tries(seat, bot):
                break
            await asyncio.sleep(pause)
        else:
            log.error("thoughts fail: habit decides", extra={"game": self._play.game.name})
            self._follow_habit_or_say_why(seat)
        self._thoughts.pop(seat, None)
        self._wake()

    async def _tries(self, seat: Seat, bot: str) -> bool:
        """Whether the thought came to its end; it is none if its moment has passed."""
        game, match = self._play.game, self._play.match
        number = len(match.choices)
        try:
            wish = await self._wish(seat, bot)
            if wish is None:
                self._declined[seat] = number
            else:
                self._take(seat, wish.choice, because=wish.because)
        except Exception as error:
            if isinstance(error, Refused) and number != len(match.choices):
                return True  # others have chosen meanwhile
            log.exception("a thought failed", extra={"game": game.name})
            return False
        return True

    async def _wish(self, seat: Seat, bot: str) -> Wish | None:
        match = self._play.match
        question = match.question(seat)
        if question is None:
            return None
        own = sum(chooser == seat for chooser, _ in match.choices)
        seed = thought_seed(self._secret, seat, own)
        name, stream = self._play.game.name, match.streams[seat]
        hurried = self._telling.in_a_hurry or level_and_member(bot)[0] == WITNESS
        wish = await self._bots.wish(
            self._asker(), name, bot, seed, stream, question, hurried=hurried
        )
        if wish is None and len(question.options):
            raise Refused("a bot that is asked wishes nothing", "not-a-choice")
        return wish

    def _follow_habit_or_say_why(self, seat: Seat) -> None:
        try:
            self._follow_habit(seat)
        except Exception:  # it will be thought about again
            log.exception("habit fails too", extra={"game": self._play.game.name})

    def stop_thinking(self, seat: Seat) -> None:
        thought = self._thoughts.pop(seat, None)
        if thought:
            thought.cancel()

    def stop(self) -> None:
        for seat in [*self._thoughts]:
            self.stop_thinking(seat)
        self._cancel_alarm()
        if self._later:
            self._later.cancel()
            self._later = None

    def _cancel_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _set_alarm(self) -> None:
        self._cancel_alarm()
        first = self._play.clocks.first_to_run_out(self._play.now())
        if first is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, first[0]), self._time_is_up)

    def _time_is_up(self) -> None:
        self._alarm = None
        first = self._play.clocks.first_to_run_out(self._play.now())
        if first is None or first[0] > 0:
            self._set_alarm()
            return
        self.stop_thinking(first[1])
        self._follow_habit(first[1])

    def _follow_habit(self, seat: Seat) -> None:
        """The seat does what anyone would who does not think; nobody can tell the difference."""
        match = self._play.match
        question = match.question(seat)
        if question is not None and len(question.options):
            luck = Chance(secrets.token_bytes(32))
            self._take(seat, self._play.game.default(match.streams[seat], question, luck))
        else:
            self._declined[seat] = len(match.choices)
