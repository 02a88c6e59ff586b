"""Our best player at a solo case, with witnesses as a table has them."""

from __future__ import annotations

from typing import Any

from deductio.bots import levels_of
from deductio.bots.thinker import Thinker
from deductio.coach.daily.solo import known_solo
from deductio.core.match import Match
from deductio.core.messages import Choice, Seat
from deductio.core.solo import SOLVER, Solved, solved
from deductio.core.thinking import Temper
from deductio.games.almost_innocent.messages import Propose, Said
from deductio.games.almost_innocent.solo import knows
from deductio.tables.bots import think, thought_seed

CAREFUL = Temper(boldness=-1.0)
"""A case has one claim: whoever solves it claims what is certain."""
MOST_CHOICES = 3000


def solve(match: Match[Any], secret: str) -> Solved:
    """Play a case to its end; the secret decides what luck the players have."""
    game = match.game
    best = Thinker(levels_of(game)[-1], game, f"{secret} solver", CAREFUL)
    while not match.over and len(match.choices) < MOST_CHOICES:
        match.choose(*(of_a_witness(match, secret) or of_solver(match, best)))
    return solved(known_solo(game), match.streams[SOLVER])


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


def of_solver(match: Match[Any], best: Thinker) -> tuple[Seat, Choice]:
    question = match.question(SOLVER)
    assert question is not None, "somebody is asked until the game is over"
    if Propose() in question.options and both_know(match):
        return SOLVER, Propose()
    wish = best.wish(match.streams[SOLVER], question)
    assert wish is not None
    return SOLVER, wish.choice


def both_know(match: Match[Any]) -> bool:
    """Almost Innocent gives nothing for tokens that are left, so our players ask to the last one;
    here they resolve as soon as they can."""
    stream = match.streams[SOLVER]
    return Said(1, "know", "combination") in stream and knows(stream)
