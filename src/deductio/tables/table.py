"""One live table: people listen and choose, and nothing counts before it is kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from msgspec import Raw

from deductio.core.game import Game, Refused
from deductio.core.messages import Choice, Seat
from deductio.core.record import outcome_of
from deductio.core.thinking import Motive
from deductio.tables import shares
from deductio.tables.audience import Audience, Listener, tell
from deductio.tables.bots import Bots
from deductio.tables.chairs import Chairs
from deductio.tables.clocks import Now
from deductio.tables.closing import BROKE, RESTARTS, SEAT_LOST, SORRY
from deductio.tables.counts import Counts
from deductio.tables.driver import Driver
from deductio.tables.hints import Hints
from deductio.tables.info import table_info
from deductio.tables.lessons import PATIENCE, GuideAtTable
from deductio.tables.live_view import encode
from deductio.tables.messages import TableInfo
from deductio.tables.notebooks import Notebooks
from deductio.tables.play import Frames, Play, Reader, begin, take_up
from deductio.tables.promise import promise
from deductio.tables.proposals import Proposals
from deductio.tables.recovery import packed_transcript
from deductio.tables.refusals import NotNow
from deductio.tables.rows import DeviceRow, KeptTable, SeatRow
from deductio.tables.sentences import Language
from deductio.tables.solo import solved_at
from deductio.tables.spoken import Accepted, Refusal, TableChanged, TimeWasUp
from deductio.tables.store import Store, Then
from deductio.tables.talk import TalkAndMarks
from deductio.tables.telling import Telling
from deductio.tables.welcome import welcome
from deductio.tables.workers import Asker

log = logging.getLogger("deductio.tables")


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
        now: Now,
        open_wait: float,
        tell_wait: float,
    ) -> None:
        self.row = kept.table
        self.chairs = Chairs(kept.seats, kept.devices)
        self.audience = Audience()
        self.talk = TalkAndMarks(kept, self.chairs, self.audience, store, self.knows)
        self.proposals = Proposals(self.chairs, self.audience)
        self.notebooks = Notebooks(self.row, bots.workers, self.reader_of)
        self.hints = Hints(
            self.row, self.chairs, self.audience, self.talk.marks, bots.workers, self.reader_of
        )
        patience = PATIENCE if self.row.setting.lesson else tell_wait
        self._telling = Telling(self.audience, self.chairs, patience)
        self.guide = GuideAtTable(self.row, len(kept.seats), game)
        self.game = game
        self.play: Play | None = None
        self.broken = False
        self._store = store
        self._bots = bots
        self._counts = counts
        self._forget = forget
        self._now = now
        self.used = now()
        """When somebody last came for it or left."""
        self._unsettled = 0
        """Choices that are made but not yet kept."""
        self._unkept = 0
        """Other changes that are made but not yet kept."""
        self._owed: list[tuple[Listener, str]] = []
        """Who hears Accepted, for which key, once everything is kept."""
        self._driver: Driver | None = None
        self._open_wait = open_wait
        self._deal_later: asyncio.TimerHandle | None = None
        if self.row.standing not in ("gathering", "opening"):
            self._take_up(kept)

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is under way."""
        under_way = self._unsettled or self._unkept or self._deal_later
        busy = under_way or (self._driver and self._driver.busy)
        return not busy and not self.audience.by_reader

    @property
    def going_on(self) -> bool:
        """A game in which a person sits: it goes on by itself, watched or not."""
        people = any(row.sits == "person" for row in self.chairs.rows)
        return people and self.row.standing in ("opening", "playing")

    def info(self, person: str, me: Reader, language: Language = "en") -> TableInfo:
        """The table as this reader may know it."""
        return table_info(
            self.row,
            self.chairs.rows,
            person,
            me,
            devices=self.chairs.devices.values(),
            here=self.audience.by_reader,
            present=self.audience.people if self.row.setting.sharing > 1 else (),
            watchers=self.audience.watchers,
            clocks=self.play.clocks.all_left(self.play.now()) if self.play else (),
            language=language,
        )

    def knows(self, reader: Reader) -> bool:
        """Whether this seat was told the solution before everyone was."""
        return self.play is not None and self.play.knows(reader)

    # Listening

    def join(self, listener: Listener, after: int) -> None:
        """Welcome somebody who has heard so many events; not while a choice is being kept."""
        if self.broken:
            listener.close(RESTARTS, SORRY)
            return
        self.audience.wait(listener, after)
        self.wake()

    def _welcome(self, listener: Listener, after: int) -> None:
        self.audience.add(listener)
        if listener.reader is not None:
            self.chairs.came(listener.reader)
        tell(listener, welcome(self, listener, after))
        self.proposals.remind(listener.reader)
        self.table_changed(but=listener)

    def leave_off(self, listener: Listener) -> None:
        """This connection has ended."""
        self.notebooks.close(listener)
        self._telling.forget(listener)
        if not self.audience.remove(listener):
            return
        self.used = self._now()
        if listener.reader not in self.audience.by_reader:
            if self.play:
                self.play.close_view(listener.reader)
            if listener.reader is not None:
                self.chairs.went(listener.reader)
        if not self._awake:
            self._fall_asleep()
        self.proposals.remind(listener.reader)
        self.table_changed()

    def told(self, listener: Listener, number: int) -> None:
        """A page has told its reader so many events: its clock starts, and bots wait no longer."""
        self._telling.has_told(listener, number)
        seat, play = listener.reader, self.play
        if play and seat is not None and not self._telling.is_behind(play, seat):
            play.clocks.start(seat, play.now())
        self.wake()

    def hurry(self, listener: Listener, *, on: bool) -> None:
        """This reader wants bots to play as fast as they can, or no longer."""
        self._telling.hurry(listener, on=on)
        if self._driver and self._telling.in_a_hurry:
            self._driver.stop()  # whoever thinks takes a pause; the same thought comes without
        self.wake()

    def table_changed(self, *, but: Listener | None = None) -> None:
        """Tell everyone how the table is now."""
        for listener in self.audience.everyone():
            if listener is not but:
                info = self.info(listener.person, listener.reader, listener.language)
                tell(listener, TableChanged(info))

    # Chairs

    def keep(self, seats: Iterable[Seat] = ()) -> asyncio.Future[None]:
        """Store the table and these seats; done when it is kept and everyone was told."""
        self._must_stand()
        self._unkept += 1
        kept, then = promise(self._changed)
        rows = [self.chairs.rows[seat] for seat in seats]
        self._store.keep_table(self.row, rows, then)
        return kept

    def keep_devices(self, *rows: DeviceRow, gone: Iterable[str] = ()) -> asyncio.Future[None]:
        """From now on these have a seat here too, and those no longer."""
        self._must_stand()
        self._unkept += 1
        devices = self.chairs.devices
        devices.update({row.id: row for row in rows})
        left = [id for id in gone if devices.pop(id, None)]
        kept, then = promise(self._changed)
        self._store.keep_devices(self.code, self.row.epoch, rows, left, then)
        return kept

    def put_up(self, owner: str) -> asyncio.Future[None]:
        """Store a new table."""
        self._unkept += 1
        kept, then = promise(self._changed)
        self._store.add_table(self.row, self.chairs.rows, owner, then)
        return kept

    def _must_stand(self) -> None:
        if self.broken:
            raise NotNow(SORRY, "not-kept")

    async def reseat(self, *rows: SeatRow, farewell: str = "") -> None:
        """From now on these sit here; whoever was there, on whatever device, may be sent away."""
        left = [device.id for row in rows for device in self.chairs.devices_at(row.seat)]
        keeping = [self.keep_devices(gone=left)] if farewell and left else []
        for row in rows:
            self.chairs.put(row)
            if self._driver and row.level is None:
                self._driver.stop_thinking(row.seat)
            if farewell and self.row.standing == "gathering":
                shares.promise(self.row, len(self.chairs.rows), row.seat, "")
            if farewell:
                self.audience.send_away(row.seat, SEAT_LOST, farewell)
        changed = {*(row.seat for row in rows), *self.chairs.give_names(self.code)}
        if mates := self.chairs.named_mates():
            keeping.append(self.keep_devices(*mates))
        await asyncio.gather(*keeping, self.keep(sorted(changed)))
        self.wake()

    def _changed(self, error: Exception | None) -> None:
        """Something about the table was kept, or not."""
        self._unkept -= 1
        if error is not None:
            self._break_off(error)
        elif not self.broken:
            self.table_changed()

    # Playing

    async def open_shares(self) -> None:
        """Nobody's share can be promised any more; those that were are opened, then it starts."""
        self.row.standing, self.row.begun = "opening", time.time()
        await self.keep()
        self.wake()

    def _deal_soon(self) -> None:
        """Whoever does not open a share in time holds nobody up."""
        if self._deal_later is None:
            loop = asyncio.get_running_loop()
            self._deal_later = loop.call_later(self._open_wait, self._deal, lambda error: None)

    def start(self) -> asyncio.Future[None]:
        """Shuffle, and tell everyone the opening once it is kept."""
        kept, then = promise()
        self._deal(then)
        return kept

    def _deal(self, then: Then) -> None:
        self._must_stand()
        self._stop()
        self.play = begin(self.row, len(self.chairs.rows), self.game, self._now)
        self.play.grace = partial(self._telling.grace, self.play)
        frames = self.play.opening(self.audience.by_reader)
        self._unsettled += 1

        def kept(error: Exception | None) -> None:
            self._begun(frames, error)
            then(error)

        self._store.keep_table(self.row, self.chairs.rows, kept, group=self._group)

    @property
    def _group(self) -> list[str]:
        """Whose campaign it is from now on, if it belongs to one: who sits here, and team-mates."""
        if not self.row.campaign:
            return []
        mates = [row.person for row in self.chairs.devices.values() if row.kind == "mate"]
        return [person for person in (*(row.person for row in self.chairs.rows), *mates) if person]

    def _begun(self, frames: Frames, error: Exception | None) -> None:
        if error is None:
            self.table_changed()
        self._settled(frames, None, "", error)

    def choose(self, listener: Listener, key: str, raw: Raw) -> None:
        """A choice from outside: answered by Accepted when it is kept, or by Refusal; of a team, by
        Proposed where another of them must agree."""
        if self.broken:  # whoever is next will hear it again
            return
        try:
            seat, play = self._chooser(listener)
            if f"{seat} {key}" not in play.keys:
                choice = self.game.read_choice(bytes(raw))
                if self.proposals.needed(listener, choice) and play.may(seat, choice):
                    self.proposals.propose(listener, key, choice)
                else:
                    self._take(play, seat, choice, key, listener)
            elif self._unsettled:  # sent twice it counts once, and may be on its way to the disk
                self._owed.append((listener, key))
            else:
                tell(listener, Accepted(key))
        except Refused as refused:
            self._refuse(listener, key, refused)

    def decide(self, listener: Listener, key: str, *, agree: bool) -> None:
        """Whether this one agrees to what is proposed in its team: then it is chosen."""
        if self.broken:
            return
        try:
            seat, play = self._chooser(listener)
            choice = self.proposals.decide(listener, key, agree=agree)
            if choice is not None:
                self._take(play, seat, choice, key, listener)
        except Refused as refused:
            self._refuse(listener, key, refused)

    def _refuse(self, listener: Listener, key: str, refused: Refused) -> None:
        self._counts.refusals += 1
        tell(listener, Refusal(str(refused), key, refused.code))

    def _chooser(self, listener: Listener) -> tuple[Seat, Play]:
        if listener.reader is None:
            raise Refused("those who watch do not choose", "watchers-choose")
        if self.play is None:
            raise Refused("the game has not begun", "not-begun")
        if self.row.standing == "closed":
            raise Refused("this table is closed", "table-closed")
        if self.chairs.rows[listener.reader].level is not None:
            raise Refused("a bot plays for this seat; take the seat back first", "bot-plays")
        return listener.reader, self.play

    def _take(
        self,
        play: Play,
        seat: Seat,
        choice: Choice,
        key: str = "",
        listener: Listener | None = None,
        because: Motive | None = None,
    ) -> None:
        """A choice of a person, or of nobody: then a bot has thought, or a clock has run out."""
        try:
            row, frames = play.take(seat, choice, key, self.audience.by_reader, because)
        except Refused:
            raise
        except Exception as error:  # the rules failed: what is in memory cannot be trusted
            log.exception("rules failed", extra={"game": self.row.game})
            self._break_off(error)
            return
        self._unsettled += 1
        self._counts.choices += 1
        self._counts.thoughts += listener is None
        then = partial(self._settled, frames, listener, key)
        if listener is None and self.chairs.rows[seat].level is None:
            then = partial(self._ran_out, seat, choice, then)
        self._store.keep_choice(row, self.row.epoch, then)

    def _ran_out(self, seat: Seat, choice: Choice, then: Then, error: Exception | None) -> None:
        """Whose time is up hears what was chosen instead, and then what came of it."""
        if error is None:
            for listener in self.audience.by_reader.get(seat, ()):
                tell(listener, TimeWasUp(Raw(encode(choice))))
        then(error)

    def _settled(
        self, frames: Frames, listener: Listener | None, key: str, error: Exception | None
    ) -> None:
        """The store has answered."""
        self._unsettled -= 1
        if error is not None:
            self._break_off(error)
            return
        answered = self.audience.post(frames, listener, encode(Accepted(key)))
        if listener is not None and not answered:  # it waits to be let in
            self._owed.append((listener, key))
        self.wake()

    def wake(self) -> None:
        """If everything is kept, newcomers come in, and the game goes on by itself where it can."""
        if self._unsettled or self.broken:
            return
        for listener, after in self.audience.let_in():
            self._welcome(listener, after)
        owed, self._owed = self._owed, []
        for listener, key in owed:
            tell(listener, Accepted(key))
        self.proposals.refresh(self.play)
        self.notebooks.refresh(self.play)
        self.hints.nudge(self.play)
        if self.row.standing == "opening":
            self._deal_soon()
        if self.play is None or self.row.standing != "playing":
            return
        if self.play.match.over:
            self._finish(self.play)
            return
        if self._driver is None:
            take = partial(self._take, self.play)
            who, telling = self._bots_owner, self._telling
            self._driver = Driver(
                self.play, self.row.secret, self._bots, who, telling, take, self.wake
            )
        if self._awake:
            self.play.clocks.wait_for(self.play.match.waiting, self.play.now())
            self._driver.go_on(self.chairs.rows)

    @property
    def _awake(self) -> bool:
        """Bots play on for somebody: a person who plays, here or away, or one who watches."""
        return self.going_on or bool(self.audience.by_reader)

    def _fall_asleep(self) -> None:
        """Until somebody looks; no clock runs meanwhile."""
        self._stop()
        if self.play:
            self.play.clocks.wait_for((), self.play.now())

    def _bots_owner(self) -> Asker:
        """Bots think on the host's account, and first where somebody who plays is here."""
        here = any(reader is not None for reader in self.audience.by_reader)
        return Asker(self.row.host, self.code, waits=here)

    def reader_of(self, seat: Seat) -> Asker:
        """On whose account notes and proofs of a seat are thought of."""
        return Asker(self.chairs.at(seat).person, self.code)

    # Coming to an end

    def _finish(self, play: Play) -> None:
        self.row.standing, self.row.ended = "over", time.time()
        self.row.finished = outcome_of(play.match.public)
        self._stop()
        told = packed_transcript(self.row, self.chairs.rows, play.match)
        campaign = self.game.campaign if self.row.campaign else None
        ending = campaign.ended(play.match.public) if campaign else None
        found = solved_at(self.row, self.chairs.rows, play)
        self._unkept += 1
        self._store.keep_table(self.row, (), self._changed, told, ending=ending, solved=found)

    def _break_off(self, error: Exception) -> None:
        """Forget what is in memory: the store knows better. People come back by themselves."""
        if self.broken:
            self.audience.close(RESTARTS, SORRY)
            return
        self._counts.breaks += 1
        log.error("table broken off", extra={"error": error})
        self.close()
        self._forget(self)
        self.audience.close(BROKE, SORRY)

    def close(self) -> None:
        """No more choices, thoughts or alarms; what was begun still comes to its end."""
        self.broken = True
        self.hints.stop()
        self._stop()

    def farewell(self) -> None:
        """Everything begun is kept and told; people come back to whoever has the table next."""
        self.audience.close(RESTARTS, SORRY)

    def _stop(self) -> None:
        if self._deal_later:
            self._deal_later.cancel()
            self._deal_later = None
        if self._driver:
            self._driver.stop()

    def _take_up(self, kept: KeptTable) -> None:
        """The game as it was kept, as far as it still tells people the same."""
        self.play, fits = take_up(kept, self.game, self._now)
        if self.play:
            self.play.grace = partial(self._telling.grace, self.play)
        if not fits and self.row.standing == "playing":
            self.row.standing, self.row.reason = "closed", "closed-other-rules"
            self._unkept += 1
            self._store.keep_table(self.row, (), self._changed)
