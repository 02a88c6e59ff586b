"""Whether one looks under a house is one's own choice, made openly (SD-47, SD-48)."""

from __future__ import annotations

import pytest

from deductio.core.match import Match
from deductio.core.messages import Answered, Chose, Event
from deductio.games.small_detectives.messages import (
    AskAround,
    FollowedInVain,
    Look,
    LookAway,
    LookDeclined,
    LookedUnder,
    NotAlone,
    NothingHappened,
    NowhereToLook,
    PubAskedAbout,
    SawUnder,
    Shadow,
    WentIntoStreet,
)
from deductio.games.small_detectives.state import State
from tests.rules.small_detectives.table import a_round, asked, decline_all, options, told

LOOKS = (SawUnder, LookedUnder, LookDeclined)


def undecided(at: list[int], *cards: str, shadow: Shadow | None = None) -> Match[State]:
    """A round in which it is still open who looks."""
    match = a_round(at, *cards, kind=Match)
    if shadow:
        match.choose(match.waiting[0], shadow)
    return match


def test_sd_47_alone_on_a_house_one_may_look_or_not() -> None:
    match = undecided([2, 4, 4], "coldcase", "smallmove", "survey")
    match.choose(2, LookAway())
    assert (match.waiting, asked(match)) == ((0,), "look")
    assert options(match, 0) == [Look((1,)), LookAway()]


def test_sd_47_everyone_hears_who_does_not_look_and_nobody_sees_anything() -> None:
    match = undecided([2, 4, 0], "coldcase", "smallmove", "patrol3")
    match.choose(0, LookAway())
    match.choose(2, Look((3,)))
    for stream in (match.streams[0], match.streams[1], match.public):
        assert told(stream, *LOOKS) == [LookDeclined(0, 1, 1), LookedUnder(2, 3, 3)]
    assert told(match.streams[2], *LOOKS) == [LookDeclined(0, 1, 1), SawUnder(2, 3, 3, "pastor")]
    assert match.state.seen == [frozenset(), frozenset(), frozenset({3})]


def test_sd_47_what_one_did_not_look_at_is_not_seen_at_the_pub() -> None:
    match = undecided([2, 4, 0], "patrol2", "coldcase", "smallmove")
    match.choose(1, LookAway())
    match.choose(0, AskAround(("pastor",), 1))
    assert PubAskedAbout(0, 1, "suspect", ("pastor",), False) in match.streams[0]


@pytest.mark.parametrize(("followed", "shadow"), [(True, False), (False, True), (False, False)])
def test_sd_47_the_shadower_looks_or_not_whatever_the_one_followed_does(
    followed: bool, shadow: bool
) -> None:
    match = undecided([6, 4, 4], "shadow", "coldcase", "smallmove", shadow=Shadow(1))
    assert match.waiting == (1, 0)
    match.choose(1, Look((3,)) if followed else LookAway())
    match.choose(0, Look((3,)) if shadow else LookAway())
    told_of = [LookedUnder(seat, 3, 3) for seat, looks in ((1, followed), (0, shadow)) if looks]
    assert told(match.public, LookedUnder) == told_of
    assert [3 in seen for seen in match.state.seen] == [shadow, followed, False]


def test_sd_48_looks_of_one_moment_are_asked_together() -> None:
    match = undecided([2, 4, 6], "shadow", "patrol3", "coldcase", shadow=Shadow(1))
    assert match.waiting == (2, 1, 0), "from the police on, clockwise: houses 5 and 7"
    assert {asked(match)} == {"look"}
    before = len(match.public)
    match.choose(0, Look((6,)))
    match.choose(2, LookAway())
    waiting: list[Event] = [Answered(0), Answered(2)]
    assert match.public[before:] == waiting, "nobody hears what, before the last one is in"
    assert match.streams[0][before:] == [Chose(0, Look((6,))), Answered(2)]
    match.choose(1, LookAway())
    assert match.public[before + 2 :][:4] == [
        Answered(1),
        LookDeclined(2, 4, 5),
        LookDeclined(1, 6, 7),
        LookedUnder(0, 6, 7),
    ]


def test_sd_48_a_survey_is_one_question_about_none_one_or_both() -> None:
    match = undecided([2, 4, 4], "survey", "patrol2", "smallmove")
    assert (match.waiting, asked(match)) == ((0,), "survey")
    assert options(match, 0) == [Look((1, 3)), Look((1,)), Look((3,)), LookAway()]


@pytest.mark.parametrize(
    ("choice", "tiles"), [(Look((1, 3)), {1, 3}), (Look((3,)), {3}), (LookAway(), set[int]())]
)
def test_sd_48_of_a_survey_everyone_hears_each_look_and_each_that_was_declined(
    choice: Look | LookAway, tiles: set[int]
) -> None:
    match = undecided([2, 4, 4], "survey", "patrol2", "smallmove")
    match.choose(0, choice)
    heard = [LookedUnder(0, tile, tile) for tile in (1, 3) if tile in tiles]
    declined = [LookDeclined(0, tile, tile) for tile in (1, 3) if tile not in tiles]
    assert told(match.public, LookedUnder) == heard
    assert told(match.public, LookDeclined) == declined
    assert match.state.seen[0] == tiles


def test_sd_48_a_survey_comes_before_the_looks_of_the_houses() -> None:
    match = undecided([2, 1, 5], "survey", "smallmove", "patrol2")
    assert (match.waiting, asked(match)) == ((0,), "survey")
    match.choose(0, LookAway())
    assert (match.waiting, asked(match)) == ((1, 2), "look")


def test_sd_22_a_survey_between_detectives_finds_nowhere_to_look() -> None:
    match = a_round([3, 1, 4], "survey", "unexpected", "smallmove", kind=Match)
    match.choose(1, options(match, 1)[0])
    after = match.public[match.public.index(WentIntoStreet(0, 3)) :]
    assert after[1] == NowhereToLook(0)
    assert asked(match) == "look"
    assert match.waiting == (1,)


def test_sd_24_everyone_hears_where_several_stand_and_nothing_happens() -> None:
    match = a_round([2, 3, 4], "unexpected", "smallmove", "patrol3")
    match.choose(0, options(match, 0)[0])
    assert told(match.public, NotAlone) == [NotAlone((0, 1), 3)]


def test_sd_26_everyone_hears_that_several_at_the_pub_ask_nothing() -> None:
    match = a_round([2, 5, 6], "patrol2", "coldcase", "raid")
    assert told(match.public, NotAlone) == [NotAlone((0, 1), 4)]


def test_sd_25_everyone_hears_that_somebody_followed_in_vain() -> None:
    match = a_round([6, 2, 5], "shadow", "patrol2", "raid")
    match.choose(0, Shadow(1))
    assert told(match.public, FollowedInVain) == [FollowedInVain(0, 1)]
    match = a_round([6, 4, 5], "shadow", "coldcase", "raid")
    match.choose(0, Shadow(1))
    decline_all(match)
    assert told(match.public, FollowedInVain, NothingHappened) == []
