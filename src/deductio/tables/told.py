"""A short hash of what a choice made the rules tell: should the rules change, it will not fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any

from deductio.core.match import Match
from deductio.core.messages import Event
from deductio.core.tale import everyones
from deductio.tables.eyes import encode
from deductio.tables.things import may_speak


class News:
    """What every stream has heard since it was that long; each event is written once."""

    def __init__(self, match: Match[Any], heard: Sequence[int]) -> None:
        self.events = [
            stream[start:] for stream, start in zip(everyones(match), heard, strict=True)
        ]
        """By stream: the seats', then the spectators'."""
        self._written: dict[int, bytes] = {}
        self.raws = [[self._write(event) for event in stream] for stream in self.events]
        """The same as JSON."""

    def _write(self, event: Event) -> bytes:
        raw = self._written.get(id(event))
        if raw is None:
            raw = self._written[id(event)] = encode(event)
        return raw

    @cached_property
    def may_speak(self) -> bool:
        """Whether something in it may bring its own words."""
        return any(may_speak(type(event)) for stream in self.events for event in stream)

    def hash(self) -> str:
        lines = b"\n\n".join([b"\n".join(stream) for stream in self.raws])
        return blake2b(lines, digest_size=8).hexdigest()


def opening_hash(match: Match[Any]) -> str:
    """Of everything told before the first choice."""
    return News(match, [0] * (len(match.streams) + 1)).hash()
