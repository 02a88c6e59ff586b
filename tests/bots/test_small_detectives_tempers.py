"""What each trait of a temper does in Small Detectives, in chosen positions."""

from __future__ import annotations

import pytest

from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.small_detectives import GAME, motives
from deductio.games.small_detectives.messages import (
    CardPassed,
    CardRevealed,
    Declare,
    Decline,
    Look,
    LookAway,
    Play,
    PubAskedAbout,
    RoundBegan,
    Walk,
)
from deductio.games.small_detectives.rules.cards import WALKS
from deductio.games.small_detectives.rules.look import ways_to_look
from deductio.games.small_detectives.rules.tiles import pub_questions
from deductio.games.small_detectives.strategy.ways import PLAIN_WAYS, ways_of
from tests.bots.test_small_detectives import (
    AT_POLICE,
    RIGHT,
    at_the_police,
    begun,
    laying,
    looked,
    saw,
    wish,
)

every_level = pytest.mark.parametrize("level", GAME.thinking)
below_a_sleuth = pytest.mark.parametrize("level", ["rookie", "careful", "inspector"])
with_proof = pytest.mark.parametrize("level", ["inspector", "sleuth"])


@every_level
def test_a_plain_temper_gives_the_plain_level(level: str) -> None:
    assert ways_of(level, PLAIN) == PLAIN_WAYS[level]


@every_level
def test_the_bold_declare_where_others_wait(level: str) -> None:
    """Two solutions are left, and nobody else has looked anywhere."""
    stream = at_the_police(*saw(1, 2, 3, 4, 5))
    assert wish(level, stream, AT_POLICE).choice == Decline()
    bold = wish(level, stream, AT_POLICE, Temper(boldness=1))
    assert isinstance(bold.choice, Declare)
    assert bold.because == motives.TakesAGamble(50)


def test_a_timid_sleuth_waits_below_even_odds_whatever_others_know() -> None:
    others = [event for seat in (1, 2, 3) for event in looked(seat, 1, 2, 3, 4, 5, 6)]
    stream = at_the_police(*saw(1, 2, 3, 4), *others)
    assert isinstance(wish("sleuth", stream, AT_POLICE).because, motives.RisksIt)
    timid = wish("sleuth", stream, AT_POLICE, Temper(boldness=-1))
    assert timid == Wish(Decline(), motives.IsNotCertain())


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_the_timid_ask_only_a_witness(level: str) -> None:
    """Of the three tiles I do not know, seat 1 has looked under one."""
    question = Question("pub", pub_questions("suspect", (1, 2, 3)), ())
    stream = [*begun([4, 3, 5, 7], "", "", "", ""), *saw(1, 2, 4), *looked(1, 3)]
    timid = Temper(boldness=-1)
    assert wish(level, stream, question).because == motives.HasLookedMost(1)
    assert wish(level, stream, question, timid) == Wish(Decline(), motives.FindsNoWitness())
    stream += looked(1, 5, 6)
    assert wish(level, stream, question, timid).because == motives.HasLookedMost(1)


@every_level
def test_guile_declines_a_look_that_brings_nothing(level: str) -> None:
    stream = [*begun([2, 3, 5, 7], "", "", "", ""), *saw(1)]
    sly = Temper(guile=1)
    known = wish(level, stream, Question("look", ways_to_look((1,)), ()), sly)
    assert known == Wish(LookAway(), motives.GivesNothingAway())
    partly = wish(level, stream, Question("survey", ways_to_look((1, 3)), ()), sly)
    assert partly == Wish(Look((3,)), motives.GivesNothingAway())
    new = wish(level, stream, Question("look", ways_to_look((3,)), ()), sly)
    assert new == Wish(Look((3,)), motives.LooksWhileItMay())


@every_level
def test_who_hoards_keeps_its_wheels(level: str) -> None:
    """Both cards lead to house 7, and only Wheels anywhere else; two houses are new."""
    stream = [*begun([6, 3, 5, 7], "wheels informer phone", "", "", ""), *saw(1, 2, 3, 5)]
    laid = wish(level, stream, laying("wheels", "informer"), Temper(hoarding=1))
    assert laid.choice == Play("informer")


