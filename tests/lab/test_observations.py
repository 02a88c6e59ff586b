"""What arrays tell of one seat's stream, and that nothing else is in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.match import Match
from deductio.core.messages import Finished
from deductio.core.twins import find_twin, retrace
from deductio.games import game, names
from deductio.lab.observations import WIDTH, Beliefs, Observer, Rows
from deductio.lab.playouts import HeldBack
from deductio.lab.rewards import by_points, by_ranks, by_wins
from deductio.lab.stepping import Setting

SEATS = 3


def observed(setting: Setting, match: Match[Any], seat: int) -> list[Any]:
    """Everything an environment ever hands to that seat."""
    seen: list[NDArray[Any]] = [
        Observer(seat, setting.rows).observe(match),
        setting.actions.mask(match.question(seat)),
    ]
    if setting.beliefs is not None:
        seen.append(setting.beliefs.odds(match.streams[seat]))
    return [one.tolist() for one in seen]


def some_moments(setting: Setting, luck: Chance) -> Iterator[Match[Any]]:
    """Every eighth ask of a game in which nothing final is chosen, or it were over too soon."""
    match, held_back = setting.open(1), HeldBack()
    while not match.over and len(match.choices) <= 40:
        if len(match.choices) % 8 == 0:
            yield retrace(match)
        seat, options = next(iter(match.asked.items()))
        match.choose(seat, luck.pick(held_back.left_of(options)))


def peeked(setting: Setting, match: Match[Any], seat: int) -> list[int]:
    """What an encoder would give that reads the stream of the seat to the left."""
    told: list[int] = Observer((seat + 1) % SEATS, setting.rows).observe(match).tolist()
    return told


@pytest.mark.parametrize("name", names())
def test_arrays_are_the_same_in_a_twin(name: str) -> None:
    """What differs between two games that a seat cannot tell apart is not in its arrays; an encoder
    that reads what another seat was told would be noticed."""
    setting = Setting(name, SEATS, odds=name == "small_detectives")
    luck = Chance(bytes(32))
    twins = noticed = 0
    for again in some_moments(setting, luck):
        for seat in range(SEATS):
            twin = find_twin(again, seat, luck)
            if twin is not None:
                twins += 1
                assert observed(setting, again, seat) == observed(setting, twin, seat)
                noticed += peeked(setting, again, seat) != peeked(setting, twin, seat)
    assert twins
    assert noticed


@pytest.mark.parametrize("notebook", [True, False])
def test_a_stream_read_as_it_grows_is_the_stream_read_at_once(notebook: bool) -> None:
    """Also where looks fade and come back at the end."""
    played, options = game("chaussette"), {"notebook": [notebook] * SEATS}
    rows = Rows(Setting(played, SEATS, options).actions.domains)
    growing = Observer(1, rows, 400)
    *_, last = (
        (match, growing.observe(match))
        for match in play_randomly(played, SEATS, options, Chance(bytes(32)))
    )
    match, flat = last
    assert (len(match.rewritten) > 0) is not notebook
    assert flat.tolist() == Observer(1, rows, 400).observe(match).tolist()


def test_the_first_row_says_whose_view_it_is_and_the_last_what_happened_last() -> None:
    setting = Setting("cluedo", SEATS)
    match = setting.open(1)
    table = Observer(2, setting.rows).observe(match).reshape(-1, WIDTH)
    assert table[0, :2].tolist() == [3, len(match.streams[2])]
    numbers = setting.actions.domains.numbers(match.streams[2][-1])
    assert table[-1].tolist() == [*numbers, *[0] * (WIDTH - len(numbers))]


def test_an_event_that_is_too_long_for_a_row_goes_on_in_the_next() -> None:
    setting = Setting("almost_innocent", SEATS)
    opened = setting.open(1).public[1]
    rows = np.frombuffer(setting.rows[opened], np.int16).reshape(-1, WIDTH)
    numbers = setting.actions.domains.numbers(opened)
    assert len(rows) > 1
    assert set(rows[1:, 0]) == {setting.actions.domains.kinds + 1}
    assert rows[:, 1:].ravel()[: len(numbers) - 1].tolist() == list(numbers[1:])


def test_beliefs_are_the_odds_of_the_notebook() -> None:
    *_, match = play_randomly(game("small_detectives"), SEATS, {}, Chance(bytes(32)))
    beliefs = Beliefs(match.game, SEATS, {})
    table = beliefs.odds(match.streams[0])
    odds = match.game.notebook(match.streams[0]).odds
    for fact, chance in odds.items():
        row, column = beliefs.items.index(fact.item), beliefs.places.index(fact.place)
        assert table[row, column] == pytest.approx(chance)
    assert table.sum() == pytest.approx(sum(odds.values()))


@pytest.mark.parametrize(
    ("finished", "wins", "ranks"),
    [
        (Finished((1,), ((1,), (0,), (2,)), (0, 5, 0), 3), [-0.5, 1, -0.5], [0, 1, -1]),
        (Finished((0, 1), ((0, 1), (2,)), (4, 4, 0), 3), [0.5, 0.5, -1], [0.5, 0.5, -1]),
        (Finished((), ((2,), (0, 1)), (0, 0, 0), 3), [0, 0, 0], [-0.5, -0.5, 1]),
    ],
)
def test_rewards_are_zero_in_sum_where_seats_play_against_each_other(
    finished: Finished, wins: list[float], ranks: list[float]
) -> None:
    assert by_wins(finished, False) == wins
    assert by_ranks(finished, False) == ranks
    assert sum(wins) == sum(ranks) == 0
    assert by_points(finished, False) == list(finished.scores)


def test_a_team_wins_or_loses_as_one() -> None:
    for rewards in (by_wins, by_ranks):
        assert rewards(Finished((0, 1), ((0, 1),), (1, 1), 3), True) == [1, 1]
        assert rewards(Finished((), ((0, 1),), (0, 0), 3), True) == [-1, -1]
