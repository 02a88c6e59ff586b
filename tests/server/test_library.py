"""How people are called in proofs and replays."""

from __future__ import annotations

import pytest

from deductio.server.library import named
from deductio.tables.rows import SeatRow


@pytest.mark.parametrize(
    ("names", "called"),
    [(["Ada", "Ben"], ["Ada", "Ben"]), (["Ada", ""], []), (["", ""], [])],
)
def test_people_are_called_by_name_if_all_have_one(names: list[str], called: list[str]) -> None:
    seats = [SeatRow(seat=seat, name=name) for seat, name in enumerate(names)]
    assert named(seats) == called