@below_a_sleuth
def test_who_is_in_haste_lays_a_low_number(level: str) -> None:
    """Patrol 2 leads to the pub, and Survey shows house 1."""
    stream = [*begun([2, 1, 5, 7], "patrol2 survey phone", "", "", ""), *saw(3)]
    laid = wish(level, stream, laying("patrol2", "survey"), Temper(haste=5))
    assert laid.choice == Play("patrol2")


@below_a_sleuth
def test_who_meddles_goes_where_others_are_bound_and_who_is_kind_does_not(level: str) -> None:
    """Patrol 3 leads to house 1 and Raid to house 2, both new; seat 1 is bound for house 2."""
    stream = begun([6, 1, 5, 7, 4], "patrol3 raid phone", "", "", "", "")
    stream += [CardRevealed(0, "patrol1"), CardPassed(0, "patrol1", 1)]
    question = laying("patrol3", "raid")
    assert wish(level, stream, question, Temper(meddling=1)).choice == Play("raid")
    assert wish(level, stream, question, Temper(kindness=1)).choice == Play("patrol3")


@with_proof
def test_who_reads_others_takes_a_question_for_what_it_says(level: str) -> None:
    """Seat 1 has looked everywhere but under tile 6 and asks me about the librarian: she is not
    under tiles 1 to 5. All I lack is tile 3."""
    told = [*saw(1, 2, 4, 5, 6), *looked(1, 1, 2, 3, 4, 5)]
    told.append(PubAskedAbout(1, 0, "suspect", ("librarian",), False))
    stream = at_the_police(*told)
    assert wish(level, stream, AT_POLICE).because != motives.IsCertain()
    read = wish(level, stream, AT_POLICE, Temper(reading=1))
    assert read == Wish(RIGHT, motives.IsCertain())


@below_a_sleuth
def test_who_reads_others_likes_to_ask_unless_there_is_only_one_to_ask(level: str) -> None:
    """Raid leads to a new house, and so do one and two steps; three steps lead to the pub."""
    curious = Temper(reading=1)
    four = begun([1, 3, 5, 7], "informer raid phone", "", "", "")
    assert wish(level, four, laying("informer", "raid")).choice == Play("raid")
    assert wish(level, four, laying("informer", "raid"), curious).choice == Play("informer")
    steps = Question("steps", WALKS, ())
    for stream, pub in (
        (begun([1, 5, 5, 7], "", "", "", ""), True),
        (begun([1, 5], "", ""), False),
    ):
        walked = wish(level, stream, steps, curious).choice
        assert (walked == Walk(3)) == pub


@every_level
def test_who_forgets_looks_again_but_still_knows_who_it_was_not(level: str) -> None:
    """House 2 was seen long ago, and the others last; Raid leads from house 6 to house 2."""
    long_ago: list[Event] = [*saw(2), RoundBegan(9), *saw(1, 3, 4, 5, 6)]
    stream = [*at_the_police(), *long_ago]
    assert wish(level, stream, AT_POLICE, Temper(forgetting=1)).choice == RIGHT


@below_a_sleuth
def test_who_forgets_goes_back_to_a_house_it_has_seen(level: str) -> None:
    """Raid leads from house 6 to house 2, and Phone call nowhere."""
    stream = begun([6, 3, 5, 7], "raid phone disguise", "", "", "")
    stream += [*saw(2), RoundBegan(9), *saw(4, 5)]
    back = Wish(Play("raid"), motives.WantsToLook(2))
    assert wish(level, stream, laying("raid", "phone"), Temper(forgetting=1)) == back


@every_level
@pytest.mark.parametrize("trait", Temper.__struct_fields__)
def test_whoever_knows_goes_to_the_police_whatever_the_temper(level: str, trait: str) -> None:
    stream = [*begun([6, 3, 5, 7], "patrol2 coldcase phone", "", "", ""), *saw(1, 2, 3, 4, 5, 6)]
    laid = wish(level, stream, laying("patrol2", "coldcase", "phone"), Temper(**{trait: 1.0}))
    assert laid == Wish(Play("patrol2"), motives.HurriesToThePolice(100))
