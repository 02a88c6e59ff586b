"""What the tiles do: houses, then the pub, then the police (SD-24 to SD-30)."""

from __future__ import annotations

from itertools import combinations

import pytest

from deductio.core.messages import Finished
from deductio.games.small_detectives.messages import (
    AskAround,
    DeclarationDeclined,
    Declare,
    DeclaredRightly,
    DeclaredWrongly,
    DeclaredWronglyInSecret,
    Decline,
    Eliminated,
    LookedUnder,
    PoliceQueueChanged,
    PubAsked,
    PubAskedAbout,
    PubDeclined,
    PubShows,
    SawUnder,
    Shadow,
    Walk,
)
from deductio.games.small_detectives.street import SUSPECTS, WEAPONS
from tests.rules.small_detectives.table import (
    SOLUTION,
    a_match,
    a_round,
    asked,
    decline_all,
    lay,
    options,
    told,
)

RIGHT = Declare(*SOLUTION)
WRONG = Declare("florist", "gnome")


def test_tiles_resolve_houses_first_then_the_pub_then_the_police() -> None:
    match = a_round([2, 1, 6], "patrol2", "coldcase", "patrol3")
    assert told(match.public, LookedUnder) == [LookedUnder(2, 1, 1)]
    assert (match.waiting, asked(match)) == ((0,), "pub")
    match.choose(0, Decline())
    assert (match.waiting, asked(match)) == ((1,), "police")


def test_sd_24_alone_on_a_house_one_may_look_under_it_in_private() -> None:
    match = a_round([2, 4, 6], "coldcase", "patrol3", "unexpected")
    match.choose(2, Walk(2))
    assert told(match.streams[0], SawUnder, LookedUnder) == [
        SawUnder(0, 1, 1, "florist"),
        LookedUnder(1, 6, 7),
    ]
    assert told(match.public, SawUnder, LookedUnder) == [
        LookedUnder(0, 1, 1),
        LookedUnder(1, 6, 7),
    ]


def test_sd_24_two_on_a_house_and_none_of_them_looks() -> None:
    match = a_round([2, 3, 4], "unexpected", "smallmove", "raid", queue=[])
    match.choose(0, Walk(1))
    assert told(match.public, LookedUnder) == []


def test_sd_25_the_shadower_may_look_at_the_same_moment() -> None:
    match = a_round([6, 4, 2], "shadow", "coldcase", "unexpected")
    match.choose(0, Shadow(1))
    match.choose(2, Walk(3))
    assert told(match.public, LookedUnder) == [
        LookedUnder(1, 3, 3),
        LookedUnder(0, 3, 3),
        LookedUnder(2, 4, 5),
    ]


@pytest.mark.parametrize(
    ("at", "cards"),
    [
        pytest.param([6, 4, 5], ("shadow", "patrol3", "patrol2"), id="not alone"),
        pytest.param([6, 3, 5], ("shadow", "survey", "coldcase"), id="in the street"),
        pytest.param([6, 2, 5], ("shadow", "patrol2", "raid"), id="at the pub"),
        pytest.param([6, 5, 5], ("shadow", "patrol3", "raid"), id="at the police"),
    ],
)
def test_sd_25_shadowing_fails_unless_the_other_is_alone_on_a_house(
    at: list[int], cards: tuple[str, str, str]
) -> None:
    match = a_round(at, *cards)
    match.choose(0, Shadow(1))
    decline_all(match)
    assert told(match.streams[0], SawUnder) == []


def test_sd_26_alone_at_the_pub_one_may_ask_about_one_to_three_tokens() -> None:
    cards = ("patrol2", "coldcase", "", "raid", "survey")
    match = a_round([2, 2, 0, 7, 5], *cards, alive=[0, 1, 3, 4], eliminated=[2])
    sets = [tokens for size in (1, 2, 3) for tokens in combinations(SUSPECTS, size)]
    assert len(sets) == 14
    questions = [AskAround(tokens, seat) for tokens in sets for seat in (1, 3, 4)]
    assert options(match, 0) == [Decline(), *questions]


def test_sd_26_the_tokens_are_of_the_kind_the_pub_shows() -> None:
    match = a_round([2, 2, 6], "patrol2", "coldcase", "raid", pub="weapon")
    questions = [choice for choice in options(match, 0) if isinstance(choice, AskAround)]
    assert {token for question in questions for token in question.tokens} == set(WEAPONS)


