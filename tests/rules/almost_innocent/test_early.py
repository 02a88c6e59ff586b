"""Resolving before the tokens are used up."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import play
from deductio.core.messages import Answered, Chose
from deductio.games.almost_innocent.messages import (
    Agree,
    Announce,
    AskQuantity,
    KindReached,
    LetDraw,
    Propose,
    Proposed,
    Refuse,
    ResolutionBegan,
    TurnBegan,
    Voted,
)
from deductio.games.almost_innocent.state import Options
from tests.rules.almost_innocent.arranged import FIVE, at, free, meanwhile, offered, table, told

ASK = AskQuantity("R1", "free", "nothing")


def test_ai_40_an_agreed_resolution_begins_while_tokens_remain_and_is_final() -> None:
    match = at(table(*FIVE[:2], supply=free(5)))
    play(match, [(0, Propose()), (1, Agree())])
    assert match.public == [
        TurnBegan(0),
        Proposed(0),
        Answered(1),
        Voted(0, agreed=True),
        ResolutionBegan(0),
        KindReached("K"),
    ]
    assert match.state.supply == free(5)
    asked = []
    while not match.over:
        (seat,) = match.waiting
        question = match.question(seat)
        assert question is not None
        asked.append(question.name)
        place = match.state.named // 2
        match.choose(seat, Announce(match.state.solution_of(seat)[place]))
    assert asked == ["announce"] * 10


def test_ai_41_all_others_vote_in_secret_and_only_the_outcome_is_told() -> None:
    match = at(table(*FIVE[:4], active=1))
    match.choose(1, Propose())
    assert list(match.waiting) == [2, 3, 0]
    assert offered(match, 0) == [Agree(), Refuse()]
    play(match, [(0, Agree()), (3, Refuse()), (2, Agree())])
    public = [
        TurnBegan(1),
        Proposed(1),
        Answered(0),
        Answered(3),
        Answered(2),
        Voted(1, agreed=False),
    ]
    assert match.public == match.streams[1] == public
    own = Chose(3, Refuse())
    assert match.streams[3] == [*public[:3], own, *public[4:]]
    assert match.waiting == (1,)
    assert Propose() not in offered(match, 1)
    match.choose(1, ASK)
    assert match.waiting == (2,)
    assert Propose() in offered(match, 2)


def test_ai_41_a_seat_may_propose_again_in_its_next_turn() -> None:
    for difficulty in ("easy", "medium"):
        match = at(table(*FIVE[:2], difficulty=difficulty, supply=free(5)))
        play(match, [(0, Propose()), (1, Refuse()), (0, ASK)])
        assert Propose() in offered(match, 1)
        match.choose(1, AskQuantity("R2", "free", "nothing"))
        assert Propose() in offered(match, 0)


def test_ai_41_with_active_alone_there_is_no_vote() -> None:
    alone = Options(early_resolution="active_alone")
    for difficulty in ("easy", "detective"):
        match = at(table(*FIVE[:3], difficulty=difficulty, options=alone))
        match.choose(0, Propose())
        assert match.public == [TurnBegan(0), Proposed(0), ResolutionBegan(0), KindReached("K")]


def test_ai_41_a_vote_waits_for_everyone_while_others_use_any_time_abilities() -> None:
    match = at(table(*FIVE[:3], cards={"din": (0,)}))
    play(match, [(0, Propose()), (2, Agree())])
    assert match.waiting == (1,)
    assert LetDraw(2) in meanwhile(match, 0)
    match.choose(0, LetDraw(2))
    assert match.waiting == (2,)
    with pytest.raises(Refused):
        match.choose(1, Agree())
    for _ in range(4):
        match.choose(2, offered(match, 2)[0])
    assert match.waiting == (1,)
    with pytest.raises(Refused):
        match.choose(2, Refuse())
    match.choose(1, Agree())
    assert told(match, Voted) == [Voted(0, agreed=True)]
