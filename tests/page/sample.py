"""Random games, and what Python says about them: every kind of message, options in compact form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, get_args

import msgspec

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.match import Match
from deductio.core.messages import Question
from deductio.core.options import Options, wire
from deductio.games import game
from deductio.server.fields import fields_of
from deductio.server.games import game_book
from deductio.tables.own_words import own_words_in
from deductio.words import LANGUAGES, Aside, Words

NAMES = ("Ada", "Béa", "", "Dan", "Eve", "Fil")
PER_KIND = 8
"""How many messages of one class and one reader are enough."""


def sampled(name: str, *, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """One random game of as many seats as can play it, and all it says."""
    played = game(name)
    seats = played.seats[-1]
    luck = Chance(seed.to_bytes(32, "big"))
    questions: list[Question] = []
    match: Match[Any] | None = None
    for match in play_randomly(played, seats, options, luck):
        asked = (match.question(seat) for seat in range(seats))
        questions += [question for question in asked if question is not None]
    assert match is not None
    events = [event for stream in match.streams for event in stream]
    return {
        "game": name,
        "texts": {language: game_book(name, language).texts for language in LANGUAGES},
        "fields": fields_of(played),
        "things": own_words_in(events),
        "said": list(said(match, questions)),
        "options": list(compact(questions)),
    }


def said(match: Match[Any], questions: list[Question]) -> Iterator[dict[str, Any]]:
    """Sentences for events as their hearers read them, and for some choices and asks."""
    seen: Counter[tuple[str, int | None]] = Counter()
    chosen = [choice for question in questions for choice in islice(question.options, 3)]
    readers: list[tuple[int | None, Sequence[Any]]] = [*enumerate(match.streams)]
    readers += [(None, match.public), (0, chosen)]
    for me, messages in readers:
        for message in messages:
            kind = type(message).__name__, me
            seen[kind] += 1
            if seen[kind] <= PER_KIND:
                yield from in_words(match, me, message)


def in_words(match: Match[Any], me: int | None, message: Any) -> Iterator[dict[str, Any]]:
    for language in LANGUAGES:
        words = Words(match.game, language, me=me, names=named(match))
        yield {
            "language": language,
            "me": me,
            "names": named(match),
            "message": message,
            "text": words.say(message),
            "asides": {aside: words.aside(aside, message) for aside in get_args(Aside)},
        }


def named(match: Match[Any]) -> list[str]:
    """Nicknames; a seat without one is called by its colour."""
    colours = Words(match.game, "en")
    return [name or colours.name("seat", seat) for seat, name in enumerate(NAMES)][
        : len(match.streams)
    ]


def compact(questions: list[Question]) -> Iterator[dict[str, Any]]:
    """Options as they travel, how many they are, and some of them."""
    seen: Counter[str] = Counter()
    for question in questions:
        seen[question.name] += 1
        if seen[question.name] <= 3:
            yield from (described(part) for part in (question.options, question.meanwhile))


def described(options: Options[Any]) -> dict[str, Any]:
    return {
        "wire": wire(options),
        "count": len(options),
        "some": [options[number] for number in spread(len(options))],
    }


def spread(length: int) -> list[int]:
    """The ends, and a few between."""
    return sorted({number * max(length - 1, 0) // 6 for number in range(7)} if length else ())


def as_json(value: Any) -> bytes:
    return msgspec.json.encode(value)
