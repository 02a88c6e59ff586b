"""Contests rotate the seats, are the same however they are run, and rate the better one higher."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from deductio.cli import run
from deductio.core.game import Refused
from deductio.lab.arena import places_of_seats, places_of_teams, report, tournament
from deductio.lab.contest import Contest, Played, hold
from deductio.lab.plots import plot_ratings

STREET = Contest("small_detectives", ("rookie", "random", "random"), 12, {}, "1")
TEAM = Contest("chaussette", ("rookie", "random"), 6, {"mode": "cooperation"}, "1")


def test_everyone_sits_everywhere_equally_often() -> None:
    seats = [result.levels.index("rookie") for result in hold(STREET)]
    assert [seats.count(seat) for seat in range(3)] == [4, 4, 4]


def test_two_processes_play_the_same_games_as_one() -> None:
    alone, shared = hold(STREET), hold(STREET, jobs=2)
    assert [(one.winners, one.rounds) for one in alone] == [
        (one.winners, one.rounds) for one in shared
    ]


def test_the_better_one_is_rated_higher_and_wins_are_counted() -> None:
    result = tournament(STREET)
    best, worst = result.ratings
    assert (best.bot, worst.bot) == ("rookie", "random")
    assert best.low < best.rating < best.high
    assert (best.entered, worst.entered) == (12, 24)
    assert best.wins + worst.wins + result.unsolved == 12
    assert best.p99_milliseconds >= best.mean_milliseconds > 0


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("cluedo", {}),
        ("small_detectives", {}),
        ("chaussette", {"mode": "competition"}),
        ("new_york", {}),
        ("almost_innocent", {"difficulty": "easy"}),
    ],
)
def test_the_order_by_rating_is_the_order_by_wins(name: str, options: dict[str, object]) -> None:
    result = tournament(Contest(name, ("inspector", "random", "random"), 12, options, "1"), jobs=2)
    best, worst = result.ratings
    assert (best.bot, worst.bot) == ("inspector", "random")
    assert best.win_share > worst.win_share
    assert best.rating > worst.rating


def test_where_all_win_together_each_level_is_a_team_and_plays_the_same_deals() -> None:
    result = tournament(TEAM)
    assert result.line_ups == (("rookie",) * 2, ("random",) * 2)
    assert {one.bot: one.entered for one in result.ratings} == {"rookie": 6, "random": 6}
    assert result.games == 12
    assert result.ratings[0].bot == "rookie"


def test_equal_results_are_drawn_equally(tmp_path: Path) -> None:
    result = tournament(STREET)
    for name in ("one.svg", "again.svg", "one.png"):
        plot_ratings(result, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "again.svg").read_bytes()
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_all_but_the_plot_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    arena = ["arena", "small_detectives", "--bots", "random,rookie", "--games", "2"]
    assert run([*arena, "--plot", "plot.svg"]) == 1
    assert capsys.readouterr().err == (
        "deductio: a plot needs Matplotlib: pip install 'deductio[plots]'\n"
    )
    assert run(arena) == 0
    assert "plot" not in capsys.readouterr().out
    assert run([*arena, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["plot"] is None
    assert not [*tmp_path.iterdir()]


def test_who_is_always_second_and_never_wins_looks_no_better_for_it() -> None:
    """A bot that never declares comes second for ever; wins, points and places are told apart."""
    ends = [(0, 1, 2), (2, 1, 0)]
    results = [
        Played(
            ("bold", "shy", "bold"),
            end[:1],
            tuple((seat,) for seat in end),
            tuple(9 - 4 * end.index(seat) for seat in range(3)),
            7,
            ((0.1,),) * 3,
            [],
        )
        for end in ends * 10
    ]
    contest = Contest("small_detectives", ("bold", "shy", "bold"), 20, {}, "1")
    told = report(contest, [contest.line_up], results, [places_of_seats(one) for one in results])
    bold, shy = told.ratings
    assert (bold.bot, bold.mean_place, bold.mean_points) == ("bold", 2.0, 5.0)
    assert (shy.bot, shy.mean_place, shy.mean_points) == ("shy", 2.0, 5.0)
    assert (bold.wins, shy.wins) == (20, 0)
    assert shy.high < bold.rating
    assert told.counted["rating"].startswith("wins alone")


def test_equals_share_the_mean_of_their_places() -> None:
    one = Played(("a", "b", "c"), (2,), ((2,), (0, 1)), (0, 0, 3), 5, ((),) * 3, [])
    assert [place.place for place in places_of_seats(one)] == [2.5, 2.5, 1.0]
    teams = [Played((level,), won, ((0,),), (0,), 5, ((),), []) for level, won in TEAMS]
    assert [place.place for place in places_of_teams(teams)] == [2.5, 1.0, 2.5]


TEAMS: list[tuple[str, tuple[int, ...]]] = [("a", ()), ("b", (0,)), ("c", ())]


@pytest.mark.parametrize("file", ["plot.gif", "no/such/folder/plot.svg"])
def test_a_plot_that_cannot_be_drawn_gets_one_sentence(tmp_path: Path, file: str) -> None:
    with pytest.raises(Refused):
        plot_ratings(tournament(STREET), tmp_path / file)


@pytest.mark.parametrize(
    ("line_up", "games"), [(("genius", "random"), 3), (("random",) * 9, 3), (("random",) * 3, 0)]
)
def test_a_contest_that_cannot_be_played_is_refused_before_it_begins(
    line_up: tuple[str, ...], games: int
) -> None:
    with pytest.raises(Refused):
        hold(Contest("small_detectives", line_up, games, {}, "1"))
