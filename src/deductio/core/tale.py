"""Several streams told as one: each event once, with everyone who heard it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from deductio.core.match import Match
from deductio.core.messages import Event, Seat

Hearers = tuple[Seat | None, ...]
"""Seats, and None for spectators."""


def everyones(match: Match[Any]) -> list[list[Event]]:
    """All streams: the seats', then the spectators'."""
    return [*match.streams, match.public]


def lengths(match: Match[Any]) -> list[int]:
    return [len(stream) for stream in everyones(match)]


def told_since(match: Match[Any], heard: Sequence[int]) -> Iterator[tuple[Hearers, Event]]:
    """What was told after each stream was that long, in an order that fits every stream."""
    readers = [*range(len(match.streams)), None]
    new = [stream[start:] for stream, start in zip(everyones(match), heard, strict=True)]
    while any(new):
        event = next(rest[0] for rest in new if rest and _is_next(rest[0], new))
        hearing = [at for at, rest in enumerate(new) if rest and rest[0] is event]
        for at in hearing:
            new[at].pop(0)
        yield tuple(readers[at] for at in hearing), event


def _is_next(event: Event, streams: list[list[Event]]) -> bool:
    """Whether everyone who hears this event hears it now, with nothing before it."""
    return all(rest[0] is event for rest in streams if any(other is event for other in rest))
