"""Resolving early among detectives: marks that nobody else hears of."""

from __future__ import annotations

from typing import Any

import pytest

from deductio.core.contract import asked_of
from deductio.core.game import Refused, fold
from deductio.core.match import Match, play
from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.drawing import draw
from deductio.games.almost_innocent.messages import (
    AllReady,
    AskQuantity,
    KindReached,
    LetDraw,
    MarkReady,
    MoveQueen,
    Propose,
    QueenRolled,
    ReadyMarked,
    ReadyTakenBack,
    ResolutionBegan,
    TakeBackReady,
    TurnBegan,
)
from deductio.games.almost_innocent.state import Options, State
from deductio.games.almost_innocent.view import View
from deductio.words import Words
from tests.rules.almost_innocent.arranged import (
    FIVE,
    at,
    dice,
    free,
    heard_by,
    meanwhile,
    offered,
    table,
    told,
)


def ask(row: int) -> AskQuantity:
    return AskQuantity(f"R{row}", "free", "nothing")


def detectives(seats: int = 3, **changes: Any) -> Match[State]:
    return at(table(*FIVE[:seats], difficulty="detective", **changes))


def test_ai_42_a_detective_may_mark_that_it_is_ready_or_take_it_back_and_proposes_nothing() -> None:
    match = detectives()
    assert Propose() not in offered(match, 0)
    assert [meanwhile(match, seat) for seat in range(3)] == [[MarkReady()]] * 3
    match.choose(1, MarkReady())
    assert [meanwhile(match, seat) for seat in range(3)] == [
        [MarkReady()],
        [TakeBackReady()],
        [MarkReady()],
    ]
    match.choose(1, TakeBackReady())
    assert match.streams[1][1:] == [ReadyMarked(1), ReadyTakenBack(1)]
    with pytest.raises(Refused):
        match.choose(1, TakeBackReady())


def test_ai_42_only_detectives_who_must_all_consent_have_marks() -> None:
    for difficulty in ("easy", "medium"):
        match = at(table(*FIVE[:2], difficulty=difficulty))
        with pytest.raises(Refused):
            match.choose(0, MarkReady())
    alone = Options(early_resolution="active_alone")
    with pytest.raises(Refused):
        detectives(options=alone).choose(0, MarkReady())


def test_ai_42_nobody_else_can_tell_a_mark_from_none() -> None:
    """Neither from what is told, nor from what is asked, nor from whom the game waits for."""
    silent, marked = detectives(), detectives()
    for turn in range(3):
        play(marked, [(0, MarkReady()), (0, TakeBackReady()), (0, MarkReady())])
        for match in (silent, marked):
            match.choose(turn, ask(turn + 1))
        assert silent.waiting == marked.waiting
        assert silent.public == marked.public
        for seat in (1, 2):
            assert silent.streams[seat] == marked.streams[seat]
            assert asked_of(silent, seat) == asked_of(marked, seat)
        marked.choose(0, TakeBackReady())


def test_ai_42_there_are_no_marks_inside_another_step_nor_in_the_resolution() -> None:
    drawing = detectives(cards={"din": (0,)})
    assert MarkReady() in meanwhile(drawing, 1)
    drawing.choose(0, LetDraw(1))
    assert [meanwhile(drawing, seat) for seat in range(3)] == [[], [], []]
    voting = detectives(queen="C3", chance=dice(5))
    voting.choose(0, ask(1))
    assert offered(voting, 1)[0] == MoveQueen("C1")
    assert [meanwhile(voting, seat) for seat in range(3)] == [[], [], []]
    resolving = detectives(supply=free(1))
    resolving.choose(0, ask(1))
    assert [meanwhile(resolving, seat) for seat in range(3)] == [[], [], []]


def test_ai_42_its_own_screen_shows_the_mark_and_nobody_elses() -> None:
    match = detectives()
    match.choose(1, MarkReady())
    words = Words(GAME, "en")
    for seat in range(3):
        seen = fold(View(), heard_by(seat, match.state, *match.streams[seat]))
        assert seen.marked_ready is (seat == 1)
        assert ("ready to resolve" in draw(seen, words.name)) is (seat == 1)


def test_ai_43_the_resolution_begins_at_the_end_of_a_turn_with_all_marked() -> None:
    match = detectives(queen="A5", supply=free(6))
    play(match, [(seat, MarkReady()) for seat in (2, 0, 1)])
    assert match.waiting == (0,)
    assert match.public == [TurnBegan(0)]
    match.choose(0, ask(1))
    assert match.public[-3:] == [AllReady(), ResolutionBegan(0), KindReached("K")]
    assert told(match, QueenRolled) == []
    assert match.state.supply == free(5)


def test_ai_43_one_who_is_not_marked_keeps_the_questions_going_until_the_tokens_are_gone() -> None:
    match = detectives(seats=2, supply=free(3))
    play(match, [(0, MarkReady()), (1, MarkReady()), (1, TakeBackReady())])
    for turn in range(3):
        match.choose(turn % 2, ask(turn + 1))
    assert told(match, AllReady) == []
    assert told(match, ResolutionBegan) == [ResolutionBegan(0)]
