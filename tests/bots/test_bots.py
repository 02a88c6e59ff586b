"""Every level plays every game to its end, deterministically, and a rookie beats chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from deductio.bots import bot, levels_of, stand_in
from deductio.core.chance import Chance
from deductio.core.game import Refused
from deductio.core.messages import Event, Question
from deductio.core.record import verify
from deductio.core.seal import open_sealed, seal_from
from deductio.core.thinking import PLAIN, Temper
from deductio.games import game, names
from deductio.lab.table import play_game

every_game = pytest.mark.parametrize("name", names())


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in names() for level in levels_of(game(name))]
)
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


def test_an_unknown_level_gets_one_sentence_that_names_those_there_are() -> None:
    levels = ", ".join(levels_of(game("cluedo")))
    with pytest.raises(
        Refused, match=f"^there is no bot 'genius' in cluedo; the levels are: {levels}$"
    ):
        bot("genius", game("cluedo"), "1")


def test_a_game_has_the_levels_that_think_in_it_the_weakest_first() -> None:
    played = game("cluedo")
    sleuth = played.thinking["sleuth"]
    some = replace(played, thinking={"master": sleuth, "rookie": sleuth, "no level": sleuth})
    assert levels_of(some) == ("random", "rookie", "master")
    assert levels_of(replace(played, thinking={})) == ("random",)
    with pytest.raises(Refused, match=r"the levels are: random, rookie, master$"):
        bot("sleuth", some, "1")


def test_a_member_of_the_cast_thinks_with_its_temper_at_the_level_that_is_named() -> None:
    heard: list[Temper] = []

    def thinking(
        stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
    ) -> None:
        heard.append(temper)

    played = replace(game("cluedo"), thinking={"rookie": thinking})
    for name in ("rookie", "rookie:gaspard", "rookie:oscar"):
        match = open_sealed(played, played.opening(2, {}), seal_from("a game"))
        asked = next(seat for seat in match.waiting)
        question = match.question(asked)
        assert question is not None
        bot(name, played, "1").wish(match.streams[asked], question)
    assert heard == [PLAIN, Temper(boldness=1.0), PLAIN]


@pytest.mark.parametrize("name", ["rookie:", "rookie:moriarty", "rookie:odette:nina"])
def test_an_unknown_member_gets_one_sentence_that_names_the_cast(name: str) -> None:
    who = name.partition(":")[2]
    with pytest.raises(Refused, match=f"^nobody in the cast is '{who}'; the cast are: margot, "):
        bot(name, game("cluedo"), "1")


def test_whoever_is_gone_is_played_for_by_an_inspector_or_else_the_best_there_is() -> None:
    played = game("cluedo")
    assert stand_in(played) == "inspector"
    assert stand_in(replace(played, thinking={"rookie": played.thinking["rookie"]})) == "rookie"
