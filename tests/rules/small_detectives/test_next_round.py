"""Preparing the next round, and what no seat may do (SD-33 to SD-37)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.messages import Finished
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.messages import (
    AskAround,
    CameBackFromStreet,
    CardPassed,
    Declare,
    Decline,
    GoTo,
    Look,
    LookAway,
    Play,
    PlayBoth,
    PoliceQueueChanged,
    RoundBegan,
    Shadow,
    SmallDetectivesChoice,
    SolutionRevealed,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
)
from deductio.games.small_detectives.state import Options
from deductio.games.small_detectives.street import SUSPECTS, WEAPONS
from tests.rules.small_detectives.table import (
    LAYING,
    a_match,
    a_round,
    asked,
    decline_all,
    lay,
    told,
)


def test_sd_33_every_seat_takes_the_card_of_its_right_neighbour() -> None:
    match = a_round([2, 4, 6], "coldcase", "patrol3", "patrol2")
    decline_all(match)
    passed = [
        CardPassed(2, "patrol2", 0),
        CardPassed(0, "coldcase", 1),
        CardPassed(1, "patrol3", 2),
    ]
    for stream in [*match.streams, match.public]:
        assert told(stream, CardPassed) == passed
    for event in passed:
        assert event.card in match.state.hands[event.taker]
        assert event.card not in match.state.hands[event.giver]


def test_sd_33_an_eliminated_neighbour_is_passed_over() -> None:
    cards = ("", "coldcase", "", "raid", "patrol2")
    match = a_round([0, 2, 0, 1, 5], *cards, alive=[1, 3, 4], eliminated=[0, 2])
    assert told(match.public, CardPassed) == [
        CardPassed(4, "patrol2", 1),
        CardPassed(1, "coldcase", 3),
        CardPassed(3, "raid", 4),
    ]


def test_sd_34_detectives_in_the_street_go_back_on_their_tile() -> None:
    match = a_round([2, 4, 6], "shadow", "survey", "coldcase")
    match.choose(0, Shadow(1))
    assert told(match.public, CameBackFromStreet) == [
        CameBackFromStreet(0, 2),
        CameBackFromStreet(1, 4),
    ]
    assert match.state.in_street == []
    assert match.state.on(4) == [1]


def test_sd_34_back_on_the_police_they_join_the_end_the_shadower_first() -> None:
    match = a_round([0, 0, 0], "survey", "shadow", "smallmove", queue=[0, 1, 2])
    match.choose(1, Shadow(0))
    assert match.state.queue == [2]
    match.choose(2, Decline())
    assert told(match.public, PoliceQueueChanged)[2:] == [
        PoliceQueueChanged((2, 1)),
        PoliceQueueChanged((2, 1, 0)),
    ]


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_sd_35_every_seat_again_holds_its_number_of_cards(seats: int, each: int) -> None:
    for seed in range(10):
        rounds = 0
        for match in play_randomly(GAME, seats, {}, Chance(bytes([seed] * 32))):
            if len(match.waiting) == len(match.state.alive) and asked(match) in LAYING:
                held = [len(match.state.hands[seat]) for seat in match.state.alive]
                assert held == [each] * len(match.state.alive)
                rounds += 1
        assert rounds == told(match.public, RoundBegan)[-1].number


@pytest.mark.parametrize("limit", [20, 60, 200])
def test_sd_36_after_the_last_round_the_game_is_over(limit: int) -> None:
    state: dict[str, Any] = {"options": Options(round_limit=limit), "round": limit - 2}
    match = a_match([2, 4, 6], "coldcase raid", "patrol3 smallmove", "patrol2 survey", **state)
    lay(match, "coldcase", "patrol3", "patrol2")
    decline_all(match)
    assert asked(match) == "card", "one more"
    lay(match, "raid", "smallmove", "survey")
    decline_all(match)
    assert match.over
    assert told(match.public, RoundBegan) == [RoundBegan(limit - 1), RoundBegan(limit)]
    assert told(match.public, Finished)[0].rounds == limit


def test_sd_37_no_choice_shows_or_announces_what_was_seen() -> None:
    assert set(get_args(SmallDetectivesChoice)) == {
        *(Play, PlayBoth, Shadow, Walk, GoTo, SwapWith, SwapHouse, SwapCards),
        *(Look, LookAway, AskAround, Declare, Decline),
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sd_37_the_table_hears_no_content_before_the_end(seats: int) -> None:
    for seed in range(10):
        *_, match = play_randomly(GAME, seats, {}, Chance(bytes([seed] * 32)))
        (end,) = [at for at, event in enumerate(match.public) if type(event) is SolutionRevealed]
        words = set("".join(map(repr, match.public[:end])).split("'"))
        assert not words & set(SUSPECTS + WEAPONS)
