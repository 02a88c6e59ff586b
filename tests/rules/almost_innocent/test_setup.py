"""Laying the table: the case, its tokens, the characters, the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from deductio.core.game import Refused
from deductio.core.messages import Opened, Seated
from deductio.games.almost_innocent.cases import Supply, scenario_case, scenarios
from deductio.games.almost_innocent.clues import KINDS
from deductio.games.almost_innocent.messages import (
    AbilityShared,
    Become,
    CaseOpened,
    CharacterTaken,
    FirstSeatDrawn,
    HandDealt,
    LetMark,
    NothingShared,
    Pile,
    PilesLaid,
    Share,
    ShareNothing,
    TurnBegan,
)
from deductio.games.almost_innocent.rules import lay_the_table
from deductio.games.almost_innocent.state import Options
from tests.rules.almost_innocent.arranged import luck, meanwhile, offered, opened, told


def test_ai_1_the_host_picks_scenario_and_difficulty_for_two_to_five_seats() -> None:
    for seats in (2, 3, 4, 5):
        for scenario in scenarios():
            match = opened(seats, scenario=scenario, difficulty="medium")
            (event,) = told(match, CaseOpened)
            assert event.case == scenario_case(scenario, "medium", seats)
    for seats in (1, 6):
        with pytest.raises(Refused):
            opened(seats)


def test_ai_2_the_supply_is_free_or_of_two_sides_as_the_scenario_says() -> None:
    assert opened(3, scenario="2", difficulty="detective").state.supply == Supply(free=8)
    assert opened(3, scenario="3", difficulty="medium").state.supply == Supply(quantity=6, type=3)
    assert opened(3, scenario="5", difficulty="detective").state.supply == Supply(
        quantity=3, type=7
    )
    supplies = [
        scenario_case(name, difficulty, 3).supply
        for name in scenarios()
        for difficulty in ("easy", "medium", "detective")
    ]
    assert max(supply.total for supply in supplies) == 12
    assert all(not supply.free or not (supply.quantity or supply.type) for supply in supplies)


def test_ai_3_almost_innocent_tokens_depend_on_scenario_difficulty_and_seats() -> None:
    given = [
        [opened(seats, scenario="11A", difficulty=difficulty).state.almost_innocent]
        for difficulty in ("easy", "medium", "detective")
        for seats in (2, 3, 4, 5)
    ]
    assert given == [[1], [2], [3], [3], [1], [2], [2], [3], [0], [1], [2], [3]]
    everywhere = {
        scenario_case(name, difficulty, seats).almost_innocent
        for name in scenarios()
        for difficulty in ("easy", "medium", "detective")
        for seats in (2, 3, 4, 5)
    }
    assert everywhere == {0, 1, 2, 3}


def test_ai_4_decks_hold_sevenths_and_both_specials_only_where_the_board_has_them() -> None:
    plain = scenario_case("1", "easy", 2).board
    assert plain.kinds == ("V", "C", "E", "P")
    assert plain.decks["V"] == ("V1", "V2", "V3", "V4", "V5", "V6")
    assert scenario_case("5", "easy", 2).board.decks["P"][-1] == "P7"
    starred = scenario_case("11B", "easy", 2).board
    assert starred.decks["K"] == ("K1", "K2", "K3", "K4", "K5", "K6", "K7", "KS", "KS")
    assert len(starred.decks["V"]) == 7
    assert len(scenario_case("7", "easy", 2).board.decks["V"]) == 8
    state = opened(3, scenario="11B", abilities=[]).state
    dealt = Counter(clue for clues in state.held for clue in clues)
    dealt.update(clue for pile in state.unused.values() for clue in pile)
    assert dealt == Counter(clue for kind in KINDS for clue in starred.decks[kind])


def test_ai_5_luck_gives_first_seat_then_characters_then_decks_in_order() -> None:
    chance = luck(7)
    state = lay_the_table(3, Options(scenario="9", characters="random"), luck(7))
    assert state.active == chance.below(3)
    by_seat = chance.shuffled(chance.shuffled(state.case.abilities)[:3])
    assert [state.characters[character] for character in by_seat] == [0, 1, 2]
    for place, kind in enumerate(KINDS):
        deck = chance.shuffled(state.case.board.decks[kind])
        assert [clues[place] for clues in state.held] == deck[:3]
        assert list(state.unused[kind]) == deck[3:]
    assert state.chance == chance


def test_ai_6_the_first_active_seat_is_drawn_and_public() -> None:
    firsts = set()
    for number in range(30):
        match = opened(4, number)
        (event,) = told(match, FirstSeatDrawn)
        assert told(match, TurnBegan) == [TurnBegan(event.seat)]
        assert match.waiting == (event.seat,)
        firsts.add(event.seat)
    assert firsts == {0, 1, 2, 3}


def test_ai_7_seats_choose_characters_clockwise_and_only_available_abilities_give_cards() -> None:
    match = opened(3, scenario="7", abilities=None)
    (first,) = match.waiting
    second, third = (first + 1) % 3, (first + 2) % 3
    assert offered(match, first) == [
        Become("din"),
        Become("teor"),
        Become("edd"),
        Become("okra"),
        Become("valia"),
    ]
    match.choose(first, Become("din"))
    assert match.waiting == (second,)
    assert Become("din") not in offered(match, second)
    match.choose(second, Become("okra"))
    match.choose(third, Become("teor"))
    assert told(match, CharacterTaken) == [
        CharacterTaken(first, "din", has_card=False),
        CharacterTaken(second, "okra", has_card=True),
        CharacterTaken(third, "teor", has_card=True),
    ]
    assert match.state.cards == {"okra": (second,), "teor": (third,)}


def test_ai_7_without_abilities_nobody_is_asked_for_a_character() -> None:
    match = opened(3, scenario="2")
    assert told(match, CharacterTaken) == []
    assert told(match, TurnBegan) != []


def test_ai_7_dealt_at_random_characters_with_abilities_come_first() -> None:
    dealt = set()
    for number in range(40):
        match = opened(4, number, scenario="8", characters="random")
        taken = told(match, CharacterTaken)
        assert {event.character for event in taken if event.has_card} == {"din", "edd"}
        assert len(taken) == 4
        dealt.add(tuple(event.character for event in sorted(taken, key=lambda one: one.seat)))
    assert len(dealt) > 20


def test_ai_8_two_seats_share_an_available_ability_that_neither_has() -> None:
    match = opened(2, scenario="6")
    (first,) = match.waiting
    other = 1 - first
    match.choose(first, Become("din"))
    match.choose(other, Become("okra"))
    assert match.waiting == (first,)
    assert offered(match, first) == [Share("teor"), Share("edd"), ShareNothing()]
    match.choose(first, Share("teor"))
    assert told(match, AbilityShared) == [AbilityShared(first, "teor")]
    assert match.state.cards == {"din": (first,), "teor": (0, 1)}
    assert all(LetMark(0) in meanwhile(match, seat) for seat in (0, 1))
    match.choose(other, LetMark(first))
    assert match.state.cards == {"din": (first,)}


def test_ai_8_sharing_may_be_declined_and_is_only_for_two_seats() -> None:
    match = opened(2, scenario="6")
    (first,) = match.waiting
    match.choose(first, Become("din"))
    match.choose(1 - first, Become("edd"))
    match.choose(first, ShareNothing())
    assert told(match, NothingShared) == [NothingShared(first)]
    assert match.state.cards == {"din": (first,), "edd": (1 - first,)}
    three = opened(3, scenario="9", characters="random")
    assert [*told(three, AbilityShared), *told(three, NothingShared)] == []
    assert told(three, TurnBegan) != []
    both_taken = opened(2, scenario="8")
    (first,) = both_taken.waiting
    both_taken.choose(first, Become("din"))
    both_taken.choose(1 - first, Become("edd"))
    assert told(both_taken, TurnBegan) != []


def test_ai_9_each_seat_is_told_only_the_solution_of_its_left_neighbour() -> None:
    match = opened(3, 5)
    for seat in range(3):
        left = (seat + 1) % 3
        clues = match.state.held[seat]
        assert told(match, HandDealt, seat) == [HandDealt(seat, left, clues)]
        assert match.state.solution_of(left) == clues
    assert told(match, HandDealt) == []
    assert told(match, PilesLaid) == [
        PilesLaid((Pile("V", 3), Pile("C", 3), Pile("E", 3), Pile("P", 3)))
    ]
    assert {type(event) for event in match.public[:2]} == {Opened, CaseOpened}
    assert match.streams[0][1] == Seated(0)


def test_ai_9_starred_decks_leave_larger_piles() -> None:
    piles = told(opened(5, scenario="7", abilities=[]), PilesLaid)[0].piles
    assert piles == (Pile("K", 1), Pile("V", 3), Pile("C", 1), Pile("E", 1), Pile("P", 1))


def test_ai_10_the_queen_starts_in_the_centre_of_her_cases() -> None:
    assert opened(3, scenario="8", abilities=[]).state.queen == "C3"
    assert opened(3, scenario="7", abilities=[]).state.queen is None
    assert opened(3, scenario="2", queen=True).state.queen == "C3"


def test_ai_11_only_a_special_clue_can_be_the_solution_of_two_seats() -> None:
    shared = 0
    for number in range(60):
        state = opened(5, number, scenario="11B", abilities=[]).state
        for place, kind in enumerate(KINDS):
            clues = Counter(clue_of[place] for clue_of in state.held)
            twice = [clue for clue, times in clues.items() if times > 1]
            assert twice in ([], ["KS"])
            shared += bool(twice)
            assert kind == "K" or not twice
    assert 5 <= shared <= 30  # 10/36 of 60 is 17


def test_in_the_campaign_only_unlocked_abilities_are_available() -> None:
    match = opened(3, scenario="7", progress="campaign", unlocked=["okra", "din"])
    assert match.state.case.abilities == ("okra",)
    assert opened(3, scenario="7", unlocked=[]).state.case.abilities == ("teor", "edd", "okra")


def test_an_endless_case_without_a_number_gets_one_from_luck_and_tells_it() -> None:
    one, other = opened(3, 1, scenario="endless"), opened(3, 2, scenario="endless")
    (told_one,), (told_other,) = told(one, CaseOpened), told(other, CaseOpened)
    assert told_one.case.endless_seed != told_other.case.endless_seed
    again = opened(3, 9, scenario="endless", endless_seed=told_one.case.endless_seed)
    assert told(again, CaseOpened)[0].case.board == told_one.case.board
