"""What each action card does (SD-14 to SD-23)."""

from __future__ import annotations

from itertools import combinations

import pytest

from deductio.core.messages import Answered
from deductio.games.small_detectives.messages import (
    CardPassed,
    CardsSwapped,
    Decline,
    GoTo,
    HousesSwapped,
    LookedUnder,
    Moved,
    NothingHappened,
    PlacesSwapped,
    PoliceQueueChanged,
    SawUnder,
    Shadow,
    Shadowed,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
    WentIntoStreet,
)
from deductio.games.small_detectives.street import HOUSES
from tests.rules.small_detectives.table import (
    STREET,
    a_round,
    a_round_of_one,
    asked,
    decline_all,
    options,
    told,
)

everywhere = pytest.mark.parametrize("at", range(8))


def test_sd_14_the_shadower_names_any_other_detective_in_the_game() -> None:
    cards = ("patrol2", "", "shadow", "raid", "survey")
    match = a_round([2, 0, 6, 7, 4], *cards, alive=[0, 2, 3, 4], eliminated=[1])
    assert told(match.public, WentIntoStreet) == [WentIntoStreet(2, 6)]
    assert options(match, 2) == [Shadow(0), Shadow(3), Shadow(4)]
    match.choose(2, Shadow(4))
    assert told(match.public, Shadowed) == [Shadowed(2, 4)]


def test_sd_14_the_shadower_looks_at_the_house_of_the_one_it_follows() -> None:
    match = a_round([2, 4, 6], "shadow", "coldcase", "patrol3")
    match.choose(0, Shadow(2))
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 1, 1, "florist")]
    assert told(match.streams[2], SawUnder) == [SawUnder(2, 1, 1, "florist")]
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 3, 3, "pastor")]
    assert match.state.seen == [frozenset({1}), frozenset({3}), frozenset({1})]


STEPS = {"patrol1": 1, "patrol2": 2, "patrol2b": 2, "patrol3": 3, "coldcase": -1, "raid": 4}


@everywhere
@pytest.mark.parametrize("card", STEPS)
def test_sd_15_plain_moves_go_that_many_positions(card: str, at: int) -> None:
    match = a_round_of_one(at, card, queue=[0] if at == 0 else [])
    there = (at + STEPS[card]) % 8
    assert told(match.public, Moved) == [Moved(0, card, at, there)]
    assert match.state.at[0] == there


@pytest.mark.parametrize("at", [0, 1, 2, 3, 5, 6, 7])
def test_sd_16_the_informer_takes_one_to_the_pub(at: int) -> None:
    match = a_round_of_one(at, "informer", queue=[0] if at == 0 else [])
    assert told(match.public, Moved) == [Moved(0, "informer", at, 4)]
    assert match.state.at[0] == 4


def test_sd_16_at_the_pub_already_nothing_happens() -> None:
    match = a_round([4, 1, 7, 2], "informer", "raid", "coldcase", "patrol3")
    assert told(match.public, NothingHappened) == [NothingHappened(0, "informer")]
    assert match.state.at[0] == 4
    assert (match.waiting, asked(match)) == ((0,), "pub")


@pytest.mark.parametrize("steps", [1, 2, 3])
@everywhere
def test_sd_17_unexpected_goes_one_two_or_three_steps(at: int, steps: int) -> None:
    match = a_round_of_one(at, "unexpected", queue=[0] if at == 0 else [])
    assert options(match, 0) == [Walk(1), Walk(2), Walk(3)]
    match.choose(0, Walk(steps))
    assert told(match.public, Moved) == [Moved(0, "unexpected", at, (at + steps) % 8)]


@everywhere
def test_sd_18_on_wheels_goes_to_any_other_position(at: int) -> None:
    others = [there for there in range(8) if there != at]
    for there in others:
        match = a_round_of_one(at, "wheels", queue=[0] if at == 0 else [])
        assert options(match, 0) == [GoTo(other) for other in others]
        match.choose(0, GoTo(there))
        assert told(match.public, Moved) == [Moved(0, "wheels", at, there)]


def test_sd_19_disguise_swaps_with_a_detective_on_either_adjacent_tile() -> None:
    match = a_round([2, 1, 3, 6], "disguise", "survey", "smallmove", "raid")
    assert told(match.public, PlacesSwapped) == [], "seat 3 went to 2 and seats 1 and 2 are beside"
    assert options(match, 0) == [SwapWith(1), SwapWith(2)]
    match.choose(0, SwapWith(2))
    assert told(match.public, PlacesSwapped) == [PlacesSwapped(0, 2)]
    assert match.state.at == [3, 1, 2, 2]


