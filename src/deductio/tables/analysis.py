"""What a stream proves, and finished games step by step: work for the processes that think.

The server itself only names these functions, so what they need is imported when they run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct

from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.messages import Event, Seat
from deductio.core.record import Record, record_of, verify
from deductio.core.streams import all_streams, heard_since, lengths
from deductio.deduction.notebook import Place
from deductio.games import game
from deductio.tables.live_view import LiveView, encode
from deductio.tables.messages import Help
from deductio.tables.own_words import OwnWords, own_words_in
from deductio.tables.recovery import opening_of, play_again, seal_of
from deductio.tables.rows import KeptTable

if TYPE_CHECKING:
    from deductio.words import Language


class Known(Struct, frozen=True):
    """What follows from a stream, as far as somebody may be told."""

    things: str
    places: dict[str, Place]
    facts: tuple[str, ...]
    worlds: str
    certain: dict[str, bool]
    odds: dict[str, float]


class Argument(Struct, frozen=True):
    """Why a fact is certain."""

    events: tuple[int, ...]
    lines: tuple[str, ...]


class Told(Struct, frozen=True):
    """What one choice brought, and the fields of the view it changed."""

    number: int
    events: tuple[Raw, ...]
    view: dict[str, Raw]


class Retelling(Struct, frozen=True):
    """A finished game, choice by choice."""

    steps: tuple[Told, ...]
    things: OwnWords
    honest: bool


def known_from(name: str, stream: Sequence[Event], help: Help) -> Known:
    """Which facts there are, for marks by hand; what was told; what is proven; the odds."""
    notebook = game(name).notebook(stream)
    facts = tuple(map(str, notebook.odds))
    places = {place: notebook.place_of(place) for _, place in notebook.odds}
    if help not in ("proven", "odds"):
        told = notebook.told_outright if help == "told" else {}
        certain = {str(fact): so for fact, so in told.items()}
        return Known(notebook.item_domain, places, facts, "", certain, {})
    return Known(
        notebook.item_domain,
        places,
        facts,
        str(notebook.worlds),
        {str(fact): so for fact, so in notebook.certain.items()},
        {str(fact): odds for fact, odds in notebook.odds.items()} if help == "odds" else {},
    )


def argument_for(
    name: str, stream: Sequence[Event], fact: str, language: Language, me: Seat, names: list[str]
) -> Argument:
    from deductio.deduction.explain import NotCertain
    from deductio.reasons import proof_in_words, read_fact
    from deductio.words import Words

    played = game(name)
    notebook = played.notebook(stream)
    words = Words(played, language, me=me, names=names)
    try:
        events, text = proof_in_words(words, notebook, stream, read_fact(notebook, fact))
    except NotCertain:
        raise Refused(f"{fact} is not certain", "not-certain") from None
    return Argument(events, tuple(text.splitlines()))


def record_from(kept: KeptTable) -> Record:
    """The record of a finished game."""
    row = kept.table
    match, fits = play_again(row, len(kept.seats), kept.choices, game(row.game))
    if match is None or not fits:
        raise Refused(
            "this game was played under other rules and cannot be told again", "other-rules"
        )
    return _record(kept, match)


def _record(kept: KeptTable, match: Match[Any]) -> Record:
    row, seats = kept.table, kept.seats
    players = [chair.name or chair.level or chair.sits for chair in seats]
    return record_of(match, opening_of(row, len(seats)), seal_of(row), players)


def retold(kept: KeptTable, reader: Seat | None) -> Retelling:
    """A finished game as one seat heard it, or everything anyone heard, each event once."""
    played = game(kept.table.game)
    told: list[tuple[list[int], list[Event]]] = []
    heard = [0] * (len(kept.seats) + 1)

    def after_each(match: Match[Any]) -> None:
        nonlocal heard
        told.append((heard, [event for _, event in heard_since(match, heard)]))
        heard = lengths(match)

    row = kept.table
    match, fits = play_again(row, len(kept.seats), kept.choices, played, after_each)
    if match is None:
        raise Refused(
            "this game was played under other rules and cannot be told again", "other-rules"
        )
    at = -1 if reader is None else reader
    final, seen = all_streams(match)[at], list[Event]()
    view, steps, number = LiveView(played, seen), list[Told](), 0
    ends = [*(before[at] for before, _ in told[1:]), len(final)]
    for (before, all_of_it), end in zip(told, ends, strict=True):
        seen += final[before[at] : end]
        events = all_of_it if reader is None else final[before[at] : end]
        written = tuple(Raw(encode(event)) for event in events)
        changed = {name: Raw(encode(value)) for name, value in view.changes().items()}
        steps.append(Told(number, written, changed))
        number += len(events)
    things = own_words_in(event for _, events in told for event in events) if reader is None else {}
    honest = fits and match.over and verify(_record(kept, match), played).ok
    return Retelling(tuple(steps), things or own_words_in(final), honest)
