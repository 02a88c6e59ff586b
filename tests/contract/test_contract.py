"""The contract over all games, seat counts and options: random games, checked as they go."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deductio.core.chance import Chance
from deductio.core.contract import (
    check_audiences,
    check_box,
    check_clone,
    check_domains,
    check_options,
    check_refusals,
    check_sets,
    check_travel,
    encode,
    forgotten_yield_from,
    play_randomly,
    snapshot,
)
from deductio.core.game import fold
from deductio.core.match import Match
from deductio.core.messages import Finished
from deductio.core.secrecy import check_secrecy, check_something_hidden
from deductio.games import OURS, game, names
from tests.contract.tables import Table, tables

few = settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow])
many = settings(few, max_examples=250)
every_game = pytest.mark.parametrize("name", names())

Check = Callable[[str, st.DataObject], None]
AT_ANY_TABLE: list[Check] = []


def any_table(check: Check) -> Check:
    """Some tables of every game each time, and many more as a proof."""
    AT_ANY_TABLE.append(check)
    sample: Check = every_game(few(given(data=st.data())(check)))
    return sample


def some_asks(table: Table, one_in: int) -> Iterator[tuple[Match[Any], Chance]]:
    """A random game seen at its first ask and some others, with luck for whoever looks."""
    played, seats, options, luck = table
    for number, match in enumerate(play_randomly(played, seats, options, luck)):
        if not match.over and (number == 0 or luck.below(one_in) == 0):
            yield match, Chance(luck.seed[::-1], luck.drawn * 8)


@any_table
def test_every_game_ends_and_tells_how(name: str, data: st.DataObject) -> None:
    played, seats, options, luck = data.draw(tables(name))
    *_, last = play_randomly(played, seats, options, luck)
    finished = [event for event in last.public if isinstance(event, Finished)]
    assert len(finished) == 1
    ranked = sorted(seat for group in finished[0].ranking for seat in group)
    assert ranked == list(range(seats))
    assert len(finished[0].scores) == seats


@any_table
def test_nobody_hears_what_is_kept_for_others(name: str, data: st.DataObject) -> None:
    *_, last = play_randomly(*data.draw(tables(name)))
    check_audiences(last)


@any_table
def test_twins_that_a_reader_cannot_tell_apart_tell_it_the_same(
    name: str, data: st.DataObject
) -> None:
    """Ever fewer asks are looked at in a long game: a twin is played from the start."""
    played, seats, options, luck = data.draw(tables(name))
    for number, match in enumerate(play_randomly(played, seats, options, luck)):
        if not match.over and luck.below(4 + number // 3) == 0:
            check_secrecy(match, Chance(luck.seed[::-1], luck.drawn * 8))


@every_game
def test_something_is_hidden_from_every_reader_at_first(name: str) -> None:
    played = game(name)
    for number in range(4 * len(played.seats)):
        luck = Chance(number.to_bytes(32, "big"))
        seats = played.seats[number % len(played.seats)]
        check_something_hidden(next(play_randomly(played, seats, {}, luck)), luck)


@any_table
def test_a_clone_plays_on_identically_and_shares_nothing(name: str, data: st.DataObject) -> None:
    for match, luck in some_asks(data.draw(tables(name)), one_in=8):
        check_clone(match, luck)


@any_table
def test_a_match_travels(name: str, data: st.DataObject) -> None:
    for match, _ in some_asks(data.draw(tables(name)), one_in=40):
        check_travel(match)


@any_table
def test_a_refused_choice_changes_no_byte(name: str, data: st.DataObject) -> None:
    for match, luck in some_asks(data.draw(tables(name)), one_in=8):
        check_refusals(match, luck)


@any_table
def test_a_set_may_be_given_in_any_order(name: str, data: st.DataObject) -> None:
    for match, _ in some_asks(data.draw(tables(name)), one_in=4):
        check_sets(match)


@any_table
def test_options_are_distinct_ordered_and_travel(name: str, data: st.DataObject) -> None:
    for match, _ in some_asks(data.draw(tables(name)), one_in=4):
        check_options(match)


@any_table
def test_what_is_offered_has_a_number_and_what_is_told_is_numbers(
    name: str, data: st.DataObject
) -> None:
    table = data.draw(tables(name))
    for match, _ in some_asks(table, one_in=16):
        check_domains(match)
    *_, last = play_randomly(*table)
    check_domains(last)


@any_table
def test_the_same_luck_and_choices_give_the_same_game(name: str, data: st.DataObject) -> None:
    played, seats, options, luck = data.draw(tables(name))
    *_, last = play_randomly(played, seats, options, luck.clone())
    again = Match.open(played, played.opening(seats, options), luck.clone())
    for seat, choice in last.choices:
        again.choose(seat, choice)
    assert snapshot(again) == snapshot(last)


@any_table
def test_a_view_folds_every_stream_and_draws_it(name: str, data: st.DataObject) -> None:
    played, seats, options, luck = data.draw(tables(name))
    *_, last = play_randomly(played, seats, options, luck)
    for stream in [*last.streams, last.public]:
        view = played.view()
        for number, event in enumerate(stream):
            view.hear(event)
            if number % 16 == 0:
                assert encode(view)
        drawing = played.draw(fold(played.view(), stream), lambda domain, value: str(value))
        assert max(map(len, drawing.splitlines())) <= 80


@every_game
def test_the_box_is_complete(name: str) -> None:
    check_box(game(name))


def test_games_are_the_same_under_another_hash_seed() -> None:
    script = (
        "from deductio.core.chance import Chance\n"
        "from deductio.core.contract import play_randomly, snapshot\n"
        "from deductio.games import game, names\n"
        "from hashlib import sha256\n"
        "for name in names():\n"
        "    for seats in game(name).seats:\n"
        "        luck = Chance(bytes([seats] * 32))\n"
        "        *_, last = play_randomly(game(name), seats, {}, luck)\n"
        "        print(name, seats, sha256(snapshot(last)).hexdigest())\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    [same] = told
    assert len({*same.splitlines()}) == sum(len(game(name).seats) for name in names())


@pytest.mark.parametrize("name", sorted(OURS))
def test_no_rule_is_called_without_yield_from(name: str) -> None:
    folder = Path(str(files(OURS[name])))
    rules = [*folder.glob("rules.py"), *folder.glob("rules/*.py")]
    sources = {file.name: file.read_text("utf-8") for file in rules}
    assert sources
    assert forgotten_yield_from(sources) == []


@pytest.mark.proof
@every_game
@pytest.mark.parametrize("check", AT_ANY_TABLE, ids=lambda check: check.__name__)
def test_the_contract_is_kept_at_many_more_tables(name: str, check: Check) -> None:
    many(given(data=st.data())(check))(name)
