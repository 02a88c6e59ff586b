"""Lessons: a guided first game, as data that a game brings in the folder `lesson` of its package.

`lesson.toml` says which luck, which table, and when the guide says what; `en.ftl` and `fr.ftl` are
its texts, a message `lesson-` and the name of the step for each. `docs/lessons.md` explains it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from deductio.core.game import Game, Refused
from deductio.core.messages import Seat
from deductio.core.seal import Seal, seal_from
from deductio.words import Language, Words

Area: TypeAlias = Literal["board", "hand", "choices", "story", "notebook", "players"]
"""What the guide may point at beside the things on a board."""
LEARNER: Seat = 0


class When(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be so for a text to be said; all that is named must hold at the same juncture."""

    ask: str = ""
    """The learner is asked this,"""
    time: Annotated[int, Meta(ge=0)] = 0
    """for the so manieth time; 0 is any time."""
    turn: bool = False
    """It is the learner's turn, whatever is asked."""
    event: str = ""
    """An event of this class was told since the juncture before,"""
    fields: dict[str, Any] = {}
    """with these values; of a seat `me` and `other` are values too."""
    proven: str = ""
    """A fact of this kind, as `*@solution`, follows now and did not before; nobody told it."""
    so: bool = True
    """Whether that fact is so, or is not so."""
    goal: bool | None = None
    """The solution is proven, or is not."""
    end: Literal["", "won", "lost"] = ""
    """The game is over, and the learner is among the winners or not."""
    after: tuple[str, ...] = ()
    """These were said at an earlier juncture."""


class Teaching(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step: something the guide says once, and what it points at."""

    name: str
    when: When
    lights: tuple[Area, ...] = ()
    suggest: bool = False
    """Whether the guide shows what it would choose here, without being asked."""
    astray: bool = False
    """Whether it is for those who do not follow: somebody who does need not come to hear it."""


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One guided game; the learner has the first seat."""

    seed: str
    """All luck of it."""
    rivals: tuple[str, ...]
    """Who of the cast play too, as rookies."""
    advice: str = "inspector"
    """How well somebody plays who follows the guide."""
    options: dict[str, Any] = {}
    steps: tuple[Teaching, ...]

    def step(self, name: str) -> Teaching:
        return next(step for step in self.steps if step.name == name)

    @property
    def seal(self) -> Seal:
        """Anyone can make it again: nothing about this luck is secret."""
        return seal_from(self.seed)


@cache
def lesson_of(package: str) -> Lesson | None:
    """The lesson a game brings; none if it brings none."""
    file = files(package).joinpath("lesson", "lesson.toml")
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


def known_lesson(game: Game[Any]) -> Lesson:
    lesson = lesson_of(game.package)
    if lesson is None:
        raise Refused(f"{game.name} has no guided game", "no-lesson")
    return lesson


def lesson_words(
    game: Game[Any], language: Language, *, me: Seat = LEARNER, names: tuple[str, ...] = ()
) -> Words:
    """The words of a game, and of its guide."""
    return Words(game, language, me=me, names=names, texts=(lesson_source(game.package, language),))


@cache
def lesson_source(package: str, language: Language) -> str:
    return files(package).joinpath("lesson", f"{language}.ftl").read_text("utf-8")
