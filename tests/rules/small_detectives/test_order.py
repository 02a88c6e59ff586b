"""Choosing cards, and the order in which they resolve (SD-7 to SD-10)."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.messages import Answered, Chose
from deductio.games.small_detectives.messages import (
    CardPassed,
    CardRevealed,
    Decline,
    GoTo,
    HousesSwapped,
    Moved,
    NothingHappened,
    Play,
    RoundBegan,
    Shadow,
    Shadowed,
    Walk,
    WentIntoStreet,
)
from tests.rules.small_detectives.table import (
    a_match,
    a_round,
    a_round_of_one,
    asked,
    decline_all,
    lay,
    options,
    told,
)


def test_sd_7_all_choose_one_card_of_their_hand_at_once() -> None:
    match = a_match([2, 4, 6], "patrol2 raid survey", "", "")
    assert match.waiting == (0, 1, 2)
    assert options(match, 0) == [Play("patrol2"), Play("raid"), Play("survey")]
    lay(match, "raid", "patrol3", "wheels")
    assert match.state.hands[0] == ("patrol2", "survey")


def test_sd_7_until_all_have_chosen_others_hear_only_who_has() -> None:
    match = a_match([2, 4, 6], "raid", "", "")
    match.choose(0, Play("raid"))
    assert match.waiting == (1, 2)
    assert match.streams[0] == [RoundBegan(1), Chose(0, Play("raid"))]
    for stream in [match.streams[1], match.streams[2], match.public]:
        assert stream == [RoundBegan(1), Answered(0)]


def test_sd_7_a_choice_is_final() -> None:
    match = a_match([2, 4, 6], "raid survey", "", "")
    match.choose(0, Play("raid"))
    with pytest.raises(Refused, match="seat 0 has already answered"):
        match.choose(0, Play("survey"))


def test_sd_7_an_eliminated_seat_chooses_nothing() -> None:
    match = a_match([2, 4, 6, 7], "", "", "", "", alive=[0, 1, 3], eliminated=[2])
    assert match.waiting == (0, 1, 3)


def test_sd_8_shadowing_is_revealed_and_resolved_while_all_else_is_hidden() -> None:
    match = a_round([2, 4, 6], "patrol2", "shadow", "raid")
    shadowing = [CardRevealed(1, "shadow"), WentIntoStreet(1, 4)]
    assert match.public == [RoundBegan(1), Answered(0), Answered(1), Answered(2), *shadowing]
    assert asked(match) == "shadow"
    match.choose(1, Shadow(2))
    then = [Shadowed(1, 2), CardRevealed(0, "patrol2"), CardRevealed(2, "raid")]
    assert match.public[6:9] == then


def test_sd_9_the_other_cards_are_revealed_together_then_resolved_by_number() -> None:
    match = a_round([2, 4, 6], "raid", "patrol2", "coldcase")
    assert match.public[4:10] == [
        CardRevealed(1, "patrol2"),
        CardRevealed(2, "coldcase"),
        CardRevealed(0, "raid"),
        Moved(1, "patrol2", 4, 6),
        Moved(2, "coldcase", 6, 5),
        Moved(0, "raid", 2, 6),
    ]


def test_sd_9_all_fifteen_cards_have_their_number() -> None:
    by_number = (
        *("shadow", "patrol1", "patrol2", "patrol2b", "patrol3", "coldcase", "raid", "informer"),
        *("unexpected", "wheels", "disguise", "smallmove", "bigmove", "survey", "phone"),
    )
    for first in range(11):
        five = by_number[first : first + 5]
        match = a_round([1, 3, 5, 7, 2], *reversed(five))
        if "shadow" in five:
            match.choose(4, Shadow(1))
        assert [event.card for event in told(match.public, CardRevealed)] == list(five)


def test_sd_9_a_choice_inside_a_card_is_asked_when_it_resolves() -> None:
    match = a_round([2, 4, 6], "wheels", "unexpected", "smallmove")
    assert (match.waiting, asked(match)) == ((1,), "steps")
    assert told(match.public, Moved) == []
    match.choose(1, Walk(1))
    assert (match.waiting, asked(match)) == ((0,), "goto")
    assert told(match.public, Moved) == [Moved(1, "unexpected", 4, 5)]
    match.choose(0, GoTo(1))
    assert (match.waiting, asked(match)) == ((2,), "swap_house")
    assert told(match.public, Moved)[1:] == [Moved(0, "wheels", 2, 1)]


@pytest.mark.parametrize("card", ["unexpected", "wheels", "smallmove"])
def test_sd_10_a_card_that_can_be_carried_out_is_compulsory(card: str) -> None:
    match = a_round_of_one(2, card)
    assert match.waiting == (0,)
    assert Decline() not in options(match, 0)


@pytest.mark.parametrize("at", [0, 4])
@pytest.mark.parametrize("card", ["smallmove", "bigmove"])
def test_sd_10_a_card_that_cannot_be_carried_out_does_nothing(at: int, card: str) -> None:
    match = a_round_of_one(at, card, queue=[0] if at == 0 else [])
    decline_all(match)
    assert NothingHappened(0, card) in match.public
    assert told(match.public, HousesSwapped) == []


def test_sd_10_a_card_without_effect_still_counts_as_played() -> None:
    match = a_round_of_one(4, "smallmove")
    assert CardPassed(0, "smallmove", 1) in match.public
    assert "smallmove" in match.state.hands[1]
