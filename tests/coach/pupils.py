"""Pupils: a guided game played as at a table, by somebody who follows the guide or strays."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct, field

from deductio.bots import bot
from deductio.coach.guide import Guide, Juncture, advice, go_on
from deductio.coach.lessons import LEARNER, Lesson
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Seat
from deductio.tables.bots import think, thought_seed
from deductio.tables.lessons import lesson_order, with_fixed_luck
from deductio.tables.names import named
from deductio.tables.orders import ordered
from deductio.tables.play import begin

Pupil: TypeAlias = Callable[[Sequence[Event], Juncture], Choice]


class Taught(Struct):
    """A guided game from beginning to end."""

    match: Match[Any]
    guides: list[Guide] = field(default_factory=list)
    """After each juncture."""
    junctures: list[Juncture] = field(default_factory=list)
    chosen: int = 0
    """How often the learner had to choose between things,"""
    answered: int = 0
    """and to answer at all."""

    @property
    def begins(self) -> bool:
        """Whether the learner is asked first: no bot has chosen before a page has come."""
        first = self.junctures[0].question
        return first is not None and len(first.options) > 0

    @property
    def guide(self) -> Guide:
        return self.guides[-1]

    @property
    def won(self) -> bool:
        return "won" in self.guide.said


def taught(game: Game[Any], lesson: Lesson, pupil: Pupil, most: int = 2000) -> Taught:
    """Played to its end, as a table plays it: the same luck for the rules and for the bots."""
    kept = with_fixed_luck(ordered(lesson_order(game.name), "somebody", ""))
    kept.table.secret = lesson.seal.secret.hex()
    kept.seats = named(kept.table.code, kept.seats)
    match = begin(kept.table, len(kept.seats), game, time.monotonic).match
    bots = {row.seat: row.bot for row in kept.seats}
    told = Taught(match)
    _listen(game, lesson, told)
    while not match.over and len(match.choices) < most:
        seat, choice = _next(bots, kept.table.secret, told, pupil)
        question = match.question(LEARNER)
        told.chosen += seat == LEARNER and question is not None and len(question.options) > 1
        told.answered += seat == LEARNER and match.is_answer(seat, choice)
        match.choose(seat, choice)
        _listen(game, lesson, told)
    return told


def _listen(game: Game[Any], lesson: Lesson, told: Taught) -> None:
    stream = told.match.streams[LEARNER]
    juncture = Juncture(len(stream), told.match.question(LEARNER), told.answered)
    guide = told.guides[-1] if told.guides else Guide()
    told.junctures.append(juncture)
    told.guides.append(go_on(game, lesson, guide, stream, [juncture]))


def _next(bots: Mapping[Seat, str], secret: str, told: Taught, pupil: Pupil) -> tuple[Seat, Choice]:
    """A bot that wants to do something meanwhile, else the first of whom a choice is missing."""
    match = told.match
    others = [seat for seat in range(len(match.streams)) if seat != LEARNER]
    for seat in sorted(others, key=match.waiting.__contains__):
        question = match.question(seat)
        own = sum(chooser == seat for chooser, _ in match.choices)
        seed = thought_seed(secret, seat, own)
        stream, name = match.streams[seat], match.game.name
        wish = think(name, bots[seat], seed, stream, question) if question else None
        if wish:
            return seat, wish.choice
    return LEARNER, pupil(match.streams[LEARNER], told.junctures[-1])


def follower(game: Game[Any], lesson: Lesson) -> Pupil:
    """Does whatever the guide would do."""

    def choose(stream: Sequence[Event], juncture: Juncture) -> Choice:
        wish = advice(game, lesson, stream, juncture)
        assert wish is not None
        return wish.choice

    return choose


def stray(game: Game[Any], level: str, number: int) -> Pupil:
    """Plays in its own way: at random, or as a rookie."""
    own = bot(level, game, f"stray {number}")

    def choose(stream: Sequence[Event], juncture: Juncture) -> Choice:
        assert juncture.question is not None
        wish = own.wish(stream, juncture.question)
        assert wish is not None
        return wish.choice

    return choose
