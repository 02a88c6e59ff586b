"""Hints at a table: one step each time a person asks, thought of elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from deductio.coach.hint_steps import LAST, HintStep
from deductio.core.game import Refused
from deductio.core.messages import Confirm, Seat
from deductio.tables.analysis import HintAsked, enough_from, hint_from
from deductio.tables.audience import Audience, Listener, tell
from deductio.tables.chairs import Chairs
from deductio.tables.help import help_of
from deductio.tables.messages import Level
from deductio.tables.play import Play
from deductio.tables.rows import TableRow
from deductio.tables.sentences import Language, named
from deductio.tables.spoken import Hinted, Proof, Refusal
from deductio.tables.workers import Asker, Workers

log = logging.getLogger("deductio.tables")

EASY: tuple[Level, ...] = ("random", "rookie")
"""Where all bots are of these, people are told that they know enough."""
FAILED = "no hint could be found; please ask again"


class Hints:
    """How far each seat is with its hints; not kept: after a restart they begin anew."""

    def __init__(
        self,
        row: TableRow,
        chairs: Chairs,
        audience: Audience,
        marks: Callable[[Seat], Mapping[str, str]],
        workers: Workers,
        asker: Callable[[Seat], Asker],
    ) -> None:
        self._row = row
        self._chairs = chairs
        self._audience = audience
        self._marks = marks
        self._workers = workers
        self._asker = asker
        self._last: dict[Seat, HintStep] = {}
        self._proven: dict[Seat, dict[str, bool]] = {}
        """What hints have proven to each."""
        self._nudged: set[Seat] = set()
        self._looked_at: dict[Seat, int] = {}
        """After how many events it was last found out whether a seat knows enough."""
        self._waiting: dict[Seat, list[Listener]] = {}
        """Who waits for the hint that is thought of."""
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, listener: Listener, play: Play | None, language: Language) -> None:
        """The answer comes when it has been thought of; who asks meanwhile hears the same."""
        try:
            seat, play = self._may_ask(listener, play)
        except Refused as refused:
            tell(listener, Refusal(str(refused), code=refused.code))
            return
        waiting = self._waiting.setdefault(seat, [])
        if not waiting:
            self._begin(self._hint(seat, play, language))
        if listener not in waiting:
            waiting.append(listener)

    def _may_ask(self, listener: Listener, play: Play | None) -> tuple[Seat, Play]:
        seat = listener.reader
        if seat is None or not self._row.setting.hints:
            raise Refused("there are no hints at this table", "no-hints")
        if play is None or self._row.standing != "playing":
            raise Refused("no game is being played here", "not-playing")
        if play.game.coaching is None:
            raise Refused("this game has no coach", "no-hints")
        question = play.match.question(seat)
        if question and Confirm() in question.options:  # what is seen now may fade
            raise Refused("look first, and confirm what you have seen", "look-first")
        return seat, play

    async def _hint(self, seat: Seat, play: Play, language: Language) -> None:
        names = named(self._row, self._chairs.rows, language)
        asked, stream = self._asked(seat, play), [*play.stream(seat)]
        work = (self._row.game, stream, asked, language, names)
        try:
            step = await self._workers.run(self._asker(seat), hint_from, *work)
        except Exception:
            for listener in self._waiting.pop(seat):
                tell(listener, Refusal(FAILED, code="our-fault"))
            raise
        waiting = self._waiting.pop(seat)
        self._last[seat] = step
        if step.kind == "fact" and step.step == LAST:
            self._proven.setdefault(seat, {})[step.fact] = step.so
        for listener in waiting:
            tell(listener, hinted(step))

    def _asked(self, seat: Seat, play: Play) -> HintAsked:
        marked = {
            fact: mark == "yes" for fact, mark in self._marks(seat).items() if mark in ("yes", "no")
        }
        return HintAsked(
            seat,
            self._proven.get(seat, {}) | marked,
            self._last.get(seat),
            play.match.question(seat),
            help_of(self._row.game, self._row.setting, seat) in ("proven", "odds"),
        )

    def nudge(self, play: Play | None) -> None:
        """At an easy table whoever is asked, and knows enough by now, is told so, once; in a lesson
        the guide says it."""
        if play is None or not self._nudges(play):
            return
        for seat in play.match.waiting:
            heard = len(play.stream(seat))
            new = seat not in self._nudged and self._looked_at.get(seat, 0) < heard
            if new and seat in self._audience.by_reader:
                self._looked_at[seat] = heard
                self._begin(self._enough(seat, play))

    def _nudges(self, play: Play) -> bool:
        levels = [row.level for row in self._chairs.rows if row.level is not None]
        easy = bool(levels) and all(level in EASY for level in levels)
        wanted = self._row.setting.hints and not self._row.setting.lesson
        return easy and wanted and play.game.coaching is not None

    async def _enough(self, seat: Seat, play: Play) -> None:
        work = (self._row.game, [*play.stream(seat)])
        enough = await self._workers.run(self._asker(seat), enough_from, *work)
        if enough and seat not in self._nudged:
            self._nudged.add(seat)
            for listener in self._audience.by_reader.get(seat, ()):
                tell(listener, Hinted("enough"))

    def stop(self) -> None:
        """Nobody waits for a hint here any more."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, thought: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(thought)
        self._tasks.add(task)  # which nobody else would keep
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a hint failed", exc_info=error)


def hinted(step: HintStep) -> Hinted:
    """As the person hears it: before the last step not what it is about."""
    if step.kind == "fact" and step.step == LAST:
        proof = Proof(step.fact, step.events, step.lines, step.steps)
        return Hinted(step.kind, step.step, step.lines[-1:], step.events, proof)
    return Hinted(step.kind, step.step, step.lines, step.events)
