"""Suggesting and answering (CL-23 to CL-28)."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, WEAPONS
from deductio.games.cluedo.messages import (
    AskedToShow,
    CardShown,
    CouldNotAnswer,
    Draw,
    LookAt,
    LookedAtRow,
    NobodyAnswered,
    PawnBrought,
    Roll,
    SawCard,
    SawRowCard,
    Show,
    Suggest,
    Suggested,
    SuggestHere,
    TakeShortcut,
    TookShortcut,
    TurnBegan,
    UseBonus,
    Walk,
)
from deductio.games.cluedo.state import State
from tests.rules.cluedo.tables import OTHERS, asked, of_kind, options, start, table


def in_garage(state: State) -> Match[State]:
    """Seat 0 has come through the secret passage and must suggest in the garage."""
    state.at["olive"] = "kitchen"
    match = start(state)
    match.choose(0, TakeShortcut("garage"))
    return match


def on_the_phone(**at: str) -> Match[State]:
    """Seat 0 stands on a bonus square and may suggest by phone."""
    match = start(table(at={"olive": "6,7", **at}, deck=["phone"], dice=[(1, 1)]))
    play(match, [(0, Roll()), (0, Walk("7,7")), (0, Draw()), (0, UseBonus())])
    return match


def test_cl_23_any_suspect_and_weapon_in_the_room_where_the_pawn_is() -> None:
    match = in_garage(table())
    everything = [Suggest(suspect, weapon, "garage") for suspect in SUSPECTS for weapon in WEAPONS]
    assert options(match, 0) == everything
    with pytest.raises(Refused):
        match.choose(0, Suggest("rose", "rope", "kitchen"))
    match.choose(0, Suggest("olive", "rope", "garage"))  # its own pawn, its own card
    assert Suggested(0, "olive", "rope", "garage") in match.public


def test_cl_23_by_phone_with_any_room() -> None:
    match = on_the_phone()
    assert asked(match) == ("suggest", (0,))
    assert options(match, 0) == [
        Suggest(suspect, weapon, room)
        for suspect in SUSPECTS
        for weapon in WEAPONS
        for room in ROOMS
    ]
    match.choose(0, Suggest("rose", "rope", "hall"))
    assert match.public[-3:] == [
        Suggested(0, "rose", "rope", "hall"),
        CouldNotAnswer(1),
        AskedToShow(2, 0),
    ]


@pytest.mark.parametrize("suspect", ["pervenche", "leblanc"])
def test_cl_24_the_named_pawn_comes_into_the_room_played_or_not(suspect: str) -> None:
    match = in_garage(table(at={suspect: "study"}))
    match.choose(0, Suggest(suspect, "rope", "garage"))
    assert match.state.at[suspect] == "garage"
    assert match.public[2:4] == [
        Suggested(0, suspect, "rope", "garage"),
        PawnBrought(suspect, "study", "garage"),
    ]


def test_cl_24_a_pawn_already_there_is_not_moved() -> None:
    match = in_garage(table(at={"pervenche": "garage"}))
    match.choose(0, Suggest("pervenche", "rope", "garage"))
    assert match.public[2:] == [Suggested(0, "pervenche", "rope", "garage"), AskedToShow(1, 0)]
    assert match.state.summoned == []


def test_cl_24_by_phone_no_pawn_moves() -> None:
    match = on_the_phone(pervenche="study")
    before = match.state.at.copy()
    match.choose(0, Suggest("pervenche", "rope", "hall"))
    assert match.state.at == before
    assert match.state.summoned == []


def test_cl_24_a_seat_still_playing_is_summoned_an_eliminated_one_is_not() -> None:
    playing, gone = table(), table()
    gone.alive, gone.eliminated = [0, 1], [2]
    for state, summoned in ((playing, [2]), (gone, [])):
        match = in_garage(state)
        match.choose(0, Suggest("pervenche", "rope", "garage"))
        assert match.state.at["pervenche"] == "garage"
        assert match.state.summoned == summoned


def test_cl_24_a_pawn_nobody_plays_summons_nobody() -> None:
    match = in_garage(table())
    match.choose(0, Suggest("leblanc", "rope", "garage"))
    assert match.state.summoned == []


def test_cl_24_the_suggester_is_never_summoned_by_itself() -> None:
    match = in_garage(table())
    match.choose(0, Suggest("olive", "rope", "garage"))
    assert match.state.summoned == []
    play(match, [(1, Show("garage"))])
    assert SuggestHere() not in options(match, 1)


def in_hall(state: State, seat: int = 0) -> Match[State]:
    """That seat has come through the back door and must suggest in the hall."""
    state.at[state.pawns[seat]] = "living"
    state.to_move = seat
    match = start(state)
    match.choose(seat, TakeShortcut("hall"))
    return match


def test_cl_25_who_holds_none_says_so_and_the_next_is_asked() -> None:
    match = in_hall(table())
    match.choose(0, Suggest("olive", "wrench", "hall"))
    assert match.public == [
        TurnBegan(0),
        TookShortcut(0, "back_door", "living", "hall"),
        Suggested(0, "olive", "wrench", "hall"),
        CouldNotAnswer(1),
        AskedToShow(2, 0),
    ]
    assert asked(match) == ("show", (2,))


def test_cl_25_the_first_who_can_must_show_one_and_then_answering_stops() -> None:
    match = in_garage(table())
    match.choose(0, Suggest("violet", "revolver", "garage"))
    assert asked(match) == ("show", (1,))
    match.choose(1, Show("revolver"))
    assert match.public[-3:] == [AskedToShow(1, 0), CardShown(1, 0), TurnBegan(1)]


def test_cl_25_answering_goes_clockwise_from_the_left_neighbour_round_the_table() -> None:
    match = in_hall(table(4), seat=2)
    match.choose(2, Suggest("pervenche", "candlestick", "hall"))
    # Seat 1 holds both cards: seat 3 and seat 0 come before it.
    assert match.public[-3:] == [CouldNotAnswer(3), CouldNotAnswer(0), AskedToShow(1, 2)]


def test_cl_25_eliminated_seats_answer_too() -> None:
    state = table()
    state.alive, state.eliminated = [0, 2], [1]
    match = in_garage(state)
    match.choose(0, Suggest("violet", "pipe", "garage"))
    assert asked(match) == ("show", (1,))


def test_cl_26_the_answerer_chooses_among_its_matching_cards() -> None:
    match = in_garage(table())
    match.choose(0, Suggest("pervenche", "revolver", "garage"))
    assert options(match, 1) == [Show("pervenche"), Show("revolver"), Show("garage")]
    with pytest.raises(Refused):
        match.choose(1, Show("study"))


def test_cl_26_it_is_asked_even_when_only_one_card_matches() -> None:
    match = in_garage(table())
    match.choose(0, Suggest("olive", "wrench", "garage"))
    assert asked(match) == ("show", (1,))
    assert options(match, 1) == [Show("garage")]


def test_cl_27_only_the_suggester_and_the_shower_see_the_card() -> None:
    match = in_garage(table())
    play(match, [(0, Suggest("violet", "revolver", "garage")), (1, Show("revolver"))])
    assert [stream[-2] for stream in [*match.streams, match.public]] == [
        SawCard(1, 0, "revolver"),
        SawCard(1, 0, "revolver"),
        CardShown(1, 0),
        CardShown(1, 0),
    ]


def test_cl_28_when_nobody_can_answer_all_know_and_nothing_more_happens() -> None:
    state = table(at={"olive": "bedroom"})
    match = start(state)
    play(match, [(0, TakeShortcut("bathroom")), (0, Suggest("olive", "wrench", "bathroom"))])
    assert match.public[-4:] == [
        CouldNotAnswer(1),
        CouldNotAnswer(2),
        NobodyAnswered(0),
        TurnBegan(1),
    ]


def test_cl_28_with_two_seats_one_then_looks_at_any_card_of_the_row() -> None:
    state = table(2, at={"olive": "bedroom"})
    match = start(state)
    play(match, [(0, TakeShortcut("bathroom")), (0, Suggest("olive", "wrench", "bathroom"))])
    assert options(match, 0) == [LookAt(0), LookAt(1), LookAt(2), LookAt(3)]
    match.choose(0, LookAt(2))
    assert match.streams[0][-2] == SawRowCard(0, 2, OTHERS[2])
    assert match.streams[1][-2] == match.public[-2] == LookedAtRow(0, 2)
    assert match.state.row == OTHERS[:4]


def test_cl_28_also_at_a_card_already_seen() -> None:
    state = table(2, at={"olive": "bedroom"}, hands=[OTHERS[4:11], OTHERS[11:]])
    state.alive, state.eliminated = [0], [1]
    match = start(state)
    for room in ("bathroom", "bedroom", "bathroom"):
        play(match, [(0, TakeShortcut(room)), (0, Suggest("olive", "wrench", room))])
        choice = LookAt(1) if room == "bathroom" else Show("bedroom")
        match.choose(match.waiting[0], choice)
    assert of_kind(SawRowCard, match.streams[0]) == [SawRowCard(0, 1, OTHERS[1])] * 2


def test_cl_28_with_two_seats_an_answer_leaves_the_row_alone() -> None:
    match = in_hall(table(2))
    match.choose(0, Suggest("olive", "wrench", "hall"))
    match.choose(1, Show("hall"))
    assert match.public[-2:] == [CardShown(1, 0), TurnBegan(1)]
