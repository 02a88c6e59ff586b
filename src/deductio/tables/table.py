"""One live table: who sits and listens, and a game in which nothing counts before it is kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec import Raw, Struct

from deductio.core.game import Game, Refused
from deductio.core.log import play_again
from deductio.core.messages import Choice, Seat
from deductio.core.news import opening_news
from deductio.core.seal import new_secret, open_sealed
from deductio.tables.audience import Audience, Listener, tell
from deductio.tables.bots import Bots
from deductio.tables.clocks import Clocks, clocks_from
from deductio.tables.driver import Driver
from deductio.tables.help import has_notebook
from deductio.tables.info import seat_of, table_info
from deductio.tables.live_view import encode
from deductio.tables.messages import (
    Accepted,
    Refusal,
    Said,
    Say,
    TableChanged,
    TableInfo,
    Welcome,
)
from deductio.tables.play import Play, Reader, events_from
from deductio.tables.recovery import log_of, opening_of, packed_transcript, seal_of
from deductio.tables.rows import ChoiceRow, KeptTable, SeatRow
from deductio.tables.sentences import Language
from deductio.tables.store import Store, Then
from deductio.tables.talk import TalkAndMarks

log = logging.getLogger("deductio.tables")

SORRY = "something went wrong here; please come back in a moment"


class Counts(Struct):
    """What happened at all tables of a house."""

    choices: int = 0
    refusals: int = 0
    thoughts: int = 0
    breaks: int = 0


class Table:
    """Changes itself at once, and tells people when the store has it."""

    def __init__(
        self,
        kept: KeptTable,
        game: Game[Any],
        store: Store,
        bots: Bots,
        counts: Counts,
        forget: Callable[[Table], None],
    ) -> None:
        self.row = kept.table
        self.seats = kept.seats
        self.talk = TalkAndMarks(kept, kept.table.setting.talk)
        self.game = game
        self.play: Play | None = None
        self.audience = Audience()
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
        self._driver: Driver | None = None
        if self.row.standing != "gathering":
            self._recover(kept.choices)

    # Who is who

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is under way."""
        busy = self._unsettled or (self._driver and self._driver.busy)
        return not busy and not self.audience.by_reader

    def seat_of(self, person: str) -> Seat | None:
        return seat_of(self.seats, person)

    def info(self, person: str, me: Reader, language: Language = "en") -> TableInfo:
        """The table as this reader may know it."""
        return table_info(
            self.row,
            self.seats,
            person,
            me,
            here=self.audience.by_reader,
            watchers=self.audience.watchers,
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
        self.audience.add(listener)
        if reader is not None:
            self.gone_since.pop(reader, None)
            self.votes.pop(reader, None)
        tell(listener, self._where_things_stand(listener, after))
        self.table_changed(but=listener)

    def _where_things_stand(self, listener: Listener, after: int) -> Welcome:
        reader, play = listener.reader, self.play
        stream = play.stream(reader) if play else []
        number = min(after, len(stream))
        return Welcome(
            table=self.info(listener.person, reader, listener.language),
            number=number,
            events=events_from(stream, number),
            view=play.view_of(reader).whole() if play else Raw(b"null"),
            ask=play.ask(reader) if play and self.row.standing == "playing" else None,
            waiting=play.match.waiting if play and self.row.standing == "playing" else (),
            said=tuple(self.talk.said),
            marks=self.talk.marks(reader),
            things=play.things(reader) if play else {},
        )

    def leave_off(self, listener: Listener) -> None:
        """This connection has ended."""
        self._joining = [(who, after) for who, after in self._joining if who is not listener]
        if not self.audience.remove(listener):
            return
        if listener.reader not in self.audience.by_reader:
            if self.play:
                self.play.close_view(listener.reader)
            if listener.reader is not None:
                self.gone_since[listener.reader] = time.monotonic()
        self.table_changed()

    def table_changed(self, *, but: Listener | None = None) -> None:
        """Tell everyone how the table is now."""
        for listener in self.audience.everyone():
            if listener is not but:
                info = self.info(listener.person, listener.reader, listener.language)
                tell(listener, TableChanged(info))

    # Playing

    def start(self) -> asyncio.Future[None]:
        """Shuffle, and tell everyone the opening once it is kept."""
        row = self.row
        row.secret = row.secret or new_secret()  # put up before secrets were drawn so early
        row.rules_version = self.game.rules_version
        seats = len(self.seats)
        match = open_sealed(self.game, opening_of(row, seats), seal_of(row))
        row.standing, row.begun = "playing", time.time()
        news = opening_news(match)
        row.told = news.hash()
        clocks = Clocks(row.setting.clock, seats)
        self.play = Play(self.code, self.game, match, clocks, set())
        frames = self.play.updates(self.audience.by_reader, news)
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
            tell(listener, Refusal(str(refused), key, refused.code))

    def _chooser(self, listener: Listener) -> tuple[Seat, Play]:
        if listener.reader is None:
            raise Refused("those who watch do not choose", "watchers-choose")
        if self.play is None:
            raise Refused("the game has not begun", "not-begun")
        if self.row.standing == "closed":
            raise Refused("this table is closed", "table-closed")
        if self.seats[listener.reader].level is not None:
            raise Refused("a bot plays for this seat; take the seat back first", "bot-plays")
        return listener.reader, self.play

    def _accept_again(self, listener: Listener, key: str) -> None:
        """The same choice came twice: it counts once. It may still be on its way to the disk."""
        if self._unsettled:
            self._asking_again.append((listener, key))
        else:
            self._accept(listener, key)

    def _accept(self, listener: Listener, key: str) -> None:
        """Say so; but whoever waits to be let in hears Welcome before anything else."""
        if any(who is listener for who, _ in self._joining):
            self._asking_again.append((listener, key))
        else:
            tell(listener, Accepted(key))

    def _take(self, seat: Seat, choice: Choice, key: str, listener: Listener | None) -> None:
        assert self.play is not None
        try:
            row, frames = self.play.take(seat, choice, key, self.audience.by_reader)
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
        answered = self.audience.post(frames, listener, encode(Accepted(key)))
        if listener is not None and not answered:
            self._accept(listener, key)
        if not self._unsettled:
            self._go_on()

    def _go_on(self) -> None:
        """Everything is kept: let newcomers in, then the game goes on by itself where it can."""
        joining, self._joining = self._joining, []
        for listener, after in joining:
            self._welcome(listener, after)
        again, self._asking_again = self._asking_again, []
        for listener, key in again:
            tell(listener, Accepted(key))
        if self.play is None or self.row.standing != "playing":
            return
        if self.play.match.over:
            self._finish(self.play)
            return
        if self._driver is None:
            self._driver = Driver(self.play, self.row.secret, self._bots, self._take_by_itself)
        self._driver.go_on(self.seats)

    def _take_by_itself(self, seat: Seat, choice: Choice | None) -> None:
        """A bot has thought, or a clock has run out."""
        self._counts.thoughts += 1
        if choice is not None:
            with suppress(Refused):  # if the moment has passed, it thinks again
                self._take(seat, choice, "", None)
        self.wake()

    def stop_thinking(self, seat: Seat) -> None:
        """A person has come back to this seat."""
        if self._driver:
            self._driver.stop_thinking(seat)

    def _finish(self, play: Play) -> None:
        self.row.standing, self.row.ended = "over", time.time()
        self._stop()
        told = packed_transcript(self.row, self.seats, play.match)
        self._store.keep_table(self.row, (), self._changed, told)

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
        log.error("table broken off", extra={"error": error})
        self._stop()
        self._forget(self)
        for listener in [*self.audience.everyone(), *(who for who, _ in self._joining)]:
            listener.close(1011, SORRY)

    def close(self) -> None:
        """The house closes: no more thoughts, no more alarms."""
        self.broken = True
        self._stop()

    def _stop(self) -> None:
        if self._driver:
            self._driver.stop()

    def wake(self) -> None:
        """Go on after a recovery, or after a seat has changed hands."""
        if not self._unsettled and not self.broken:
            self._go_on()

    # Talk and marks

    def say(self, listener: Listener, say: Say) -> None:
        try:
            said, row = self.talk.say(listener.reader, say)
        except Refused as refused:
            tell(listener, Refusal(str(refused), code=refused.code))
        else:
            self._store.keep_said(self.code, row, partial(self._heard, said))

    def _heard(self, said: Said, error: Exception | None) -> None:
        if error is None and not self.broken:
            for listener in self.audience.everyone():
                tell(listener, said)

    def mark(self, listener: Listener, fact: str, mark: str) -> None:
        try:
            seat, row = listener.reader, self.row
            if seat is not None and not has_notebook(row.game, row.setting, seat):
                raise Refused("this seat plays from memory", "from-memory")
            seat = self.talk.mark(listener.reader, fact, mark)
        except Refused as refused:
            tell(listener, Refusal(str(refused), code=refused.code))
        else:
            self._store.keep_mark(self.code, seat, fact, mark, lambda error: None)

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
                promise.set_exception(
                    Refused("this could not be kept; please try again", "not-kept")
                )

        return promise, answer

    def put(self, row: SeatRow) -> None:
        """Change who sits on a chair; `keep` stores it."""
        self.seats[row.seat] = row

    def _recover(self, choices: list[ChoiceRow]) -> None:
        again = play_again(log_of(self.row, self.seats, choices), self.game)
        if again.stopped and self.row.standing == "playing":
            self.row.standing, self.row.reason = "closed", "closed-other-rules"
            self._store.keep_table(self.row, (), lambda error: None)
        if again.match is None:
            return
        spent = [(kept.seat, kept.spent) for kept in choices]
        clocks = clocks_from(self.row.setting.clock, len(self.seats), spent)
        keys = {f"{kept.seat} {kept.key}" for kept in choices if kept.key}
        self.play = Play(self.code, self.game, again.match, clocks, keys)
