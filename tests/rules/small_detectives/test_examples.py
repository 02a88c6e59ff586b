"""The worked examples of the rules, as they are written there."""

from __future__ import annotations

import pytest

from deductio.core.messages import Event, Finished
from deductio.games.small_detectives.messages import (
    AskAround,
    CardPassed,
    DeclarationDeclined,
    Declare,
    DeclaredRightly,
    Decline,
    Eliminated,
    GoTo,
    HousesSwapped,
    LookedUnder,
    Moved,
    NothingHappened,
    PlacesSwapped,
    PoliceQueueChanged,
    PubAsked,
    PubAskedAbout,
    PubShows,
    SawUnder,
    Shadow,
    SwapCards,
    SwapWith,
)
from deductio.games.small_detectives.notebook import notebook, solution
from deductio.games.small_detectives.street import KIND_OF
from tests.oracles.small_detectives import Street
from tests.rules.small_detectives.table import (
    SOLUTION,
    STREET,
    UNDER,
    a_round,
    a_round_of_one,
    asked,
    decline_all,
    options,
    streets_left,
    told,
)


def test_example_1_order() -> None:
    match = a_round([2, 4, 6], "patrol2", "coldcase", "raid")
    assert told(match.public, Moved) == [
        Moved(0, "patrol2", 2, 4),
        Moved(1, "coldcase", 4, 3),
        Moved(2, "raid", 6, 2),
    ]
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 3, 3, "pastor")]
    assert told(match.streams[2], SawUnder) == [SawUnder(2, 2, 2, "gnome")]
    match.choose(0, AskAround(("pastor",), 1))
    assert told(match.streams[0], PubAskedAbout) == [
        PubAskedAbout(0, 1, "suspect", ("pastor",), True)
    ]


def test_example_2_shadowing() -> None:
    match = a_round([2, 4, 6], "shadow", "wheels", "coldcase")
    match.choose(0, Shadow(1))
    match.choose(1, GoTo(2))
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 2, 2, "gnome")]
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 2, 2, "gnome")]
    assert told(match.streams[2], SawUnder) == [SawUnder(2, 4, 5, "trout")]
    assert match.state.on(2) == [0, 1], "in the next round"


def test_example_2_shadowing_of_one_who_is_not_alone() -> None:
    match = a_round([2, 4, 6], "shadow", "wheels", "raid")
    match.choose(0, Shadow(1))
    match.choose(1, GoTo(2))
    assert told(match.public, LookedUnder) == []


def test_example_3_small_move() -> None:
    match = a_round_of_one(1, "smallmove")
    assert told(match.public, HousesSwapped) == [HousesSwapped(0, 1, 2)]
    assert match.state.tile_at == [0, 2, 1, 3, 0, 4, 5, 6]
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 2, 1, "gnome")]


@pytest.mark.parametrize(("at", "queue"), [(0, [0]), (4, [])])
def test_example_3_small_move_at_police_or_pub(at: int, queue: list[int]) -> None:
    match = a_round_of_one(at, "smallmove", queue=queue)
    assert NothingHappened(0, "smallmove") in match.public
    assert match.state.tile_at == STREET


def test_example_4_survey_beside_a_detective() -> None:
    match = a_round([3, 1, 1], "survey", "unexpected", "patrol2")
    match.choose(1, options(match, 1)[0])
    assert match.state.at == [3, 2, 3]
    assert told(match.streams[0], SawUnder) == []
    assert told(match.streams[2], SawUnder) == [SawUnder(2, 3, 3, "pastor")]


def test_example_4_survey_beside_one_in_the_street() -> None:
    match = a_round([3, 2, 1], "survey", "shadow", "patrol2")
    match.choose(1, Shadow(0))
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 2, 2, "gnome")]
    assert told(match.streams[2], SawUnder) == [SawUnder(2, 3, 3, "pastor")]


def test_example_5_phone_call() -> None:
    match = a_round([2, 3, 6, 1], "phone", "wheels", "patrol2", "coldcase")
    match.choose(1, GoTo(5))
    match.choose(0, SwapCards((1, 3)))
    decline_all(match)
    assert told(match.public, CardPassed) == [
        CardPassed(3, "wheels", 0),
        CardPassed(0, "phone", 1),
        CardPassed(1, "coldcase", 2),
        CardPassed(2, "patrol2", 3),
    ]


def test_example_5_phone_call_and_elimination() -> None:
    match = a_round([2, 3, 5, 1], "phone", "wheels", "patrol2", "coldcase")
    match.choose(1, GoTo(5))
    match.choose(0, SwapCards((1, 3)))
    match.choose(3, Declare("florist", "gnome"))
    assert told(match.public, Eliminated) == [Eliminated(3, 3)]
    assert told(match.public, CardPassed) == [
        CardPassed(2, "patrol2", 0),
        CardPassed(0, "phone", 1),
        CardPassed(1, "coldcase", 2),
    ]
    held = [card for hand in match.state.hands for card in hand]
    assert (len(held), "wheels" in held) == (9, False)


