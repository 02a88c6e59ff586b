"""What each trait of a temper does in Cluedo, at a level where it shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, WEAPONS
from deductio.games.cluedo.mansion import CENTRE
from deductio.games.cluedo.messages import (
    Accuse,
    BonusDeckShuffled,
    BonusDrawn,
    CouldNotAnswer,
    DeclineBonus,
    Draw,
    Enter,
    KeepSilent,
    PawnBrought,
    Roll,
    RoundBegan,
    SawCard,
    Show,
    SkipDraw,
    Suggest,
    Suggested,
    TurnBegan,
    UseBonus,
    Walk,
    Walked,
)
from deductio.games.cluedo.motives import (
    BroughtPawn,
    FanciedBonus,
    FollowedOthers,
    GuessedTheRest,
    LaidFalseTrail,
    SettledOneByOne,
    ShowedAgain,
    ShowedNew,
    TookNearRoom,
    TrustedNoLuck,
    WaitedToAccuse,
)
from deductio.games.cluedo.rules.moving import destinations
from deductio.games.cluedo.rules.suggestion import SUGGESTIONS
from deductio.games.cluedo.strategy.memory import remembered
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.ways import LEVELS, Ways, ways_of
from tests.bots.cluedo_positions import (
    ACCUSE,
    HAND,
    HIDDEN,
    TRUTH,
    all_but,
    ask,
    told,
    wish,
    witnesses,
)

CLOSING_IN = Walked(1, "12,2", "12,9")
"""Seat 1, whose pawn is Moutarde, walks past the rooms to the centre."""
HALL = ask("suggest", SUGGESTIONS["hall"])
SHOW = ask("show", (Show("moutarde"), Show("dagger"), Show("study")))


@pytest.mark.parametrize("level", LEVELS)
def test_a_plain_temper_leaves_the_level_as_it_is(level: str) -> None:
    assert ways_of(level, PLAIN) == LEVELS[level]


def test_the_bold_guess_where_the_plain_want_proof() -> None:
    stream = told(*all_but("kitchen"), at={0: CENTRE})
    guess = wish("inspector", stream, ACCUSE, temper=Temper(boldness=1))
    assert guess.choice in (Accuse(*TRUTH), Accuse("olive", "wrench", "kitchen"))
    assert guess.because == GuessedTheRest(2)
    assert wish("inspector", stream, ACCUSE).choice == KeepSilent()


def test_below_0_the_best_odds_are_not_enough() -> None:
    hurried = told(*all_but("kitchen"), CLOSING_IN, at={0: CENTRE})
    assert isinstance(wish("sleuth", hurried, ACCUSE).choice, Accuse)
    waits = wish("sleuth", hurried, ACCUSE, temper=Temper(boldness=-1))
    assert waits == Wish(KeepSilent(), WaitedToAccuse(50))


def test_below_0_no_bonus_card_is_drawn() -> None:
    question = ask("draw", (Draw(), SkipDraw()))
    assert wish("inspector", told(), question).choice == Draw()
    skips = wish("inspector", told(), question, temper=Temper(boldness=-1))
    assert skips == Wish(SkipDraw(), TrustedNoLuck())


def test_below_0_one_card_is_settled_after_the_other() -> None:
    stream = told(at={0: "hall"})
    firsts = tuple(next(card for card in kind if card not in HAND) for kind in (SUSPECTS, WEAPONS))
    methodical = suggestions(stream, Temper(boldness=-1))
    assert {(one.suspect, one.weapon) for one in named(methodical)} == {firsts}
    assert methodical[0].because == SettledOneByOne(firsts)
    assert len({one.suspect for one in named(suggestions(stream, PLAIN))}) > 1


def suggestions(stream: Sequence[Event], temper: Temper, level: str = "inspector") -> list[Wish]:
    return [wish(level, stream, HALL, luck=luck, temper=temper) for luck in range(12)]


def named(wishes: Iterable[Wish]) -> list[Suggest]:
    return [one.choice for one in wishes if isinstance(one.choice, Suggest)]


def test_a_meddler_brings_the_pawn_that_is_about_to_accuse() -> None:
    stream = told(CLOSING_IN, at={0: "hall"})
    brought = suggestions(stream, Temper(meddling=1))
    assert {one.suspect for one in named(brought)} == {"moutarde"}
    assert {one.because for one in brought} == {BroughtPawn("moutarde")}
    assert "moutarde" not in {one.suspect for one in named(suggestions(stream, PLAIN))}


def test_a_meddling_sleuth_brings_pawns_where_it_costs_little() -> None:
    """Nobody can show Moutarde, Pervenche or Olive; the pawn of seat 1 is Moutarde."""
    known = witnesses(card for card in HIDDEN if card not in (*ROOMS, *TRUTH))
    stream = told(*known, at={0: "hall"})
    brought = suggestions(stream, Temper(meddling=1), "sleuth")
    assert {one.because for one in brought} <= {BroughtPawn("moutarde"), BroughtPawn("pervenche")}
    assert len({one.suspect for one in named(suggestions(stream, PLAIN, "sleuth"))}) > 2


def test_a_meddler_brings_nobody_who_is_there_already() -> None:
    stream = told(CLOSING_IN, PawnBrought("moutarde", "12,9", "hall"), at={0: "hall"})
    assert BroughtPawn("moutarde") not in [
        one.because for one in suggestions(stream, Temper(meddling=1))
    ]


def test_a_collector_turns_aside_for_a_bonus_square_but_not_from_a_room_it_wants() -> None:
    squares = ask("move", [*map(Walk, ("7,7", "8,6", "9,7"))])
    stream = told(BonusDeckShuffled(13))
    collector = Temper(hoarding=1)
    assert wish("inspector", stream, squares, temper=collector) == Wish(Walk("7,7"), FanciedBonus())
    assert wish("inspector", told(), squares, temper=collector).because != FanciedBonus()
    with_room = ask("move", [Enter("kitchen"), *map(Walk, ("7,7", "8,6"))])
    assert wish("inspector", stream, with_room, temper=collector).choice == Enter("kitchen")


def test_the_guileful_name_their_own_cards() -> None:
    trails = [
        wish("inspector", told(*[TurnBegan(0)] * time, at={0: "hall"}), HALL, temper=GUILE)
        for time in range(20)
    ]
    false = [one for one in trails if isinstance(one.because, LaidFalseTrail)]
    assert 5 <= len(false) <= 15
    for one in named(false):
        assert {one.suspect, one.weapon} & {*HAND}
    plain = named(suggestions(told(at={0: "hall"}), PLAIN))
    assert not {card for one in plain for card in (one.suspect, one.weapon)} & {*HAND}


GUILE = Temper(guile=1)


def test_a_reader_asks_about_what_others_asked_about() -> None:
    asked = [Suggested(1, "violet", "rope", "hall"), SawCard(0, 1, "study")]
    stream = told(*asked, at={0: "hall"})
    read = suggestions(stream, Temper(reading=1))
    assert {(one.suspect, one.weapon) for one in named(read)} == {("violet", "rope")}
    assert read[0].because == FollowedOthers(("violet", "rope"))
    assert len({one.suspect for one in named(suggestions(stream, PLAIN))}) > 1


def test_a_card_shown_long_ago_is_forgotten_and_nothing_else() -> None:
    old: list[Event] = [
        Suggested(1, "violet", "rope", "hall"),
        CouldNotAnswer(2),
        SawCard(2, 0, "hall"),
    ]
    fresh: list[Event] = [
        RoundBegan(3),
        Suggested(0, "rose", "rope", "study"),
        SawCard(1, 0, "rose"),
    ]
    stream = told(RoundBegan(1), *old, RoundBegan(2), *fresh)
    kept = remembered(stream, lambda number: True)
    assert [event for event in stream if event not in kept] == old[2:]
    assert remembered(stream, lambda number: False) == stream


def test_the_forgetful_forget_the_same_whenever_they_are_asked() -> None:
    stream = told(RoundBegan(1), SawCard(1, 0, "hall"), RoundBegan(2), RoundBegan(3))
    situations = [
        Situation(stream, ACCUSE, Chance(bytes([seed] * 32)), Ways(forgets=0.5)) for seed in (1, 2)
    ]
    slips = [[here.slips(number) for number in range(200)] for here in situations]
    assert slips[0] == slips[1]
    assert 70 < sum(slips[0]) < 130


def test_the_hasty_take_a_room_they_know_rather_than_stop_on_the_way() -> None:
    known = witnesses(room for room in ROOMS if room not in (*HAND, "garage", "bathroom"))
    stream = told(*known, at={0: "6,10"})
    question = ask("move", destinations("6,10", 4))
    assert isinstance(wish("inspector", stream, question).choice, Walk)
    hasty = wish("inspector", stream, question, temper=Temper(haste=1))
    assert isinstance(hasty.choice, Enter)
    assert hasty.because == TookNearRoom(hasty.choice.room)


def test_the_kind_show_what_is_new_to_the_viewer() -> None:
    seen = [TurnBegan(1), SawCard(0, 1, "dagger"), Suggested(1, "moutarde", "dagger", "study")]
    assert wish("inspector", told(*seen), SHOW) == Wish(Show("dagger"), ShowedAgain(1))
    for luck in range(6):
        kind = wish("inspector", told(*seen), SHOW, luck=luck, temper=Temper(kindness=1))
        assert kind.choice in (Show("moutarde"), Show("study"))
        assert kind.because == ShowedNew(1)


def test_the_kind_let_everybody_confide_a_card() -> None:
    question = ask("bonus", (DeclineBonus(), UseBonus()))
    stream = told(BonusDrawn(0, "confidences", 12))
    assert wish("inspector", stream, question).choice == DeclineBonus()
    assert wish("inspector", stream, question, temper=Temper(kindness=1)).choice == UseBonus()


@pytest.mark.parametrize("level", ["careful", "inspector", "sleuth"])
def test_who_knows_everything_wants_no_bonus_card_that_only_tells(level: str) -> None:
    stream = told(*witnesses(card for card in HIDDEN if card not in TRUTH))
    options: tuple[Choice, ...] = (DeclineBonus(), UseBonus())
    phone = wish(level, [*stream, BonusDrawn(0, "phone", 12)], ask("bonus", options))
    assert phone.choice == DeclineBonus()
    assert wish(level, stream, ask("turn", (Roll(),))).choice == Roll()
