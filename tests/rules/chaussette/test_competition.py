"""CH-20 to CH-25: rounds and reports."""

from __future__ import annotations

import pytest

from deductio.core.messages import Answered, Chose, Finished
from deductio.games.chaussette.messages import (
    MissingSockRevealed,
    NoPairFound,
    Report,
    Reported,
    RoundBegan,
    SawSocks,
    Scored,
    Searched,
)
from deductio.games.chaussette.socks import KINDS
from tests.rules.chaussette.table import at, random_game, search, told


def test_ch_20_each_seat_searches_once_a_round_from_the_same_first_player() -> None:
    match = at(seats=3, first=1, active=1)
    for slots in [(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)]:
        (seat,) = match.waiting
        search(match, seat, *slots)
    order = [event.seat for event in told(Searched, match.public)]
    assert order == [1, 2, 0, 1]
    assert [type(event) for event in match.public] == [
        RoundBegan,
        *[Searched, NoPairFound] * 3,
        RoundBegan,
        *[Searched, NoPairFound],
    ]


@pytest.mark.parametrize(
    ("seats", "reports_after"), [(2, [3, 4, 5]), (4, [3, 4, 5]), (5, [2, 3, 4])]
)
def test_ch_21_reports_follow_the_last_three_rounds(seats: int, reports_after: list[int]) -> None:
    number, after = 0, []
    for event in random_game(seats, seed=3).public:
        if isinstance(event, RoundBegan):
            number = event.number
        if isinstance(event, Reported) and event.seat == 0:
            after.append(number)
    assert after == reports_after


def test_ch_21_all_seats_are_asked_at_once_for_any_of_the_eight_kinds() -> None:
    match = at(".CEFG HD.CE FGHDB", seats=2, active=1, round=3, pairs=[("A",), ()])
    search(match, 1, 2, 3, 4)
    assert match.waiting == (0, 1)
    for seat in (0, 1):
        question = match.question(seat)
        assert question is not None
        assert tuple(question.options) == tuple(map(Report, KINDS))


def test_ch_21_the_tokens_are_used_from_three_down() -> None:
    for played, token in [(3, 3), (4, 2)]:
        match = at(seats=2, active=1, round=played)
        search(match, 1, 2, 3, 4)
        match.choose(0, Report("A"))
        match.choose(1, Report("A"))
        assert told(Reported, match.public)[0] == Reported(0, token, "A")


def test_ch_22_a_sealed_report_is_heard_by_nobody_before_the_last_is_in() -> None:
    match = at(seats=3, active=2, round=3)
    search(match, 2, 1, 2, 3)
    match.choose(1, Report("F"))
    assert match.streams[0][-1] == match.public[-1] == Answered(1)
    assert match.streams[1][-1] == Chose(1, Report("F"))
    match.choose(0, Report("C"))
    match.choose(2, Report("F"))
    opened = [Reported(0, 3, "C"), Reported(1, 3, "F"), Reported(2, 3, "F")]
    assert match.public[-4:-1] == opened
    assert match.state.reports == [("C",), ("F",), ("F",)]


def test_ch_23_a_report_is_not_checked_and_may_change() -> None:
    match = at(".CEFG HD.CE FGHDB", seats=2, active=1, round=3, pairs=[("A",), ()])
    search(match, 1, 2, 3, 4)
    match.choose(0, Report("A"))
    match.choose(1, Report("B"))
    assert match.public[-1] == RoundBegan(4)
    search(match, 0, 2, 3, 4)
    search(match, 1, 2, 3, 4)
    match.choose(0, Report("A"))
    match.choose(1, Report("H"))
    assert match.public[-1] == RoundBegan(5)
    assert match.state.reports == [("A", "A"), ("B", "H")]
    assert told(MissingSockRevealed, match.public) == []


def test_ch_24_when_all_pairs_are_out_play_goes_on() -> None:
    out = [tuple("ACEF"), tuple("GHD")]
    match = at("..... ..... ....B", seats=2, round=3, pairs=out)
    assert match.public == [
        RoundBegan(4),
        *[Searched(0, (15,), False), NoPairFound(0, (15,))],
        *[Searched(1, (15,), False), NoPairFound(1, (15,))],
    ]
    assert match.streams[1][4] == SawSocks(1, (15,), ("B",))
    assert match.waiting == (0, 1)
    match.choose(0, Report("B"))
    match.choose(1, Report("B"))
    assert told(RoundBegan, match.public) == [RoundBegan(4), RoundBegan(5)]


def test_ch_25_the_third_report_opens_the_sleeve_and_scores() -> None:
    match = at(seats=2, active=1, round=5, reports=[("B", "B"), ("A", "A")])
    search(match, 1, 2, 3, 4)
    match.choose(0, Report("B"))
    assert told(MissingSockRevealed, match.public) == []
    match.choose(1, Report("A"))
    kinds = [type(event) for event in match.public[-4:]]
    assert match.public[-5] == MissingSockRevealed("B")
    assert kinds[1:] == [Scored, Scored, Finished]
    assert match.over
