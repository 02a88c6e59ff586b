"""What each ask offers, and what a seat does whose clock runs out."""

from __future__ import annotations

from typing import Any

import pytest

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Seat
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.messages import (
    AskAround,
    CameBackFromStreet,
    CardsSwapped,
    Declare,
    Decline,
    Eliminated,
    GoTo,
    HousesSwapped,
    Look,
    LookedUnder,
    PlacesSwapped,
    Play,
    PlayBoth,
    PubAskedAbout,
    SawUnder,
    Shadow,
    Shadowed,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
)
from deductio.games.small_detectives.state import State
from tests.rules.small_detectives.table import (
    SOLUTION,
    UNDER,
    a_round,
    asked,
    from_the_start,
    lay,
    position,
    told,
)


def a_told_round(at: list[int], *cards: str, **changes: Any) -> Match[State]:
    """A first round with all of its setup told, in which every seat has laid its card."""
    match = from_the_start(position(at, *cards, **changes))
    lay(match, *cards)
    return match


def out_of_time(match: Match[State], seat: Seat, *more: Event) -> Choice:
    """What the rules choose for this seat, if it had also been told some more."""
    question = match.question(seat)
    assert question is not None
    choice = GAME.default([*match.streams[seat], *more], question, Chance(bytes(32)))
    assert choice in question.options
    return choice


def looked(seat: Seat, *tiles: int) -> list[Event]:
    """That a seat has seen what lies under these tiles."""
    return [SawUnder(seat, tile, tile if tile < 4 else tile + 1, UNDER[tile - 1]) for tile in tiles]


def test_card_the_lowest_number() -> None:
    match = from_the_start(position([2, 4, 6], "patrol3 coldcase survey", "", ""))
    assert out_of_time(match, 0) == Play("patrol3")


def test_card_shadowing_counts_as_the_highest() -> None:
    match = from_the_start(position([1, 3, 5, 7], "shadow survey phone", "", "", ""))
    assert out_of_time(match, 0) == Play("survey")


def test_card_two_seats_the_two_lowest_in_order() -> None:
    match = from_the_start(position([2, 6], "survey raid unexpected patrol3", ""))
    assert out_of_time(match, 0) == PlayBoth("patrol3", "raid")


