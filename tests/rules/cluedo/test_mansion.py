"""The mansion is the one of the rules: its map, its doors, its distances."""

from __future__ import annotations

from collections import Counter

import pytest

from deductio.games.cluedo.cards import ROOMS
from deductio.games.cluedo.mansion import CENTRE, distances, mansion, reachable

DOORS = {
    "kitchen": {(5, 6): (6, 6)},
    "dining": {(4, 14): (4, 15), (5, 10): (6, 10)},
    "living": {(1, 17): (1, 16), (5, 18): (6, 18)},
    "hall": {(9, 19): (9, 18), (13, 20): (14, 20)},
    "garage": {(16, 23): (15, 23), (21, 19): (21, 18)},
    "games": {(19, 12): (18, 12), (22, 9): (22, 8)},
    "bedroom": {(20, 6): (20, 7)},
    "bathroom": {(13, 2): (12, 2), (15, 5): (15, 6)},
    "study": {(7, 3): (6, 3), (9, 5): (9, 6)},
}
BONUS = {"7,7", "7,12", "7,17", "12,7", "12,17", "17,7", "17,12", "17,17"}
BESIDE_CENTRE = {
    *("10,11", "10,12", "10,13", "14,11", "14,12", "14,13"),
    *("11,10", "12,10", "13,10", "11,14", "12,14", "13,14"),
}
PLACES = (
    *(CENTRE, "kitchen", "dining", "living", "hall"),
    *("garage", "games", "bedroom", "bathroom", "study"),
)
DISTANCES = """
 0 11  7 11  8 13  6 12  8  8
11  0  6 14 17 28 20 17 11  5
 7  6  0  6 10 21 22 19 15  9
11 14  6  0  5 16 20 27 23 17
 8 17 10  5  0  6 14 21 21 18
13 28 21 16  6  0 11 18 20 26
 6 20 22 20 14 11  0  5 11 17
12 17 19 27 21 18  5  0  8 14
 8 11 15 23 21 20 11  8  0  8
 8  5  9 17 18 26 17 14  8  0
"""


def square(cell: tuple[int, int]) -> str:
    return "{},{}".format(*cell)


def test_the_map_is_25_by_25() -> None:
    assert list(mansion().signs) == [(row, column) for row in range(25) for column in range(25)]


def test_every_room_has_its_cells() -> None:
    cells = Counter(place for place in mansion().place_at.values() if "," not in place)
    assert cells == {
        "kitchen": 48,
        "dining": 42,
        "living": 48,
        "hall": 48,
        "garage": 54,
        "games": 48,
        "bedroom": 42,
        "bathroom": 36,
        "study": 30,
        CENTRE: 9,
    }


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_its_doors_each_with_one_threshold(room: str) -> None:
    house = mansion()
    doors = {
        cell: there for cell, there in house.thresholds.items() if house.place_at[cell] == room
    }
    assert doors == DOORS[room]
    assert set(house.steps[room]) == {square(there) for there in doors.values()}


def test_there_are_174_corridor_squares_all_connected_8_with_a_bonus() -> None:
    house = mansion()
    assert len(house.squares) == 174
    assert set(distances("6,6")) == {*house.squares, *ROOMS, CENTRE}
    assert house.bonus == BONUS
    assert not BONUS & {square(there) for there in house.thresholds.values()}
    assert set(house.steps[CENTRE]) == BESIDE_CENTRE


def test_shortcuts_work_both_ways_and_join_the_rooms_in_three_clusters() -> None:
    ways = {(here, there): by for here in ROOMS for there, by in mansion().shortcuts[here].items()}
    back_doors = {frozenset(pair) for pair, by in ways.items() if by == "back_door"}
    passages = {frozenset(pair) for pair, by in ways.items() if by == "secret_passage"}
    assert back_doors == set(
        map(frozenset, [("kitchen", "dining"), ("living", "hall"), ("bedroom", "bathroom")])
    )
    assert passages == set(
        map(frozenset, [("kitchen", "garage"), ("living", "bedroom"), ("study", "games")])
    )
    assert all((there, here) in ways for here, there in ways)


def test_entry_distances_are_those_of_the_rules_and_symmetric() -> None:
    found = [[distances(here)[there] for there in PLACES] for here in PLACES]
    assert found == [list(map(int, line.split())) for line in DISTANCES.strip().splitlines()]


def test_every_place_is_as_far_there_as_back() -> None:
    squares = mansion().squares
    assert all(distances(one)["7,7"] == distances("7,7")[one] for one in squares)


def test_within_reach_come_rooms_then_the_centre_then_squares_in_reading_order() -> None:
    within = reachable("6,9", 8)
    assert within[:3] == ("study", "dining", "kitchen")
    assert within[3] == CENTRE
    squares = [place for place in mansion().squares if place in within]
    assert list(within[4:]) == squares