def test_sd_19_with_one_candidate_disguise_does_not_ask() -> None:
    match = a_round([2, 3, 4, 6], "disguise", "smallmove", "informer", "coldcase")
    assert told(match.public, PlacesSwapped) == [PlacesSwapped(0, 1)]
    assert match.state.at[:2] == [3, 2]


def test_sd_19_detectives_on_police_and_pub_may_be_chosen() -> None:
    match = a_round([7, 0, 6, 2], "disguise", "smallmove", "raid", "survey", queue=[1])
    assert told(match.public, PlacesSwapped) == [PlacesSwapped(0, 1)]
    match = a_round([5, 4, 2, 2], "disguise", "smallmove", "raid", "survey")
    assert PlacesSwapped(0, 1) not in match.public
    assert options(match, 0) == [SwapWith(1), SwapWith(2)]


def test_sd_19_police_and_pub_themselves_are_places_to_swap_from() -> None:
    match = a_round([4, 5, 1, 1], "disguise", "smallmove", "coldcase", "patrol2")
    assert options(match, 0) == [SwapWith(1), SwapWith(3)]
    match.choose(0, SwapWith(3))
    assert match.state.at == [3, 5, 0, 4]


def test_sd_19_nobody_on_an_adjacent_tile_means_no_effect() -> None:
    match = a_round([2, 2, 4, 6], "disguise", "smallmove", "informer", "coldcase")
    match.choose(1, SwapHouse(1))
    assert told(match.public, NothingHappened) == [
        NothingHappened(2, "informer"),
        NothingHappened(0, "disguise"),
    ]
    assert match.state.at == [2, 2, 4, 5]


def test_sd_19_who_swaps_with_one_at_the_police_takes_over_its_place() -> None:
    match = a_round([1, 0, 0, 7], "disguise", "smallmove", "phone", "raid", queue=[1, 2])
    assert options(match, 0) == [SwapWith(1), SwapWith(2)]
    match.choose(0, SwapWith(1))
    assert told(match.public, PoliceQueueChanged) == [PoliceQueueChanged((0, 2))]
    assert match.state.at == [0, 1, 0, 3]


def test_sd_19_one_at_the_police_hands_its_place_over() -> None:
    match = a_round([0, 6, 0, 5], "disguise", "unexpected", "smallmove", "survey", queue=[0, 2])
    match.choose(1, Walk(1))
    assert told(match.public, PlacesSwapped) == [PlacesSwapped(0, 1)]
    assert told(match.public, PoliceQueueChanged) == [PoliceQueueChanged((1, 2))]
    assert match.state.at[:3] == [7, 0, 0]


@pytest.mark.parametrize(("at", "there"), [(1, 2), (3, 2), (5, 6), (7, 6)])
def test_sd_20_a_small_move_at_the_end_of_a_row_has_only_one_neighbour(at: int, there: int) -> None:
    match = a_round_of_one(at, "smallmove")
    assert told(match.public, HousesSwapped) == [HousesSwapped(0, at, there)]
    swapped = STREET[:]
    swapped[at], swapped[there] = STREET[there], STREET[at]
    assert match.state.tile_at == swapped


@pytest.mark.parametrize(("at", "sides"), [(2, (1, 3)), (6, (5, 7))])
def test_sd_20_a_small_move_in_the_middle_chooses_between_two(
    at: int, sides: tuple[int, int]
) -> None:
    for there in sides:
        match = a_round_of_one(at, "smallmove")
        assert options(match, 0) == [SwapHouse(side) for side in sides]
        match.choose(0, SwapHouse(there))
        assert told(match.public, HousesSwapped) == [HousesSwapped(0, at, there)]
        assert (match.state.tile_at[at], match.state.tile_at[there]) == (STREET[there], STREET[at])


@pytest.mark.parametrize("at", HOUSES)
def test_sd_21_a_big_move_swaps_with_the_opposite_house(at: int) -> None:
    match = a_round_of_one(at, "bigmove")
    there = (at + 4) % 8
    assert told(match.public, HousesSwapped) == [HousesSwapped(0, at, there)]
    assert (match.state.tile_at[at], match.state.tile_at[there]) == (STREET[there], STREET[at])
    assert match.state.at[0] == at


