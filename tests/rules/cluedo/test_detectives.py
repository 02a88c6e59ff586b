"""Simple sound detectives need about as many rounds, suggestions and draws as the rules say."""

from __future__ import annotations

from statistics import mean

import pytest

from deductio.core.messages import Finished
from deductio.games.cluedo.messages import BonusDrawn, Suggested
from tests.rules.cluedo.detective import play_with_detectives
from tests.rules.cluedo.tables import of_kind

ROUNDS = {2: 17.8, 3: 7.4, 4: 5.9, 5: 4.9, 6: 5.0}


def check_lengths(seats: int, games: int) -> None:
    """Our detectives draw a few conclusions more and are a little quicker with three and more."""
    streams = [play_with_detectives(seats, seed).public for seed in range(games)]
    rounds = [event.rounds for stream in streams for event in of_kind(Finished, stream)]
    assert mean(rounds) == pytest.approx(ROUNDS[seats], rel=0.2)
    if seats > 2:
        assert 3 < mean(len(of_kind(BonusDrawn, stream)) for stream in streams) < 5
        assert 13 < mean(len(of_kind(Suggested, stream)) for stream in streams) < 24


@pytest.mark.parametrize("seats", ROUNDS)
def test_games_last_about_as_long_as_the_rules_say(seats: int) -> None:
    check_lengths(seats, games=30)


@pytest.mark.proof
@pytest.mark.parametrize("seats", ROUNDS)
def test_many_games_last_about_as_long_as_the_rules_say(seats: int) -> None:
    check_lengths(seats, games=1500)


def test_detectives_accuse_only_when_certain_and_so_are_never_wrong() -> None:
    for seats in ROUNDS:
        (finished,) = of_kind(Finished, play_with_detectives(seats, 7).public)
        assert len(finished.winners) == 1