@pytest.mark.parametrize(
    ("seen", "tokens", "answer"),
    [
        ({1}, ("florist",), True),
        ({2}, ("florist",), False),
        ({1, 3}, ("florist", "pastor"), True),
        ({1, 2}, ("florist", "pastor"), False),
        ({1, 3, 6}, ("florist", "postman", "pastor"), True),
        ({1, 2, 3, 4, 5}, ("florist", "postman", "pastor"), False),
        ({1, 2, 3, 4, 5, 6}, ("librarian",), False),
    ],
)
def test_sd_26_the_answer_is_yes_if_all_picked_tokens_were_seen(
    seen: set[int], tokens: tuple[str, ...], answer: bool
) -> None:
    looked = [frozenset[int](), frozenset[int](), frozenset(seen)]
    match = a_round([2, 5, 0], "patrol2", "patrol3", "smallmove", seen=looked, queue=[2])
    match.choose(0, AskAround(tokens, 2))
    asked_about = PubAskedAbout(0, 2, "suspect", tokens, answer)
    overheard = PubAsked(0, 2, "suspect", len(tokens), answer)
    for stream in (match.streams[0], match.streams[2]):
        assert told(stream, PubAskedAbout, PubAsked) == [asked_about]
    for stream in (match.streams[1], match.public):
        assert told(stream, PubAskedAbout, PubAsked) == [overheard]


@pytest.mark.parametrize(("side", "other"), [("suspect", "weapon"), ("weapon", "suspect")])
def test_sd_26_after_a_question_the_pub_is_turned_over(side: str, other: str) -> None:
    match = a_round([2, 2, 6], "patrol2", "coldcase", "raid", pub=side)
    match.choose(0, options(match, 0)[1])
    assert told(match.public, PubShows) == [PubShows(other)]
    assert match.state.pub == other


def test_sd_26_declining_does_not_turn_the_pub() -> None:
    match = a_round([2, 2, 6], "patrol2", "coldcase", "raid")
    match.choose(0, Decline())
    assert told(match.public, PubDeclined) == [PubDeclined(0)]
    assert (told(match.public, PubShows), match.state.pub) == ([], "suspect")


def test_sd_26_two_at_the_pub_and_nobody_asks() -> None:
    match = a_round([2, 5, 6], "patrol2", "coldcase", "raid")
    assert match.state.at[:2] == [4, 4]
    assert asked(match) == "card"
    assert match.state.pub == "suspect"


@pytest.mark.parametrize(
    ("at", "cards"),
    [
        pytest.param([2, 4, 0], ("patrol2", "coldcase", "smallmove"), id="by house"),
        pytest.param([2, 2, 0], ("patrol2", "survey", "smallmove"), id="by survey"),
        pytest.param([2, 6, 7], ("patrol2", "shadow", "raid"), id="by shadowing"),
    ],
)
def test_sd_27_what_was_looked_at_in_this_very_round_is_seen(
    at: list[int], cards: tuple[str, str, str]
) -> None:
    match = a_round(at, *cards, queue=[2] if at[2] == 0 else [])
    if asked(match) == "shadow":
        match.choose(1, Shadow(2))
    match.choose(0, AskAround(("pastor",), 1))
    assert PubAskedAbout(0, 1, "suspect", ("pastor",), True) in match.streams[0]


def test_sd_27_what_was_looked_at_earlier_in_the_game_is_seen() -> None:
    match = a_match([7, 2, 4], "raid unexpected", "coldcase smallmove", "survey patrol3")
    lay(match, "raid", "coldcase", "survey")
    assert told(match.streams[1], SawUnder) == [SawUnder(1, 1, 1, "florist")]
    lay(match, "unexpected", "smallmove", "patrol3")
    match.choose(0, Walk(1))
    assert (match.waiting, asked(match)) == ((0,), "pub")
    match.choose(0, AskAround(("florist",), 1))
    assert PubAskedAbout(0, 1, "suspect", ("florist",), True) in match.streams[1]


def test_sd_27_knowing_by_deduction_does_not_count() -> None:
    looked = [frozenset[int](), frozenset({1, 2, 3, 4, 5}), frozenset[int]()]
    match = a_round([2, 0, 6], "patrol2", "smallmove", "survey", seen=looked, queue=[1])
    match.choose(0, AskAround(("postman",), 1))
    assert PubAskedAbout(0, 1, "suspect", ("postman",), False) in match.streams[0]


