"""Moving and arriving (CL-16 to CL-22)."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.core.messages import Choice
from deductio.games.cluedo.cards import ROOMS
from deductio.games.cluedo.mansion import distances, mansion
from deductio.games.cluedo.messages import (
    CardShown,
    Draw,
    Enter,
    EnteredRoom,
    GoToCentre,
    ReachedCentre,
    Roll,
    Show,
    SkipDraw,
    Stay,
    Suggest,
    TurnBegan,
    UseBonus,
    Walk,
    Walked,
)
from deductio.games.cluedo.rules.moving import destinations_or_none
from deductio.games.cluedo.state import State
from tests.rules.cluedo.tables import asked, options, start, table


def rolled(place: str, roll: tuple[int, int], **at: str) -> Match[State]:
    """Seat 0 has rolled and must move from that place."""
    match = start(table(at={"olive": place, **at}, dice=[roll]))
    match.choose(0, Roll())
    return match


def squares(choices: list[Choice]) -> set[str]:
    return {choice.square for choice in choices if isinstance(choice, Walk)}


def rooms(choices: list[Choice]) -> set[str]:
    return {choice.room for choice in choices if isinstance(choice, Enter)}


def test_cl_16_steps_are_orthogonal_along_corridor_squares() -> None:
    assert squares(options(rolled("6,6", (1, 1)), 0)) == {
        *("6,4", "6,5", "6,7", "6,8"),
        *("7,6", "8,6", "7,7"),
    }


def test_cl_16_no_step_leads_through_a_wall() -> None:
    beside_patio = squares(options(rolled("9,7", (2, 2)), 0))
    assert not {"9,8", "9,11"} & beside_patio
    assert distances("9,7")["9,11"] == 4 + 2 * 2  # around the patio


def test_cl_17_from_a_room_one_starts_at_any_of_its_thresholds() -> None:
    assert squares(options(rolled("study", (1, 1)), 0)) == {
        *("6,3", "6,2", "6,4"),
        *("9,6", "8,6", "9,7", "10,6"),
    }


def test_cl_17_from_the_centre_one_starts_at_any_of_twelve_squares() -> None:
    first_steps = {place for place, far in distances("centre").items() if far == 1}
    assert first_steps == set(mansion().steps["centre"])
    assert len(first_steps) == 12


def test_cl_17_entering_costs_one_more_than_the_threshold() -> None:
    assert rooms(options(rolled("6,7", (1, 1)), 0)) == {"kitchen"}
    assert rooms(options(rolled("6,8", (1, 1)), 0)) == set()
    assert GoToCentre() in options(rolled("12,9", (1, 1)), 0)
    assert GoToCentre() not in options(rolled("12,8", (1, 1)), 0)


def test_cl_18_every_place_up_to_the_roll_and_no_farther() -> None:
    for place in ("centre", "living", "garage", "7,12", "1,15"):
        for roll in ((1, 1), (3, 4), (6, 6)):
            choices = options(rolled(place, roll), 0)
            near = {there for there, far in distances(place).items() if 0 < far <= sum(roll)}
            centre = {"centre"} if GoToCentre() in choices else set()
            assert squares(choices) | rooms(choices) | centre == near


def test_cl_18_not_back_to_where_this_move_started() -> None:
    choices = options(rolled("kitchen", (6, 6)), 0)
    assert "kitchen" not in rooms(choices)
    assert "6,6" not in squares(options(rolled("6,6", (6, 6)), 0))
    assert GoToCentre() not in options(rolled("centre", (6, 6)), 0)


def test_cl_18_not_back_to_a_room_left_earlier_in_this_turn() -> None:
    state = table(at={"olive": "dining"}, deck=["second_wind"], dice=[(3, 3)])
    match = start(state)
    play(match, [(0, Roll()), (0, Walk("7,12")), (0, Draw()), (0, UseBonus())])
    assert distances("7,12")["dining"] == 4
    assert rooms(options(match, 0)) == set()


def test_cl_19_neither_a_room_nor_the_centre_can_be_crossed() -> None:
    assert distances("12,10")["12,14"] == 3 + 5 + 10 + 5 + 3  # around the patios, not across
    assert distances("4,15")["6,10"] == 2 + 5  # the dining room has a door at each
    assert "12,14" not in squares(options(rolled("12,10", (2, 3)), 0))


def test_cl_19_entering_a_room_ends_the_move() -> None:
    match = rolled("6,6", (6, 6))
    match.choose(0, Enter("kitchen"))
    assert match.public[-1] == EnteredRoom(0, "6,6", "kitchen")
    assert asked(match) == ("suggest", (0,))


def test_cl_20_pawns_never_block() -> None:
    alone = options(rolled("6,6", (2, 2)), 0)
    crowd = {"moutarde": "6,7", "pervenche": "6,5", "violet": "7,6", "rose": "kitchen"}
    match = rolled("6,6", (2, 2), **crowd)
    assert options(match, 0) == alone
    match.choose(0, Walk("6,7"))
    assert match.state.at["olive"] == match.state.at["moutarde"] == "6,7"


def test_cl_21_after_any_roll_one_must_move() -> None:
    for place in (*ROOMS, "centre", "7,7", "6,6"):
        match = rolled(place, (1, 1))
        assert options(match, 0)
        with pytest.raises(Refused):
            match.choose(0, Stay())


def test_cl_22_a_room_asks_for_a_suggestion() -> None:
    match = rolled("6,6", (1, 1))
    match.choose(0, Enter("kitchen"))
    assert asked(match) == ("suggest", (0,))
    assert len(options(match, 0)) == 36
    assert all(isinstance(choice, Suggest) for choice in options(match, 0))


def test_cl_22_the_centre_offers_an_accusation() -> None:
    match = rolled("12,10", (1, 1))
    match.choose(0, GoToCentre())
    assert match.public[-1] == ReachedCentre(0, "12,10")
    assert asked(match) == ("accuse", (0,))


def test_cl_22_a_bonus_square_offers_a_card_if_there_are_any() -> None:
    match = rolled("6,7", (1, 1))
    match.choose(0, Walk("7,7"))
    assert asked(match) == ("draw", (0,))
    assert options(match, 0) == [Draw(), SkipDraw()]
    without = start(table(at={"olive": "6,7"}, dice=[(1, 1)], bonus_cards="off"))
    play(without, [(0, Roll()), (0, Walk("7,7"))])
    assert asked(without) == ("turn", (1,))


def test_cl_22_any_other_square_asks_for_nothing() -> None:
    match = rolled("6,7", (1, 1))
    match.choose(0, Walk("6,8"))
    assert match.public[-2:] == [Walked(0, "6,7", "6,8"), TurnBegan(1)]


def test_cl_22_a_summoned_pawn_that_moves_on_arrives_like_any_other() -> None:
    state = table(at={"olive": "dining"}, dice=[(3, 3)])
    state.summoned = [0]
    match = start(state)
    play(match, [(0, Roll()), (0, Enter("kitchen")), (0, Suggest("rose", "wrench", "kitchen"))])
    match.choose(1, Show("kitchen"))
    assert match.public[-2:] == [CardShown(1, 0), TurnBegan(1)]


def test_what_is_remembered_of_ways_does_not_grow_for_ever() -> None:
    """Whence, how far and where the turn began: a server would meet them all one day."""
    places = mansion().squares[:40]
    for here in places:
        for origin in places:
            destinations_or_none(here, 1, origin)
    assert destinations_or_none.cache_info().currsize < len(places) ** 2