@pytest.mark.parametrize(("seat", "target"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_shadow_the_next_seat_to_the_left(seat: Seat, target: Seat) -> None:
    cards = ["raid", "coldcase", "survey", "smallmove"]
    cards[seat] = "shadow"
    match = a_told_round([1, 3, 5, 7], *cards)
    assert (match.waiting, asked(match)) == ((seat,), "shadow")
    assert out_of_time(match, seat) == Shadow(target)


def test_shadow_an_eliminated_neighbour_is_passed_over() -> None:
    cards = ("shadow", "", "survey", "smallmove")
    match = a_told_round([1, 3, 5, 7], *cards, alive=[0, 2, 3], eliminated=[1])
    assert out_of_time(match, 0, Eliminated(1, 3)) == Shadow(2)


def test_shadow_with_two_seats_left_is_not_asked() -> None:
    match = a_told_round([2, 0, 7], "shadow", "", "raid", alive=[0, 2], eliminated=[1])
    assert told(match.public, Shadowed) == [Shadowed(0, 2)]


@pytest.mark.parametrize(
    ("at", "more", "steps"),
    [
        pytest.param([5, 2, 3], [], 1, id="the next house"),
        pytest.param([5, 2, 3], looked(0, 5), 2, id="the next is seen"),
        pytest.param([3, 2, 7], [], 2, id="the next is the pub"),
        pytest.param([4, 2, 5], [], 2, id="somebody is on the next"),
        pytest.param([5, 2, 3], looked(0, 5, 6), 1, id="no house is worth it"),
        pytest.param([5, 3, 1], [*looked(0, 5), HousesSwapped(1, 6, 7)], 1, id="the tile moved"),
    ],
)
def test_steps_the_fewest_to_an_empty_unseen_house(
    at: list[int], more: list[Event], steps: int
) -> None:
    match = a_told_round(at, "unexpected", "survey", "smallmove")
    assert (match.waiting, asked(match)) == ((0,), "steps")
    assert out_of_time(match, 0, *more) == Walk(steps)


def test_steps_one_in_the_street_does_not_stand_on_the_house() -> None:
    match = a_told_round([5, 6, 3], "unexpected", "shadow", "smallmove")
    match.choose(1, Shadow(0))
    assert out_of_time(match, 0) == Walk(1)
    assert out_of_time(match, 0, CameBackFromStreet(1, 6)) == Walk(2)


@pytest.mark.parametrize(
    ("at", "more", "there"),
    [
        pytest.param([5, 2, 3], [], 6, id="the next house"),
        pytest.param([7, 1, 3], [], 2, id="past the police and a detective"),
        pytest.param([5, 2, 3], looked(0, 5, 6), 1, id="past what was seen"),
        pytest.param([3, 2, 3], looked(0, 1, 2, 3, 4, 5, 6), 5, id="all seen: the next house"),
    ],
)
def test_goto_the_next_empty_unseen_house(at: list[int], more: list[Event], there: int) -> None:
    match = a_told_round(at, "wheels", "survey", "smallmove")
    assert (match.waiting, asked(match)) == ((0,), "goto")
    assert out_of_time(match, 0, *more) == GoTo(there)


def test_swap_with_the_lowest_seat_on_the_clockwise_tile() -> None:
    match = a_told_round([1, 3, 2, 3], "survey", "smallmove", "disguise", "phone")
    assert asked(match) == "swap_with"
    assert out_of_time(match, 2) == SwapWith(1)


def test_swap_with_one_on_the_other_tile_if_nobody_is_clockwise() -> None:
    match = a_told_round([5, 1, 2, 1], "survey", "smallmove", "disguise", "phone")
    assert asked(match) == "swap_with"
    assert out_of_time(match, 2) == SwapWith(1)


def test_swap_with_a_single_candidate_is_not_asked() -> None:
    match = a_told_round([5, 1, 2, 7], "survey", "smallmove", "disguise", "phone")
    assert told(match.public, PlacesSwapped) == [PlacesSwapped(2, 1)]


@pytest.mark.parametrize(("at", "there"), [(2, 3), (6, 7)])
def test_swap_house_the_clockwise_one(at: int, there: int) -> None:
    match = a_told_round([at, 4, 5], "smallmove", "patrol3", "survey")
    assert asked(match) == "swap_house"
    assert out_of_time(match, 0) == SwapHouse(there)


@pytest.mark.parametrize(("seat", "pair"), [(0, (0, 3)), (1, (0, 1)), (2, (1, 2)), (3, (2, 3))])
def test_swap_cards_oneself_and_the_right_neighbour(seat: Seat, pair: tuple[int, int]) -> None:
    cards = ["raid", "coldcase", "survey", "patrol3"]
    cards[seat] = "phone"
    match = a_told_round([1, 3, 5, 7], *cards)
    assert asked(match) == "swap_cards"
    assert out_of_time(match, seat) == SwapCards(pair)


def test_swap_cards_an_eliminated_neighbour_is_passed_over() -> None:
    cards = ("raid", "", "phone", "patrol3")
    match = a_told_round([1, 3, 5, 7], *cards, alive=[0, 2, 3], eliminated=[1])
    assert out_of_time(match, 2, Eliminated(1, 3)) == SwapCards((0, 2))


def test_swap_cards_with_two_seats_left_is_not_asked() -> None:
    cards = ("phone", "", "raid", "")
    match = a_told_round([2, 0, 7, 0], *cards, alive=[0, 2], eliminated=[1, 3])
    assert told(match.public, CardsSwapped) == [CardsSwapped(0, (0, 2))]


@pytest.mark.parametrize(
    ("card", "at", "tiles"), [("coldcase", 2, (1,)), ("survey", 2, (1, 3)), ("survey", 3, (2,))]
)
def test_look_and_survey_under_every_house_one_may(
    card: str, at: int, tiles: tuple[int, ...]
) -> None:
    match = a_round([at, 4, 4], card, "patrol2", "smallmove", kind=Match)
    assert asked(match) == ("survey" if card == "survey" else "look")
    assert out_of_time(match, 0) == Look(tiles)


@pytest.mark.parametrize(
    ("side", "tiles", "token"),
    [
        ("suspect", (), "florist"),
        ("suspect", (1,), "postman"),
        ("suspect", (1, 3, 6), "librarian"),
        ("weapon", (1, 3, 6), "gnome"),
        ("weapon", (2, 4, 5), "bowling"),
    ],
)
def test_pub_the_first_unseen_token_to_the_left_neighbour(
    side: str, tiles: tuple[int, ...], token: str
) -> None:
    match = a_told_round([5, 2, 5], "patrol3", "patrol2", "raid", pub=side)
    assert (match.waiting, asked(match)) == ((1,), "pub")
    assert out_of_time(match, 1, *looked(1, *tiles)) == AskAround((token,), 2)


def test_pub_left_of_the_last_seat_is_the_first() -> None:
    match = a_told_round([5, 5, 2], "patrol3", "raid", "patrol2")
    assert out_of_time(match, 2) == AskAround(("florist",), 0)


def test_pub_an_eliminated_neighbour_is_passed_over() -> None:
    cards = ("patrol3", "patrol2", "", "raid")
    match = a_told_round([5, 2, 0, 5], *cards, alive=[0, 1, 3], eliminated=[2])
    assert out_of_time(match, 1, Eliminated(2, 3)) == AskAround(("florist",), 3)


def test_police_declines_unless_certain() -> None:
    match = a_told_round([1, 2, 5], "coldcase", "patrol3", "raid")
    assert (match.waiting, asked(match)) == ((0,), "police")
    assert out_of_time(match, 0) == Decline()
    assert out_of_time(match, 0, *looked(0, 1, 2, 3, 4, 5)) == Decline()


def test_police_declares_the_pair_that_is_certain() -> None:
    match = a_told_round([1, 2, 5], "coldcase", "patrol3", "raid")
    assert out_of_time(match, 0, *looked(0, 1, 2, 3, 4, 5, 6)) == Declare(*SOLUTION)
    heard = [LookedUnder(1, 6, 7), PubAskedAbout(0, 1, "suspect", ("postman",), True)]
    assert out_of_time(match, 0, *looked(0, 1, 2, 3, 4, 5), *heard) == Declare(*SOLUTION)
