"""What a player keeps in mind of its stream: all of it, or not where it saw things long ago."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from deductio.core.messages import Event, Seat
from deductio.deduction.model import Constraint, Fact, NoWorld, each, excluded
from deductio.games.small_detectives.messages import (
    LookedUnder,
    PubAskedAbout,
    RoundBegan,
    SawUnder,
)
from deductio.games.small_detectives.notebook import notebook, under
from deductio.games.small_detectives.strategy.ways import Ways
from deductio.games.small_detectives.street import Tile, Token


def certain_for(ways: Ways, stream: Sequence[Event]) -> Mapping[Fact, bool]:
    """What follows from the stream, and from others' questions if one reads them."""
    book = notebook(stream)
    if ways.reads and (told := list(told_by_questions(stream))):
        with suppress(NoWorld):
            return book.answer.given(*told).certain
    return book.certain


def told_by_questions(stream: Sequence[Event]) -> Iterator[Constraint]:
    """Who asks me about tokens has not seen them; so they lie under no tile it looked under."""
    looked: dict[Seat, set[Tile]] = {}
    for event in stream:
        match event:
            case LookedUnder(seat, tile, _) | SawUnder(seat, tile, _, _):
                looked.setdefault(seat, set()).add(tile)
            case PubAskedAbout(asker, _, _, tokens, _) if looked.get(asker):
                tiles = sorted(looked[asker])
                yield excluded(*each(tokens, *[under(tile) for tile in tiles]))


def last_looks(stream: Sequence[Event]) -> dict[Tile, tuple[int, Token]]:
    """In which round it last saw what lies under each tile, and what."""
    now, last = 0, dict[Tile, tuple[int, Token]]()
    for event in stream:
        match event:
            case RoundBegan(number):
                now = number
            case SawUnder(_, tile, _, token):
                last[tile] = now, token
    return last


def forgotten(stream: Sequence[Event], rounds: int | None) -> dict[Tile, Token]:
    """The tiles it has not seen for so many rounds: it still knows what it saw, not where."""
    if rounds is None:
        return {}
    looks = last_looks(stream)
    now = max([event.number for event in stream if isinstance(event, RoundBegan)], default=0)
    return {tile: token for tile, (then, token) in looks.items() if now - then > rounds}


def blurred(stream: Sequence[Event], lost: Mapping[Tile, Token]) -> list[Event]:
    """The stream of one who knows that it looked there, and no longer what it saw."""
    return [
        LookedUnder(event.seat, event.tile, event.position)
        if isinstance(event, SawUnder) and event.tile in lost
        else event
        for event in stream
    ]
