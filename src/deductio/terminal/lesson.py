"""A guided game in the terminal: the same luck, rookies, conditions and texts as on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from deductio.bots import Bot, bot
from deductio.bots.names import called
from deductio.coach.guide import Followed, Guide, advice, go_on, in_words
from deductio.coach.lessons import LEARNER, known_lesson, lesson_words
from deductio.core.game import Game
from deductio.core.log import Opening
from deductio.core.match import Match
from deductio.core.messages import Event, Question, Seat
from deductio.core.news import opening_news
from deductio.core.seal import Seal, absent_nonce, open_sealed
from deductio.core.thinking import CoreMotive, Wish
from deductio.tables.bots import thought_seed
from deductio.words import Language


def lesson_opening(played: Game[Any]) -> tuple[Match[Any], Opening]:
    """The table of a game's lesson, as its record will say."""
    lesson = known_lesson(played)
    players = ("you", *(f"rookie:{member}" for member in lesson.rivals))
    commitment = lesson.seal.commitment
    nobodys = tuple(absent_nonce(commitment, seat) for seat in range(len(players)))
    seal = Seal(lesson.seal.secret, nobodys)
    plain = played.opening(len(players), lesson.options, seal.commitment, seal.nonces)
    opened = structs.replace(plain, lesson=True)
    match = open_sealed(played, opened, seal)
    return match, Opening(opened, seal.secret.hex(), players, opening_news(match).hash())


class TerminalGuide:
    """Speaks to the learner between the events and the question."""

    def __init__(self, played: Game[Any], opening: Opening, language: Language) -> None:
        self.played, self.lesson = played, known_lesson(played)
        self.opening = opening
        names = called(opening.players, opening.opened.commitment)
        self.words = lesson_words(played, language, names=names)
        self._followed = Followed(open_sealed(played, opening.opened, opening.seal))
        self._guide = Guide()
        self._heard = 0

    def says(self, match: Match[Any]) -> list[str]:
        """What is new, and at first what it would choose."""
        self._followed.follow(match.choices)
        stream, junctures = match.streams[LEARNER], self._followed.junctures
        before = len(self._guide.remarks)
        self._guide = go_on(self.played, self.lesson, self._guide, stream, junctures[self._heard :])
        self._heard = len(junctures)
        new = self._guide.remarks[before:]
        said = [in_words(self.words, self.played, stream, one) for one in new]
        return [*said, self.advises(stream)] if said and self._guide.urges else said

    def advises(self, stream: Sequence[Event]) -> str:
        """What it would answer now, and why."""
        wish = self.wish(stream)
        if wish is None:
            return self.words.text("terminal-no-advice")
        because = "" if isinstance(wish.because, CoreMotive) else self.words.say(wish.because)
        known = {"choice": self.words.say(wish.choice), "because": because}
        return self.words.text("terminal-advice", known).strip()

    def wish(self, stream: Sequence[Event]) -> Wish | None:
        return advice(self.played, self.lesson, stream, self._followed.junctures[-1])

    def rivals(self, match: Match[Any]) -> dict[Seat, Bot]:
        seats = range(1, len(self.opening.players))
        return {seat: Rival(match, seat, self.opening) for seat in seats}


class Rival:
    """One of the rookies, with the luck that it has at a table of the page."""

    def __init__(self, match: Match[Any], seat: Seat, opening: Opening) -> None:
        self._match, self._seat, self._opening = match, seat, opening

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        """A fresh bot for every choice, as there."""
        own = sum(chooser == self._seat for chooser, _ in self._match.choices)
        seed = thought_seed(self._opening.secret, self._seat, own)
        player = self._opening.players[self._seat]
        return bot(player, self._match.game, seed).wish(stream, question)
