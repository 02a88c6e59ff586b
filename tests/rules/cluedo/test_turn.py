"""Turns and rounds (CL-10 to CL-15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.games.cluedo.cards import ROOMS
from deductio.games.cluedo.messages import (
    AccusationDeclined,
    Accuse,
    AccusedWrongly,
    CardShown,
    DeclineBonus,
    Draw,
    DrawSkipped,
    Enter,
    EnteredRoom,
    GoToCentre,
    KeepSilent,
    LookAt,
    NobodyAnswered,
    RiseToAccuse,
    Roll,
    Rolled,
    RoseToAccuse,
    RoundBegan,
    Show,
    SkipDraw,
    StayedToSuggest,
    Suggest,
    Suggested,
    SuggestHere,
    TakeShortcut,
    TookShortcut,
    TurnBegan,
    Walk,
    Walked,
)
from deductio.games.cluedo.state import State
from tests.rules.cluedo.tables import asked, of_kind, options, start, stroll, table

SHORTCUTS = {
    "bathroom": ["bedroom"],
    "study": ["games"],
    "dining": ["kitchen"],
    "games": ["study"],
    "garage": ["kitchen"],
    "bedroom": ["bathroom", "living"],
    "living": ["bedroom", "hall"],
    "kitchen": ["dining", "garage"],
    "hall": ["living"],
}


def test_cl_10_eliminated_seats_are_skipped() -> None:
    state = table()
    state.alive, state.eliminated = [0, 2], [1]
    match = start(state)
    stroll(match, 0)
    assert match.public[-1] == TurnBegan(2)


def test_cl_10_turns_go_clockwise_and_rounds_are_counted_from_the_starting_seat() -> None:
    state = table()
    state.first = state.to_move = 1
    match = start(state)
    for seat in (1, 2, 0):
        stroll(match, seat)
    turns = [event for event in match.public if isinstance(event, TurnBegan | RoundBegan)]
    assert turns == [TurnBegan(1), TurnBegan(2), TurnBegan(0), RoundBegan(2), TurnBegan(1)]


def test_cl_10_a_round_is_also_complete_when_its_first_seat_is_skipped() -> None:
    state = table()
    state.first, state.to_move = 1, 0
    state.alive, state.eliminated = [0], [1, 2]
    match = start(state)
    stroll(match, 0)
    stroll(match, 0)
    assert of_kind(RoundBegan, match.public) == [RoundBegan(2), RoundBegan(3)]
    assert asked(match) == ("turn", (0,))


@pytest.mark.parametrize("room", ROOMS)
def test_cl_11_in_a_room_one_rolls_or_takes_one_of_its_shortcuts(room: str) -> None:
    match = start(table(at={"olive": room}))
    assert asked(match) == ("turn", (0,))
    assert options(match, 0) == [Roll(), *map(TakeShortcut, SHORTCUTS[room])]


def test_cl_11_in_the_corridor_one_can_only_roll() -> None:
    assert options(start(table(at={"olive": "6,6"})), 0) == [Roll()]


def test_cl_11_on_the_centre_one_may_accuse_at_once() -> None:
    match = start(table())
    assert options(match, 0) == [Roll(), RiseToAccuse()]
    match.choose(0, RiseToAccuse())
    assert match.public == [TurnBegan(0), RoseToAccuse(0)]
    assert asked(match) == ("accuse", (0,))


def test_cl_11_not_before_its_pawn_has_left_the_centre_and_come_back() -> None:
    match = start(table(set_out=()))
    assert options(match, 0) == [Roll()]
    for seat in range(3):
        stroll(match, seat)
    play(match, [(0, Roll()), (0, GoToCentre()), (0, KeepSilent())])
    stroll(match, 1)
    stroll(match, 2)
    assert options(match, 0) == [Roll(), RiseToAccuse()]


def test_cl_11_a_pawn_that_a_suggestion_took_away_has_left_the_centre() -> None:
    match = start(table(at={"olive": "kitchen"}, dice=[(6, 6)], set_out=("olive",)))
    play(match, [(0, TakeShortcut("garage")), (0, Suggest("moutarde", "rope", "garage"))])
    assert match.state.set_out == ["olive", "moutarde"]


def test_cl_12_two_dice_are_rolled_openly_and_then_one_moves() -> None:
    match = start(table(at={"olive": "6,6"}, dice=[(2, 5)]))
    match.choose(0, Roll())
    assert match.public == [TurnBegan(0), Rolled(0, (2, 5), 7)]
    assert asked(match) == ("move", (0,))
    assert Enter("dining") in options(match, 0)  # 5 steps
    assert Walk("6,13") in options(match, 0)  # 7 steps
    assert Walk("6,14") not in options(match, 0)


def test_cl_13_a_shortcut_leads_to_the_other_room_without_dice_and_is_an_arrival() -> None:
    match = start(table(at={"olive": "kitchen"}))
    match.choose(0, TakeShortcut("garage"))
    assert match.public == [
        TurnBegan(0),
        TookShortcut(0, "secret_passage", "kitchen", "garage"),
    ]
    assert match.state.at["olive"] == "garage"
    assert asked(match) == ("suggest", (0,))


def test_cl_13_there_is_one_shortcut_per_turn() -> None:
    match = start(table(at={"olive": "dining"}))
    match.choose(0, TakeShortcut("kitchen"))
    assert match.public[-1] == TookShortcut(0, "back_door", "dining", "kitchen")
    with pytest.raises(Refused):
        match.choose(0, TakeShortcut("garage"))


def brought_to_garage(*, pervenche: str = "study", moutarde: str = "6,6") -> Match[State]:
    """Seat 0 in the garage has named Pervenche, the pawn of seat 2; it is the turn of seat 1."""
    match = start(table(at={"olive": "kitchen", "moutarde": moutarde, "pervenche": pervenche}))
    play(
        match,
        [
            (0, TakeShortcut("garage")),
            (0, Suggest("pervenche", "rope", "garage")),
            (1, Show("pervenche")),
        ],
    )
    return match


def test_cl_14_a_summoned_seat_may_suggest_without_rolling() -> None:
    match = brought_to_garage()
    stroll(match, 1)
    assert options(match, 2) == [Roll(), TakeShortcut("kitchen"), SuggestHere()]
    match.choose(2, SuggestHere())
    assert match.public[-1] == StayedToSuggest(2, "garage")
    match.choose(2, Suggest("rose", "pipe", "garage"))
    assert Suggested(2, "rose", "pipe", "garage") in match.public


def use_the_right(match: Match[State]) -> None:
    hypothesis = Suggest("olive", "wrench", "garage")
    play(match, [(2, SuggestHere()), (2, hypothesis), (1, Show("garage"))])


def walk_away(match: Match[State]) -> None:
    stroll(match, 2)


@pytest.mark.parametrize("turn", [use_the_right, walk_away])
def test_cl_14_the_right_ends_with_that_turn_used_or_not(
    turn: Callable[[Match[State]], None],
) -> None:
    match = brought_to_garage()
    stroll(match, 1)
    turn(match)
    assert match.state.summoned == []
    stroll(match, 0)
    stroll(match, 1)
    assert SuggestHere() not in options(match, 2)


def test_cl_14_rolling_gives_the_right_away() -> None:
    match = brought_to_garage()
    stroll(match, 1)
    match.choose(2, Roll())
    assert asked(match) == ("move", (2,))
    assert SuggestHere() not in options(match, 2)


def test_cl_14_a_pawn_already_in_the_room_was_not_moved() -> None:
    match = brought_to_garage(pervenche="garage")
    stroll(match, 1)
    assert options(match, 2) == [Roll(), TakeShortcut("kitchen")]


def test_cl_14_only_the_last_room_counts() -> None:
    match = brought_to_garage(moutarde="living")
    play(
        match,
        [
            (1, TakeShortcut("hall")),
            (1, Suggest("pervenche", "wrench", "hall")),
            (2, Show("hall")),
            (2, SuggestHere()),
        ],
    )
    assert match.public[-1] == StayedToSuggest(2, "hall")
    assert Suggest("rose", "rope", "hall") in options(match, 2)
    assert Suggest("rose", "rope", "garage") not in options(match, 2)


def test_cl_14_before_the_first_turn_a_pawn_can_be_summoned_from_the_centre() -> None:
    match = start(table(at={"olive": "kitchen"}))
    play(
        match,
        [
            (0, TakeShortcut("garage")),
            (0, Suggest("moutarde", "wrench", "garage")),
            (1, Show("garage")),
        ],
    )
    assert options(match, 1) == [Roll(), TakeShortcut("kitchen"), SuggestHere()]


def test_cl_15_a_turn_ends_after_an_answered_suggestion() -> None:
    match = start(table(at={"olive": "kitchen"}))
    play(
        match,
        [
            (0, TakeShortcut("garage")),
            (0, Suggest("olive", "wrench", "garage")),
            (1, Show("garage")),
        ],
    )
    assert match.public[-2:] == [CardShown(1, 0), TurnBegan(1)]


def test_cl_15_a_turn_ends_after_a_suggestion_nobody_answers() -> None:
    match = start(table(at={"olive": "bedroom"}))
    play(match, [(0, TakeShortcut("bathroom")), (0, Suggest("olive", "wrench", "bathroom"))])
    assert match.public[-2:] == [NobodyAnswered(0), TurnBegan(1)]


def test_cl_15_with_two_seats_a_turn_ends_after_the_look_at_the_row() -> None:
    match = start(table(2, at={"olive": "bedroom"}))
    play(match, [(0, TakeShortcut("bathroom")), (0, Suggest("olive", "wrench", "bathroom"))])
    assert asked(match) == ("row", (0,))
    match.choose(0, LookAt(3))
    assert asked(match) == ("turn", (1,))


def test_cl_15_a_turn_ends_after_an_accusation_and_after_declining_to_accuse() -> None:
    match = start(table(at={"olive": "12,10"}, dice=[(1, 1)]))
    play(match, [(0, Roll()), (0, GoToCentre()), (0, KeepSilent())])
    assert match.public[-2:] == [AccusationDeclined(0), TurnBegan(1)]
    play(match, [(1, RiseToAccuse()), (1, Accuse("rose", "rope", "hall"))])
    assert match.public[-2:] == [AccusedWrongly(1), TurnBegan(2)]


def test_cl_15_a_turn_ends_with_a_stop_in_the_corridor() -> None:
    match = start(table(at={"olive": "6,6"}, dice=[(1, 1)]))
    play(match, [(0, Roll()), (0, Walk("6,8"))])
    assert match.public[-2:] == [Walked(0, "6,6", "6,8"), TurnBegan(1)]


def test_cl_15_a_turn_ends_on_a_bonus_square_when_no_step_is_left() -> None:
    state = table(at={"olive": "6,6", "moutarde": "6,6"}, deck=["phone"], dice=[(1, 1), (1, 1)])
    match = start(state)
    play(match, [(0, Roll()), (0, Walk("7,7")), (0, SkipDraw())])
    assert match.public[-2:] == [DrawSkipped(0), TurnBegan(1)]
    play(match, [(1, Roll()), (1, Walk("7,7")), (1, Draw()), (1, DeclineBonus())])
    assert asked(match) == ("turn", (2,))


def test_cl_15_entering_a_room_does_not_end_the_turn_before_the_suggestion() -> None:
    match = start(table(at={"olive": "6,6"}, dice=[(1, 1)]))
    play(match, [(0, Roll()), (0, Enter("kitchen"))])
    assert match.public[-1] == EnteredRoom(0, "6,6", "kitchen")
    assert asked(match) == ("suggest", (0,))
