"""The slips of a rookie and the sheet of a careful player in Cluedo."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event
from deductio.core.thinking import PLAIN, Wish
from deductio.games.cluedo.cards import CATEGORIES, ROOMS, SUSPECTS, WEAPONS
from deductio.games.cluedo.mansion import CENTRE
from deductio.games.cluedo.messages import (
    Accuse,
    AskedToShow,
    CouldNotAnswer,
    Enter,
    KeepSilent,
    NobodyAnswered,
    RoundBegan,
    SawCard,
    Show,
    Suggest,
    Suggested,
    TurnBegan,
    Walk,
)
from deductio.games.cluedo.motives import (
    CrossedOutAll,
    FollowedHunch,
    ForgotCard,
    GuessedTheRest,
    ShowedFirst,
    TickedWrongCard,
)
from deductio.games.cluedo.rules.moving import destinations
from deductio.games.cluedo.rules.suggestion import SUGGESTIONS
from deductio.games.cluedo.strategy import plain
from deductio.games.cluedo.strategy.careful import crossed_out
from deductio.games.cluedo.strategy.notes import Notes, line_below
from deductio.games.cluedo.strategy.rookie import mind_of
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.ways import Ways, ways_of
from tests.bots.cluedo_positions import ACCUSE, HAND, TRUTH, all_but, ask, told, wish

SHOWN = [RoundBegan(1), Suggested(0, "violet", "rope", "hall"), SawCard(1, 0, "rope")]
LATER = [RoundBegan(2), RoundBegan(3)]
HALL = ask("suggest", SUGGESTIONS["hall"])


def situation(stream: Sequence[Event], ways: Ways) -> Situation:
    return Situation(stream, HALL, Chance(bytes(32)), ways)


def test_a_card_seen_long_ago_may_be_forgotten_and_one_seen_now_may_not() -> None:
    assert Notes(situation(told(*SHOWN), Ways(forgets=1))).forgotten == set()
    notes = Notes(situation(told(*SHOWN, *LATER), Ways(forgets=1)))
    assert notes.forgotten == {"rope"}
    assert "rope" in notes.left["weapon"]
    assert notes.slip_in(("violet", "rope")) == ForgotCard("rope")


def test_what_is_shown_again_is_remembered() -> None:
    again = told(*SHOWN, *LATER, SawCard(1, 0, "rope"))
    notes = Notes(situation(again, Ways(forgets=1)))
    assert notes.forgotten == set()
    assert "rope" not in notes.left["weapon"]


def test_a_misread_card_ticks_off_the_line_below() -> None:
    notes = Notes(situation(told(*SHOWN), Ways(misreads=1)))
    below = line_below("rope")
    assert "rope" in notes.left["weapon"]
    assert below not in notes.left["weapon"]
    assert notes.slip_in(("rope",)) == TickedWrongCard("rope", below)


def test_after_the_last_line_comes_the_first_of_the_same_kind() -> None:
    for cards in CATEGORIES.values():
        assert line_below(cards[-1]) == cards[0]
        assert {line_below(card) for card in cards} == {*cards}


def test_slips_never_leave_a_rookie_without_an_answer() -> None:
    """All weapons but one were misread, one after the other: no line is left open."""
    read = [SawCard(1, 0, weapon) for weapon in WEAPONS if weapon not in HAND]
    notes = Notes(situation(told(*read), Ways(misreads=1)))
    assert all(notes.left.values())


def test_a_rookie_makes_every_one_of_its_slips_in_some_games() -> None:
    """Counted over many suggestions, each has its reason."""
    reasons = {
        type(
            mind_of(situation(told(*[TurnBegan(0)] * time, *SHOWN, *LATER), ROOKIE)).asking(
                ("rope",)
            )
        )
        for time in range(60)
    }
    assert {ForgotCard, TickedWrongCard} <= reasons


ROOKIE = ways_of("rookie", PLAIN)


def test_a_rookie_comes_back_to_what_it_named_before() -> None:
    asked = [Suggested(0, "violet", "rope", "hall"), SawCard(1, 0, "hall")]
    found = [
        wish("rookie", told(*[TurnBegan(0)] * time, *asked, at={0: "hall"}), HALL)
        for time in range(20)
    ]
    stuck = [one.choice for one in found if one.because == FollowedHunch("violet")]
    assert 1 <= len(stuck) <= 12
    assert all(isinstance(one, Suggest) and one.suspect == "violet" for one in stuck)


def test_a_rookie_shows_whatever_it_finds_first() -> None:
    stream = told(TurnBegan(1), Suggested(1, "moutarde", "dagger", "study"))
    question = ask("show", (Show("moutarde"), Show("dagger"), Show("study")))
    shown = [wish("rookie", stream, question, luck=luck) for luck in range(20)]
    assert {one.choice for one in shown} == set(question.options)
    assert {one.because for one in shown} == {ShowedFirst()}


def test_a_careful_player_crosses_out_whoever_could_not_answer_it() -> None:
    asked = [Suggested(0, *TRUTH), CouldNotAnswer(1), CouldNotAnswer(2), NobodyAnswered(0)]
    stream = told(*asked, at={0: CENTRE})
    assert wish("careful", stream, ACCUSE) == Wish(Accuse(*TRUTH), CrossedOutAll())
    part = told(*asked[:2], SawCard(2, 0, "wrench"), at={0: CENTRE})
    assert wish("careful", part, ACCUSE).choice == KeepSilent()


def test_a_careful_player_puts_two_silences_about_a_card_together() -> None:
    """Seat 1 passed on the bathroom in one question, seat 2 in another."""
    asked: list[Event] = [
        *all_but("kitchen"),
        Suggested(0, "moutarde", "dagger", "bathroom"),
        CouldNotAnswer(1),
        AskedToShow(2, 0),
        Suggested(0, "moutarde", "dagger", "bathroom"),
        CouldNotAnswer(1),
        CouldNotAnswer(2),
    ]
    assert wish("careful", told(*asked, at={0: CENTRE}), ACCUSE).choice == Accuse(*TRUTH)


def test_a_careful_player_draws_no_chain_of_conclusions() -> None:
    """Seat 2 showed one of three, two of which are elsewhere: an inspector knows which."""
    chain = [Suggested(1, "moutarde", "dagger", "kitchen"), AskedToShow(2, 1)]
    stream = told(*all_but("kitchen"), *chain, at={0: CENTRE})
    assert wish("inspector", stream, ACCUSE).choice == Accuse(*TRUTH)
    assert wish("careful", stream, ACCUSE).choice == KeepSilent()


def test_a_careful_player_heeds_only_some_of_the_questions_of_others() -> None:
    asked = [Suggested(1, "violet", "rope", "hall"), CouldNotAnswer(2), SawCard(0, 1, "study")]
    named = {"violet", "rope", "hall"}
    assert crossed_out(situation(told(*asked), Ways(heeds=1)))[2] == named
    assert crossed_out(situation(told(*asked), Ways(heeds=0)))[2] == set()


def test_in_a_game_for_two_silence_may_mean_the_row() -> None:
    asked = [Suggested(0, *TRUTH), CouldNotAnswer(1), NobodyAnswered(0)]
    stream = told(*asked, seats=2, hand=(*HAND, "games"), at={0: CENTRE})
    assert wish("careful", stream, ACCUSE).choice == KeepSilent()


def test_there_is_always_a_room_to_go_to() -> None:
    """All other rooms were shown to it, it holds none, and nobody was silent about one."""
    hand = (*SUSPECTS[:3], *WEAPONS[:3])
    seen = [SawCard(1 + number % 2, 0, room) for number, room in enumerate(ROOMS[1:])]
    stream = told(*seen, hand=hand, at={0: "6,10"})
    question = ask("move", destinations("6,10", 3))
    for level in ("rookie", "careful", "inspector"):
        assert isinstance(wish(level, stream, question).choice, Walk | Enter)


def test_a_rookie_loses_patience_with_two_solutions_left() -> None:
    stream = told(*all_but("kitchen"), at={0: CENTRE})
    guesses = set()
    for luck in range(20):
        here = Situation(stream, ACCUSE, Chance(bytes([luck] * 32)), Ways(guesses_at=2))
        guess = plain.think(here, mind_of)
        assert guess is not None
        assert guess.because == GuessedTheRest(2)
        guesses.add(guess.choice)
    assert guesses == {Accuse(*TRUTH), Accuse("olive", "wrench", "kitchen")}
