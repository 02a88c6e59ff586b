"""The streams of a match: whose they are, and several told as one."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import compress
from operator import is_
from typing import Any, TypeVar

from deductio.core.match import Match
from deductio.core.messages import Event, Opened, Seat, Seated

E = TypeVar("E", bound=Event)

Hearers = tuple[Seat | None, ...]
"""Seats, and None for spectators."""


def all_streams(match: Match[Any]) -> list[list[Event]]:
    """All streams: the seats', then the spectators'."""
    return [*match.streams, match.public]


def opening_of(match: Match[Any]) -> Opened:
    """The first words of a match that tells."""
    opened = match.public[0]
    assert isinstance(opened, Opened)
    return opened


def lengths(match: Match[Any]) -> list[int]:
    return [len(stream) for stream in all_streams(match)]


def heard_since(match: Match[Any], heard: Sequence[int]) -> Iterator[tuple[Hearers, Event]]:
    """What was told after each stream was that long, in an order that fits every stream."""
    readers = (*range(len(match.streams)), None)
    new = [stream[start:] for stream, start in zip(all_streams(match), heard, strict=True)]
    if all(_are_same(rest, new[-1]) for rest in new):  # as most of the time
        yield from ((readers, event) for event in new[-1])
        return
    while any(new):
        event = next(rest[0] for rest in new if rest and _is_next(rest[0], new))
        hearing = [at for at, rest in enumerate(new) if rest and rest[0] is event]
        for at in hearing:
            new[at].pop(0)
        yield tuple(readers[at] for at in hearing), event


def _are_same(some: list[Event], others: list[Event]) -> bool:
    return len(some) == len(others) and all(map(is_, some, others))


def _is_next(event: Event, streams: list[list[Event]]) -> bool:
    """Whether everyone who hears this event hears it now, with nothing before it."""
    return all(rest[0] is event for rest in streams if any(other is event for other in rest))


def reader_of(stream: Sequence[Event]) -> Seat | None:
    """Whose stream this is; None for the one spectators hear."""
    for event in stream[:2]:
        if isinstance(event, Seated):
            return event.seat
    return None


def stream_of(match: Match[Any], reader: Seat | None) -> list[Event]:
    """What this reader was told so far."""
    return match.public if reader is None else match.streams[reader]


def numbers_of(kinds: Container[Any], events: Sequence[Event]) -> list[int]:
    """Where events of these kinds stand; a long stream is mostly others, so this is quick."""
    return list(compress(range(len(events)), map(kinds.__contains__, map(type, events))))


def first(kind: type[E], events: Sequence[Event]) -> E:
    """The first event of that kind."""
    return next(event for event in events if isinstance(event, kind))
