"""What tempers change in New York."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.options import Options
from deductio.core.thinking import Temper, Wish
from deductio.games.new_york.messages import (
    Announce,
    Decline,
    Drew,
    DrewCard,
    Moved,
    MoveTo,
    Pass,
    Roll,
    Spied,
    SpiedCard,
    Spy,
    Swap,
    TurnBegan,
)
from deductio.games.new_york.motives import (
    ChecksAgain,
    GuessedInTime,
    KeptAStraightFace,
    KnewTheCell,
    TriedItsLuck,
    WaitedForMore,
    WasNotSure,
)
from deductio.games.new_york.rules.announcing import PASS_OR_ANNOUNCE
from deductio.games.new_york.rules.turn import ROLL_OR_ANNOUNCE
from deductio.games.new_york.strategy import THINKING
from deductio.games.new_york.strategy.ways import LEVELS, ways
from tests.bots.new_york_positions import (
    MARKED,
    ONE_LEFT,
    SAME_PLACE,
    TWO_LEFT,
    draws,
    stream,
)
from tests.rules.new_york.tables import I1, I2


def with_temper(
    level: str, temper: Temper, name: str, options: Options[Choice], *told: Event
) -> Wish:
    found = THINKING[level](stream(*told), Question(name, options, ()), Chance(bytes(32)), temper)
    assert found is not None and found.choice in options
    return found


@pytest.mark.parametrize("level", THINKING)
def test_a_plain_temper_is_the_plain_level(level: str) -> None:
    assert ways(level, Temper()) == ways(level) == replace(LEVELS[level], slips=ways(level).slips)
    assert {name: often for name, often in ways(level).slips.items() if often} == dict(
        LEVELS[level].slips
    )


def test_a_bold_inspector_tries_its_luck_with_two_cells_and_a_plain_one_does_not() -> None:
    late = [*TWO_LEFT, TurnBegan(0, 4)]
    guessed = with_temper("inspector", Temper(boldness=1), "end", PASS_OR_ANNOUNCE, *late)
    assert guessed.because == TriedItsLuck(2)
    plain = with_temper("inspector", Temper(), "end", PASS_OR_ANNOUNCE, *late)
    assert plain == Wish(Pass(), WasNotSure(2))


def test_a_cautious_inspector_looks_twice_after_a_look_into_a_hand() -> None:
    cautious = Temper(boldness=-1)
    spied = [*TWO_LEFT, SpiedCard(0, 1, I1)]
    looked = with_temper("inspector", cautious, "end", PASS_OR_ANNOUNCE, *spied)
    assert looked == Wish(Pass(), ChecksAgain("A5"))
    drawn = with_temper("inspector", cautious, "end", PASS_OR_ANNOUNCE, *ONE_LEFT)
    assert drawn == Wish(Announce("A5"), KnewTheCell("A5"))


def test_a_bold_sleuth_makes_less_of_waiting_and_a_cautious_one_more() -> None:
    told = [*TWO_LEFT, *draws(1, 2), *draws(2, 2), *draws(3, 2)]
    bold, cautious = (
        with_temper("sleuth", Temper(boldness=boldness), "end", PASS_OR_ANNOUNCE, *told).because
        for boldness in (1, -1)
    )
    assert isinstance(bold, GuessedInTime | WaitedForMore)
    assert isinstance(cautious, GuessedInTime | WaitedForMore)
    assert bold.waiting < cautious.waiting


@pytest.mark.parametrize("level", THINKING)
def test_a_poker_face_rolls_though_it_knows(level: str) -> None:
    told = [*ONE_LEFT, TurnBegan(0, 4)]
    rolled = THINKING[level](
        stream(*told, evening=MARKED),
        Question("start", ROLL_OR_ANNOUNCE, ()),
        Chance(bytes(32)),
        Temper(guile=1),
    )
    assert rolled == Wish(Roll(), KeptAStraightFace("A5"))


@pytest.mark.parametrize("level", THINKING)
def test_each_likes_to_go_where_its_temper_draws_it(level: str) -> None:
    """From B3: experts at C3 next door and at E2, informants at D2 and, with somebody, at C4."""
    told = [Drew(1, "informant", 9), Moved(0, "B3"), Moved(1, "C4")]

    def liked(manner: Temper, *cells: str) -> Choice:
        moves = tuple(MoveTo(cell) for cell in cells)
        return with_temper(level, manner, "cell", moves, *told).choice

    assert liked(Temper(meddling=1), "D2", "C4", "C3") == MoveTo("C4")
    assert liked(Temper(hoarding=1), "D2", "E2") == MoveTo("E2")
    assert liked(Temper(haste=1), "E2", "C3") == MoveTo("C3")


@pytest.mark.parametrize("level", THINKING)
def test_a_mind_reader_asks_whoever_has_seen_most(level: str) -> None:
    spies: tuple[Choice, ...] = (Spy(1), Spy(2), Decline())
    for much, little in ((1, 2), (2, 1)):
        told = [*draws(much, 2), Spied(much, 3, "informant"), *draws(little, 2), *SAME_PLACE]
        asked = with_temper(level, Temper(reading=1), "spy", spies, *told)
        assert asked.choice == Spy(much)


@pytest.mark.parametrize("level", THINKING)
def test_a_poker_face_gives_what_tells_little_and_a_good_neighbour_what_tells_much(
    level: str,
) -> None:
    """I1 is true in 8 cells, I2 in 17."""
    told = [DrewCard(0, I1, 9), DrewCard(0, I2, 8), Drew(1, "expert", 5)]
    swaps: tuple[Choice, ...] = (Swap(I1.id, 1, "expert"), Swap(I2.id, 1, "expert"))
    for manner, given in ((Temper(guile=1), I2), (Temper(kindness=1), I1)):
        swapped = with_temper(level, manner, "swap", swaps, *told).choice
        assert swapped == Swap(given.id, 1, "expert")


@pytest.mark.parametrize("level", ["inspector", "sleuth"])
def test_a_forgetful_one_loses_cards_that_others_hold(level: str) -> None:
    told = [*TWO_LEFT, SpiedCard(0, 1, I1), TurnBegan(0, 4)]
    forgetful = Temper(forgetting=1)
    wished = {
        THINKING[level](
            stream(*told, evening=f"{number}"),
            Question("start", ROLL_OR_ANNOUNCE, ()),
            Chance(bytes(32)),
            forgetful,
        )
        for number in range(20)
    }
    assert {found.choice for found in wished if found} == {Announce("A5"), Roll()}
