"""The game at a table: takes choices, and makes what each reader hears of them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from deductio.core.game import Game
from deductio.core.journal import told_hash
from deductio.core.match import Match
from deductio.core.messages import Choice, Confirm, Event, Seat
from deductio.core.options import wire
from deductio.core.tale import lengths
from deductio.tables.clocks import Clocks
from deductio.tables.eyes import Eyes, encode
from deductio.tables.messages import Question, Update
from deductio.tables.rows import ChoiceRow
from deductio.tables.things import Things, things_in

Reader = Seat | None
"""A seat, or None for those who watch."""


class Play:
    """A match, its clocks, and the eyes of those who follow it."""

    def __init__(
        self, code: str, game: Game[Any], match: Match[Any], clocks: Clocks, keys: set[str]
    ) -> None:
        self.code = code
        self.game = game
        self.match = match
        self.clocks = clocks
        self.keys = keys
        """Under which choices were taken, with the seat in front."""
        self._eyes: dict[Reader, Eyes] = {}
        clocks.wait_for(match.waiting, time.monotonic())

    def stream(self, reader: Reader) -> list[Event]:
        return self.match.public if reader is None else self.match.streams[reader]

    def eyes(self, reader: Reader) -> Eyes:
        if reader not in self._eyes:
            self._eyes[reader] = Eyes(self.game, self.stream(reader))
        return self._eyes[reader]

    def close_eyes(self, reader: Reader) -> None:
        """Nobody reads this stream any more."""
        self._eyes.pop(reader, None)

    def take(
        self, seat: Seat, choice: Choice, key: str, readers: Iterable[Reader]
    ) -> tuple[ChoiceRow, list[tuple[Reader, str]]]:
        """Choose: the row to keep, and what each of these readers is to hear once it is kept."""
        match, now = self.match, time.monotonic()
        heard = lengths(match)
        match.choose(seat, choice)
        spent = self.clocks.spend(seat, now)
        self.clocks.wait_for(match.waiting, now)
        if key:
            self.keys.add(f"{seat} {key}")
        row = ChoiceRow(
            self.code,
            len(match.choices) - 1,
            seat,
            encode(choice).decode(),
            key,
            told_hash(match, heard),
            time.time(),
            spent,
        )
        self._look_again(seat, choice)
        return row, self.updates(readers, heard)

    def _look_again(self, seat: Seat, choice: Choice) -> None:
        """What a seat has confirmed may have faded; at the end everything is opened."""
        if self.match.over:
            for eyes in self._eyes.values():
                eyes.begin_again()
        elif isinstance(choice, Confirm) and seat in self._eyes:
            self._eyes[seat].begin_again()

    def updates(self, readers: Iterable[Reader], heard: Sequence[int]) -> list[tuple[Reader, str]]:
        """For each reader what is new since the streams were that long, as a frame."""
        match = self.match
        waiting = match.waiting
        clocks = self.clocks.all_left(time.monotonic())
        written: dict[int, Raw] = {}
        frames: list[tuple[Reader, str]] = []
        for reader in readers:
            stream, number = self.stream(reader), heard[-1 if reader is None else reader]
            new = stream[number:]
            update = Update(
                number=number,
                events=tuple([_written(event, written) for event in new]),
                view=self.eyes(reader).changes(),
                ask=self.ask(reader),
                waiting=waiting,
                clocks=clocks,
                things=things_in(new),
            )
            frames.append((reader, encode(update).decode()))
        return frames

    def ask(self, reader: Reader) -> Question | None:
        """What a reader is asked, in compact form."""
        question = None if reader is None else self.match.question(reader)
        if question is None:
            return None
        return Question(question.name, wire(question.options), wire(question.meanwhile))

    def things(self, reader: Reader) -> Things:
        return things_in(self.stream(reader))


def _written(event: Event, written: dict[int, Raw]) -> Raw:
    """An event as JSON, written once however many hear it."""
    raw = written.get(id(event))
    if raw is None:
        raw = written[id(event)] = Raw(encode(event))
    return raw


def events_from(stream: Sequence[Event], number: int) -> tuple[Raw, ...]:
    return tuple(Raw(msgspec.json.encode(event)) for event in stream[number:])
