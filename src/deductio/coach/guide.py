"""The guide of a lesson: what it says now, from what one seat was told and asked so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from msgspec import Struct, structs

from deductio.bots import bot
from deductio.coach.lessons import LEARNER, Lesson, Teaching, When
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Finished, Question, Seat
from deductio.core.thinking import Wish
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.reasons import fact_in_words
from deductio.words import Words


class Juncture(Struct, frozen=True):
    """After so many events of the learner's stream, this is asked; None if others choose."""

    at: int
    question: Question | None
    answered: int = 0
    """How often the learner had answered by then: others may answer while one question waits."""


class Followed:
    """What a learner was told and asked, choice by choice, in a match of its own."""

    def __init__(self, match: Match[Any]) -> None:
        """`match` stands at the opening."""
        self._match = match
        self._answered = 0
        self.junctures: list[Juncture] = []
        self._note()

    def follow(self, choices: Sequence[tuple[Seat, Choice]]) -> None:
        """All choices of the game so far."""
        for seat, choice in choices[len(self._match.choices) :]:
            self._answered += seat == LEARNER and self._match.is_answer(seat, choice)
            self._match.choose(seat, choice)
            self._note()

    def _note(self) -> None:
        told, question = len(self._match.streams[LEARNER]), self._match.question(LEARNER)
        self.junctures.append(Juncture(told, question, self._answered))


class Remark(Struct, frozen=True):
    """Something that was said: which step, after how many events, and what it is about."""

    step: str
    at: int
    event: int | None = None
    fact: str = ""


class Guide(Struct, frozen=True):
    """How far a guide has come; it forgets nothing, and starts anew for a new learner."""

    heard: int = 0
    """Events."""
    asked: dict[str, int] = {}
    """How often each ask has come."""
    asking: tuple[str, int] = ("", 0)
    """What the learner is asked since then, and after how many answers."""
    known: frozenset[str] = frozenset()
    """Facts that were certain at the juncture before."""
    remarks: tuple[Remark, ...] = ()
    urges: bool = False
    """Whether it shows now what it would choose."""

    @property
    def said(self) -> set[str]:
        return {remark.step for remark in self.remarks}


def go_on(
    game: Game[Any],
    lesson: Lesson,
    guide: Guide,
    stream: Sequence[Event],
    junctures: Iterable[Juncture],
) -> Guide:
    """The guide after these junctures of a stream."""
    for juncture in junctures:
        guide = _listen(game, lesson, guide, stream, juncture)
    return guide


def advice(
    game: Game[Any], lesson: Lesson, stream: Sequence[Event], juncture: Juncture
) -> Wish | None:
    """What the guide would answer, and why; the same whenever it is asked at that juncture."""
    if juncture.question is None or not len(juncture.question.options):
        return None
    question = structs.replace(juncture.question, meanwhile=())
    return bot(lesson.advice, game, f"{lesson.seed} {juncture.answered}").wish(stream, question)


def in_words(words: Words, game: Game[Any], stream: Sequence[Event], remark: Remark) -> str:
    """What was said, in the reader's language."""
    known = _fact_words(words, game.notebook(stream[: remark.at]), remark.fact)
    event = stream[0 if remark.event is None else remark.event]
    return words.about(f"lesson-{remark.step}", event, known)


def _fact_words(words: Words, notebook: Notebook, text: str) -> Mapping[str, str]:
    if not text:
        return {}
    fact = Fact.read(text)
    so = notebook.certain[fact]
    return {
        "fact": fact_in_words(words, notebook, fact, so=so),
        "item": words.name(notebook.item_domain, fact.item),
        "place": words.name(*notebook.place_of(fact.place)),
    }


def _listen(
    game: Game[Any], lesson: Lesson, guide: Guide, stream: Sequence[Event], juncture: Juncture
) -> Guide:
    name = juncture.question.name if juncture.question and len(juncture.question.options) else ""
    is_new = (name, juncture.answered) != guide.asking
    asked = dict(guide.asked)
    if name and is_new:
        asked[name] = asked.get(name, 0) + 1
    now = Now(game, guide, stream[: juncture.at], name, asked.get(name, 0))
    steps = [step for step in lesson.steps if step.name not in guide.said]
    remarks = [(step, remark) for step in steps if (remark := now.remark(step))]
    heard = structs.replace(
        guide,
        heard=juncture.at,
        asked=asked,
        asking=(name, juncture.answered),
        known=now.certain if _thinks(steps) else guide.known,
        urges=guide.urges and not is_new,
    )
    return _having_said(heard, remarks) if remarks else heard


def _having_said(guide: Guide, remarks: Sequence[tuple[Teaching, Remark]]) -> Guide:
    return structs.replace(
        guide,
        remarks=(*guide.remarks, *(remark for _, remark in remarks)),
        urges=guide.urges or any(step.suggest for step, _ in remarks),
    )


def _thinks(steps: Iterable[Teaching]) -> bool:
    """Whether any of these wants to know what follows."""
    return any(step.when.proven for step in steps)


class Now:
    """One juncture, and what is so at it."""

    def __init__(
        self, game: Game[Any], guide: Guide, stream: Sequence[Event], ask: str, time: int
    ) -> None:
        self.game = game
        self.guide = guide
        self.stream = stream
        self.ask = ask
        self.time = time
        self._notebook: Notebook | None = None

    def remark(self, step: Teaching) -> Remark | None:
        """What is said if everything is so that the step wants."""
        when = step.when
        if not self._plainly(when):
            return None
        event = self._event(when) if when.event else None
        if when.event and event is None:
            return None
        if when.goal is not None and (self.notebook.solutions[0] == 1) != when.goal:
            return None
        fact = self._fact(when) if when.proven else ""
        if fact is None:
            return None
        return Remark(step.name, len(self.stream), event, fact)

    def _plainly(self, when: When) -> bool:
        return (
            (not when.ask or when.ask == self.ask)
            and (not when.time or when.time == self.time)
            and (not when.turn or (bool(self.ask) and self.ask not in self.game.answers))
            and self.guide.said.issuperset(when.after)
            and (when.end == self.end or (not when.end and not self.end))
        )

    @property
    def end(self) -> str:
        last = next((one for one in self.stream[-6:] if isinstance(one, Finished)), None)
        return "" if last is None else "won" if LEARNER in last.winners else "lost"

    @property
    def notebook(self) -> Notebook:
        if self._notebook is None:
            self._notebook = self.game.notebook(self.stream)
        return self._notebook

    @property
    def certain(self) -> frozenset[str]:
        return frozenset(map(str, self.notebook.certain))

    def _event(self, when: When) -> int | None:
        """The number of the newest that fits."""
        for number in range(len(self.stream) - 1, self.guide.heard - 1, -1):
            event = self.stream[number]
            if type(event).__name__ == when.event and _fits(event, when.fields):
                return number
        return None

    def _fact(self, when: When) -> str | None:
        """The first that is new, in the order of the notebook; nothing is new at the beginning."""
        if not self.guide.heard:
            return None
        told = self.notebook.told_outright
        for fact in self.notebook.facts:
            name = str(fact)
            new = self.notebook.certain.get(fact) is when.so and name not in self.guide.known
            if new and fact not in told and fnmatchcase(name, when.proven):
                return name
        return None


def _fits(event: Event, fields: Mapping[str, Any]) -> bool:
    return all(_is(getattr(event, field), value) for field, value in fields.items())


def _is(held: object, wanted: object) -> bool:
    match wanted:
        case "me":
            return held == LEARNER
        case "other":
            return isinstance(held, int) and held != LEARNER
        case _:
            return held == wanted
