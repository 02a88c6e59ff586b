"""Setting up: pawns, solution, hands, bonus deck, and who begins (CL-1 to CL-9)."""

from __future__ import annotations

from collections import Counter

import pytest

from deductio.core.chance import Chance
from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import BONUS_DECK, CARDS, ROOMS, SUSPECTS, WEAPONS, in_order
from deductio.games.cluedo.messages import (
    BonusDeckShuffled,
    CardsDealt,
    FirstSeatDecided,
    HandDealt,
    LaidFaceUp,
    PawnTaken,
    Roll,
    Rolled,
    RolledForStart,
    RoundBegan,
    SolutionSetAside,
    TakePawn,
    TurnBegan,
)
from deductio.games.cluedo.rules import lay_the_table
from deductio.games.cluedo.state import Options
from tests.rules.cluedo.tables import OTHERS, asked, of_kind, opened, options

SEATS = range(2, 7)
DEAL = (SUSPECTS, WEAPONS, ROOMS, OTHERS, BONUS_DECK)


def test_cl_1_two_to_six_seats_and_six_pawns_on_the_centre() -> None:
    for seats in SEATS:
        state = lay_the_table(seats, Options(), Chance(bytes(32)))
        assert state.at == dict.fromkeys(SUSPECTS, "centre")
    for seats in (1, 7):
        with pytest.raises(Refused, match="2 to 6 seats"):
            GAME.opening(seats, {})


def test_cl_2_seats_take_pawns_in_order_and_no_pawn_twice() -> None:
    match = opened(3)
    assert asked(match) == ("pawn", (0,))
    assert options(match, 0) == list(map(TakePawn, SUSPECTS))
    match.choose(0, TakePawn("rose"))
    assert options(match, 1) == [TakePawn(s) for s in SUSPECTS if s != "rose"]
    with pytest.raises(Refused):
        match.choose(1, TakePawn("rose"))
    match.choose(1, TakePawn("olive"))
    match.choose(2, TakePawn("leblanc"))
    assert match.state.pawns == ["rose", "olive", "leblanc"]
    assert of_kind(PawnTaken, match.public) == [
        PawnTaken(0, "rose"),
        PawnTaken(1, "olive"),
        PawnTaken(2, "leblanc"),
    ]


def test_cl_2_fixed_pawns_are_taken_by_seat_without_asking() -> None:
    match = opened(6, pawn_choice="fixed")
    assert asked(match)[0] == "turn"
    assert of_kind(PawnTaken, match.public) == [PawnTaken(i, s) for i, s in enumerate(SUSPECTS)]


def test_cl_2_the_choice_of_pawns_has_no_link_with_the_cards() -> None:
    one, other = opened(2, luck=DEAL[:4]), opened(2, luck=DEAL[:4])
    for match, pawns in ((one, ("olive", "rose")), (other, ("violet", "olive"))):
        for seat, pawn in enumerate(pawns):
            match.choose(seat, TakePawn(pawn))
    assert one.state.hands == other.state.hands
    assert one.state.solution == other.state.solution


def test_cl_3_one_card_of_each_category_is_the_solution_and_nobody_is_told() -> None:
    suspects, weapons, rooms = SUSPECTS[::-1], WEAPONS[::-1], ROOMS[::-1]
    solution = (suspects[0], weapons[0], rooms[0])
    rest = tuple(card for card in CARDS if card not in solution)
    match = opened(3, luck=(suspects, weapons, rooms, rest, BONUS_DECK), pawn_choice="fixed")
    assert match.state.solution == solution
    assert of_kind(SolutionSetAside, match.public) == [SolutionSetAside()]
    for stream in [*match.streams, match.public]:
        told = [card for event in of_kind(HandDealt, stream) for card in event.cards]
        assert not set(told) & set(solution)


@pytest.mark.parametrize(("seats", "each"), [(3, 6), (4, 4), (5, 3), (6, 3)])
def test_cl_4_equal_hands_one_by_one_from_seat_0_each_told_its_own(seats: int, each: int) -> None:
    match = opened(seats, luck=DEAL, pawn_choice="fixed")
    hands = tuple(OTHERS[seat : seats * each : seats] for seat in range(seats))
    assert match.state.hands == hands
    assert of_kind(CardsDealt, match.public) == [CardsDealt(each, 0)]
    assert of_kind(HandDealt, match.public) == []
    for seat, stream in enumerate(match.streams):
        assert of_kind(HandDealt, stream) == [HandDealt(seat, hands[seat])]


def test_cl_4_a_hand_does_not_tell_in_which_order_it_was_dealt() -> None:
    luck = (SUSPECTS, WEAPONS, ROOMS, OTHERS[::-1], BONUS_DECK)
    match = opened(3, luck=luck, pawn_choice="fixed")
    assert match.state.hands[0] == tuple(sorted(OTHERS[::-1][::3], key=CARDS.index))


