"""The game at a table: takes choices, and makes what each reader hears of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, UnsetType

from deductio.core.game import Game
from deductio.core.log import play_again
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Seat
from deductio.core.news import News, opening_news
from deductio.core.options import wire
from deductio.core.seal import new_secret, open_sealed
from deductio.core.streams import lengths
from deductio.core.thinking import Motive
from deductio.games import game as find_game
from deductio.tables import shares
from deductio.tables.clocks import UNCOUNTED, Clocks, Now, clocks_from
from deductio.tables.live_view import LiveView, encode
from deductio.tables.own_words import OwnWords, own_words_in, speaks
from deductio.tables.recovery import log_of, opening_of, seal_of
from deductio.tables.rows import ChoiceRow, KeptTable, TableRow
from deductio.tables.spoken import CompactQuestion, Update

Reader = Seat | None
"""A seat, or None for those who watch."""
Frames: TypeAlias = list[tuple[Reader, bytes]]
"""What each reader is to hear."""
SPECTATORS = -1
"""Their place among all streams."""


class Play:
    """A match, its clocks, and the views of those who follow it."""

    def __init__(
        self,
        code: str,
        game: Game[Any],
        match: Match[Any],
        clocks: Clocks,
        keys: set[str],
        now: Now = time.monotonic,
    ) -> None:
        self.code = code
        self.game = game
        self.match = match
        self.clocks = clocks
        self.keys = keys
        """Under which choices were taken, with the seat in front."""
        self._views: dict[Reader, LiveView] = {}
        self._speaks = speaks(game)
        self.now = now
        """By which clock people's time is counted."""
        self.grace: Callable[[Seat], float] = lambda seat: 0.0
        """How many seconds after it is asked a seat's clock starts at the latest."""
        clocks.wait_for(match.waiting, now())

    def stream(self, reader: Reader) -> list[Event]:
        return self.match.public if reader is None else self.match.streams[reader]

    def knows(self, reader: Reader) -> bool:
        """Whether this seat alone was told the solution."""
        return reader is not None and any(event.solves for event in self.match.streams[reader])

    def view_of(self, reader: Reader) -> LiveView:
        view = self._views.get(reader)
        if view is None:
            view = self._views[reader] = LiveView(self.game, self.stream(reader))
        return view

    def close_view(self, reader: Reader) -> None:
        """Nobody reads this stream any more."""
        self._views.pop(reader, None)

    def opening(self, readers: Iterable[Reader]) -> Frames:
        """What these readers hear when the game begins."""
        return self.updates(readers, opening_news(self.match))

    def take(
        self,
        seat: Seat,
        choice: Choice,
        key: str,
        readers: Iterable[Reader],
        because: Motive | None = None,
    ) -> tuple[ChoiceRow, Frames]:
        """Choose: the row to keep, and what each of these readers is to hear once it is kept."""
        match = self.match
        heard, rewritten = lengths(match), len(match.rewritten)
        is_answer = not self.clocks.off and match.is_answer(seat, choice)
        match.choose(seat, choice)
        news = News(match, heard)
        spent = 0 if self.clocks.off else self._count(seat, is_answer=is_answer)
        if key:
            self.keys.add(f"{seat} {key}")
        row = ChoiceRow(
            self.code,
            len(match.choices) - 1,
            seat,
            encode(match.choices[-1][1]).decode(),
            key,
            news.hash(),
            time.time(),
            spent,
            encode(because).decode() if because else "",
        )
        return row, self.updates(readers, news, rewritten)

    def _count(self, seat: Seat, *, is_answer: bool) -> int:
        """The milliseconds an answer has cost; from now on the game waits for others."""
        now = self.now()
        spent = self.clocks.spend(seat, now) if is_answer else UNCOUNTED
        self.clocks.wait_for(self.match.waiting, now, self.grace)
        return spent

    def replaced(self, reader: Reader, since: int, before: int) -> dict[int, Raw] | UnsetType:
        """Events before that number that were rewritten since; most often there are none."""
        stream = self.stream(reader)
        numbers = [n for seat, n in self.match.rewritten[since:] if seat == reader and n < before]
        return {number: Raw(encode(stream[number])) for number in numbers} or UNSET

    def updates(self, readers: Iterable[Reader], news: News, rewritten: int = 0) -> Frames:
        """For each reader what is new, as a frame; something may have faded since.

        Whoever heard nothing gets no frame: that a choice was made at all may be a secret.
        """
        match, views = self.match, self._views
        waiting, offering = match.waiting, match.offering
        clocks = () if self.clocks.off else self.clocks.all_left(self.now())
        replacing = len(match.rewritten) > rewritten
        frames: Frames = []
        for reader in readers:
            at = SPECTATORS if reader is None else reader
            number = news.numbers[at]
            replaced = self.replaced(reader, rewritten, number) if replacing else UNSET
            if not news.raws[at] and replaced is UNSET:
                continue
            view = views.get(reader) or self.view_of(reader)
            steps = view.changes() if replaced is UNSET else view.changes_anew(number)
            update = Update(
                number,
                news.raws[at],
                steps.pop() if steps else {},
                self.ask(reader) if offering or reader in waiting else None,
                waiting,
                clocks,
                own_words_in(news.events[at]) if self._speaks else {},
                replaced,
                tuple(steps) or UNSET,
            )
            frames.append((reader, encode(update)))
        return frames

    def ask(self, reader: Reader) -> CompactQuestion | None:
        """What a reader is asked, in compact form."""
        question = None if reader is None else self.match.question(reader)
        if question is None:
            return None
        return CompactQuestion(question.name, wire(question.options), wire(question.meanwhile))

    def may(self, seat: Seat, choice: Choice) -> bool:
        """Whether a seat could choose this now."""
        question = self.match.question(seat)
        return question is not None and (choice in question.options or choice in question.meanwhile)

    def things(self, reader: Reader) -> OwnWords:
        return own_words_in(self.stream(reader))


def events_from(stream: Sequence[Event], number: int) -> tuple[Raw, ...]:
    return tuple(Raw(msgspec.json.encode(event)) for event in stream[number:])


def begin(row: TableRow, seats: int, game: Game[Any], now: Now) -> Play:
    """Shuffle and deal at this table; its row says so."""
    row.secret = row.secret or new_secret()  # put up before secrets were drawn so early
    row.rules_version = game.rules_version
    shares.settle(row, seats)
    match = open_sealed(game, opening_of(row, seats), seal_of(row))
    row.standing, row.begun, row.told = "playing", time.time(), opening_news(match).hash()
    return Play(row.code, game, match, Clocks(row.setting.clock, seats), set(), now)


def take_up(kept: KeptTable, game: Game[Any], now: Now) -> tuple[Play | None, bool]:
    """The game as far as what is kept still tells the same, and whether that is all of it."""
    row, choices = kept.table, kept.choices
    again = play_again(log_of(kept), game)
    if again.match is None:
        return None, False
    spent = [(one.seat, one.spent) for one in choices]
    clocks = clocks_from(row.setting.clock, len(kept.seats), spent)
    keys = {f"{one.seat} {one.key}" for one in choices if one.key}
    return Play(row.code, game, again.match, clocks, keys, now), not again.stopped


def try_out(kept: KeptTable) -> None:
    """Does whatever harm a table does that is taken up."""
    take_up(kept, find_game(kept.table.game), time.monotonic)
