"""People choose the colours of their seats, while they gather and no two alike."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.tables.colours import colours_of
from deductio.tables.house import House
from deductio.tables.messages import Me, NewTable, PersonWanted
from deductio.tables.rows import SeatRow
from deductio.tables.seating import choose_colour, sit, start
from deductio.tables.table import Table

pytestmark = pytest.mark.anyio


async def two_people(house: House) -> Table:
    order = NewTable("new_york", (Me(), PersonWanted()))
    table = await house.make(order, "ada", "Ada")
    await sit(table, "ben", "Ben", 1)
    return table


def seen(table: Table) -> list[int]:
    return [sitter.colour for sitter in table.info("", None).sitters]


async def test_a_seat_has_the_colour_its_person_chose_also_in_the_next_game(house: House) -> None:
    table = await two_people(house)
    assert seen(table) == [0, 1]
    await choose_colour(table, "ben", 0)
    assert seen(table) == [1, 0], "whoever has chosen none makes room"
    await choose_colour(table, "ada", 4)
    assert seen(table) == [4, 0]
    with pytest.raises(Refused) as refused:
        await choose_colour(table, "ada", 0)
    assert refused.value.code == "colour-taken"
    kept = await house.kept_table(table.code)
    assert [row.colour for row in kept.seats] == [4, 0]
    await start(table, "ada")
    with pytest.raises(Refused) as refused:
        await choose_colour(table, "ada", 2)
    assert refused.value.code == "has-begun"
    table.row.standing = "over"
    assert seen(await house.table(await house.again(table, "ada"))) == [4, 0]


@pytest.mark.parametrize(
    ("chosen", "all_of_them"),
    [
        ((None,) * 6, [0, 1, 2, 3, 4, 5]),
        ((3, None, None, None), [3, 1, 2, 0]),
        ((None, 0, 2, 5, None, None), [1, 0, 2, 5, 4, 3]),
    ],
)
def test_no_two_seats_are_alike(chosen: tuple[int | None, ...], all_of_them: list[int]) -> None:
    rows = [SeatRow(seat=seat, colour=colour) for seat, colour in enumerate(chosen)]
    assert colours_of(rows) == all_of_them
