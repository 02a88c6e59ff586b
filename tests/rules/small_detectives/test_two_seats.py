"""The game for two (SD-38 to SD-42)."""

from __future__ import annotations

from itertools import permutations

from deductio.core.messages import Answered, Chose, Finished
from deductio.games.small_detectives.messages import (
    CameBackFromStreet,
    CardPassed,
    CardRevealed,
    Declare,
    Decline,
    Eliminated,
    LookedUnder,
    Moved,
    Play,
    PlayBoth,
    RoundBegan,
    SawUnder,
    WentIntoStreet,
)
from deductio.games.small_detectives.street import cards_for
from tests.rules.small_detectives.table import a_match, a_round, asked, decline_all, options, told


def test_sd_38_each_seat_lays_out_two_of_four_cards_in_order() -> None:
    match = a_match([2, 6], "patrol2 coldcase raid survey", "")
    hand = ("patrol2", "coldcase", "raid", "survey")
    assert options(match, 0) == [PlayBoth(*pair) for pair in permutations(hand, 2)]
    assert len(options(match, 0)) == 12


def test_sd_38_they_are_laid_in_secret() -> None:
    match = a_match([2, 6], "raid survey", "")
    match.choose(0, PlayBoth("raid", "survey"))
    assert match.streams[0] == [RoundBegan(1), Chose(0, PlayBoth("raid", "survey"))]
    assert match.streams[1] == match.public == [RoundBegan(1), Answered(0)]


def test_sd_38_a_larger_game_with_two_seats_alive_is_no_game_for_two() -> None:
    match = a_match([2, 6, 0], "raid", "survey", "", alive=[0, 1], eliminated=[2])
    assert [type(choice) for choice in options(match, 0)] == [Play, Play, Play]


def test_sd_39_first_cards_and_all_tiles_come_before_the_second_cards() -> None:
    match = a_round([3, 6], "coldcase raid", "patrol2 patrol3")
    first_half = [CardRevealed(1, "patrol2"), CardRevealed(0, "coldcase")]
    assert told(match.public, CardRevealed) == first_half
    assert told(match.public, LookedUnder) == [LookedUnder(0, 2, 2)]
    assert (match.waiting, asked(match)) == ((1,), "police")
    match.choose(1, Decline())
    second_half = [CardRevealed(1, "patrol3"), CardRevealed(0, "raid")]
    assert told(match.public, CardRevealed) == first_half + second_half
    assert told(match.public, Moved)[2:] == [Moved(1, "patrol3", 0, 3), Moved(0, "raid", 2, 6)]
    assert told(match.public, LookedUnder)[1:] == [LookedUnder(1, 3, 3), LookedUnder(0, 5, 6)]


def test_sd_39_the_pub_may_be_asked_in_both_halves() -> None:
    match = a_round([2, 1], "patrol2 smallmove", "raid patrol3")
    for _ in range(2):
        assert (match.waiting, asked(match)) == ((0,), "pub")
        match.choose(0, options(match, 0)[1])
    assert match.state.pub == "suspect", "turned twice"


def test_sd_40_back_from_the_street_at_the_end_of_each_half() -> None:
    match = a_round([2, 6], "survey patrol3", "patrol2 coldcase")
    decline_all(match)
    street = told(match.public, WentIntoStreet, CameBackFromStreet, Moved)
    assert street[1:4] == [
        WentIntoStreet(0, 2),
        CameBackFromStreet(0, 2),
        Moved(0, "patrol3", 2, 5),
    ]


def test_sd_41_each_takes_both_cards_the_other_played() -> None:
    match = a_round([3, 7], "coldcase raid", "patrol2 patrol3")
    decline_all(match)
    assert told(match.public, CardPassed) == [
        CardPassed(1, "patrol2", 0),
        CardPassed(1, "patrol3", 0),
        CardPassed(0, "coldcase", 1),
        CardPassed(0, "raid", 1),
    ]
    assert {"patrol2", "patrol3"} < set(match.state.hands[0])
    assert {"coldcase", "raid"} < set(match.state.hands[1])
    assert [len(hand) for hand in match.state.hands] == [4, 4]


def test_sd_42_a_wrong_declaration_ends_the_game_at_once() -> None:
    match = a_round([1, 6], "coldcase raid", "patrol3 patrol2")
    match.choose(0, Declare("florist", "gnome"))
    assert match.over
    assert told(match.public, Eliminated) == [Eliminated(0, 4)]
    assert told(match.public, CardPassed) == []
    assert told(match.public, Finished)[0].winners == (1,)
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 1, 1, "florist")]


def test_sd_42_three_cards_are_not_in_the_game_for_two() -> None:
    assert cards_for(2) == (
        *("patrol2", "patrol3", "coldcase", "raid"),
        *("unexpected", "wheels", "smallmove", "survey"),
    )
