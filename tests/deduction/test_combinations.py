"""One place followed on its own, however many cards of a kind there are."""

from __future__ import annotations

from itertools import product

import pytest

from deductio.deduction.combinations import Automaton, Joiner, Seat, Slot, Stock, follow


def ways(automaton: Automaton) -> list[tuple[int, ...]]:
    """Every choice of options that leads to an end."""
    widths = [moves.shape[1] for moves in automaton.moves]
    found = []
    for options in product(*map(range, widths)):
        situation = 0
        for moves, option in zip(automaton.moves, options, strict=True):
            situation = moves[situation, option] if situation >= 0 else -1
        if situation >= 0:
            found.append(options)
    return found


@pytest.mark.parametrize("width", [3, 40, 70])
def test_a_place_takes_what_meets_its_count(width: int) -> None:
    """Two slots whose cards add 0, 1 or 2; together they must add 2 or 3."""
    gains = tuple(option % 3 for option in range(width))
    slot = Slot(tuple(range(width)), gains)
    automaton = follow(Seat((slot, slot), ((0, 4, 2, 3),)))
    expected = [
        options
        for options in product(range(width), repeat=2)
        if 2 <= sum(gains[option] for option in options) <= 3
    ]
    assert ways(automaton) == expected


@pytest.mark.parametrize("width", [3, 40, 70])
def test_situations_from_which_nothing_can_be_met_are_cut(width: int) -> None:
    """The first slot may already be too much, and then it does not matter how."""
    much = Slot(tuple(range(width)), (*range(4, width + 3), 0))
    little = Slot(tuple(range(width)), (1,) * width)
    automaton = follow(Seat((much, little), ((0, 8, 1, 1),)))
    assert automaton.sizes == [1, 1, 1]
    assert ways(automaton) == [(width - 1, option) for option in range(width)]


@pytest.mark.parametrize("weigh", [False, True])
def test_an_item_that_must_be_used_lies_at_some_place(weigh: bool) -> None:
    """Two places take one of three items each; the first item is at one of them."""
    seat = Seat((Slot((0, 1, 2), (0, 0, 0)),), ())
    free, needed = Stock(0, 1, (1, 1)), Stock(1, 1, (1, 1))
    assert Joiner([seat, seat], [(free, free, free)], weigh=weigh).build().total == 6
    assert Joiner([seat, seat], [(needed, free, free)], weigh=weigh).build().total == 4


def test_what_is_used_weighs_as_much_as_its_stock_says() -> None:
    """Also where another item must be used, and ways without it are dropped."""
    seat = Seat((Slot((0, 1, 2), (0, 0, 0)),), ())
    heavy, needed, free = Stock(0, 1, (1, 5)), Stock(1, 1, (1, 3)), Stock(0, 1, (1, 1))
    weighed = Joiner([seat, seat], [(heavy, needed, free)], weigh=True).build()
    assert weighed.total == 2 * (5 * 3) + 2 * 3
