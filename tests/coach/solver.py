"""Our best player at a solo case, with witnesses as a table has them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from deductio.bots import levels_of
from deductio.bots.thinker import Thinker
from deductio.coach.daily.solo import known_solo
from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.solo import SOLVER, Solved, solved
from deductio.core.thinking import KeptToHabit, Temper, Wish
from deductio.games.almost_innocent.messages import Propose, Said
from deductio.games.almost_innocent.solo import knows
from deductio.tables.bots import think, thought_seed

CAREFUL = Temper(boldness=-1.0)
"""A case has one claim: whoever solves it claims what is certain."""
MOST_CHOICES = 3000


class BestPlayer(Thinker):
    """Its luck is the same in every world, so that it chooses by what it was told alone, and thinks
    only once about what it is told in several."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        super().__init__(levels_of(game)[-1], game, seed, CAREFUL)
        self._luck_at_first = self._luck.clone()
        self.thoughts: dict[bytes, tuple[Wish | None, Chance]] = {}
        """By what it was told, what it wished, and the luck that it had left."""

    def begin(self) -> None:
        """Another world."""
        self._luck = self._luck_at_first.clone()

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        told = sha256(msgspec.json.encode((stream, question.name))).digest()
        if told not in self.thoughts:
            self.thoughts[told] = self._think(stream, question), self._luck
        wish, luck = self.thoughts[told]
        self._luck = luck.clone()
        return wish

    def _think(self, stream: Sequence[Event], question: Question) -> Wish | None:
        if Propose() in question.options and both_know(stream):
            return Wish(Propose(), KeptToHabit())
        return super().wish(stream, question)


def both_know(stream: Sequence[Event]) -> bool:
    """Almost Innocent gives nothing for tokens that are left, so our players ask to the last one;
    here they resolve as soon as they can."""
    return Said(1, "know", "combination") in stream and knows(stream)


def solve(match: Match[Any], secret: str, player: BestPlayer | None = None) -> Solved:
    """Play a case to its end; the secret decides what luck the witnesses have."""
    player = player or BestPlayer(match.game, f"{secret} solver")
    player.begin()
    while not match.over and len(match.choices) < MOST_CHOICES:
        match.choose(*(of_a_witness(match, secret) or of_solver(match, player)))
    return solved(known_solo(match.game), match.streams[SOLVER])


def of_a_witness(match: Match[Any], secret: str) -> tuple[Seat, Choice] | None:
    """What one does that is asked, or meanwhile."""
    for seat in range(1, len(match.streams)):
        question = match.question(seat)
        own = sum(chooser == seat for chooser, _ in match.choices)
        seed, stream = thought_seed(secret, seat, own), match.streams[seat]
        wish = think(match.game.name, "witness", seed, stream, question) if question else None
        if wish:
            return seat, wish.choice
    return None


def of_solver(match: Match[Any], player: BestPlayer) -> tuple[Seat, Choice]:
    question = match.question(SOLVER)
    assert question is not None, "somebody is asked until the game is over"
    wish = player.wish(match.streams[SOLVER], question)
    assert wish is not None
    return SOLVER, wish.choice
