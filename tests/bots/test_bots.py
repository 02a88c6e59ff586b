"""Every level plays every game to its end, deterministically, and a rookie beats chance."""

from __future__ import annotations

import pytest

from deductio.bots import LEVELS, bot
from deductio.core.game import Refused
from deductio.core.record import verify
from deductio.games import game, names
from deductio.lab.table import play_game

every_game = pytest.mark.parametrize("name", names())


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game_to_an_honest_end(name: str, level: str) -> None:
    played = game(name)
    for seats in (played.seats[0], played.seats[-1]):
        record = play_game(played, seats, {}, [level], "an evening")
        assert verify(record, played).ok


@every_game
def test_the_same_seed_gives_the_same_game_and_another_one_another(name: str) -> None:
    played = game(name)
    one, again, other = (
        play_game(played, played.seats[0] + 1, {}, ["rookie"], seed) for seed in ("a", "a", "b")
    )
    assert one.digest == again.digest != other.digest


@pytest.mark.parametrize(("name", "games"), [("small_detectives", 20), ("new_york", 20)])
def test_a_rookie_beats_chance(name: str, games: int) -> None:
    """Against two who choose anyhow, more than half of the games instead of a third."""
    wins = 0
    for number in range(games):
        seat = number % 3
        levels = ["random"] * 3
        levels[seat] = "rookie"
        record = play_game(game(name), 3, {}, levels, f"evening {number}")
        wins += record.outcome.winners == (seat,)
    assert wins > games / 2


def test_a_team_of_rookies_names_the_right_people_more_often_than_not() -> None:
    games = [
        play_game(game("almost_innocent"), 3, {}, ["rookie"], f"evening {number}")
        for number in range(8)
    ]
    assert sum(bool(record.outcome.winners) for record in games) >= 4


def test_rookies_find_more_of_the_missing_sock_than_chance() -> None:
    """With two of each level at one table, summed over some games."""
    levels = ["rookie", "random", "rookie", "random"]
    scores = [
        play_game(game("chaussette"), 4, {}, levels, f"evening {number}").outcome.scores
        for number in range(10)
    ]
    rookies = sum(score[0] + score[2] for score in scores)
    chance = sum(score[1] + score[3] for score in scores)
    assert rookies > chance * 1.3


def test_an_unknown_level_gets_one_sentence() -> None:
    with pytest.raises(Refused, match="there is no bot 'genius'; the levels are: random, rookie"):
        bot("genius", game("cluedo"), "1")