@pytest.mark.parametrize("at", [0, 4])
@pytest.mark.parametrize("card", ["smallmove", "bigmove"])
def test_sd_20_sd_21_moves_on_police_or_pub_have_no_effect(card: str, at: int) -> None:
    match = a_round_of_one(at, card, queue=[0] if at == 0 else [])
    assert NothingHappened(0, card) in match.public
    assert match.state.tile_at == STREET


@pytest.mark.parametrize(
    ("at", "looks"), [(0, [1, 7]), (1, [2]), (2, [1, 3]), (3, [2]), (5, [6]), (6, [5, 7]), (7, [6])]
)
def test_sd_22_a_survey_may_look_under_the_adjacent_houses_only(at: int, looks: list[int]) -> None:
    match = a_round_of_one(at, "survey", queue=[0] if at == 0 else [])
    assert WentIntoStreet(0, at) in match.public
    assert [event.position for event in told(match.streams[0], SawUnder)] == looks
    assert match.state.seen[0] == {STREET[house] for house in looks}


def test_sd_22_a_survey_does_not_look_where_a_detective_stands() -> None:
    match = a_round([2, 4, 6], "survey", "coldcase", "patrol3")
    assert told(match.streams[0], SawUnder) == []
    match = a_round([2, 4, 5], "survey", "coldcase", "patrol3")
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 1, 1, "florist")]


def test_sd_22_a_survey_looks_at_once_after_all_movement() -> None:
    match = a_round([2, 1, 4], "survey", "smallmove", "patrol2")
    assert match.public[7:15] == [
        Moved(2, "patrol2", 4, 6),
        HousesSwapped(1, 1, 2),
        WentIntoStreet(0, 2),
        LookedUnder(0, 3, 3),
        Answered(1),
        Answered(2),
        LookedUnder(1, 2, 1),
        LookedUnder(2, 5, 6),
    ]


def test_sd_23_a_phone_call_swaps_the_cards_of_any_two_seats() -> None:
    cards = ("phone", "wheels", "patrol2", "", "coldcase")
    match = a_round([2, 2, 6, 0, 1], *cards, alive=[0, 1, 2, 4], eliminated=[3])
    match.choose(1, GoTo(3))
    assert (match.waiting, asked(match)) == ((0,), "swap_cards")
    assert options(match, 0) == [SwapCards(pair) for pair in combinations([0, 1, 2, 4], 2)]
    match.choose(0, SwapCards((1, 4)))
    assert told(match.public, CardsSwapped) == [CardsSwapped(0, (1, 4))]
    decline_all(match)
    assert told(match.public, CardPassed) == [
        CardPassed(4, "wheels", 0),
        CardPassed(0, "phone", 1),
        CardPassed(1, "coldcase", 2),
        CardPassed(2, "patrol2", 4),
    ]


def test_sd_23_the_phone_call_itself_and_shadowing_may_be_swapped() -> None:
    match = a_round([2, 4, 6, 7], "phone", "shadow", "smallmove", "raid")
    match.choose(1, Shadow(3))
    match.choose(2, SwapHouse(5))
    match.choose(0, SwapCards((0, 1)))
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 3, 3, "pastor")], "it still follows"
    assert CardPassed(0, "shadow", 1) in match.public
    assert CardPassed(1, "phone", 2) in match.public


def test_sd_23_all_effects_are_done_before_the_phone_call() -> None:
    match = a_round([2, 1, 6, 7], "phone", "survey", "patrol3", "coldcase")
    assert asked(match) == "swap_cards"
    assert match.state.at == [2, 1, 1, 6]
    assert told(match.streams[1], SawUnder) == []
    match.choose(0, SwapCards((1, 2)))
    assert match.state.at == [2, 1, 1, 6]
    assert [seat for seat in range(4) if told(match.streams[seat], SawUnder)] == [0, 2, 3]


def test_sd_23_with_two_seats_left_the_only_swap_gives_each_its_own_card_back() -> None:
    cards = ("phone", "", "coldcase", "")
    match = a_round([2, 0, 7, 0], *cards, alive=[0, 2], eliminated=[1, 3])
    assert told(match.public, CardsSwapped) == [CardsSwapped(0, (0, 2))]
    assert told(match.public, CardPassed) == [
        CardPassed(2, "phone", 0),
        CardPassed(0, "coldcase", 2),
    ]
    assert Decline() not in options(match, 0)
