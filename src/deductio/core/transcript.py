"""What everyone was told in a game, choice by choice: it stays readable whatever the rules become.

Packed, it is JSON lines under zlib: a line for the opening and one for each choice. A line lists
the events and who heard each of them (`null`: spectators), every event once. What a seat was told
is the events it heard, one after the other.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Raw, Struct

from deductio.core.chronicle import ChronicledMatch
from deductio.core.game import Game
from deductio.core.log import Log, PlayedAgain, Unreadable, play_again
from deductio.core.match import Match
from deductio.core.messages import Confirm, Event, Faded, Seat
from deductio.core.streams import Hearers

LARGEST = 16 * 1024 * 1024
"""Long games have sixty thousand bytes; what unpacks to more than this is not unpacked."""


class Heard(Struct, frozen=True):
    """An event as JSON, and who heard it."""

    by: Hearers
    event: Raw


class Passage(Struct, frozen=True, omit_defaults=True):
    """What the opening, or one choice, made the rules tell, in the order in which they told it."""

    heard: tuple[Heard, ...]
    faded: tuple[tuple[Seat, int], ...] = ()
    """Seats and the numbers of events in their streams that were lost to them until the end."""


class Transcript(Struct, frozen=True):
    """A whole game."""

    passages: tuple[Passage, ...]

    def lines(self, reader: Seat | None) -> Iterator[Raw]:
        """What a seat was told, or spectators, as JSON."""
        return (told.event for step in self.passages for told in step.heard if reader in told.by)

    def everything(self, game: Game[Any]) -> Iterator[Event]:
        """The whole story, as whoever knew most of each thing heard it."""
        return read_events(game, (line for step in self.passages for line in self.fullest(step)))

    def fullest(self, step: Passage) -> list[Raw]:
        """What everyone heard, and secrets; not what the others heard instead of a secret."""
        everyone = len(self.passages[0].heard[0].by)
        return [
            told.event for told in step.heard if len(told.by) == everyone or None not in told.by
        ]

    def hash(self, reader: Seat | None) -> str:
        return hash_of_lines(self.lines(reader))

    def stream(self, game: Game[Any], reader: Seat | None) -> list[Event]:
        """What a seat was told, or spectators."""
        return [*read_events(game, self.lines(reader))]

    def stream_after(self, game: Game[Any], seat: Seat, choices: int) -> list[Event]:
        """What a seat held after so many choices: what had faded by then is not in it."""
        begun = Transcript(self.passages[: choices + 1])
        stream = begun.stream(game, seat)
        if len(begun.passages) == len(self.passages):  # the end opens everything
            return stream
        faded = {number for step in begun.passages for who, number in step.faded if who == seat}
        return [Faded() if number in faded else event for number, event in enumerate(stream)]

    def pack(self) -> bytes:
        return zlib.compress(msgspec.json.Encoder().encode_lines(self.passages))


def unpack(packed: bytes) -> Transcript:
    """Reads any bytes; whatever is wrong with them becomes one sentence."""
    unpacking = zlib.decompressobj()
    try:
        lines = unpacking.decompress(packed, LARGEST)
        if not unpacking.eof or unpacking.unused_data:
            raise Unreadable("what was told is cut off, or larger than any game")
        return Transcript(tuple(msgspec.json.Decoder(Passage).decode_lines(lines)))
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"what was told cannot be read: {error}") from None


def read_events(game: Game[Any], lines: Iterable[Raw]) -> Iterator[Event]:
    """Events that were kept; a game can read all it ever told."""
    reader = _reader(game.events)
    try:
        for line in lines:
            yield reader.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"this is not an event of {game.name}: {error}") from None


@cache
def _reader(events: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(events)


def hash_of_lines(lines: Iterable[bytes]) -> str:
    return sha256(b"\n".join([*lines, b""])).hexdigest()


def transcribe(log: Log, game: Game[Any]) -> tuple[PlayedAgain, Transcript]:
    """Play a log again, and write down what it tells as far as it goes."""
    scribe = Scribe()
    again = play_again(log, game, scribe, ChronicledMatch)
    return again, Transcript(tuple(scribe.passages))


class Scribe:
    """Is called after the opening and after every choice, and writes down what is new."""

    def __init__(self) -> None:
        self.passages: list[Passage] = []
        self._told = 0, 0
        self._faded: set[tuple[Seat, int]] = set()

    def __call__(self, match: ChronicledMatch[Any]) -> None:
        new = match.told_since(*self._told)
        heard = tuple(Heard(by, Raw(msgspec.json.encode(event))) for by, event in new)
        self._told = len(match.public), len(match.whispers)
        self.passages.append(Passage(heard, self._newly_faded(match)))

    def _newly_faded(self, match: Match[Any]) -> tuple[tuple[Seat, int], ...]:
        """Only what was confirmed fades."""
        if not match.choices or not isinstance(match.choices[-1][1], Confirm):
            return ()
        faded = {
            (seat, number)
            for seat, stream in enumerate(match.streams)
            for number, event in enumerate(stream)
            if isinstance(event, Faded)
        }
        new, self._faded = faded - self._faded, faded
        return tuple(sorted(new))
