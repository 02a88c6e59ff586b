"""What the author of a lesson forgot, in one line: a text, an event, a step, a seat.

Whether its luck is good only playing it can tell: `docs/lessons.md` says how.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from deductio.bots import levels_of
from deductio.bots.cast import members
from deductio.coach.lessons import Lesson, Teaching, lesson_of, lesson_source
from deductio.core.contract import Broken
from deductio.core.game import Game, Refused
from deductio.core.messages import CoreEvent
from deductio.words import LANGUAGES, Language, Words

REQUIRED = ("welcome", "won", "lost")
"""The steps by which every lesson begins and ends."""


def check_lesson(game: Game[Any]) -> None:
    """Everything that a lesson names exists, and is said in all languages; a game may have none."""
    try:
        lesson = lesson_of(game.package)
    except msgspec.DecodeError as error:
        raise Broken(f"the lesson of {game.name} cannot be read: {error}") from None
    if lesson is None:
        return
    for said in (*_of_table(game, lesson), *_of_steps(game, lesson), *_of_texts(game, lesson)):
        raise Broken(f"the lesson of {game.name} {said}")


def _of_table(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    for rival in lesson.rivals:
        if rival not in members():
            yield f"names a rival who is not in the cast: {rival}"
    if lesson.advice not in levels_of(game):
        yield f"is advised by no level of the game: {lesson.advice}"
    seats = len(lesson.rivals) + 1
    try:
        game.read_options(seats, lesson.options)
    except Refused as refused:
        yield f"cannot be played: {refused}"


def _of_steps(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    names = Counter(step.name for step in lesson.steps)
    for name, times in names.items():
        if times > 1:
            yield f"has two steps {name}"
    for name in REQUIRED:
        if name not in names:
            yield f"has no step {name}"
    for step in lesson.steps:
        for missing in _unknown_to(game, step, names):
            yield f"speaks of no {missing} in step {step.name}"


def _unknown_to(game: Game[Any], step: Teaching, names: Counter[str]) -> Iterator[str]:
    """What a condition names and is not there."""
    when, events = step.when, _events(game)
    if when.ask and not Words(game, LANGUAGES[0]).knows(f"ask-{when.ask}"):
        yield f"ask: {when.ask}"
    if when.event and when.event not in events:
        yield f"event: {when.event}"
    elif when.event:
        fields = events[when.event].__struct_fields__
        yield from (
            f"field: {field} of {when.event}" for field in when.fields if field not in fields
        )
    yield from (f"step: {other}" for other in when.after if other not in names)


def _events(game: Game[Any]) -> dict[str, Any]:
    kinds = [get_origin(kind) or kind for kind in get_args(game.events | CoreEvent)]
    return {kind.__name__: kind for kind in kinds}


def _of_texts(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    wanted = {f"lesson-{step.name}" for step in lesson.steps}
    for language, name in product(LANGUAGES, sorted(wanted)):
        if name not in _texts(game, language):
            yield f"has no message {name} in {language}"
    for language in LANGUAGES:
        for name in sorted(_texts(game, language) - wanted):
            yield f"says {name} at no step ({language})"


def _texts(game: Game[Any], language: Language) -> set[str]:
    try:
        source = lesson_source(game.package, language)
    except FileNotFoundError:
        return set()
    entries = FluentParser().parse(source).body
    for entry in entries:
        if isinstance(entry, Junk):
            raise Broken(f"this text cannot be read: {(entry.content or '').splitlines()[0]}")
    return {entry.id.name for entry in entries if isinstance(entry, Message)}
