"""One live table: who sits and listens, and a game in which nothing counts before it is kept."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, cast

from msgspec import Raw, Struct

from deductio.core.chance import Chance
from deductio.core.game import Game, Refused
from deductio.core.messages import Choice, Seat
from deductio.core.seal import SECRET_BYTES, open_sealed
from deductio.tables.bots import Bots
from deductio.tables.clocks import Clocks, clocks_from
from deductio.tables.eyes import encode
from deductio.tables.info import seat_of, table_info
from deductio.tables.messages import (
    Accepted,
    Level,
    Phrase,
    Refusal,
    Said,
    Say,
    TableChanged,
    TableInfo,
    ToReader,
    Welcome,
)
from deductio.tables.play import Play, Reader, events_from
from deductio.tables.recovery import opening_of, play_again, seal_of
from deductio.tables.rows import ChoiceRow, SaidRow, SeatRow, Shelf
from deductio.tables.sentences import Language
from deductio.tables.store import Store, Then
from deductio.tables.told import News, opening_hash

log = logging.getLogger("deductio.tables")

SORRY = "something went wrong here; please come back in a moment"
MOST_MARKS = 500
"""In one notebook."""


class Counts(Struct):
    """What happened at all tables of a house."""

    choices: int = 0
    refusals: int = 0
    thoughts: int = 0
    breaks: int = 0


class Listener(Protocol):
    """Somebody who holds a connection to this table."""

    reader: Reader
    person: str
    language: Language

    def post(self, frame: bytes) -> None:
        """Send this, soon, after everything posted before; never waits."""
        ...

    def close(self, code: int, reason: str) -> None: ...


class Table:
    """Changes itself at once, and tells people when the store has it."""

    def __init__(
        self,
        shelf: Shelf,
        game: Game[Any],
        store: Store,
        bots: Bots,
        counts: Counts,
        forget: Callable[[Table], None],
    ) -> None:
        self.row = shelf.table
        self.seats = shelf.seats
        self.said = [_said(row) for row in shelf.said]
        self.marks = shelf.marks
        self.game = game
        self.play: Play | None = None
        self.listeners: dict[Reader, list[Listener]] = {}
        self.gone_since = {row.seat: time.monotonic() for row in self.seats}
        self.votes: dict[Seat, set[str]] = {}
        self.broken = False
        self._store = store
        self._bots = bots
        self._counts = counts
        self._forget = forget
        self._unsettled = 0
        """Choices that are made but not yet kept."""
        self._joining: list[tuple[Listener, int]] = []
        self._asking_again: list[tuple[Listener, str]] = []
        self._thoughts: dict[Seat, asyncio.Task[None]] = {}
        self._declined: dict[Seat, int] = {}
        self._alarm: asyncio.TimerHandle | None = None
        if self.row.standing != "gathering":
            self._recover(shelf.choices)

    # Who is who

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is under way."""
        busy = self._unsettled or self._thoughts or self._alarm
        return not busy and not any(self.listeners.values())

    def seat_of(self, person: str) -> Seat | None:
        return seat_of(self.seats, person)

    def info(self, person: str, me: Reader, language: Language = "en") -> TableInfo:
        """The table as this reader may know it."""
        return table_info(
            self.row,
            self.seats,
            person,
            me,
            here=self.listeners,
            watchers=len(self.listeners.get(None, ())),
            clocks=self.play.clocks.all_left(time.monotonic()) if self.play else (),
            language=language,
        )

    # Listening

    def join(self, listener: Listener, after: int) -> None:
        """Welcome somebody who has heard so many events; not while a choice is being kept."""
        if self.broken:
            listener.close(1011, SORRY)
        elif self._unsettled:
            self._joining.append((listener, after))
        else:
            self._welcome(listener, after)

    def _welcome(self, listener: Listener, after: int) -> None:
        reader = listener.reader
        self.listeners.setdefault(reader, []).append(listener)
        if reader is not None:
            self.gone_since.pop(reader, None)
            self.votes.pop(reader, None)
        self.tell(listener, self._where_things_stand(listener, after))
        self.table_changed(but=listener)

    def _where_things_stand(self, listener: Listener, after: int) -> Welcome:
        reader, play = listener.reader, self.play
        stream = play.stream(reader) if play else []
        number = min(after, len(stream))
        return Welcome(
            table=self.info(listener.person, reader, listener.language),
            number=number,
            events=events_from(stream, number),
            view=play.eyes(reader).whole() if play else Raw(b"null"),
            ask=play.ask(reader) if play and self.row.standing == "playing" else None,
            waiting=play.match.waiting if play and self.row.standing == "playing" else (),
            said=tuple(self.said),
            marks=self.marks.get(reader, {}) if reader is not None else {},
            things=play.things(reader) if play else {},
        )

    def leave_off(self, listener: Listener) -> None:
        """This connection has ended."""
        self._joining = [(who, after) for who, after in self._joining if who is not listener]
        listeners = self.listeners.get(listener.reader, [])
        if listener not in listeners:
            return
        listeners.remove(listener)
        if not listeners:
            del self.listeners[listener.reader]
            if self.play:
                self.play.close_eyes(listener.reader)
            if listener.reader is not None:
                self.gone_since[listener.reader] = time.monotonic()
        self.table_changed()

    def tell(self, listener: Listener, message: ToReader) -> None:
        listener.post(encode(message))

    def everyone(self) -> list[Listener]:
        return [one for listeners in self.listeners.values() for one in listeners]

    def table_changed(self, *, but: Listener | None = None) -> None:
        """Tell everyone how the table is now."""
        for listener in self.everyone():
            if listener is not but:
                info = self.info(listener.person, listener.reader, listener.language)
                self.tell(listener, TableChanged(info))

    def send_away(self, reader: Reader, code: int, reason: str) -> None:
        """Close every connection of this reader."""
        for listener in [*self.listeners.get(reader, ())]:
            self.tell(listener, Refusal(reason))
            listener.close(code, reason)

    # Playing

    def start(self) -> asyncio.Future[None]:
        """Shuffle, and tell everyone the opening once it is kept."""
        row = self.row
        row.secret = secrets.token_hex(SECRET_BYTES)
        row.rules_version = self.game.rules_version
        seats = len(self.seats)
        match = open_sealed(self.game, opening_of(row, seats), seal_of(row))
        row.standing, row.begun = "playing", time.time()
        row.told = opening_hash(match)
        clocks = Clocks(row.setting.clock, seats)
        self.play = Play(self.code, self.game, match, clocks, set())
        frames = self.play.updates(self.listeners, News(match, [0] * (seats + 1)))
        self._unsettled += 1
        kept, then = self._promise(partial(self._begun, frames))
        self._store.keep_table(row, self.seats, then)
        return kept

    def _begun(self, frames: list[tuple[Reader, bytes]], error: Exception | None) -> None:
        if error is None:
            self.table_changed()
        self._settled(frames, None, "", error)

    def choose(self, listener: Listener, key: str, raw: Raw) -> None:
        """A choice from outside: answered by Accepted when it is kept, or by Refusal."""
        try:
            seat, play = self._chooser(listener)
            if f"{seat} {key}" in play.keys:
                self._accept_again(listener, key)
                return
            self._take(seat, self.game.read_choice(bytes(raw)), key, listener)
        except Refused as refused:
            self._counts.refusals += 1
            self.tell(listener, Refusal(str(refused), key))

    def _chooser(self, listener: Listener) -> tuple[Seat, Play]:
        if listener.reader is None:
            raise Refused("those who watch do not choose")
        if self.play is None:
            raise Refused("the game has not begun")
        if self.row.standing == "closed":
            raise Refused("this table is closed")
        if self.seats[listener.reader].level is not None:
            raise Refused("a bot plays for this seat; take the seat back first")
        return listener.reader, self.play

    def _accept_again(self, listener: Listener, key: str) -> None:
        """The same choice came twice: it counts once. It may still be on its way to the disk."""
        if self._unsettled:
            self._asking_again.append((listener, key))
        else:
            self.tell(listener, Accepted(key))

    def _take(self, seat: Seat, choice: Choice, key: str, listener: Listener | None) -> None:
        assert self.play is not None
        try:
            row, frames = self.play.take(seat, choice, key, self.listeners)
        except Refused:
            raise
        except Exception as error:  # the rules failed: what is in memory cannot be trusted
            log.exception("rules failed", extra={"game": self.row.game})
            self._break_off(error)
            return
        self._unsettled += 1
        self._counts.choices += 1
        self._store.keep_choice(row, partial(self._settled, frames, listener, key))

    def _settled(
        self,
        frames: list[tuple[Reader, bytes]],
        listener: Listener | None,
        key: str,
        error: Exception | None,
    ) -> None:
        """The store has answered."""
        self._unsettled -= 1
        if self.broken:
            return
        if error is not None:
            self._break_off(error)
            return
        for reader, frame in frames:
            for one in self.listeners.get(reader, ()):
                one.post(frame)
        if listener is not None:
            self.tell(listener, Accepted(key))
        if not self._unsettled:
            self._go_on()

    def _go_on(self) -> None:
        """Everything is kept: let newcomers in, then the game goes on by itself where it can."""
        again, self._asking_again = self._asking_again, []
        for listener, key in again:
            self.tell(listener, Accepted(key))
        joining, self._joining = self._joining, []
        for listener, after in joining:
            self._welcome(listener, after)
        if self.play is None or self.row.standing != "playing":
            return
        if self.play.match.over:
            self._finish()
            return
        self._let_bots_think()
        self._set_alarm()

    def _finish(self) -> None:
        self.row.standing, self.row.ended = "over", time.time()
        self._stop()
        self._store.keep_table(self.row, (), self._changed)

    def _changed(self, error: Exception | None) -> None:
        """Something about the table was kept, or not."""
        if error is not None:
            self._break_off(error)
        elif not self.broken:
            self.table_changed()

    def _break_off(self, error: Exception) -> None:
        """Forget what is in memory: the store knows better. People come back by themselves."""
        if self.broken:
            return
        self.broken = True
        self._counts.breaks += 1
        log.error("table broken off", extra={"error": type(error).__name__})
        self._stop()
        self._forget(self)
        for listener in [*self.everyone(), *(who for who, _ in self._joining)]:
            listener.close(1011, SORRY)

    def close(self) -> None:
        """The house closes: no more thoughts, no more alarms."""
        self.broken = True
        self._stop()

    def _stop(self) -> None:
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    # Bots and clocks

    def wake(self) -> None:
        """Go on after a recovery, or after somebody else took a seat."""
        if not self._unsettled and not self.broken:
            self._go_on()

    def _let_bots_think(self) -> None:
        assert self.play is not None
        match = self.play.match
        for row in self.seats:
            seat, level = row.seat, row.level
            if (
                level is None
                or seat in self._thoughts
                or (question := match.question(seat)) is None
            ):
                continue
            if not len(question.options) and self._declined.get(seat) == len(match.choices):
                continue
            self._thoughts[seat] = asyncio.create_task(self._think(self.play, seat, level))

    async def _think(self, play: Play, seat: Seat, level: Level) -> None:
        match = play.match
        number, question = len(match.choices), match.question(seat)
        assert question is not None
        seed = f"{self.row.secret} {seat} {number}"
        stream = match.streams[seat]
        choice = await self._bots.wish(self.row.game, level, seed, stream, question)
        del self._thoughts[seat]
        self._counts.thoughts += 1
        if choice is None:
            self._declined[seat] = number
        else:
            with suppress(Refused):  # if the moment has passed, it thinks again below
                self._take(seat, choice, "", None)
        self.wake()

    def stop_thinking(self, seat: Seat) -> None:
        """A person has come back to this seat."""
        thought = self._thoughts.pop(seat, None)
        if thought:
            thought.cancel()

    def _set_alarm(self) -> None:
        assert self.play is not None
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        first = self.play.clocks.first_to_run_out(time.monotonic())
        if first is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, first[0]), self._time_is_up)

    def _time_is_up(self) -> None:
        """The seat does what anyone would do who does not think; nobody can tell the difference."""
        self._alarm = None
        if self.play is None or self._unsettled or self.broken:
            return
        first = self.play.clocks.first_to_run_out(time.monotonic())
        if first is not None and first[0] <= 0:
            seat, match = first[1], self.play.match
            question = match.question(seat)
            assert question is not None
            luck = Chance(secrets.token_bytes(32))
            self.stop_thinking(seat)
            self._take(seat, self.game.default(match.streams[seat], question, luck), "", None)
        else:
            self._set_alarm()

    # Talk and marks

    def say(self, listener: Listener, say: Say) -> None:
        try:
            words = self._allowed(listener, say)
        except Refused as refused:
            self.tell(listener, Refusal(str(refused)))
            return
        self.said = [*self.said, words][-50:]
        row = SaidRow(words.seat, words.at, words.phrase or "", words.text)
        self._store.keep_said(self.code, row, partial(self._heard, words))

    def _allowed(self, listener: Listener, say: Say) -> Said:
        text = " ".join(say.text.split())
        if listener.reader is None:
            raise Refused("those who watch do not talk")
        if bool(text) == bool(say.phrase):
            raise Refused("say one phrase, or one line of text")
        if self.row.setting.talk == "none" or (text and self.row.setting.talk != "free"):
            raise Refused("this is not said at this table")
        return Said(listener.reader, time.time(), say.phrase, text)

    def _heard(self, words: Said, error: Exception | None) -> None:
        if error is None and not self.broken:
            for listener in self.everyone():
                self.tell(listener, words)

    def mark(self, listener: Listener, fact: str, mark: str) -> None:
        if listener.reader is None:
            self.tell(listener, Refusal("those who watch have no notebook"))
            return
        marks = self.marks.setdefault(listener.reader, {})
        if mark and fact not in marks and len(marks) >= MOST_MARKS:
            self.tell(listener, Refusal("this notebook is full"))
            return
        marks[fact] = mark
        if not mark:
            del marks[fact]
        self._store.keep_mark(self.code, listener.reader, fact, mark, lambda error: None)

    # Changing seats

    def keep(self, seats: Iterable[Seat] = ()) -> asyncio.Future[None]:
        """Store the table and these seats; done when it is kept and everyone was told."""
        kept, then = self._promise(self._changed)
        self._store.keep_table(self.row, [self.seats[seat] for seat in seats], then)
        return kept

    def _promise(self, then: Then) -> tuple[asyncio.Future[None], Then]:
        """Something to wait for, and what the store calls: first that, then whoever waits."""
        promise: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answer(error: Exception | None) -> None:
            then(error)
            if promise.done():  # whoever waited has given up
                return
            if error is None:
                promise.set_result(None)
            else:
                promise.set_exception(Refused("this could not be kept; please try again"))

        return promise, answer

    def put(self, row: SeatRow) -> None:
        """Change who sits on a chair; `keep` stores it."""
        self.seats[row.seat] = row

    def _recover(self, choices: list[ChoiceRow]) -> None:
        match, fits = play_again(self.row, len(self.seats), choices, self.game)
        if not fits and self.row.standing == "playing":
            self.row.standing, self.row.reason = "closed", "closed-other-rules"
            self._store.keep_table(self.row, (), lambda error: None)
        if match is None:
            return
        spent = [(kept.seat, kept.spent) for kept in choices]
        clocks = clocks_from(self.row.setting.clock, len(self.seats), spent)
        keys = {f"{kept.seat} {kept.key}" for kept in choices if kept.key}
        self.play = Play(self.code, self.game, match, clocks, keys)


def _said(row: SaidRow) -> Said:
    return Said(row.seat, row.at, cast("Phrase | None", row.phrase or None), row.text)
