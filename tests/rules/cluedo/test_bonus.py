"""Bonus squares and bonus cards (CL-29 to CL-33)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.core.messages import Answered, Chose
from deductio.games.cluedo.cards import BONUS_DECK, CARDS, CATEGORIES, ROOMS
from deductio.games.cluedo.mansion import mansion
from deductio.games.cluedo.messages import (
    BonusDeckReshuffled,
    BonusDeclined,
    BonusDrawn,
    BonusUsed,
    CallWitness,
    CardConfided,
    CardsCounted,
    Confide,
    CountCards,
    DeclineBonus,
    Draw,
    DrawSkipped,
    Enter,
    EnteredRoom,
    GoToCentre,
    NoWitnessFound,
    PeekAt,
    Peeked,
    PeekedAt,
    ReachedCentre,
    Roll,
    SawConfidedCard,
    SkipDraw,
    Stay,
    Stayed,
    Suggest,
    SuggestHere,
    TurnBegan,
    UseBonus,
    Walk,
    Walked,
    WitnessFound,
)
from deductio.games.cluedo.rules.moving import destinations_or_none
from deductio.games.cluedo.state import State
from tests.rules.cluedo.tables import asked, options, start, table


def drawn(
    bonus: str,
    *,
    seats: int = 3,
    origin: str = "6,7",
    square: str = "7,7",
    luck: Sequence[object] = (),
    eliminated: Sequence[int] = (),
) -> Match[State]:
    """Seat 0 has rolled a six, walked onto a bonus square and drawn that card."""
    state = table(seats, at={"olive": origin}, deck=[bonus], dice=[(3, 3)], luck=luck)
    state.alive = [seat for seat in range(seats) if seat not in eliminated]
    state.eliminated = list(eliminated)
    match = start(state)
    play(match, [(0, Roll()), (0, Walk(square)), (0, Draw())])
    return match


def test_cl_29_on_a_bonus_square_one_may_draw_the_top_card_or_not() -> None:
    state = table(at={"olive": "6,7", "moutarde": "6,7"}, dice=[(3, 3), (3, 3)])
    state.deck = ["peek", "again", "witness"]
    match = start(state)
    play(match, [(0, Roll()), (0, Walk("7,7"))])
    assert asked(match) == ("draw", (0,))
    match.choose(0, SkipDraw())
    match.choose(0, Stay())
    assert match.public[-3:] == [DrawSkipped(0), Stayed(0), TurnBegan(1)]
    play(match, [(1, Roll()), (1, Walk("7,7")), (1, Draw())])
    assert match.public[-1] == BonusDrawn(1, "peek", 2)
    assert match.state.deck == ["again", "witness"]


def test_cl_29_only_the_dice_bring_a_card_second_wind_does_not() -> None:
    match = drawn("second_wind", square="7,12")
    play(match, [(0, UseBonus()), (0, Walk("7,7"))])
    assert match.public[-2:] == [Walked(0, "7,12", "7,7"), TurnBegan(1)]


@pytest.mark.parametrize("bonus", sorted(set(BONUS_DECK)))
def test_cl_30_the_card_is_shown_to_all_and_may_be_declined(bonus: str) -> None:
    match = drawn(bonus)
    for stream in [*match.streams, match.public]:
        assert stream[-1] == BonusDrawn(0, bonus, 0)
    assert options(match, 0)[0] == DeclineBonus()
    match.choose(0, DeclineBonus())
    assert match.public[-1] == BonusDeclined(0, bonus)
    assert match.state.discard[-1] == bonus


@pytest.mark.parametrize("bonus", sorted(set(BONUS_DECK)))
def test_cl_30_used_or_not_it_goes_to_the_discard(bonus: str) -> None:
    match = drawn(bonus)
    match.choose(0, options(match, 0)[1])
    assert BonusUsed(0, bonus) in match.public
    assert (match.state.deck, match.state.discard[-1]) == ([], bonus)


def test_cl_31_an_empty_deck_is_made_anew_from_the_discard() -> None:
    anew = BONUS_DECK[::-1]
    state = table(at={"olive": "6,7"}, dice=[(3, 3)], luck=[anew])
    state.deck, state.discard = [], list(BONUS_DECK)
    match = start(state)
    play(match, [(0, Roll()), (0, Walk("7,7")), (0, Draw())])
    assert match.public[-2:] == [BonusDeckReshuffled(13), BonusDrawn(0, anew[0], 12)]
    assert match.state.deck == list(anew[1:])
    assert match.state.discard == [anew[0]]


def test_cl_32_free_move_leads_anywhere_even_to_the_room_just_left() -> None:
    match = drawn("free_move", origin="dining", square="7,12")
    squares = map(Walk, mansion().squares)
    assert options(match, 0) == [DeclineBonus(), *map(Enter, ROOMS), GoToCentre(), *squares]
    match.choose(0, Enter("dining"))
    assert match.public[-2:] == [
        BonusUsed(0, "free_move"),
        EnteredRoom(0, "7,12", "dining"),
    ]
    assert asked(match) == ("suggest", (0,))
    assert Suggest("rose", "rope", "dining") in options(match, 0)


def test_cl_32_free_move_to_the_centre_allows_an_accusation() -> None:
    match = drawn("free_move")
    match.choose(0, GoToCentre())
    assert match.public[-1] == ReachedCentre(0, "7,7")
    assert asked(match) == ("accuse", (0,))


def test_cl_32_free_move_to_a_bonus_square_brings_no_card() -> None:
    match = drawn("free_move")
    match.choose(0, Walk("7,12"))
    assert match.public[-2:] == [Walked(0, "7,7", "7,12"), TurnBegan(1)]


def test_cl_32_second_wind_moves_up_to_six_by_the_ordinary_rules() -> None:
    match = drawn("second_wind", square="7,12")
    assert options(match, 0) == [DeclineBonus(), UseBonus()]
    match.choose(0, UseBonus())
    assert asked(match) == ("move", (0,))
    walks = [choice for choice in options(match, 0) if isinstance(choice, Walk)]
    assert len(walks) == 36
    assert options(match, 0)[:3] == [Stay(), Enter("dining"), GoToCentre()]
    match.choose(0, Enter("dining"))
    assert asked(match) == ("suggest", (0,))


def test_cl_32_second_wind_may_end_on_the_centre_or_where_it_began() -> None:
    match = drawn("second_wind", square="7,12")
    play(match, [(0, UseBonus()), (0, GoToCentre())])
    assert asked(match) == ("accuse", (0,))
    match = drawn("second_wind", square="7,12")
    play(match, [(0, UseBonus()), (0, Stay())])
    assert match.public[-2:] == [Stayed(0), TurnBegan(1)]


def test_cl_33_peek_shows_one_card_picked_by_chance_to_the_looker_and_its_owner() -> None:
    match = drawn("peek", luck=["study"], eliminated=[1])
    assert options(match, 0) == [DeclineBonus(), PeekAt(1), PeekAt(2)]
    match.choose(0, PeekAt(1))
    assert [stream[-2] for stream in [*match.streams, match.public]] == [
        PeekedAt(0, 1, "study"),
        PeekedAt(0, 1, "study"),
        Peeked(0, 1),
        Peeked(0, 1),
    ]
    assert "study" in match.state.hands[1]


def test_cl_33_headcount_is_said_aloud() -> None:
    match = drawn("headcount", eliminated=[1])
    assert options(match, 0) == [
        DeclineBonus(),
        *(CountCards(seat, category) for seat in (1, 2) for category in CATEGORIES),
    ]
    # Seat 1: Pervenche and Leblanc, the revolver, the study, the garage and the kitchen.
    for category, number in (("suspect", 2), ("weapon", 1), ("room", 3)):
        match = drawn("headcount", eliminated=[1])
        match.choose(0, CountCards(1, category))
        assert match.public[-2] == CardsCounted(0, 1, category, number)


def test_cl_33_a_witness_among_the_others_must_speak() -> None:
    match = drawn("witness", eliminated=[2])
    match.choose(0, CallWitness("pipe"))
    assert match.public[-2] == WitnessFound(0, "pipe", 2)


@pytest.mark.parametrize("card", ["wrench", "rope"])
def test_cl_33_all_learn_that_no_other_seat_is_witness(card: str) -> None:
    match = drawn("witness")
    match.choose(0, CallWitness(card))  # the wrench is the solution, the rope its own
    assert match.public[-2] == NoWitnessFound(0, card)


def test_cl_33_any_card_not_face_up_may_be_called_for() -> None:
    match = drawn("witness", seats=4)
    assert match.state.face_up == ("kitchen", "hall")
    hidden = [card for card in CARDS if card not in ("kitchen", "hall")]
    assert options(match, 0) == [DeclineBonus(), *map(CallWitness, hidden)]


def test_cl_33_in_confidences_all_choose_at_once_and_show_to_the_left() -> None:
    match = drawn("confidences", eliminated=[2])
    match.choose(0, UseBonus())
    assert asked(match) == ("confide", (0, 1, 2))
    for seat, hand in enumerate(match.state.hands):
        assert options(match, seat) == list(map(Confide, hand))
    play(match, [(2, Confide("pipe")), (0, Confide("rope"))])
    assert match.streams[1][-2:] == [Answered(2), Answered(0)]
    assert match.streams[2][-2:] == [Chose(2, Confide("pipe")), Answered(0)]
    match.choose(1, Confide("study"))
    assert match.streams[0][-4:-1] == [
        SawConfidedCard(0, 1, "rope"),
        CardConfided(1, 2),
        SawConfidedCard(2, 0, "pipe"),
    ]
    assert match.public[-4:] == [
        CardConfided(0, 1),
        CardConfided(1, 2),
        CardConfided(2, 0),
        TurnBegan(1),
    ]


def test_cl_33_again_is_one_more_ordinary_turn_which_may_draw_again() -> None:
    state = table(at={"olive": "6,7"}, dice=[(3, 3), (3, 3)])
    state.deck = ["again", "phone"]
    match = start(state)
    play(match, [(0, Roll()), (0, Walk("7,7")), (0, Draw()), (0, UseBonus())])
    assert match.public[-2:] == [BonusUsed(0, "again"), TurnBegan(0)]
    play(match, [(0, Roll()), (0, Walk("7,12"))])
    match.choose(0, Draw())
    assert match.public[-1] == BonusDrawn(0, "phone", 0)
    match.choose(0, DeclineBonus())
    assert asked(match) == ("walk_on", (0,))


def test_cl_33_again_is_no_second_chance_for_the_summoned() -> None:
    state = table(at={"olive": "dining"}, deck=["again"], dice=[(3, 3), (3, 3)])
    state.summoned = [0]
    match = start(state)
    play(match, [(0, Roll()), (0, Walk("7,12")), (0, Draw()), (0, UseBonus())])
    assert SuggestHere() not in options(match, 0)
    assert match.state.summoned == []


def test_cl_33_nobody_peeks_at_itself() -> None:
    match = drawn("peek")
    with pytest.raises(Refused):
        match.choose(0, PeekAt(0))


def test_cl_42_who_does_not_draw_walks_on_with_the_steps_left_and_may_draw_there() -> None:
    match = start(table(at={"olive": "6,7"}, deck=["phone"], dice=[(6, 1)]))
    play(match, [(0, Roll()), (0, Walk("7,7")), (0, SkipDraw())])
    assert asked(match) == ("walk_on", (0,))
    assert options(match, 0) == list(destinations_or_none("7,7", 6, "6,7"))
    match.choose(0, Walk("7,12"))
    assert asked(match) == ("draw", (0,))
    match.choose(0, SkipDraw())
    assert list(options(match, 0)) == list(destinations_or_none("7,12", 1, "6,7"))


def test_cl_42_who_declines_the_card_walks_on_without_another_one() -> None:
    match = drawn("phone")
    match.choose(0, DeclineBonus())
    assert asked(match) == ("walk_on", (0,))
    match.choose(0, Walk("7,12"))
    assert match.public[-2:] == [Walked(0, "7,7", "7,12"), TurnBegan(1)]


def test_cl_42_walking_on_may_lead_into_a_room() -> None:
    match = start(table(at={"olive": "6,7"}, deck=["phone"], dice=[(5, 5)]))
    play(match, [(0, Roll()), (0, Walk("7,12")), (0, SkipDraw()), (0, Enter("dining"))])
    assert asked(match) == ("suggest", (0,))


def test_cl_42_with_no_step_left_the_turn_ends() -> None:
    match = drawn("phone", square="7,12", origin="6,7")
    match.choose(0, DeclineBonus())
    assert asked(match) == ("turn", (1,))


def test_cl_42_never_back_to_where_the_dice_found_the_pawn() -> None:
    match = drawn("phone", origin="kitchen", square="7,7")
    match.choose(0, DeclineBonus())
    assert Enter("kitchen") not in options(match, 0)
    assert Stay() in options(match, 0)
