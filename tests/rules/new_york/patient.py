"""Random games that last: nobody announces before it has to, or hardly ever."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.games.new_york import GAME
from deductio.games.new_york.state import State

CAUTIOUS = ("start", "end", "window")


def patient_game(
    seats: int, luck: Chance, *, courage: int = 2, **options: Any
) -> Iterator[Match[State]]:
    """The match at each ask and at its end; of 100 times one may announce, `courage` are used."""
    match = Match.open(GAME, GAME.opening(seats, options), luck.clone())
    while not match.over:
        yield match
        seat = luck.pick(match.waiting)
        question = match.question(seat)
        assert question is not None
        silent = question.name in CAUTIOUS and luck.below(100) >= courage
        number = 0 if silent else luck.below(len(question.options))
        match.choose(seat, question.options[number])
    yield match
