"""Where a detective is: on a tile or in the street, and what moves (SD-11 to SD-13)."""

from __future__ import annotations

import pytest

from deductio.games.small_detectives.messages import (
    CameBackFromStreet,
    DeclarationDeclined,
    GoTo,
    HousesSwapped,
    LookedUnder,
    Moved,
    NothingHappened,
    PoliceQueueChanged,
    PubDeclined,
    SawUnder,
    Shadow,
    SwapHouse,
    Walk,
    WentIntoStreet,
)
from tests.rules.small_detectives.table import a_round, asked, decline_all, told


def test_sd_11_in_the_street_one_keeps_the_position() -> None:
    match = a_round([2, 4, 6], "survey", "raid", "coldcase")
    decline_all(match)
    assert told(match.public, WentIntoStreet) == [WentIntoStreet(0, 2)]
    assert told(match.public, CameBackFromStreet) == [CameBackFromStreet(0, 2)]
    assert match.state.at[0] == 2


def test_sd_11_in_the_street_one_does_not_keep_another_from_being_alone() -> None:
    match = a_round([2, 4, 6], "survey", "unexpected", "raid")
    match.choose(1, Walk(1))
    assert told(match.public, LookedUnder)[-2:] == [LookedUnder(2, 2, 2), LookedUnder(1, 4, 5)]


def test_sd_11_in_the_street_one_does_not_hinder_a_survey() -> None:
    match = a_round([2, 3, 6], "shadow", "survey", "coldcase")
    match.choose(0, Shadow(1))
    assert LookedUnder(1, 2, 2) in match.public


@pytest.mark.parametrize("card", ["shadow", "survey"])
@pytest.mark.parametrize("at", [0, 2, 4])
def test_sd_11_in_the_street_one_gets_no_tile_effect(card: str, at: int) -> None:
    match = a_round([at, 6, 6], card, "coldcase", "patrol3", queue=[0] if at == 0 else [])
    if card == "shadow":
        match.choose(0, Shadow(1))
    decline_all(match)
    assert told(match.public, PubDeclined, DeclarationDeclined) == []
    assert at not in [event.position for event in told(match.streams[0], SawUnder)]


def test_sd_11_in_the_street_one_cannot_be_chosen_for_disguise() -> None:
    match = a_round([1, 2, 3, 5], "shadow", "disguise", "raid", "coldcase")
    match.choose(0, Shadow(1))
    assert told(match.public, NothingHappened) == [NothingHappened(1, "disguise")]
    assert match.state.at == [1, 2, 7, 4]


def test_sd_11_in_the_street_one_holds_no_police_place() -> None:
    match = a_round([0, 0, 6], "shadow", "smallmove", "coldcase", queue=[0, 1])
    assert told(match.public, PoliceQueueChanged) == [PoliceQueueChanged((1,))]
    match.choose(0, Shadow(2))
    assert (match.waiting, asked(match)) == ((1,), "police")


def test_sd_12_any_number_of_detectives_may_be_on_one_tile() -> None:
    cards = ("patrol1", "patrol2", "patrol3", "raid", "wheels")
    match = a_round([2, 1, 0, 7, 5], *cards, queue=[2])
    match.choose(4, GoTo(3))
    assert match.state.at == [3, 3, 3, 3, 3]
    assert told(match.public, LookedUnder) == []


def test_sd_12_passing_over_a_tile_has_no_effect() -> None:
    match = a_round([7, 3, 5], "patrol2", "patrol3", "coldcase")
    assert told(match.public, Moved)[:2] == [Moved(0, "patrol2", 7, 1), Moved(1, "patrol3", 3, 6)]
    assert told(match.public, PoliceQueueChanged) == []
    assert told(match.public, LookedUnder) == [LookedUnder(0, 1, 1), LookedUnder(1, 5, 6)]
    assert (match.waiting, asked(match)) == ((2,), "pub")


def test_sd_13_tiles_change_position_with_their_content() -> None:
    match = a_round([2, 6, 6], "smallmove", "patrol3", "survey")
    match.choose(0, SwapHouse(3))
    assert match.state.tile_at == [0, 1, 3, 2, 0, 4, 5, 6]
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 3, 2, "pastor")]


def test_sd_13_no_detective_moves_with_its_tile() -> None:
    match = a_round([2, 3, 3], "smallmove", "shadow", "raid")
    match.choose(1, Shadow(0))
    match.choose(0, SwapHouse(3))
    assert told(match.public, HousesSwapped) == [HousesSwapped(0, 2, 3)]
    assert match.state.at == [2, 3, 7]
    assert CameBackFromStreet(1, 3) in match.public


def test_sd_13_a_detective_on_the_other_house_stays_too() -> None:
    match = a_round([1, 5, 6], "smallmove", "patrol3", "raid")
    assert match.state.at == [1, 0, 2]
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 2, 1, "gnome")]
    assert told(match.streams[2], SawUnder) == [SawUnder(2, 1, 2, "florist")]
