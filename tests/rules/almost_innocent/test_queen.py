"""The Queen: the die, her nine places, and whom she bothers."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.core.messages import Answered, Chose
from deductio.games.almost_innocent.clues import LINES
from deductio.games.almost_innocent.messages import (
    AskQuantity,
    Inspect,
    LetDraw,
    LetMark,
    MoveQueen,
    Pass,
    QueenMoved,
    QueenRolled,
    QueenStayed,
    SendQueen,
    TurnBegan,
)
from deductio.games.almost_innocent.queen import ADJACENT, CONTROLLED, PLACES
from deductio.games.almost_innocent.state import State
from tests.rules.almost_innocent.arranged import FIVE, at, dice, free, meanwhile, offered, table

ASK = AskQuantity("R1", "free", "nothing")
ASK_DEAR = AskQuantity("R1", "free", "free")


def rolled(place: str, die: int) -> tuple[str | None, list[object]]:
    match = at(table(*FIVE[:2], queen=place, supply=free(9), chance=dice(die)))
    match.choose(0, ASK_DEAR if place.endswith("1") else ASK)
    return match.state.queen, list(match.public[-2:-1])


def test_ai_45_one_to_four_are_directions_and_she_stays_at_an_edge() -> None:
    assert rolled("C3", 1) == ("C1", [QueenMoved("C1")])
    assert rolled("C3", 2) == ("C5", [QueenMoved("C5")])
    assert rolled("C3", 3) == ("A3", [QueenMoved("A3")])
    assert rolled("C3", 4) == ("E3", [QueenMoved("E3")])
    assert rolled("E5", 2) == ("E5", [QueenStayed("E5")])
    assert rolled("E5", 4) == ("E5", [QueenStayed("E5")])


def test_ai_45_on_five_and_six_all_are_asked_and_she_cannot_stay() -> None:
    for die in (5, 6):
        match = at(table(*FIVE[:3], queen="C5", chance=dice(die), active=1))
        match.choose(1, ASK)
        assert match.waiting == (1, 2, 0)
        for seat in range(3):
            assert offered(match, seat) == [MoveQueen("C3"), MoveQueen("A5"), MoveQueen("E5")]
            with pytest.raises(Refused):
                match.choose(seat, MoveQueen("C5"))


def voted(*places: str, active: int = 0) -> Match[State]:
    """A table whose seats, from 0 on, have voted so after a roll of the active one."""
    match = at(table(*FIVE[: len(places)], queen="C3", chance=dice(5), active=active))
    match.choose(active, ASK)
    play(match, [(seat, MoveQueen(place)) for seat, place in enumerate(places)])
    return match


def test_ai_47_she_goes_where_most_want_her_and_only_that_is_told() -> None:
    match = voted("C1", "A3", "A3")
    assert match.state.queen == "A3"
    assert match.waiting == (1,)
    votes = [Answered(0), Answered(1), Answered(2)]
    ending = [QueenMoved("A3"), TurnBegan(1)]
    assert match.public[-6:] == [QueenRolled(0, 5), *votes, *ending]
    own = Chose(2, MoveQueen("A3"))
    assert match.streams[2][-6:] == [QueenRolled(0, 5), *votes[:2], own, *ending]
    other = voted("A3", "A3", "C5")
    assert match.public == other.public


def test_ai_47_a_tie_goes_to_the_active_seat_and_else_to_the_next_who_shares_it() -> None:
    assert voted("C1", "A3").state.queen == "C1"
    assert voted("C1", "A3", active=1).state.queen == "A3"
    assert voted("C1", "A3", "C1", "A3", active=1).state.queen == "A3"
    assert voted("C1", "A3", "E3", "C1", "A3", active=2).state.queen == "C1"
    assert voted("C1", "A3", "E3", "C1", "A3", active=4).state.queen == "A3"


def test_ai_45_she_rolls_after_abilities_and_passes_too() -> None:
    every = dict.fromkeys(LINES, "free")
    for choice, cards in (
        (Inspect("E"), {"edd": (0,)}),
        (SendQueen("A1"), {"valia": (0,)}),
        (AskQuantity("R1", "green", "nothing"), {"okra": (0,)}),
        (Pass(), {}),
    ):
        match = at(
            table(
                *FIVE[:2], queen="C3", supply=free(1), on_lines=every, cards=cards, chance=dice(4)
            )
        )
        match.choose(0, choice)
        assert QueenRolled(0, 4) in match.public
        assert match.state.queen == ("C1" if choice == SendQueen("A1") else "E3")


def test_ai_45_her_nine_places_tile_the_board_and_hers_are_two_rows_and_two_columns() -> None:
    assert PLACES == ("A1", "C1", "E1", "A3", "C3", "E3", "A5", "C5", "E5")
    assert CONTROLLED["C3"] == {"R3", "R4", "CC", "CD"}
    assert CONTROLLED["E1"] == {"R1", "R2", "CE", "CF"}
    for line in LINES:
        assert sum(line in CONTROLLED[place] for place in PLACES) == 3


def test_ai_46_never_diagonally_and_placed_tokens_and_other_abilities_are_left_alone() -> None:
    assert ADJACENT["C3"] == ("C1", "C5", "A3", "E3")
    assert ADJACENT["A1"] == ("A3", "C1")
    asked = {"R3": "free", "CD": "free"}
    match = at(
        table(
            *FIVE[:2],
            queen="C3",
            supply=free(1),
            on_lines=asked,
            chance=dice(1, 1, 1),
            cards={"edd": (0,), "valia": (1,), "din": (0,), "teor": (1,)},
        )
    )
    assert LetDraw(0) in meanwhile(match, 0)
    assert LetMark(0) in meanwhile(match, 1)
    play(match, [(0, Inspect("K")), (1, SendQueen("C3"))])
    assert match.state.supply == free(1)
    assert match.state.on_lines == asked
