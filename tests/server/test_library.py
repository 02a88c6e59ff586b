"""How people are called in proofs and replays."""

from __future__ import annotations

import pytest

from deductio.tables.orders import new_row
from deductio.tables.rows import SeatRow, Setting, TableRow
from deductio.tables.sentences import named


def table(sharing: int = 1) -> TableRow:
    return new_row("cluedo", "", Setting(sharing=sharing), listed=False)


@pytest.mark.parametrize(
    ("names", "called"),
    [(["Ada", "Ben"], ["Ada", "Ben"]), (["Ada", ""], []), (["", ""], [])],
)
def test_people_are_called_by_name_if_all_have_one(names: list[str], called: list[str]) -> None:
    seats = [SeatRow(seat=seat, name=name) for seat, name in enumerate(names)]
    assert named(table(), seats, "en") == called


def test_a_team_is_called_by_its_number_and_a_bot_by_its_name() -> None:
    seats = [SeatRow(seat=0, sits="person", name="Ada"), SeatRow(seat=1, sits="bot", name="Ines")]
    assert named(table(sharing=6), seats, "en") == ["Team 1", "Ines"]
    assert named(table(sharing=6), seats, "fr") == ["Équipe 1", "Ines"]
