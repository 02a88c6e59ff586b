"""For whom the goal is near, as far as one's own stream tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from deductio.core.game import Game
from deductio.core.messages import Event, Opened, Seat, Seated
from deductio.core.streams import first, reader_of

NEAR = 3
"""So many solutions left are few."""


def nearest(played: Game[Any], stream: Sequence[Event]) -> list[tuple[Seat, int]]:
    """The others who have at most so many solutions left, the nearest first.

    What they were told without this reader makes it fewer still: it is a bound, and never wrong.
    """
    me = reader_of(stream)
    others = (seat for seat in range(first(Opened, stream).seats) if seat != me)
    left = [(seat, played.notebook(surely_heard(stream, seat)).solutions[0]) for seat in others]
    return sorted((one for one in left if one[1] <= NEAR), key=lambda one: one[1])


def surely_heard(stream: Sequence[Event], seat: Seat) -> list[Event]:
    """What that seat heard too, as a stream of its own."""
    return [*_shared(stream, seat)]


def _shared(stream: Sequence[Event], seat: Seat) -> Iterator[Event]:
    for event in stream:
        if isinstance(event, Seated):
            yield Seated(seat)
        elif not event.only or seat in [getattr(event, field) for field in event.only]:
            yield event
