"""Simple sound players need about as many rounds as the rules say they do."""

from __future__ import annotations

from statistics import mean

import pytest

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Finished
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.messages import LookedUnder
from deductio.games.small_detectives.state import State
from tests.rules.small_detectives.detective import play
from tests.rules.small_detectives.table import told

GAMES = 150


def a_game(seats: int, number: int) -> Match[State]:
    luck = Chance((1000 * seats + number).to_bytes(32, "big"))
    match = Match.open(GAME, GAME.opening(seats, {}), luck.clone())
    play(match, luck)
    return match


@pytest.mark.parametrize(
    ("seats", "rounds", "late", "looks"),
    [(2, 6.1, 9, 1.42), (3, 9.1, 12, 0.75), (4, 11.0, 15, 0.61), (5, 12.5, 17, 0.53)],
)
def test_games_last_about_that_many_rounds(
    seats: int, rounds: float, late: int, looks: float
) -> None:
    games = [a_game(seats, number) for number in range(GAMES)]
    ends = [told(match.public, Finished)[0] for match in games]
    lengths = sorted(end.rounds for end in ends)
    seen = sum(len(told(match.public, LookedUnder)) for match in games)
    assert all(len(end.winners) == 1 for end in ends), "every case is solved"
    assert not any(match.state.eliminated for match in games), "nobody declares lightly"
    assert mean(lengths) == pytest.approx(rounds, rel=0.15)
    assert lengths[GAMES * 95 // 100] == pytest.approx(late, abs=2)
    assert seen / sum(lengths) / seats == pytest.approx(looks, rel=0.1)
