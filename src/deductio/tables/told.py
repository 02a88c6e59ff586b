"""A short hash of what a choice made the rules tell: should the rules change, it will not fit."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from msgspec import Raw

from deductio.core.match import Match
from deductio.core.messages import Event
from deductio.core.tale import everyones
from deductio.tables.eyes import encode
from deductio.tables.things import may_speak


class News:
    """What every stream has heard since it was that long; each event is written once."""

    def __init__(self, match: Match[Any], heard: Sequence[int]) -> None:
        streams = everyones(match)
        self.numbers = heard
        """Of the first new event, by stream: the seats', then the spectators'."""
        self.events = [stream[start:] for stream, start in zip(streams, heard, strict=True)]
        self.may_speak = False
        """Whether something in it may bring its own words."""
        self._written: dict[int, Raw] = {}
        public = self.events[-1]
        to_all = tuple(map(self._write, public))
        self.raws = [
            to_all if events == public else tuple(map(self._write, events))
            for events in self.events
        ]
        """The events as JSON."""

    def _write(self, event: Event) -> Raw:
        raw = self._written.get(id(event))
        if raw is None:
            raw = self._written[id(event)] = Raw(encode(event))
            self.may_speak |= may_speak(type(event))
        return raw

    def hash(self) -> str:
        lines = b"\n\n".join([b"\n".join(stream) for stream in self.raws])
        return blake2b(lines, digest_size=8).hexdigest()


def opening_hash(match: Match[Any]) -> str:
    """Of everything told before the first choice."""
    return News(match, [0] * (len(match.streams) + 1)).hash()
