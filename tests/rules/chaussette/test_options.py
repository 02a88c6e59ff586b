"""Which options are refused, in one sentence each."""

from __future__ import annotations

from typing import Any

import pytest

from deductio.core.game import Refused
from deductio.games.chaussette import GAME


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {"mode": "competition"}, "a competition needs at least two seats"),
        (3, {"effects": True}, "effect cards are for co-operation only"),
        (1, {"level": "easy"}, "for one seat alone the easy level is the normal one"),
        (
            3,
            {"notebook": [True, False]},
            "say for each of the 3 seats whether it has a notebook, or for none",
        ),
        (3, {"first": 3}, "there is no seat 3 at a table of 3"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    seats: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Refused) as refused:
        GAME.read_options(seats, options)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("options", [{"searches": 2}, {"searches": 31}, {"level": "x"}])
def test_values_out_of_range_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        GAME.read_options(3, {"mode": "cooperation"} | options)


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_seats(seats: int) -> None:
    with pytest.raises(Refused):
        GAME.read_options(seats, {})
