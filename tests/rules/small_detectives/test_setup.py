"""Setup: the solution, the street, the pub, the start tiles and the first hands (SD-1 to SD-6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.foreseen import Foreseen
from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.messages import Event, Opened, Seated
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.messages import (
    CardsDealt,
    CardsRemoved,
    DetectivesSetOut,
    HandDealt,
    PubShows,
    RoundBegan,
    Start,
)
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import HOUSES, KIND_OF, SUSPECTS, WEAPONS, cards_for
from tests.rules.small_detectives.table import SOLUTION, UNDER, asked, told

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def opened(seats: int, seed: int = 0, **options: Any) -> Match[State]:
    return Match.open(GAME, GAME.opening(seats, options), Chance(seed.to_bytes(32, "big")))


def many_tables(seats: int, **options: Any) -> Iterator[State]:
    """What luck lays on two hundred tables."""
    return (opened(seats, seed, **options).state for seed in range(200))


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_sd_1_two_to_five_seats(seats: int) -> None:
    with pytest.raises(Refused, match="2 to 5 seats"):
        opened(seats)


def test_sd_1_any_suspect_and_any_weapon_may_lie_under_the_police() -> None:
    assert {state.solution for state in many_tables(3)} == set(product(SUSPECTS, WEAPONS))


@every_table
def test_sd_2_the_other_six_tiles_lie_on_the_six_houses(seats: int) -> None:
    for state in many_tables(seats):
        assert sorted([*state.under, *state.solution]) == sorted(SUSPECTS + WEAPONS)
        assert [state.tile_at[house] for house in HOUSES] == [1, 2, 3, 4, 5, 6]


def test_sd_2_suspects_and_weapons_are_shuffled_together() -> None:
    tables = list(many_tables(3))
    for tile in range(6):
        assert {state.under[tile] for state in tables} == set(SUSPECTS + WEAPONS)
    kinds = {tuple(KIND_OF[token] for token in state.under) for state in tables}
    assert len(kinds) == 20, "three suspects among six tiles, in every way"


@every_table
def test_sd_2_nobody_is_told_any_content(seats: int) -> None:
    one = opened(seats)
    for stream in [*one.streams, one.public]:
        assert not set(SUSPECTS + WEAPONS) & set(" ".join(map(repr, stream)).split("'"))


@pytest.mark.parametrize("side", ["suspect", "weapon"])
def test_sd_3_the_pub_shows_its_first_side(side: str) -> None:
    match = opened(3, pub_first_side=side)
    assert match.state.pub == side
    assert told(match.public, PubShows) == [PubShows(side)]


def test_sd_3_unless_said_otherwise_the_pub_shows_suspects() -> None:
    assert {state.pub for state in many_tables(3)} == {"suspect"}


def test_sd_3_luck_may_choose_the_side() -> None:
    assert {state.pub for state in many_tables(3, pub_first_side="random")} == {"suspect", "weapon"}


START = {2: (2, 6), 3: (2, 4, 6), 4: (1, 3, 5, 7), 5: (1, 3, 4, 5, 7)}


@every_table
def test_sd_4_start_tiles_by_seat_are_taken_in_order(seats: int) -> None:
    match = opened(seats, start_tiles="by_seat")
    starts = tuple(Start(seat, place) for seat, place in enumerate(START[seats]))
    assert told(match.public, DetectivesSetOut) == [DetectivesSetOut(starts)]
    assert match.state.at == list(START[seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sd_4_luck_gives_out_the_start_tiles_in_any_way(seats: int) -> None:
    given = {tuple(state.at) for state in many_tables(seats)}
    assert given == set(permutations(START[seats]))


def test_sd_4_five_seats_share_their_five_start_tiles() -> None:
    tables = list(many_tables(5))
    assert {tuple(sorted(state.at)) for state in tables} == {START[5]}
    for seat in range(5):
        assert {state.at[seat] for state in tables} == set(START[5])


@every_table
def test_sd_4_starting_on_a_tile_triggers_nothing(seats: int) -> None:
    match = opened(seats)
    assert isinstance(match.public[-1], RoundBegan)
    assert asked(match) == ("two_cards" if seats == 2 else "card")
    assert match.state.seen == [frozenset()] * seats


REMOVED = {
    2: ("shadow", "patrol1", "patrol2b", "informer", "disguise", "bigmove", "phone"),
    3: ("patrol1", "patrol2b", "informer", "disguise", "bigmove", "phone"),
    4: ("patrol1", "patrol2b", "bigmove"),
    5: (),
}


@every_table
def test_sd_5_cards_for_larger_tables_are_removed_openly(seats: int) -> None:
    assert told(opened(seats).public, CardsRemoved) == [CardsRemoved(REMOVED[seats])]


@every_table
def test_sd_5_all_other_cards_are_dealt_completely(seats: int) -> None:
    match = opened(seats)
    dealt = [card for hand in match.state.hands for card in hand]
    assert sorted([*dealt, *REMOVED[seats]]) == sorted(cards_for(5))
    each = 4 if seats == 2 else 3
    assert [len(hand) for hand in match.state.hands] == [each] * seats
    assert told(match.public, CardsDealt) == [CardsDealt(each)]


@every_table
def test_sd_5_each_seat_is_told_its_own_hand_and_no_other(seats: int) -> None:
    match = opened(seats)
    for seat, hand in enumerate(match.state.hands):
        assert told(match.streams[seat], HandDealt) == [HandDealt(seat, hand)]
    assert told(match.public, HandDealt) == []


LUCK = (
    ("librarian", "florist", "postman", "pastor"),
    ("bowling", "gnome", "trout", "needle"),
    UNDER,
    "weapon",
    (6, 2, 4),
    (
        *("wheels", "survey", "shadow"),
        *("patrol2", "unexpected", "raid"),
        *("coldcase", "patrol3", "smallmove"),
    ),
)


def laid_by(*luck: Any, **options: Any) -> Match[State]:
    return Match.open(GAME, GAME.opening(3, options), Foreseen(bytes(32), foreseen=luck))


def nothing_is_left(luck: Chance) -> bool:
    return isinstance(luck, Foreseen) and luck.foreseen == () and luck.drawn == 0


def test_sd_5_cards_are_dealt_one_by_one_clockwise_from_seat_0() -> None:
    assert laid_by(*LUCK, pub_first_side="random").state.hands == [
        ("patrol2", "coldcase", "wheels"),
        ("patrol3", "unexpected", "survey"),
        ("shadow", "raid", "smallmove"),
    ]


def test_sd_6_luck_lays_the_table_in_this_order() -> None:
    state = laid_by(*LUCK, pub_first_side="random").state
    assert (state.solution, state.under, state.pub, state.at) == (
        SOLUTION,
        UNDER,
        "weapon",
        [6, 2, 4],
    )
    assert nothing_is_left(state.chance)


def test_sd_6_a_side_or_start_tiles_that_are_fixed_need_no_luck() -> None:
    state = laid_by(*LUCK[:3], LUCK[-1], start_tiles="by_seat").state
    assert (state.pub, state.at) == ("suspect", [2, 4, 6])
    assert nothing_is_left(state.chance)


@every_table
def test_sd_6_no_luck_is_used_after_the_setup(seats: int) -> None:
    drawn = {
        match.state.chance.drawn for match in play_randomly(GAME, seats, {}, Chance(bytes(32)))
    }
    assert len(drawn) == 1


def test_setup_is_told_like_this() -> None:
    match = laid_by(*LUCK, pub_first_side="random")
    options = {"pub_first_side": "random", "start_tiles": "shuffled", "round_limit": 60}
    opening = Opened("small_detectives", 2, 3, options, "", ())
    table: list[Event] = [
        DetectivesSetOut((Start(0, 6), Start(1, 2), Start(2, 4))),
        PubShows("weapon"),
        CardsRemoved(REMOVED[3]),
        CardsDealt(3),
    ]
    assert match.public == [opening, *table, RoundBegan(1)]
    for seat, hand in enumerate(match.state.hands):
        own: list[Event] = [HandDealt(seat, hand)]
        assert match.streams[seat] == [opening, Seated(seat), *table, *own, RoundBegan(1)]