@pytest.mark.parametrize(("seats", "left"), [(2, 0), (3, 0), (4, 2), (5, 3), (6, 0)])
def test_cl_5_cards_left_over_are_face_up_for_all(seats: int, left: int) -> None:
    luck = DEAL[:4] if seats == 2 else DEAL
    match = opened(seats, luck=luck, pawn_choice="fixed")
    face_up = OTHERS[len(OTHERS) - left :]
    assert match.state.face_up == face_up
    assert of_kind(LaidFaceUp, match.public) == ([LaidFaceUp(face_up)] if left else [])
    assert not set(face_up) & {card for hand in match.state.hands for card in hand}


def test_cl_6_two_seats_have_a_row_of_four_seven_cards_each_and_no_bonus_cards() -> None:
    match = opened(2, luck=DEAL[:4], pawn_choice="fixed")
    assert match.state.row == OTHERS[:4]
    assert match.state.hands == (OTHERS[4::2], OTHERS[5::2])
    assert of_kind(CardsDealt, match.public) == [CardsDealt(7, 4)]
    assert of_kind(BonusDeckShuffled, match.public) == []
    assert match.state.deck == []


def test_cl_43_two_teams_play_by_the_rules_for_two() -> None:
    teams = opened(2, luck=DEAL[:4], pawn_choice="fixed", teams=True)
    two = opened(2, luck=DEAL[:4], pawn_choice="fixed")
    for one, other in zip([*teams.streams, teams.public], [*two.streams, two.public], strict=True):
        assert one[1:] == other[1:]
    assert GAME.sharing(2, Options(teams=True)) > 1 == GAME.sharing(2, Options())


@pytest.mark.parametrize("seats", [3, 6])
def test_cl_43_teams_are_two(seats: int) -> None:
    with pytest.raises(Refused, match="teams are two"):
        opened(seats, teams=True)


def test_cl_7_the_thirteen_bonus_cards_are_shuffled_face_down() -> None:
    deck = BONUS_DECK[::-1]
    match = opened(3, luck=(*DEAL[:4], deck), pawn_choice="fixed")
    assert (match.state.deck, match.state.discard) == (list(deck), [])
    assert of_kind(BonusDeckShuffled, match.public) == [BonusDeckShuffled(13)]
    without = opened(3, luck=DEAL[:4], pawn_choice="fixed", bonus_cards="off")
    assert without.state.deck == []
    assert of_kind(BonusDeckShuffled, without.public) == []


def test_cl_7_the_bonus_cards_are_these() -> None:
    assert Counter(BONUS_DECK) == {
        "free_move": 3,
        "second_wind": 2,
        "again": 1,
        "peek": 2,
        "headcount": 2,
        "phone": 1,
        "confidences": 1,
        "witness": 1,
    }


def test_cl_8_the_highest_roll_begins() -> None:
    match = opened(3, luck=(*DEAL, 0, 2, 5, 4, 3, 3), pawn_choice="fixed")
    assert match.public[-7:] == [
        BonusDeckShuffled(13),
        RolledForStart(0, (1, 3), 4),
        RolledForStart(1, (6, 5), 11),
        RolledForStart(2, (4, 4), 8),
        FirstSeatDecided(1),
        RoundBegan(1),
        TurnBegan(1),
    ]
    assert asked(match) == ("turn", (1,))


def test_cl_8_only_those_who_tie_for_best_roll_again() -> None:
    rolls = (5, 5, 0, 0, 5, 5, 1, 1, 1, 1, 3, 0, 0, 0)
    match = opened(3, luck=(*DEAL, *rolls), pawn_choice="fixed")
    assert match.public[-10:-2] == [
        RolledForStart(0, (6, 6), 12),
        RolledForStart(1, (1, 1), 2),
        RolledForStart(2, (6, 6), 12),
        RolledForStart(0, (2, 2), 4),
        RolledForStart(2, (2, 2), 4),
        RolledForStart(0, (4, 1), 5),
        RolledForStart(2, (1, 1), 2),
        FirstSeatDecided(0),
    ]


def test_cl_9_luck_is_drawn_in_the_order_of_the_rules() -> None:
    chance = Chance(bytes(range(32)))
    suspects, weapons, rooms = map(chance.shuffled, (SUSPECTS, WEAPONS, ROOMS))
    solution = (suspects[0], weapons[0], rooms[0])
    rest = chance.shuffled([card for card in CARDS if card not in solution])
    deck = chance.shuffled(BONUS_DECK)
    rolls = [(chance.below(6) + 1, chance.below(6) + 1) for _ in range(3)]

    opening = GAME.opening(3, {"pawn_choice": "fixed"})
    match = Match.open(GAME, opening, Chance(bytes(range(32))))
    assert match.state.solution == solution
    assert match.state.hands == tuple(in_order(rest[seat::3]) for seat in range(3))
    assert match.state.deck == deck
    assert [event.dice for event in of_kind(RolledForStart, match.public)] == rolls
    match.choose(match.state.first, Roll())
    assert of_kind(Rolled, match.public)[0].dice == (chance.below(6) + 1, chance.below(6) + 1)