def test_sd_28_who_arrives_takes_the_end_of_the_queue_in_card_order() -> None:
    match = a_round([0, 1, 6], "smallmove", "coldcase", "patrol2", queue=[0])
    assert told(match.public, PoliceQueueChanged) == [
        PoliceQueueChanged((0, 2)),
        PoliceQueueChanged((0, 2, 1)),
    ]


def test_sd_28_when_one_leaves_those_behind_move_up() -> None:
    match = a_round([0, 0, 0], "patrol2", "smallmove", "unexpected", queue=[2, 0, 1])
    assert told(match.public, PoliceQueueChanged) == [PoliceQueueChanged((2, 1))]
    match.choose(2, Walk(3))
    assert told(match.public, PoliceQueueChanged)[1:] == [PoliceQueueChanged((1,))]


def test_sd_28_when_one_goes_into_the_street_those_behind_move_up() -> None:
    match = a_round([0, 0, 6], "survey", "smallmove", "patrol3", queue=[0, 1])
    assert told(match.public, PoliceQueueChanged) == [PoliceQueueChanged((1,))]


def test_sd_28_when_one_is_eliminated_those_behind_move_up() -> None:
    match = a_round([0, 0, 6], "smallmove", "survey", "patrol2", queue=[0, 1])
    assert match.state.queue == [0, 2]
    match.choose(0, WRONG)
    assert told(match.public, PoliceQueueChanged)[-1] == PoliceQueueChanged((2,))


def test_sd_29_each_at_the_police_may_declare_from_place_1_on() -> None:
    match = a_round([1, 0, 6], "coldcase", "smallmove", "patrol2", queue=[1])
    for seat in (1, 2, 0):
        assert (match.waiting, asked(match)) == ((seat,), "police")
        pairs = [Declare(suspect, weapon) for suspect in SUSPECTS for weapon in WEAPONS]
        assert options(match, seat) == [Decline(), *pairs]
        match.choose(seat, Decline())
    assert told(match.public, DeclarationDeclined) == [
        DeclarationDeclined(1),
        DeclarationDeclined(2),
        DeclarationDeclined(0),
    ]


def test_sd_29_who_stays_at_the_police_may_declare_in_later_rounds() -> None:
    match = a_match([1, 2, 5], "coldcase smallmove", "raid patrol3", "patrol2 survey")
    lay(match, "coldcase", "raid", "patrol2")
    match.choose(0, Decline())
    lay(match, "smallmove", "patrol3", "survey")
    assert (match.waiting, asked(match)) == ((0,), "police")
    match.choose(0, RIGHT)
    assert match.over


def test_sd_29_each_is_asked_after_the_result_before_it_is_public() -> None:
    match = a_round([0, 0, 6], "smallmove", "survey", "patrol2", queue=[0])
    assert match.waiting == (0,)
    match.choose(0, WRONG)
    assert match.waiting == (2,)
    assert told(match.streams[2], DeclaredWrongly, Eliminated) == [
        DeclaredWrongly(0),
        Eliminated(0, 3),
    ]


def test_sd_30_a_right_declaration_wins_at_once_and_nobody_behind_is_asked() -> None:
    match = a_round([0, 5, 6], "smallmove", "patrol3", "patrol2", queue=[0])
    assert match.state.queue == [0, 2, 1]
    match.choose(0, RIGHT)
    assert match.over
    assert told(match.public, DeclaredRightly) == [DeclaredRightly(0)]
    assert told(match.public, Finished)[0].winners == (0,)


@pytest.mark.parametrize(
    "pair", [("florist", "gnome"), ("librarian", "gnome"), ("florist", "bowling")]
)
def test_sd_30_a_wrong_declarer_alone_is_told_the_truth(pair: tuple[str, str]) -> None:
    match = a_round([0, 4, 6], "smallmove", "coldcase", "patrol3", queue=[0])
    match.choose(0, Declare(*pair))
    secret = DeclaredWronglyInSecret(0, *pair, *SOLUTION)
    kinds = (DeclaredWronglyInSecret, DeclaredWrongly)
    assert told(match.streams[0], *kinds) == [secret]
    for stream in (match.streams[1], match.streams[2], match.public):
        assert told(stream, *kinds) == [DeclaredWrongly(0)]
    assert match.state.alive == [1, 2]
    assert not match.over