def test_example_6_police_queue() -> None:
    match = a_round([3, 6, 5, 1, 3], "raid", "patrol2", "wheels", "disguise", "coldcase")
    assert match.state.at == [7, 0, 5, 1, 2]
    match.choose(2, GoTo(0))
    assert options(match, 3) == [SwapWith(1), SwapWith(2), SwapWith(4)]
    match.choose(3, SwapWith(1))
    assert told(match.public, PoliceQueueChanged) == [
        PoliceQueueChanged((1,)),
        PoliceQueueChanged((1, 2)),
        PoliceQueueChanged((3, 2)),
    ]
    assert told(match.public, PlacesSwapped) == [PlacesSwapped(3, 1)]
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 1, 1, "florist")]
    match.choose(3, Decline())
    match.choose(2, Declare(*SOLUTION))
    assert told(match.public, DeclarationDeclined, DeclaredRightly) == [
        DeclarationDeclined(3),
        DeclaredRightly(2),
    ]
    assert told(match.public, Finished)[0].winners == (2,)


@pytest.mark.parametrize(("tiles", "answer"), [({2}, False), ({2, 4}, True)])
def test_example_7_pub(tiles: set[int], answer: bool) -> None:
    seen = [frozenset[int](), frozenset[int](), frozenset(tiles)]
    cards = ("patrol2", "survey", "smallmove")
    match = a_round([2, 0, 0], *cards, pub="weapon", seen=seen, queue=[1, 2])
    match.choose(0, AskAround(("gnome", "trout"), 2))
    assert told(match.streams[1], PubAsked, PubAskedAbout) == [PubAsked(0, 2, "weapon", 2, answer)]
    for seat in (0, 2):
        assert told(match.streams[seat], PubAsked, PubAskedAbout) == [
            PubAskedAbout(0, 2, "weapon", ("gnome", "trout"), answer)
        ]
    assert told(match.public, PubShows) == [PubShows("suspect")]


def test_example_7_pub_what_a_third_party_knows_after_a_yes() -> None:
    stream: list[Event] = [LookedUnder(2, 2, 2), LookedUnder(2, 4, 5), LookedUnder(2, 6, 7)]
    for street in streets_left([*stream, PubAsked(0, 2, "weapon", 2, True)]):
        seen = [street.under[tile - 1] for tile in (2, 4, 6)]
        assert [KIND_OF[token] for token in seen].count("weapon") >= 2


def test_example_8_two_seats() -> None:
    match = a_round([2, 6], "raid survey", "patrol2 wheels")
    assert told(match.public, Moved) == [Moved(1, "patrol2", 6, 0), Moved(0, "raid", 2, 6)]
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 5, 6, "needle")]
    assert (match.waiting, asked(match)) == ((1,), "police")
    match.choose(1, Decline())
    match.choose(1, GoTo(5))
    assert told(match.streams[0], SawUnder)[1:] == [SawUnder(0, 6, 7, "postman")]
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 4, 5, "trout")]
    assert told(match.public, CardPassed) == [
        CardPassed(1, "patrol2", 0),
        CardPassed(1, "wheels", 0),
        CardPassed(0, "raid", 1),
        CardPassed(0, "survey", 1),
    ]


def test_example_9_big_move() -> None:
    match = a_round([3, 4, 4, 4, 4], "bigmove", "patrol3", "informer", "smallmove", "survey")
    assert told(match.public, HousesSwapped) == [HousesSwapped(0, 3, 7)]
    assert match.state.tile_at == [0, 1, 2, 6, 0, 4, 5, 3]
    assert told(match.streams[0], SawUnder) == [SawUnder(0, 6, 3, "postman")]
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 3, 7, "pastor")]


def test_example_10_last_alive() -> None:
    changes = {"alive": [0, 2], "eliminated": [1], "queue": [0]}
    match = a_round([0, 0, 5], "smallmove", "", "patrol3", **changes)
    assert match.state.queue == [0, 2]
    match.choose(0, Declare("florist", "gnome"))
    assert match.over
    assert told(match.public, Finished) == [
        Finished(winners=(2,), ranking=((2,), (0,), (1,)), scores=(0, 0, 1), rounds=1)
    ]


def test_example_11_certainty() -> None:
    seen: list[Event] = [SawUnder(0, tile, tile, UNDER[tile - 1]) for tile in (1, 2, 3)]
    seen += [SawUnder(0, tile, tile + 1, UNDER[tile - 1]) for tile in (4, 5)]
    other = [LookedUnder(1, 6, 7)]
    answer = PubAskedAbout(0, 1, "suspect", ("postman",), True)
    assert solution(notebook(seen).certain) is None
    assert streets_left([*seen, *other, answer]) == [Street(SOLUTION, UNDER)]
    assert solution(notebook([*seen, *other, answer]).certain) == SOLUTION
