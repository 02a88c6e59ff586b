"""The clue language: where clues are true, and how they are read and written."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from deductio.games.new_york.city import named
from deductio.games.new_york.clues import cells_of, read_clue
from deductio.games.new_york.making.pool import pool
from tests.rules.new_york import checker

CONFORMANCE: list[tuple[list[Any], int, str]] = [
    (["north_of", 4], 15, "A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3 C3 D3 E3"),
    (["near", ["jfk"]], 2, "D4 E4"),
    (["near_kind", ["factory"]], 5, "A1 C2 E2 A4 D5"),
    (["near_kind", ["airport", "harbour"]], 9, "E1 D2 A3 A4 B4 C4 D4 E4 E5"),
    (["far_kind", ["bridge", "park"]], 11, "A1 E1 C2 E2 A3 E3 A4 D4 E4 A5 E5"),
    (["not_in", ["MA", "QU"]], 17, "A1 B1 C1 D1 E1 A2 C2 E2 A3 E3 A4 C4 A5 B5 C5 D5 E5"),
    (["dry", ["hudson", "ocean"]], 13, "A1 B1 C1 D1 E1 C2 D2 E2 C3 D3 E3 C4 D4"),
    (["borders", "MA"], 8, "B1 A2 C2 A3 D3 A4 C4 B5"),
    (["in_or_borders", "SI"], 6, "A3 A4 B4 A5 B5 C5"),
    (["aligned", "jfk"], 13, "D1 E1 D2 E2 D3 E3 A4 B4 C4 D4 E4 D5 E5"),
    (["within", "jfk", 2], 12, "D2 E2 C3 D3 E3 B4 C4 D4 E4 C5 D5 E5"),
    (["beyond", "yankee", 3], 13, "A1 E1 A3 E3 A4 B4 D4 E4 A5 B5 C5 D5 E5"),
    (["district_has", "stadium"], 14, "A1 B1 C1 D1 E1 A2 C2 D2 E2 A3 D3 E3 D4 E4"),
    (["pictos", ">=", 3], 6, "A2 B2 C3 B4 C4 B5"),
    (["nearer", "jfk", "newark"], 12, "D1 E1 D2 E2 D3 E3 C4 D4 E4 C5 D5 E5"),
    (["same_district_neighbours", ">=", 2], 10, "A1 C1 A2 E2 B3 D3 D4 A5 C5 D5"),
    (["touches_districts", 2], 13, "B1 D1 B2 C2 D2 A3 C3 D3 A4 B4 C4 E4 B5"),
    (["or", ["north_of", 2], ["in", ["BK"]]], 9, "A1 B1 C1 D1 E1 C4 C5 D5 E5"),
    (["xor", ["west_of", "C"], ["water", ["hudson"]]], 4, "A1 B1 A5 B5"),
    (
        ["if", ["north_of", 3], ["near_kind", ["bridge"]]],
        19,
        "D1 A2 B2 D2 A3 B3 C3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5 D5 E5",
    ),
]


@pytest.mark.parametrize(("clue", "number", "cells"), CONFORMANCE, ids=str)
def test_example_10_a_clue_is_true_in_exactly_these_cells(
    clue: list[Any], number: int, cells: str
) -> None:
    true = cells_of(read_clue(clue))
    assert " ".join(named(true)) == cells
    assert true.bit_count() == number


@pytest.mark.parametrize("level", [1, 2])
def test_two_evaluators_agree_about_every_clue_of_the_pools(level: int) -> None:
    for clues in pool(level, "informant").values():
        for clue in clues:
            written = msgspec.json.decode(msgspec.json.encode(clue))
            assert set(named(cells_of(clue))) == checker.true_in(written), clue


def test_a_clue_is_the_same_after_a_trip_through_json() -> None:
    for clue, _, _ in CONFORMANCE:
        assert msgspec.json.decode(msgspec.json.encode(read_clue(clue))) == clue


@pytest.mark.parametrize(
    "wrong",
    [
        ["under", 4],
        ["north_of", 9],
        ["near", []],
        ["not", ["not", ["borders", "MA"]]],
        ["or", ["north_of", 2], ["pictos", "=", 2]],
        ["pictos", "<", 2],
        ["row_parity", 2],
        [],
    ],
    ids=str,
)
def test_what_is_not_a_clue_is_not_read(wrong: list[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_clue(wrong)


def true_in(*clue: Any) -> str:
    return " ".join(named(cells_of(read_clue(list(clue)))))


def test_ny_50_near_is_in_a_cell_that_shows_the_place() -> None:
    assert true_in("near", ["verrazzano"]) == "B5 C5"
    assert true_in("near_kind", ["airport"]) == "D2 A3 D4 E4"
    assert "B5" not in true_in("far_kind", ["bridge"])


def test_ny_51_corners_do_not_count_and_water_does_not_matter() -> None:
    assert true_in("within", "yankee", 1) == "C1 B2 C2 D2 C3"
    assert true_in("borders", "SI") == "A3 B4 C5", "B3 and C4 meet it only at corners"
    assert "A3" in true_in("within", "park_hospital", 1), "over the Hudson"


def test_ny_52_what_is_named_does_not_count_itself() -> None:
    assert true_in("west_of", "B") == "A1 A2 A3 A4 A5"
    assert true_in("south_of", 4) == "A5 B5 C5 D5 E5"
    assert true_in("inside") == "B2 C2 D2 B3 C3 D3 B4 C4 D4"


def test_ny_53_shores_are_where_the_map_says() -> None:
    assert "B4" not in true_in("water", ["east_river"])
    assert "B5" not in true_in("water", ["hudson"])
    assert true_in("water", ["sound"]) == "D1 E1 D2 E2"


def test_ny_54_or_either_or_and_if() -> None:
    west, north = ["west_of", "B"], ["north_of", 2]
    assert true_in("or", west, north) == "A1 B1 C1 D1 E1 A2 A3 A4 A5"
    assert true_in("xor", west, north) == "B1 C1 D1 E1 A2 A3 A4 A5"
    assert true_in("if", west, north).split()[:6] == ["A1", "B1", "C1", "D1", "E1", "B2"]
