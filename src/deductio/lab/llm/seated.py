"""A player at a seat, as a bot: asks it, reads its answers, and goes on whatever it says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from time import perf_counter
from typing import Any

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.coaching import FactName
from deductio.core.game import Game, Refused
from deductio.core.messages import Choice, Confirm, Event, Question, Seat
from deductio.core.thinking import HadNoChoice, KeptToHabit, TookAny, Wish
from deductio.deduction.model import Fact
from deductio.lab.llm.answers import Said, read
from deductio.lab.llm.players import Player, Silent
from deductio.lab.llm.text_seat import Prompt, TextSeat, Wording

TRIES = 2
"""After an answer that was not taken, a player hears why and may answer once more."""
MEANWHILE = 3
"""So often it may do something meanwhile before it must answer."""


class Statement(Struct, frozen=True):
    """What somebody held likely after so many events."""

    at: int
    beliefs: Mapping[FactName, float]


class Turn(Struct, frozen=True):
    """What came of one ask."""

    at: int
    """How many events the seat had been told."""
    ask: str
    answers: tuple[str, ...]
    """As they came; the last one counts, unless the default was taken."""
    illegal: tuple[str, ...]
    """Why each of the others was not taken."""
    choice: Choice
    defaulted: bool
    beliefs: dict[str, float]
    """As facts are truly written."""
    unread: int
    seconds: float


class Seated:
    """Sits at one seat for one game."""

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        player: Player,
        wording: Wording,
        seed: str,
        complain: Callable[[str], None],
    ) -> None:
        self._game, self._player, self._complain = game, player, complain
        self._seat = TextSeat(game, seat, wording)
        self._luck = Chance(sha256(seed.encode()).digest())
        self._stream: Sequence[Event] = ()
        self._heard = 0
        self._notes = ""
        self._meanwhile = 0
        self._begun = self._silent = False
        self.turns: list[Turn] = []

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        """It is never asked what it would do while others think, only when it must answer."""
        if not len(question.options):
            return None
        if self._meanwhile == MEANWHILE:
            question = Question(question.name, question.options, ())
        if not needs_an_answer(question):
            return Wish(question.options[0], HadNoChoice())
        turn = self._ask(stream, question)
        self._meanwhile = 0 if turn.choice in question.options else self._meanwhile + 1
        self.turns.append(turn)
        return Wish(turn.choice, KeptToHabit() if turn.defaulted else TookAny())

    @property
    def stated(self) -> list[Statement]:
        """What it believed, ask by ask."""
        return [
            Statement(turn.at, {Fact.read(fact): odds for fact, odds in turn.beliefs.items()})
            for turn in self.turns
        ]

    def end(self) -> None:
        """The game is over, or was broken off."""
        if self._begun:
            self._player.end("\n".join(self._seat.story(self._stream, self._heard)))

    def _ask(self, stream: Sequence[Event], question: Question) -> Turn:
        self._stream = stream  # which grows on
        prompt = self._seat.prompt(stream, question, self._heard)
        self._heard = len(stream)
        facts = frozenset(self._game.notebook(stream).facts)
        begun = perf_counter()
        said, answers, wrong = self._said(prompt, question, facts)
        choice = said.choice if said else self._game.default(stream, question, self._luck)
        self._notes = said.notes if said else self._notes
        return Turn(
            at=len(stream),
            ask=question.name,
            answers=tuple(answers),
            illegal=tuple(wrong),
            choice=choice,
            defaulted=said is None,
            beliefs={str(fact): odds for fact, odds in said.beliefs.items()} if said else {},
            unread=said.unread if said else 0,
            seconds=round(perf_counter() - begun, 3),
        )

    def _said(
        self, prompt: Prompt, question: Question, facts: frozenset[Fact]
    ) -> tuple[Said | None, list[str], list[str]]:
        """The answer that was taken, all that came, and why the others were not taken."""
        answers: list[str] = []
        wrong: list[str] = []
        code = ""
        while len(wrong) < TRIES and not self._silent:
            try:
                answers.append(self._answer(prompt, code))
                return read(answers[-1], self._seat, question, facts), answers, wrong
            except Refused as refused:
                wrong.append(str(refused))
                code = refused.code
            except Silent as silent:
                wrong.append(str(silent))
                self._silent = True
                self._complain(f"{silent}; it takes the default until this game is over")
        return None, answers, wrong or ["it is silent in this game"]

    def _answer(self, prompt: Prompt, code: str) -> str:
        if not self._begun:
            self._begun = True
            self._player.begin(prompt.rules)
        text = self._seat.words.text
        notes = text("llm-notes", {"notes": self._notes}) if self._notes else ""
        return self._player.answer(prompt, notes, text(f"llm-wrong-{code}") if code else "")


def needs_an_answer(question: Question) -> bool:
    """Whether there is something to decide, or to see now that will not be told again."""
    several = len(question.options) > 1 or len(question.meanwhile)
    return bool(len(question.options) and (several or Confirm() in question.options))
