"""The board, as section 2 of the rules describes it."""

from __future__ import annotations

from collections import Counter

from deductio.games.new_york.city import (
    ACTION,
    CELLS,
    COLUMNS,
    DISTRICT,
    DISTRICTS,
    KINDS,
    LANDMARKS,
    NEIGHBOURS,
    OF_KIND,
    PICTOS,
    PLACES,
    ROWS,
    SYMBOLS,
    WATERS,
    named,
)


def test_there_are_25_cells_row_by_row() -> None:
    assert tuple(f"{letter}{number}" for number in ROWS for letter in COLUMNS) == CELLS


def test_every_row_and_column_has_its_share_of_actions() -> None:
    lines = [[c for c in CELLS if sign in c] for sign in "ABCDE12345"]
    for line in lines:
        met = Counter(ACTION[cell] for cell in line)
        assert met["informants"] == 2
        assert met["experts"] in (1, 2)
        assert met["swap"] <= 1 and met["go"] <= 1


def test_every_district_has_informants_and_experts_and_hangs_together() -> None:
    assert {name: cells.bit_count() for name, cells in DISTRICTS.items()} == {
        "BK": 4, "BW": 3, "BX": 3, "MA": 4, "NJ": 4, "QU": 4, "SI": 3,
    }  # fmt: skip
    for cells in map(named, DISTRICTS.values()):
        assert {"informants", "experts"} <= {ACTION[cell] for cell in cells}
        reached = [cells[0]]
        for cell in reached:
            reached += [c for c in NEIGHBOURS[cell] if c in cells and c not in reached]
        assert sorted(reached) == sorted(cells)


def test_no_two_neighbours_have_the_same_action() -> None:
    assert not any(ACTION[c] == ACTION[n] for c in CELLS for n in NEIGHBOURS[c])


def test_there_are_47_places_of_10_kinds_and_every_cell_has_other_pictograms() -> None:
    assert (len(PLACES), len(KINDS)) == (47, 10)
    assert len(set(PICTOS.values())) == 25
    assert {len(pictos) for pictos in PICTOS.values()} == {1, 2, 3}
    assert sum(map(len, PLACES.values())) == sum(map(len, PICTOS.values()))
    assert named(OF_KIND["airport"]) == ("D2", "A3", "D4", "E4")
    assert PLACES["jfk"] == ("D4", "E4")


def test_five_cells_touch_no_water() -> None:
    wet = {cell for cells in WATERS.values() for cell in named(cells)}
    assert [cell for cell in CELLS if cell not in wet] == ["A1", "B1", "C1", "E3", "D4"]


def test_cases_have_twelve_symbols_and_landmarks_are_places() -> None:
    assert list(SYMBOLS)[7] == "crossed_circle"
    assert len(SYMBOLS) == 12
    assert set(LANDMARKS) <= set(PLACES)
    assert len(set(LANDMARKS)) == 18
    assert DISTRICT["E4"] == "QU"
