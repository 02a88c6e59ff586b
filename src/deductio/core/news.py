"""What a choice made the rules tell, and a short hash of it that other rules would not give."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Any

import msgspec
from msgspec import Raw

from deductio.core.match import Match
from deductio.core.messages import Event
from deductio.core.streams import all_streams

encode = msgspec.json.Encoder().encode


class News:
    """What every stream has heard since it was that long; what all heard is written once."""

    def __init__(self, match: Match[Any], heard: Sequence[int]) -> None:
        streams = all_streams(match)
        self.numbers = heard
        """Of the first new event, by stream: the seats', then the spectators'."""
        self.events = [stream[start:] for stream, start in zip(streams, heard, strict=True)]
        public = self.events[-1]
        self.to_all = tuple([Raw(encode(event)) for event in public])
        """What spectators heard, and most seats; the same object wherever it is the same."""
        self.raws = [
            self.to_all if events == public else self._written(events) for events in self.events
        ]
        """The events as JSON."""

    def _written(self, events: list[Event]) -> tuple[Raw, ...]:
        known = {id(event): raw for event, raw in zip(self.events[-1], self.to_all, strict=True)}
        return tuple([known.get(id(event)) or Raw(encode(event)) for event in events])

    def hash(self) -> str:
        to_all = b"\n".join(self.to_all)
        lines = [to_all if raws is self.to_all else b"\n".join(raws) for raws in self.raws]
        return blake2b(b"\n\n".join(lines), digest_size=8).hexdigest()

    def is_what(self, told: str) -> bool:
        """Whether it has that hash, also if it is one of the first journals, which had another."""
        return told == self.hash() or told == sha256(encode(self.raws)).hexdigest()[:16]


def opening_news(match: Match[Any]) -> News:
    """Everything told before the first choice."""
    return News(match, [0] * (len(match.streams) + 1))
