"""A match asks, collects, tells, interrupts and forgets as the core promises; played on toys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Self

import pytest
from msgspec import Struct, structs

from deductio.core.chance import Chance
from deductio.core.contract import snapshot
from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.messages import (
    Answered,
    Choice,
    Chose,
    Confirm,
    Event,
    Fade,
    Faded,
    Meanwhile,
    Rules,
    Seat,
    ask,
    ask_together,
    show_briefly,
    tell_all,
    tell_only,
)
from deductio.core.options import Options
from tests.contract.leaky import TOY


class Pick(Choice, frozen=True):
    number: int


class Ring(Choice, frozen=True):
    """An any-time ability: ask a seat for a number, once a game."""

    seat: Seat


class Picked(Event, frozen=True):
    numbers: tuple[int, ...]


class Rang(Event, frozen=True):
    seat: Seat
    number: int


class Saw(Event, frozen=True):
    only = ("seat",)
    seat: Seat
    number: int


class Looked(Event, frozen=True):
    seat: Seat


PICKS = (Pick(1), Pick(2), Pick(3))


class Table(Struct):
    chance: Chance
    turn: int = 0
    rang: bool = False
    numbers: tuple[int, ...] = ()
    over: bool = False

    def clone(self) -> Self:
        return structs.replace(self, chance=self.chance.clone())


def match_of(turn: Callable[[Any], Rules[None]], seats: int = 3) -> Match[Any]:
    """A match whose every turn is that rule."""
    return Match.at(replace(TOY, turn=turn), Table(Chance(bytes(32))), seats)


def together(table: Table) -> Rules[None]:
    """Everyone picks a number in secret; meanwhile seat 2 may ring somebody, once."""
    picks = yield from ask_together(
        "pick",
        dict.fromkeys(range(3), PICKS),
        meanwhile=Meanwhile(partial(rings, table), partial(ring, table)),
    )
    table.numbers += tuple(pick.number for pick in picks.values())
    yield from tell_all(Picked(table.numbers))
    table.over = len(table.numbers) >= 6


def rings(table: Table, seat: Seat) -> Options[Choice]:
    return () if table.rang or seat != 2 else (Ring(0), Ring(1))


def ring(table: Table, seat: Seat, choice: Choice) -> Rules[None]:
    assert isinstance(choice, Ring)
    table.rang = True
    rung = yield from ask(choice.seat, "answer the door", PICKS)
    table.numbers += (rung.number,)
    yield from tell_all(Rang(choice.seat, rung.number))


def test_sealed_answers_are_told_only_when_all_are_in() -> None:
    match = match_of(together)
    assert list(match.waiting) == [0, 1, 2]
    match.choose(2, Pick(3))
    assert list(match.waiting) == [0, 1]
    assert match.streams[0] == match.public == [Answered(2)]
    assert match.streams[2] == [Chose(2, Pick(3))]
    match.choose(0, Pick(1))
    match.choose(1, Pick(2))
    assert match.streams[0] == [Answered(2), Chose(0, Pick(1)), Answered(1), Picked((1, 2, 3))]


def test_what_is_asked_is_asked_of_those_whose_answer_is_missing() -> None:
    match = match_of(together)
    assert match.asked == dict.fromkeys(range(3), PICKS)
    match.choose(1, Pick(2))
    assert match.asked == {0: PICKS, 2: PICKS}
    for seat in (0, 2, 0, 1, 2):
        match.choose(seat, Pick(1))
    assert match.over
    assert match.asked == {}


def test_arriving_in_another_order_changes_nothing_but_the_order() -> None:
    one, other = match_of(together), match_of(together)
    for seat in (0, 1, 2):
        one.choose(seat, PICKS[seat])
    for seat in (2, 0, 1):
        other.choose(seat, PICKS[seat])
    assert one.state == other.state
    assert one.public[-1] == other.public[-1]
    assert [seat for seat, _ in other.choices] == [2, 0, 1]


def test_something_done_meanwhile_asks_and_then_the_waiting_ask_goes_on_unchanged() -> None:
    match = match_of(together)
    match.choose(0, Pick(3))
    asked_before = match.question(1)
    match.choose(2, Ring(0))  # seat 0 has answered already and is now asked something else
    assert list(match.waiting) == [0]
    asked = match.question(0)
    assert asked is not None
    assert asked.name == "answer the door"
    with pytest.raises(Refused, match="seat 1 is not asked"):
        match.choose(1, Pick(1))
    match.choose(0, Pick(2))
    assert match.public == [Answered(0), Rang(0, 2)]
    assert list(match.waiting) == [1, 2]
    assert match.question(1) == asked_before
    match.choose(1, Pick(1))
    match.choose(2, Pick(1))
    assert match.public[-1] == Picked((2, 3, 1, 1))


def test_a_meanwhile_option_holds_nobody_up_and_is_gone_when_taken() -> None:
    match = match_of(together)
    question = match.question(2)
    assert question is not None
    assert list(question.meanwhile) == [Ring(0), Ring(1)]
    match.choose(2, Ring(1))
    match.choose(1, Pick(1))
    with pytest.raises(Refused):
        match.choose(2, Ring(0))
    for seat in range(3):
        match.choose(seat, Pick(1))
    assert match.public[-1] == Picked((1, 1, 1, 1))


def test_who_does_not_sit_here_may_do_nothing_meanwhile() -> None:
    def turn(table: Table) -> Rules[None]:
        ringing = Meanwhile(lambda seat: (Ring(0),), partial(ring, table))
        yield from ask(0, "pick", PICKS, meanwhile=ringing)

    match = match_of(turn)
    assert match.question(1) is not None
    for stranger in (-1, 3):
        assert match.question(stranger) is None
        with pytest.raises(Refused, match="is not asked"):
            match.choose(stranger, Ring(0))


def test_a_seat_that_has_answered_may_still_do_something_meanwhile() -> None:
    match = match_of(together)
    match.choose(2, Pick(1))
    question = match.question(2)
    assert question is not None
    assert (question.name, list(question.options)) == ("meanwhile", [])
    assert list(question.meanwhile) == [Ring(0), Ring(1)]


def test_a_clone_in_the_middle_of_an_interruption_plays_on_identically() -> None:
    match = match_of(together)
    for seat, choice in [(0, Pick(3)), (2, Ring(0))]:
        match.choose(seat, choice)
    twin = match.clone()
    for one in (match, twin):
        for seat, pick in [(0, Pick(2)), (2, Pick(1)), (1, Pick(3))]:
            one.choose(seat, pick)
    assert snapshot(twin) == snapshot(match)


def test_the_first_clone_goes_through_all_turns_and_the_next_only_through_this_one() -> None:
    begun = []

    def pick_alone(table: Table) -> Rules[None]:
        begun.append(len(table.numbers))
        pick = yield from ask(0, "pick", PICKS)
        table.numbers += (pick.number,)

    match = match_of(pick_alone)
    for number in (1, 2, 3):
        match.choose(0, Pick(number))
    begun.clear()
    first, second = match.clone(), match.clone()
    assert begun == [0, 1, 2, 3, 3]
    for one in (match, first, second):
        one.choose(0, Pick(2))
        begun.clear()
        assert snapshot(one.clone()) == snapshot(match)
        assert begun == [4]


@pytest.mark.parametrize(
    ("seat", "choice", "sentence"),
    [
        (0, Pick(9), "Pick(number=9) is not among the choices of seat 0"),
        (0, Ring(1), "Ring(seat=1) is not among the choices of seat 0"),
        (1, Pick(1), "seat 1 has already answered"),
        (7, Pick(1), "seat 7 is not asked"),
    ],
)
def test_a_refusal_is_a_sentence_and_changes_nothing(
    seat: Seat, choice: Choice, sentence: str
) -> None:
    match = match_of(together)
    match.choose(1, Pick(2))
    before = snapshot(match)
    with pytest.raises(Refused) as refused:
        match.choose(seat, choice)
    assert str(refused.value) == sentence
    assert snapshot(match) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    match = match_of(together)
    for _ in range(2):
        for seat in range(3):
            match.choose(seat, Pick(1))
    assert match.over
    assert match.waiting == ()
    assert match.question(0) is None
    with pytest.raises(Refused, match="the game is over"):
        match.choose(0, Pick(1))


def looks(table: Table) -> Rules[None]:
    """Two looks by seat 0, each to be forgotten; then the end."""
    for number in (7, 8):
        yield from show_briefly(0, Saw(0, number), others_hear=Looked(0))
    table.turn += 1
    table.over = table.turn == 2
    yield from tell_all(Picked(()))


def test_a_look_stands_until_it_is_confirmed_and_is_then_forgotten() -> None:
    match = match_of(looks)
    assert match.streams[0] == [Saw(0, 7)]
    assert match.streams[1] == match.public == [Looked(0)]
    match.choose(0, Confirm())
    assert match.streams[0] == [Faded(), Saw(0, 8)]
    match.choose(0, Confirm())
    assert match.streams[0] == [Faded(), Faded(), Picked(()), Saw(0, 7)]


def test_a_look_is_forgotten_although_more_was_told_since() -> None:
    def turn(table: Table) -> Rules[None]:
        yield from tell_only([0], Saw(0, 7), others_hear=None)
        yield from tell_all(Looked(0), Picked(()))
        yield from ask(0, "confirm", (Confirm(),))
        yield Fade(0, Saw(0, 7))
        yield from ask(0, "pick", PICKS)

    match = match_of(turn)
    match.choose(0, Confirm())
    assert match.streams[0] == [Faded(), Looked(0), Picked(())]


def test_a_clone_has_forgotten_too_and_forgets_on_its_own() -> None:
    match = match_of(looks)
    match.choose(0, Confirm())
    twin = match.clone()
    assert twin.streams[0] == [Faded(), Saw(0, 8)]
    twin.choose(0, Confirm())
    assert match.streams[0] == [Faded(), Saw(0, 8)]


def test_everything_forgotten_comes_back_when_the_game_is_over() -> None:
    match = match_of(looks)
    for _ in range(4):
        match.choose(0, Confirm())
    assert match.over
    assert [event for event in match.streams[0] if isinstance(event, Saw)] == [
        Saw(0, 7),
        Saw(0, 8),
        Saw(0, 7),
        Saw(0, 8),
    ]


def whispers(table: Table) -> Rules[None]:
    yield from tell_only([1], Saw(1, 5), others_hear=None)
    yield from tell_only([0, 2], Saw(0, 6), others_hear=Looked(0))
    yield from ask(0, "pick", PICKS)


def test_a_secret_reaches_those_it_is_for_and_the_rest_hears_what_is_written_beside_it() -> None:
    match = match_of(whispers)
    assert match.streams == [[Saw(0, 6)], [Saw(1, 5), Looked(0)], [Saw(0, 6)]]
    assert match.public == [Looked(0)]


def test_a_silent_match_plays_the_same_and_tells_nobody() -> None:
    opened = TOY.opening(3, {})
    loud = Match.open(TOY, opened, Chance(bytes(32)))
    silent = Match.open(TOY, opened, Chance(bytes(32)), telling=False)
    while not loud.over:
        seat = loud.waiting[0]
        question = loud.question(seat)
        assert question is not None
        loud.choose(seat, question.options[0])
        silent.choose(seat, question.options[0])
    assert silent.over
    assert silent.state == loud.state
    assert silent.streams == [[], [], []]
