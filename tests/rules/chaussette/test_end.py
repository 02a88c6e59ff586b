"""CH-30 to CH-35: how a game ends and what it is worth."""

from __future__ import annotations

import pytest

from deductio.core.messages import Finished
from deductio.games.chaussette.messages import (
    DrawerOpened,
    Indicate,
    MissingSockRevealed,
    RemovedCardRevealed,
    Report,
    Reported,
    Scored,
    TeamLost,
    TeamWon,
)
from deductio.games.chaussette.rules.end import rank, report_points
from tests.rules.chaussette.table import (
    at,
    grant_bonus,
    let_indicate,
    random_game,
    search,
    team_at,
    told,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ch_30_a_competition_ends_with_the_third_report(seats: int) -> None:
    match = random_game(seats, seed=2)
    assert len(told(Reported, match.public)) == 3 * seats
    rounds = 4 if seats == 5 else 5
    assert told(Finished, match.public)[0].rounds == rounds


def test_ch_31_a_team_ends_with_three_markers_no_search_or_no_pair_left() -> None:
    games = [random_game(2, seed, mode="cooperation", searches=7) for seed in range(40)]
    ends = {
        (event.reason if isinstance(event, TeamLost) else "won")
        for match in games
        for event in match.public
        if isinstance(event, TeamWon | TeamLost)
    }
    assert ends == {"won", "wrong", "searches"}  # CH-49 has a test of its own


@pytest.mark.parametrize(
    ("kind", "points"),
    [("B", (12, 8, 4)), ("A", (6, 4, 2)), ("C", (3, 2, 1)), ("G", (0, 0, 0))],
)
def test_ch_32_a_report_counts_its_token_by_how_much_of_it_is_right(
    kind: str, points: tuple[int, int, int]
) -> None:
    wrong = "G"
    assert report_points((kind, wrong, wrong), "B") == points[0]
    assert report_points((wrong, kind, wrong), "B") == points[1]
    assert report_points((wrong, wrong, kind), "B") == points[2]


@pytest.mark.parametrize(
    ("pairs", "points"), [("", 0), ("A", 2), ("AC", 4), ("ACD", 8), ("ACDE", 16), ("ACDEF", 32)]
)
def test_ch_33_pairs_count_more_and_more(pairs: str, points: int) -> None:
    match = at(seats=2, active=1, round=5, pairs=[tuple(pairs), ()], reports=[("G", "G")] * 2)
    search(match, 1, 2, 3, 4)
    match.choose(0, Report("G"))
    match.choose(1, Report("G"))
    assert told(Scored, match.public) == [Scored(0, 0, points), Scored(1, 0, 0)]
    assert told(Finished, match.public)[0].scores == (points, 0)


def test_ch_34_most_points_win_then_more_pairs_then_all_who_are_equal() -> None:
    assert rank([13, 26, 20], [5, 0, 1]) == ((1,), (2,), (0,))
    assert rank([20, 20, 8], [2, 3, 3]) == ((1,), (0,), (2,))
    assert rank([20, 8, 20], [3, 3, 3]) == ((0, 2), (1,))


def test_ch_35_a_team_wins_or_loses_together_and_hears_its_searches() -> None:
    match = team_at(markers={"color": "white", "length": "long"}, counted=3, bonus=1)
    search(match, 0, 1, 2, 8)
    let_indicate(match, 2)
    match.choose(2, Indicate("mark", "s"))
    assert match.public[-2:] == [
        TeamWon(counted=4, bonus=1, left=5),
        Finished(winners=(0, 1, 2), ranking=((0, 1, 2),), scores=(1, 1, 1), rounds=4),
    ]


def test_ch_35_bonus_searches_are_counted_apart() -> None:
    match = team_at(counter=1)
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 1)
    search(match, 1, 2, 3, 4)
    assert match.public[-2:] == [
        TeamLost(reason="searches", counted=1, bonus=1, left=0),
        Finished(winners=(), ranking=((0, 1, 2),), scores=(0, 0, 0), rounds=1),
    ]


def test_at_the_end_everything_is_opened() -> None:
    match = team_at("A.... ..A.G .D..B", counter=1, removed=3)
    match.state.drawer[2] = "E"
    search(match, 0, 1, 10, 12)
    assert match.public[-5:-2] == [
        MissingSockRevealed("B"),
        DrawerOpened((1, 8, 10, 12, 15), ("A", "A", "G", "D", "B")),
        RemovedCardRevealed(3, "E"),
    ]
