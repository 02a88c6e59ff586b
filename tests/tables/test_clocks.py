"""Clocks: a time for each choice, or a bank with a little more after each."""

from __future__ import annotations

from contextlib import nullcontext

import msgspec
import pytest

from deductio.tables.clocks import Clocks, clocks_from
from deductio.tables.messages import BankClock, MoveClock, NoClock


@pytest.mark.parametrize(("seconds", "may_be"), [(4, False), (5, True), (86_400, True)])
def test_nobody_has_less_than_five_seconds(seconds: int, may_be: bool) -> None:
    with nullcontext() if may_be else pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "MoveClock", "seconds": seconds}, MoveClock)


def test_without_a_clock_nobody_runs_out() -> None:
    clocks = Clocks(NoClock(), 3)
    clocks.wait_for([0], 0.0)
    assert clocks.first_to_run_out(1e9) is None
    assert clocks.all_left(1e9) == ()
    assert clocks.spend(0, 1e9) == 0


def test_a_move_clock_begins_anew_with_each_choice() -> None:
    clocks = Clocks(MoveClock(30), 2)
    clocks.wait_for([1], 100.0)
    assert clocks.first_to_run_out(110.0) == (20.0, 1)
    assert clocks.all_left(110.0) == (30_000, 20_000)
    assert clocks.spend(1, 125.0) == 25_000
    clocks.wait_for([1], 125.0)
    assert clocks.first_to_run_out(125.0) == (30.0, 1)


def test_a_bank_is_spent_over_the_game_and_grows_with_each_choice() -> None:
    clocks = Clocks(BankClock(60, 5), 2)
    clocks.wait_for([0, 1], 0.0)
    assert clocks.spend(0, 20.0) == 20_000
    clocks.wait_for([1], 20.0)
    assert clocks.all_left(30.0) == (45_000, 30_000)
    assert clocks.first_to_run_out(30.0) == (30.0, 1)


def test_a_clock_stands_still_while_the_game_waits_for_others() -> None:
    clocks = Clocks(BankClock(60, 0), 2)
    clocks.wait_for([0], 0.0)
    clocks.wait_for([1], 10.0)
    clocks.wait_for([0], 40.0)
    assert clocks.left(0, 45.0) == 45.0
    assert clocks.spend(0, 45.0) == 15_000


def test_a_clock_that_stood_still_twice_has_lost_what_ticked_before_each() -> None:
    clocks = Clocks(MoveClock(60), 2)
    for now, seat in ((0.0, 0), (10.0, 1), (15.0, 0), (22.0, 1), (40.0, 0)):
        clocks.wait_for([seat], now)
    assert clocks.all_left(41.0) == (60_000 - 18_000, 60_000 - 23_000)
    assert clocks.spend(0, 41.0) == 18_000
    assert clocks.all_left(41.0)[0] == 60_000


def test_banks_come_back_from_what_choices_have_cost() -> None:
    clocks = clocks_from(BankClock(60, 5), 2, [(0, 20_000), (1, 1_000), (0, 10_000)])
    assert clocks.all_left(0.0) == (40_000, 64_000)


def test_a_clock_starts_when_its_seat_was_told_or_after_its_grace() -> None:
    clocks = Clocks(MoveClock(30), 2)
    clocks.wait_for([0, 1], 100.0, lambda seat: 10.0 * seat)
    assert clocks.all_left(104.0) == (26_000, 30_000)
    assert clocks.first_to_run_out(104.0) == (26.0, 0)
    clocks.start(0, 104.0)
    assert clocks.all_left(104.0) == (26_000, 30_000), "it ticked already"
    clocks.start(1, 104.0)
    assert clocks.all_left(105.0) == (25_000, 29_000)
    assert clocks.spend(1, 106.0) == 2_000


def test_a_clock_with_grace_runs_out_that_much_later_and_costs_nothing_before() -> None:
    clocks = Clocks(MoveClock(30), 1)
    clocks.wait_for([0], 100.0, lambda seat: 10.0)
    clocks.wait_for([0], 105.0, lambda seat: 10.0)
    assert clocks.first_to_run_out(105.0) == (35.0, 0), "whoever is asked already gets no more"
    assert clocks.spend(0, 109.0) == 0
    clocks.wait_for([0], 200.0, lambda seat: 10.0)
    clocks.wait_for([], 205.0)
    assert clocks.all_left(205.0) == (30_000,)
