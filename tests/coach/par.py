"""Par of a solo case: what our best player needs in worlds that fit what the solver sees first.

Worlds are drawn by a chain: one outcome of the luck of the opening is exchanged at a time, and the
exchange stays if the solver is told the same. Exchanges are as likely one way as the other, so all
fitting worlds come equally often. What luck gives later, also to witnesses and to the player, is
drawn anew for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Any

from deductio.coach.daily.solo import opening_of_case, seal_of_case
from deductio.core.chance import Chance
from deductio.core.foreseen import Foreseen, Outcome, Unforeseen
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Opened
from deductio.core.solo import SOLVER, Solved
from deductio.core.twins import OtherLuck
from tests.coach.solver import solve

SHUFFLES, PICKS = 120, 6
"""Exchanges tried between two worlds: so many where something was shuffled, else few are enough."""


def solved_in(game: Game[Any], number: int, after: int = 0) -> Iterator[Solved]:
    """World by world, without the first ones; each is always the same."""
    for world, match in enumerate(fitting(game, number)):
        if world >= after:
            yield solve(match, f"world {world} of case {number}")


def fitting(game: Game[Any], number: int) -> Iterator[Match[Any]]:
    """Matches at their first ask, all of which have told the solver what the case tells."""
    opened, first = opening(game, number)
    luck = Chance(sha256(f"worlds of case {number} of {game.name}".encode()).digest())
    here = first
    tries = SHUFFLES if any(draw.shuffled for draw in first.state.chance.given) else PICKS
    for world in count():
        for _ in range(tries):
            here = exchanged(game, opened, here, luck, first.streams[SOLVER]) or here
        outcomes = tuple(draw.outcome for draw in here.state.chance.given)
        seed = sha256(f"world {world} of case {number} of {game.name}".encode()).digest()
        yield Match.open(game, opened, Foreseen(seed, foreseen=outcomes))


def opening(game: Game[Any], number: int) -> tuple[Opened, Match[Any]]:
    """How the case itself begins, with luck that remembers what it gave."""
    opened = opening_of_case(game, number)
    return opened, Match.open(game, opened, Foreseen(seal_of_case(game, number).luck.seed))


def exchanged(
    game: Game[Any], opened: Opened, here: Match[Any], luck: Chance, told: list[Any]
) -> Match[Any] | None:
    """With one outcome otherwise, if the solver is told the same."""
    draws = here.state.chance.given
    number = luck.pick([number for number, draw in enumerate(draws) if len(draw.items) > 1])
    outcomes: list[Outcome] = [draw.outcome for draw in draws]
    draw = draws[number]
    outcomes[number] = draw.otherwise(luck) if draw.shuffled else luck.pick(draw.items)
    if outcomes[number] == draw.outcome:
        return here
    try:
        other = Match.open(
            game, opened, OtherLuck(here.state.chance.seed, foreseen=tuple(outcomes))
        )
    except Unforeseen:
        return None
    return other if other.streams[SOLVER] == told else None
