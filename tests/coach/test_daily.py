"""The case of the day: the year that ships, days in a row, witnesses, and how par is measured."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from math import sqrt
from statistics import mean, stdev

import pytest

from deductio.coach.daily.calendar import (
    FIRST,
    Case,
    case_of,
    cases,
    day_of,
    days_now,
    is_during,
    latest,
    read_day,
    year,
)
from deductio.coach.daily.solving import truth_of
from deductio.coach.daily.streak import streak
from deductio.coach.puzzles.making import make
from deductio.core.chance import Chance
from deductio.core.game import Refused
from deductio.core.solo import SOLVER, Solved, solved
from deductio.core.twins import find_twin, retrace
from deductio.games import OURS, game
from tests.coach.find_cases import deepened, with_more
from tests.coach.make_year import grades_of
from tests.coach.par import fitting, opening, solved_in
from tests.coach.solver import of_a_witness, solve

NOW = datetime(2026, 11, 18, 9, tzinfo=UTC).timestamp()
ONE = timedelta(days=1)


# The year


def test_the_year_is_whole_and_no_puzzle_comes_twice() -> None:
    codes = [code for day in year() for code in day.puzzles]
    assert len(year()) >= 365
    assert all(len(day.puzzles) == 3 for day in year())
    assert max(Counter(codes).values()) == 1
    assert Counter(day.game for day in year()[: 5 * len(OURS)]) == dict.fromkeys(OURS, 5)


def test_every_day_has_a_case_of_its_own_with_par() -> None:
    assert max(Counter((day.game, day.case) for day in year()).values()) == 1
    for day in year():
        case = case_of(day)
        assert case.worlds >= 1000
        assert 0.8 * case.worlds <= case.solved <= case.worlds
        assert 3 <= case.par <= 14


def grades_made(number: int) -> list[int]:
    return [make(code).grade for code in year()[number].puzzles]


@pytest.mark.parametrize("number", range(17, 17 + len(OURS)))
def test_codes_make_puzzles_of_rising_grade(number: int) -> None:
    assert grades_made(number) == [*grades_of(year()[number].game, number)]


@pytest.mark.proof
def test_every_code_of_the_year_makes_a_puzzle_of_its_grade() -> None:
    for number, day in enumerate(year()):
        assert grades_made(number) == [*grades_of(day.game, number)], f"day {number}"


def test_after_the_last_day_the_calendar_goes_round_again() -> None:
    assert day_of(FIRST + len(year()) * ONE) == day_of(FIRST)


# Days


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2026-10-31", "before-the-first"),
        ("2026-11-19", ""),
        ("2026-11-20", "not-yet"),
        ("18.11.2026", "not-a-day"),
        ("", "not-a-day"),
    ],
)
def test_a_day_is_one_that_has_begun_somewhere(text: str, code: str) -> None:
    at = NOW + 2 * 3600  # it is the 19th already where days begin first
    if not code:
        assert read_day(text, at) == date.fromisoformat(text) == latest(at)
        return
    with pytest.raises(Refused) as refused:
        read_day(text, at)
    assert refused.value.code == code


def test_something_is_in_time_while_it_is_that_day_somewhere() -> None:
    midnight = datetime(2026, 11, 18, tzinfo=UTC).timestamp()
    hours = [-14.1, -13.9, 12, 35.9, 36.1]
    assert [is_during(date(2026, 11, 18), midnight + 3600 * hour) for hour in hours] == [
        False,
        True,
        True,
        True,
        False,
    ]
    assert [when.day for when in days_now(midnight + 3600 * 11)] == [19, 18, 17]
    assert [when.day for when in days_now(midnight + 3600 * 9)] == [18, 17]


TODAY = date(2026, 11, 18)


@pytest.mark.parametrize(
    ("ago", "length"),
    [
        ([], 0),
        ([0], 1),
        ([1], 1),
        ([0, 1, 2], 3),
        ([1, 2], 2),
        ([0, 2, 3], 3),
        ([0, 2, 4], 3),
        ([2, 3], 2),
        ([0, 3, 4], 1),
        ([3, 4], 0),
    ],
)
def test_one_missed_day_is_forgiven_two_in_a_row_are_not(ago: list[int], length: int) -> None:
    assert streak([TODAY - number * ONE for number in ago], TODAY) == length


# Cases


@pytest.mark.parametrize("name", OURS)
def test_worlds_of_a_case_tell_the_solver_what_the_case_tells(name: str) -> None:
    played, number = game(name), cases()[name][0].number
    first = opening(played, number)[1]
    some = [world for world, _ in zip(fitting(played, number), range(4), strict=False)]
    assert all(world.streams[SOLVER] == first.streams[SOLVER] for world in some)
    hidden = {repr(world.state) for world in some}
    assert len(hidden) == len(some)


@pytest.mark.parametrize("name", OURS)
def test_a_case_can_be_solved_and_its_truth_is_told_when_it_is_over(name: str) -> None:
    match = opening(game(name), cases()[name][0].number)[1]
    assert solve(match, "any").right
    assert all(truth_of(match, language) for language in ("fr", "en"))


@pytest.mark.parametrize("name", OURS)
def test_a_witness_claims_nothing_and_is_moved_by_nothing_hidden(name: str) -> None:
    played = game(name)
    match = opening(played, cases()[name][1].number)[1]
    solve(match, "any")
    claims = [choice for seat, choice in match.choices if seat != SOLVER and choice.final]
    assert all(type(choice).__name__ in ("Agree", "Announce") for choice in claims)
    assert name == "almost_innocent" or not claims
    luck = Chance(bytes(32))
    before = opening(played, cases()[name][1].number)[1]
    for seat, choice in match.choices[: len(match.choices) // 2]:
        before.choose(seat, choice)
    if len(before.streams) > 1:
        twin = find_twin(retrace(before), 1, luck)
        assert twin is not None
        assert of_a_witness(twin, "any") == of_a_witness(before, "any")


def test_a_wrong_claim_leaves_a_case_unsolved() -> None:
    played = game("chaussette")
    match = opening(played, cases()["chaussette"][0].number)[1]
    while not match.over:
        question = match.question(SOLVER)
        assert question is not None
        match.choose(SOLVER, question.options[len(question.options) - 1])
    assert played.solo is not None
    found = solved(played.solo, match.streams[SOLVER])
    assert (found.over, found.right) == (True, False)


# Par


def distance_to_par(found: Sequence[Solved], case: Case) -> float:
    """In standard errors, of the mean found and of par."""
    questions = [one.questions for one in found if one.right]
    error = stdev(questions) * sqrt(1 / len(questions) + 1 / case.solved)
    return abs(mean(questions) - case.par) / error


@pytest.mark.parametrize("name", OURS)
def test_our_best_player_needs_par(name: str) -> None:
    case = cases()[name][1]
    assert distance_to_par([*islice(solved_in(game(name), case.number), 10)], case) < 3


@pytest.mark.proof
@pytest.mark.parametrize("name", OURS)
def test_in_worlds_that_par_was_not_measured_in_our_best_player_needs_par_too(name: str) -> None:
    case = cases()[name][1]
    found = [*islice(solved_in(game(name), case.number, after=case.worlds), 200)]
    assert distance_to_par(found, case) < 3


def test_par_can_be_measured_in_steps() -> None:
    fresh = Case(number=1, worlds=0, solved=0, questions=0)
    found = [*islice(solved_in(game("chaussette"), 1), 5)]
    begun = with_more(fresh, found[:2])
    assert [*deepened(game("chaussette"), begun, 5)] == [with_more(fresh, found)]


PRINT = """
from deductio.coach.daily.calendar import cases
from deductio.games import OURS, game
from tests.coach.par import solved_in
for name in OURS:
    print(next(solved_in(game(name), cases()[name][0].number, after=1)))
"""


def test_another_process_measures_the_same_par() -> None:
    here = [repr(next(solved_in(game(name), cases()[name][0].number, after=1))) for name in OURS]
    there = subprocess.run(
        [sys.executable, "-c", PRINT],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "7", "PYTHONPATH": "."},
    )
    assert there.stdout.splitlines() == here
