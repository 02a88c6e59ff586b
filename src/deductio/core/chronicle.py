"""A match that remembers in which order it told what, also to different people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from msgspec import Struct

from deductio.core.game import S
from deductio.core.match import Match
from deductio.core.messages import Event, Seat
from deductio.core.streams import Hearers


class Whisper(Struct, frozen=True):
    """Something told to some, and what the others heard of it."""

    after: int
    """How much spectators had heard before it: what everyone hears goes on counting."""
    to: tuple[Seat, ...]
    secrets: tuple[Event, ...]
    others: Event | None


class ChronicledMatch(Match[S]):
    """Streams alone do not say what came first of two things that no reader heard both of."""

    __slots__ = ("whispers",)

    def _listen(self, streams: list[list[Event]], public: list[Event], *, telling: bool) -> None:
        super()._listen(streams, public, telling=telling)
        told = len(public)
        self.whispers = [
            Whisper(told, (seat,), tuple(stream[told:]), None)
            for seat, stream in enumerate(streams)
        ]

    def clone(self) -> Self:
        twin = super().clone()
        twin.whispers = self.whispers[:]
        return twin

    def _tell_some(
        self, to: Sequence[Seat], secrets: tuple[Event, ...], others: Event | None
    ) -> None:
        self.whispers.append(Whisper(len(self.public), tuple(to), tuple(secrets), others))
        super()._tell_some(to, secrets, others)

    def told_since(self, public: int, whispers: int) -> Iterator[tuple[Hearers, Event]]:
        """What was told since spectators had heard so much and so much was whispered, in order."""
        everyone: Hearers = (*range(len(self.streams)), None)
        for whisper in self.whispers[whispers:]:
            yield from ((everyone, event) for event in self.public[public : whisper.after])
            public = max(public, whisper.after)
            if whisper.others is not None:
                yield tuple(who for who in everyone if who not in whisper.to), whisper.others
                public += 1
            yield from ((whisper.to, event) for event in whisper.secrets)
        yield from ((everyone, event) for event in self.public[public:])
