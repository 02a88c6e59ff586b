"""Leaving the game, and being the last one in it (SD-31 and SD-32)."""

from __future__ import annotations

from deductio.core.match import Match
from deductio.core.messages import Finished
from deductio.games.small_detectives.messages import (
    AskAround,
    CardPassed,
    CardRevealed,
    Declare,
    Eliminated,
    LookedUnder,
    Shadow,
    SwapCards,
)
from deductio.games.small_detectives.state import State
from tests.rules.small_detectives.table import (
    a_match,
    a_round,
    asked,
    decline_all,
    lay,
    options,
    told,
)

WRONG = Declare("florist", "gnome")


def after_a_wrong_declaration() -> Match[State]:
    """Seat 1 stood at the police and was wrong; the second round begins."""
    hands = ("patrol2 shadow informer", "smallmove patrol3 raid", "coldcase", "survey")
    match = a_match([1, 0, 6, 7], *hands, queue=[1])
    lay(match, "patrol2", "smallmove", "coldcase", "survey")
    match.choose(1, WRONG)
    return match


def test_sd_31_the_eliminated_detective_leaves_the_board() -> None:
    match = after_a_wrong_declaration()
    assert match.state.alive == [0, 2, 3]
    assert match.state.eliminated == [1]
    assert (match.state.queue, match.state.on(0)) == ([], [])


def test_sd_31_its_hand_and_the_card_in_front_of_it_leave_unseen() -> None:
    match = after_a_wrong_declaration()
    assert told(match.public, Eliminated) == [Eliminated(1, 3)]
    assert match.state.hands[1] == ()
    held = [card for hand in match.state.hands for card in hand]
    assert len(held) == 9
    assert not {"smallmove", "patrol3", "raid"} & set(held)
    for stream in [match.streams[0], match.streams[2], match.streams[3], match.public]:
        assert not [event for event in stream if "'raid'" in repr(event)]


def test_sd_31_after_a_phone_call_the_other_card_leaves() -> None:
    match = a_round([3, 0, 6, 2], "phone", "smallmove", "coldcase", "survey", queue=[1])
    match.choose(0, SwapCards((0, 1)))
    match.choose(1, WRONG)
    passed = [event.card for event in told(match.public, CardPassed)]
    assert sorted(passed) == ["coldcase", "smallmove", "survey"]
    assert "phone" not in [card for hand in match.state.hands for card in hand]


def test_sd_31_it_is_asked_nothing_any_more() -> None:
    match = after_a_wrong_declaration()
    assert match.waiting == (0, 2, 3)
    lay(match, "informer", "", *[hand[0] for hand in match.state.hands[2:]])
    decline_all(match)
    assert 1 not in [event.seat for event in told(match.public, CardRevealed)[4:]]
    assert match.waiting == (0, 2, 3)


def test_sd_31_it_cannot_be_shadowed() -> None:
    match = after_a_wrong_declaration()
    lay(match, "shadow", "", *[hand[0] for hand in match.state.hands[2:]])
    assert options(match, 0) == [Shadow(2), Shadow(3)]


def test_sd_31_it_cannot_be_questioned_at_the_pub() -> None:
    match = after_a_wrong_declaration()
    lay(match, "informer", "", *[hand[0] for hand in match.state.hands[2:]])
    assert asked(match) == "pub"
    asking = [choice.seat for choice in options(match, 0) if isinstance(choice, AskAround)]
    assert set(asking) == {2, 3}


def test_sd_31_it_does_not_keep_others_from_being_alone() -> None:
    changes = {"alive": [0, 1, 2], "eliminated": [3]}
    match = a_round([2, 6, 5, 1], "coldcase", "raid", "patrol2", "", **changes)
    assert LookedUnder(0, 1, 1) in match.public


def test_sd_32_the_only_one_left_wins_even_while_it_waits_in_the_queue() -> None:
    changes = {"alive": [0, 2], "eliminated": [1], "queue": [0]}
    match = a_round([0, 4, 6], "smallmove", "", "patrol2", **changes)
    assert match.state.queue == [0, 2]
    match.choose(0, WRONG)
    assert match.over
    assert told(match.public, Finished) == [
        Finished(winners=(2,), ranking=((2,), (0,), (1,)), scores=(0, 0, 1), rounds=1)
    ]


def test_sd_32_the_only_one_left_wins_wherever_it_is() -> None:
    changes = {"alive": [0, 1], "eliminated": [2], "queue": [0]}
    match = a_round([0, 6, 0], "smallmove", "coldcase", "", **changes)
    match.choose(0, WRONG)
    assert match.over
    assert told(match.public, Finished)[0].winners == (1,)
