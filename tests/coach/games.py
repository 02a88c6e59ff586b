"""Games to look back on, with players who do on purpose what a coach should notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deductio.bots import Bot, bot
from deductio.coach.review import Assessment, assess
from deductio.core.game import Game
from deductio.core.log import Log, Opening, entries_of
from deductio.core.messages import Choice, Event, Question
from deductio.core.seal import open_sealed, seal_from
from deductio.core.streams import reader_of
from deductio.core.thinking import TookAny, Wish
from deductio.core.transcript import Transcript, transcribe
from deductio.games import game
from deductio.lab.table import play_out
from deductio.reasons import claimed


class Silent:
    """Knows all that is certain, and never claims anything it need not claim."""

    def __init__(self, played: Game[Any], seed: str) -> None:
        self.game, self.inspector = played, bot("inspector", played, seed)

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        assert self.game.coaching is not None
        leading = self.game.coaching.opens_claim
        wish = self.inspector.wish(stream, question)
        if wish is None or not (wish.choice.claims or isinstance(wish.choice, leading)):
            return wish
        silent = [
            choice
            for choice in question.options
            if not choice.claims and not isinstance(choice, leading)
        ]
        return Wish(silent[0], TookAny()) if silent else wish


class Contrary:
    """Claims what it could prove to be wrong, as soon as there is such a claim."""

    def __init__(self, played: Game[Any], seed: str) -> None:
        self.game, self.inspector = played, bot("inspector", played, seed)

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        for choice in question.options:
            if choice.claims and self.is_wrong(choice, stream):
                return Wish(choice, TookAny())
        return self.inspector.wish(stream, question)

    def is_wrong(self, choice: Choice, stream: Sequence[Event]) -> bool:
        certain = self.game.notebook(stream).certain
        return any(certain.get(fact) is False for fact in claimed(choice, reader_of(stream)))


def game_of(
    name: str, seed: str, *levels: str | type[Silent] | type[Contrary]
) -> tuple[Game[Any], Log, Transcript]:
    """A whole game of these players, by seat."""
    played, seal = game(name), seal_from(seed)
    opened = played.opening(len(levels), {}, seal.commitment, seal.nonces)
    match = open_sealed(played, opened, seal)
    seated: dict[int, Bot] = {
        seat: bot(level, played, f"{seed} {seat}")
        if isinstance(level, str)
        else level(played, seed)
        for seat, level in enumerate(levels)
    }
    play_out(match, seated)
    players = tuple(level if isinstance(level, str) else "person" for level in levels)
    log = Log(Opening(opened, seal.secret.hex(), players), entries_of(match))
    return played, log, transcribe(log, played)[1]


def looked_back(
    name: str, seed: str, *levels: str | type[Silent] | type[Contrary], seat: int = 0
) -> Assessment:
    played, log, told = game_of(name, seed, *levels)
    return assess(played, log, told, seat)
