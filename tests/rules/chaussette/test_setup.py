"""CH-1 to CH-7: the missing sock, the drawer, the first player, the clues."""

from __future__ import annotations

from collections import Counter

import pytest

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Opened, Seated
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import (
    ClueSeen,
    CluesHandedOut,
    ClueShown,
    CounterChanged,
    FirstPlayerNamed,
    Reported,
    RoundBegan,
)
from deductio.games.chaussette.socks import CARDS, CHARACTERISTICS, EFFECT_CARDS, KINDS, SLOTS
from deductio.games.chaussette.state import Options, State
from tests.rules.chaussette.table import opened, random_game, told


def fresh(seats: int, seed: int = 7, **options: object) -> Match[State]:
    return Match.open(GAME, GAME.opening(seats, options), Chance(seed.to_bytes(32, "big")))


def test_ch_1_one_sock_goes_into_the_sleeve_and_fifteen_fill_the_slots_in_order() -> None:
    state = opened("ACEFG HDACE FGHDB").state
    assert state.missing == "B"
    assert state.drawer == list("ACEFGHDACEFGHDB")
    assert state.cards == SLOTS


def test_ch_1_all_sixteen_cards_are_shuffled() -> None:
    deals = [
        (state.missing, *state.drawer) for state in (fresh(2, seed).state for seed in range(9))
    ]
    assert all(Counter(deal) == Counter(CARDS) for deal in deals)
    assert len(set(deals)) == 9


def test_ch_1_nobody_sees_a_card() -> None:
    match = fresh(2)
    heard = {type(event) for stream in [*match.streams, match.public] for event in stream}
    assert heard == {Opened, Seated, FirstPlayerNamed, CluesHandedOut, ClueSeen, RoundBegan}


def test_ch_2_the_first_player_is_any_seat_or_the_one_agreed_on() -> None:
    assert {fresh(4, seed).state.first for seed in range(40)} == {0, 1, 2, 3}
    for first in range(4):
        match = fresh(4, first=first)
        assert match.public[1] == FirstPlayerNamed(first)
        assert match.waiting == (first,)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_ch_3_five_rounds_or_four_with_five_seats_and_three_tokens_each(
    seats: int, rounds: int
) -> None:
    heard = random_game(seats, seed=1).public
    assert told(RoundBegan, heard) == [RoundBegan(number + 1) for number in range(rounds)]
    tokens = [(report.seat, report.token) for report in told(Reported, heard)]
    assert tokens == [(seat, token) for token in (3, 2, 1) for seat in range(seats)]


@pytest.mark.parametrize(
    ("seats", "level", "searches", "counter"),
    [
        (3, "normal", "auto", 15),
        (3, "easy", "auto", 15),
        (3, "hard", "auto", 20),
        (1, "normal", "auto", 5),
        (1, "hard", "auto", 6),
        (3, "hard", 9, 9),
    ],
)
def test_ch_4_the_counter_starts_at_the_number_of_searches(
    seats: int, level: str, searches: object, counter: int
) -> None:
    match = fresh(seats, mode="cooperation", level=level, searches=searches)
    assert told(CounterChanged, match.public) == [CounterChanged(counter)]
    assert match.state.counter == counter


def test_ch_4_no_characteristic_is_indicated_before_the_clue() -> None:
    assert fresh(3, mode="cooperation", level="hard").state.markers == {}


def test_ch_5_the_effect_cards_are_shuffled_and_lie_one_on_each_kind() -> None:
    layouts = [fresh(2, seed, mode="cooperation", effects=True).state.effects for seed in range(9)]
    for layout in layouts:
        assert tuple(layout) == KINDS
        assert sorted(layout.values()) == sorted(EFFECT_CARDS)
    assert len({tuple(layout.values()) for layout in layouts}) == 9
    assert fresh(2, mode="cooperation").state.effects == {}


def test_ch_5_nobody_sees_an_effect_card() -> None:
    match = fresh(2, mode="cooperation", effects=True)
    assert [type(event) for event in match.streams[0]] == [
        Opened,
        Seated,
        FirstPlayerNamed,
        CounterChanged,
        ClueShown,
    ]


def test_ch_6_each_seat_alone_learns_the_next_characteristic() -> None:
    match = opened(seats=2, missing="B", clue="length")
    assert match.public[2:4] == [CluesHandedOut(("length", "mark")), RoundBegan(1)]
    assert told(ClueSeen, match.streams[0]) == [ClueSeen(0, "length", "long")]
    assert told(ClueSeen, match.streams[1]) == [ClueSeen(1, "mark", "s")]


def test_ch_6_the_clues_go_round_from_the_first_player() -> None:
    clues = ("color", "color", "length", "mark")
    match = opened(seats=4, first=1, clue="color")
    assert told(CluesHandedOut, match.public) == [CluesHandedOut(clues)]


def test_ch_6_with_five_seats_the_fourth_and_fifth_share_a_characteristic() -> None:
    clues = ("color", "length", "mark", "color", "length")
    assert told(CluesHandedOut, opened(seats=5).public) == [CluesHandedOut(clues)]


def test_ch_6_any_characteristic_may_come_first() -> None:
    assert {fresh(2, seed).state.clue for seed in range(30)} == set(CHARACTERISTICS)


@pytest.mark.parametrize("level", ["normal", "easy"])
def test_ch_7_a_team_sees_one_characteristic_and_has_its_marker(level: str) -> None:
    match = opened(missing="B", mode="cooperation", level=level, clue="mark")
    assert told(ClueShown, match.public) == [ClueShown("mark", "s")]
    assert match.state.markers == {"mark": "s"}
    clues = {fresh(2, seed, mode="cooperation", level=level).state.clue for seed in range(30)}
    assert clues == set(CHARACTERISTICS)


def test_ch_7_the_hard_level_has_no_clue() -> None:
    match = fresh(3, mode="cooperation", level="hard")
    assert told(ClueShown, match.public) == []
    assert match.state.markers == {}


def test_options_default_to_a_competition_with_notebooks() -> None:
    assert Options() == Options("auto", "normal", False, (), "random", "auto")
    assert not Options().cooperative(2)
    assert Options().cooperative(1)
    assert Options().has_notebook(1)
