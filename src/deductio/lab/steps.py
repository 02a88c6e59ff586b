"""Games of bots as steps to learn from: what a seat had heard, might choose, chose, and got."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from deductio.coach.knowing import Knowing
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.record import Record
from deductio.deduction.model import TooLarge
from deductio.lab.actions import Actions
from deductio.lab.observations import Beliefs, Observer, Rows
from deductio.lab.rewards import NAMED
from deductio.lab.table import play_bots, seated

BITS_DIGITS = 4


class Step(Struct):
    """One choice of one seat. What each field is, `docs/datasets.md` says in words."""

    game: int
    step: int
    seat: Seat
    player: str
    ask: str
    meanwhile: bool
    heard: int
    mask: tuple[int, ...]
    action: int
    index: int
    choice: str
    observation: bytes
    worth: float = 0.0
    odds: bytes | None = None
    bits: float | None = None


class Encoded(Struct, frozen=True):
    """One game."""

    record: Record
    steps: list[Step]
    faults: tuple[str, ...]


class Encoder:
    """Plays games at one table and writes their steps down."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, Any], rewards: str, *, odds: bool
    ) -> None:
        self.actions = Actions(game, seats, options)
        self.beliefs = Beliefs(game, seats, options) if odds else None
        self._game, self._options = game, options
        self._rows = Rows(self.actions.domains)
        self._rewards = NAMED[rewards]
        self._together = game.together(seats, game.read_options(seats, options))

    def play(self, number: int, players: Sequence[str], seed: str, patience: float) -> Encoded:
        steps: list[Step] = []
        observers = [Observer(seat, self._rows) for seat in range(len(players))]

        def watch(match: Match[Any], seat: Seat, choice: Choice) -> None:
            step = self._step(match, seat, choice)
            seen = observers[seat].observe(match).tobytes()
            steps.append(structs.replace(step, game=number, player=players[seat], observation=seen))

        bots = seated(self._game, players, seed, patience)
        played = play_bots(self._game, self._options, players, bots, seed, watch)
        record = played.record
        worths = self._rewards(record.outcome, self._together)
        for step in steps:
            step.worth = worths[step.seat]
        if self.beliefs is not None:
            for seat, stream in enumerate(played.match.streams):
                self._judge(stream, [step for step in steps if step.seat == seat], self.beliefs)
        return Encoded(record, steps, played.faults)

    def _step(self, match: Match[Any], seat: Seat, choice: Choice) -> Step:
        question = match.question(seat)
        assert question is not None, "only who is asked, or may do something meanwhile, chooses"
        meanwhile = not match.is_answer(seat, choice)
        offered = question.meanwhile if meanwhile else question.options
        return Step(
            game=0,
            step=len(match.choices),
            seat=seat,
            player="",
            ask=question.name,
            meanwhile=meanwhile,
            heard=len(match.streams[seat]),
            mask=self.actions.numbers(Question(question.name, offered, ())),
            action=self.actions.number(choice),
            index=offered.index(choice),
            choice=msgspec.json.encode(choice).decode(),
            observation=b"",
        )

    def _judge(self, stream: Sequence[Event], steps: Sequence[Step], beliefs: Beliefs) -> None:
        """What followed, at each step, from all that the seat had been told by then."""
        knowing = Knowing(self._game, stream) if self._game.coaching else None
        for step in steps:
            told = step.heard
            notebook = knowing.notebook(told) if knowing else self._game.notebook(stream[:told])
            try:
                step.odds = beliefs.of(notebook).tobytes()
                step.bits = round(knowing.bits(told), BITS_DIGITS) if knowing else None
            except TooLarge:
                continue
