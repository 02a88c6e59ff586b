"""Random games that get far: hardly anybody proposes, and most announcements are right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Choice, Seat
from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.messages import Announce, Propose
from deductio.games.almost_innocent.state import State


def long_game(seats: int, options: Mapping[str, Any], luck: Chance) -> Iterator[Match[State]]:
    """The match at each ask, and last when it is over."""
    match = Match.open(GAME, GAME.opening(seats, options), luck.clone())
    while not match.over:
        yield match
        match.choose(*likely_choice(match, luck))
    yield match


def likely_choice(match: Match[State], luck: Chance) -> tuple[Seat, Choice]:
    free = [
        (seat, choice)
        for seat in range(match.state.seats)
        if (question := match.question(seat))
        for choice in question.meanwhile
    ]
    if free and luck.below(10) == 0:
        return luck.pick(free)
    seat = luck.pick(match.waiting)
    question = match.question(seat)
    assert question is not None
    if question.name == "announce" and luck.below(12):
        return seat, Announce(match.state.solution_of(seat)[match.state.named // match.state.seats])
    options = [choice for choice in question.options if choice != Propose() or luck.below(5) == 0]
    return seat, luck.pick(options or list(question.options))
