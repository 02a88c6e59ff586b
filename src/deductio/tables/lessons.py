"""Guided games at tables: how one is put up with its luck fixed, and what its guide says now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, structs

from deductio.coach.guide import Followed, Guide, Juncture, advice, go_on, in_words
from deductio.coach.lessons import LEARNER, known_lesson, lesson_words
from deductio.core.game import Game, Refused
from deductio.core.messages import Event
from deductio.core.seal import open_sealed
from deductio.core.thinking import CoreMotive
from deductio.games import game as find_game
from deductio.tables.live_view import encode
from deductio.tables.looked_back import Guidance, GuideSaid
from deductio.tables.messages import BotSeated, Me, NewTable
from deductio.tables.play import Play
from deductio.tables.recovery import opening_of, seal_of
from deductio.tables.rows import KeptTable, TableRow
from deductio.tables.sentences import Language
from deductio.tables.workers import Asker, Workers

PATIENCE = 600.0
"""Seconds for which bots wait until a learner has read what the guide says."""


def lesson_order(name: str) -> NewTable:
    """The table of a game's lesson: the learner first, and bots that have just learnt it too."""
    lesson = known_lesson(find_game(name))
    rivals = [BotSeated("rookie", member) for member in lesson.rivals]
    return NewTable(
        game=name,
        chairs=(Me(), *rivals),
        options=dict(lesson.options),
        help="proven",
        watch=False,
        start=True,
    )


def with_fixed_luck(kept: KeptTable) -> KeptTable:
    """It says in its opening that it is a lesson, and its seal is one that anybody can make."""
    row = kept.table
    row.secret = known_lesson(find_game(row.game)).seal.secret.hex()
    row.setting = structs.replace(row.setting, lesson=True)
    return kept


class GuideAtTable:
    """Follows what the learner is told and asked, in a match of its own with the same choices."""

    def __init__(self, row: TableRow, seats: int, game: Game[Any]) -> None:
        self._row = row
        self._seats = seats
        self._game = game
        self._followed: Followed | None = None
        self._guide = Guide()
        self._heard = 0
        """Of how many junctures that guide has heard."""

    async def say(
        self, play: Play, workers: Workers, asker: Asker, language: Language, names: Sequence[str]
    ) -> Guidance:
        """What it says and would choose, as of now."""
        if not self._row.setting.lesson:
            raise Refused("this is no guided game", "no-lesson")
        junctures, stream = self._follow(play), [*play.stream(LEARNER)]
        work = (self._row.game, self._guide, stream, junctures[self._heard :], junctures[-1])
        guide, guidance = await workers.run(asker, guidance_from, *work, language, tuple(names))
        if len(junctures) > self._heard:
            self._guide, self._heard = guide, len(junctures)
        return guidance

    def _follow(self, play: Play) -> list[Juncture]:
        if self._followed is None:
            opened = opening_of(self._row, self._seats)
            self._followed = Followed(open_sealed(self._game, opened, seal_of(self._row)))
        self._followed.follow(play.match.choices)
        return [*self._followed.junctures]


def guidance_from(
    name: str,
    guide: Guide,
    stream: Sequence[Event],
    junctures: Sequence[Juncture],
    now: Juncture,
    language: Language,
    names: tuple[str, ...],
) -> tuple[Guide, Guidance]:
    """Work for the processes that think: the guide after these junctures, and it in words."""
    played = find_game(name)
    lesson = known_lesson(played)
    guide = go_on(played, lesson, guide, stream, junctures)
    words = lesson_words(played, language, names=names)
    wish = advice(played, lesson, stream, now)
    reasoned = wish is not None and not isinstance(wish.because, CoreMotive)
    return guide, Guidance(
        at=len(stream),
        answered=now.answered,
        remarks=tuple(
            GuideSaid(in_words(words, played, stream, one), one.at, lesson.step(one.step).lights)
            for one in guide.remarks
        ),
        advice=Raw(encode(wish.choice)) if wish else None,
        because=words.say(wish.because) if wish and reasoned else "",
        urges=guide.urges and wish is not None,
    )
