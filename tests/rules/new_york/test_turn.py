"""NY-10 to NY-14: announce or roll, move, spy, act, announce or pass."""

from __future__ import annotations

import pytest

from deductio.games.new_york.city import ACTION, CELLS, COLUMNS, ROWS
from deductio.games.new_york.messages import (
    Announce,
    Drew,
    DrewCard,
    Moved,
    MoveTo,
    Pass,
    Passed,
    Roll,
    Rolled,
    Spied,
    SpiedCard,
    Spy,
    TurnBegan,
)
from deductio.games.new_york.rules.turn import MOVES
from tests.rules.new_york.tables import E1, I1, I2, I3, WRONG, heard, offered, rolled, table

ANNOUNCE = [Announce(cell) for cell in CELLS]


def test_ny_10_a_turn_starts_with_rolling_or_announcing() -> None:
    match = table([(), ()])
    assert match.public == [TurnBegan(0, 1)]
    assert match.waiting == (0,)
    assert offered(match, 0) == ("start", [Roll(), *ANNOUNCE])


def test_ny_11_two_plain_faces_name_the_cell() -> None:
    for cell in CELLS:
        match = rolled([(), ()], cell, at={0: cell})
        assert match.public[1:3] == [Rolled(0, cell[0], cell[1]), Moved(0, cell)]


@pytest.mark.parametrize("number", ROWS)
def test_ny_11_a_number_and_a_joker_leave_the_row(number: int) -> None:
    match = rolled([(), ()], f"*{number}", at={0: f"C{number}"})
    assert offered(match, 0) == ("cell", [MoveTo(f"{letter}{number}") for letter in COLUMNS])


@pytest.mark.parametrize("letter", COLUMNS)
def test_ny_11_a_letter_and_a_joker_leave_the_column(letter: str) -> None:
    match = rolled([(), ()], f"{letter}*")
    assert offered(match, 0) == ("cell", [MoveTo(f"{letter}{number}") for number in ROWS])


def test_ny_11_two_jokers_leave_every_cell_the_own_one_too() -> None:
    match = rolled([(), ()], "**", at={0: "B3"})
    assert offered(match, 0) == ("cell", [MoveTo(cell) for cell in CELLS])
    assert match.public == [TurnBegan(0, 1), Rolled(0, "joker", "joker")]


def test_ny_11_every_face_of_both_dice_is_equally_likely() -> None:
    faces = []
    for seed in range(1200):
        match = table([(), ()], seed=seed.to_bytes(32, "big"))
        match.choose(0, Roll())
        faces.append(match.public[1])
    for letter in (*COLUMNS, "joker"):
        shown = sum(isinstance(roll, Rolled) and roll.letter == letter for roll in faces)
        assert 150 < shown < 250
    for number in ("1", "2", "3", "4", "5", "joker"):
        shown = sum(isinstance(roll, Rolled) and roll.number == number for roll in faces)
        assert 150 < shown < 250


def test_ny_12_the_pawn_moves_there_from_anywhere_and_shares_the_cell() -> None:
    match = rolled([(), (), ()], "B3", at={0: "E5", 1: "B3", 2: "B3"})
    assert match.state.at == ["B3", "B3", "B3"]
    for reader in (0, 1, 2, None):
        assert heard(match, reader, Moved) == [Moved(0, "B3")]


def test_ny_13_spying_comes_first_then_the_action_once() -> None:
    match = rolled([(), (I1,), ()], "B3", luck=[I1, I2], at={1: "B3"})
    match.choose(0, Spy(1))
    assert match.streams[0] == [
        TurnBegan(0, 1),
        Rolled(0, "B", "3"),
        Moved(0, "B3"),
        SpiedCard(0, 1, I1),
        DrewCard(0, I2, 8),
    ]
    assert match.public[3:] == [Spied(0, 1, "informant"), Drew(0, "informant", 8)]
    assert offered(match, 0)[0] == "end"


def test_ny_14_a_turn_ends_with_announcing_or_passing() -> None:
    match = rolled([(), ()], "B3", luck=[I1])
    assert offered(match, 0) == ("end", [Pass(), *ANNOUNCE])
    match.choose(0, Pass())
    assert match.public[-2:] == [Passed(0), TurnBegan(1, 1)]
    assert match.waiting == (1,)


def test_ny_14_the_turn_passes_clockwise_over_those_who_are_out() -> None:
    match = rolled([(), (), (), ()], "B3", luck=[I1], out=[1, 2])
    match.choose(0, Pass())
    assert match.waiting == (3,)


def test_ny_14_one_may_announce_at_the_end_of_the_turn() -> None:
    match = rolled([(), (), ()], "B3", luck=[I1])
    match.choose(0, Announce(WRONG))
    assert match.state.alive == [1, 2]
    assert match.waiting == (1,)


def test_sanity_how_often_the_dice_leave_a_choice() -> None:
    """Section 12: one cell 25/36, a row 5/36, a column 5/36, any cell 1/36."""
    sizes = [len(moves) for moves in MOVES.values()]
    assert (len(sizes), sizes.count(1), sizes.count(5), sizes.count(25)) == (36, 25, 10, 1)


def test_sanity_how_often_each_action_is_met() -> None:
    """Section 12: informants 10, experts 7, swap 4, go 4 of the 25 cells."""
    met = [ACTION[cell] for cell in CELLS]
    counted = [met.count(action) for action in ("informants", "experts", "swap", "go")]
    assert counted == [10, 7, 4, 4]


def test_hands_are_kept_by_deck_so_that_no_order_tells_anything() -> None:
    match = table([(E1, I3, I1), ()])
    assert match.state.hand(0) == (I3, I1, E1)
