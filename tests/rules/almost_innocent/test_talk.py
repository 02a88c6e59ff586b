"""Talk: which phrases each difficulty allows, and when."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.games.almost_innocent.messages import (
    AskQuantity,
    LetMark,
    MarkReady,
    Propose,
    Refuse,
    Said,
    Say,
)
from tests.rules.almost_innocent.arranged import (
    FIVE,
    at,
    dice,
    free,
    meanwhile,
    opened,
    table,
)

COMBINATION = [Say("know", "combination"), Say("struggle", "combination")]


def test_ai_30_statements_are_public_free_and_a_newer_one_replaces_the_older() -> None:
    match = at(table(*FIVE[:3]))
    match.choose(2, Say("struggle", "K"))
    match.choose(2, Say("know", "combination"))
    match.choose(2, Say("know", "K"))
    for stream in [*match.streams, match.public]:
        assert stream[1:] == [
            Said(2, "struggle", "K"),
            Said(2, "know", "combination"),
            Said(2, "know", "K"),
        ]
    assert match.state.said == [(), (), (Say("know", "K"), Say("know", "combination"))]
    assert match.waiting == (0,)
    offered = meanwhile(match, 2)
    assert Say("struggle", "K") in offered
    assert Say("know", "K") not in offered
    with pytest.raises(Refused):
        match.choose(2, Say("know", "K"))


def test_ai_30_one_may_talk_beside_every_ask_from_the_deal_until_the_resolution() -> None:
    choosing = opened(3, scenario="9")
    (first,) = choosing.waiting
    assert meanwhile(choosing, first) == []
    with pytest.raises(Refused):
        choosing.choose(first, Say("know", "K"))
    voting = at(table(*FIVE[:3]))
    voting.choose(0, Propose())
    voting.choose(1, Refuse())
    for seat in range(3):
        voting.choose(seat, Say("know", "V"))
    assert voting.waiting == (2,)
    marking = at(table(*FIVE[:3], cards={"teor": (0,)}))
    marking.choose(0, LetMark(1))
    marking.choose(2, Say("know", "V"))
    assert marking.waiting == (1,)
    moving = at(table(*FIVE[:3], queen="C3", chance=dice(5)))
    moving.choose(0, AskQuantity("R1", "free", "nothing"))
    moving.choose(2, Say("know", "V"))
    resolving = at(table(*FIVE[:3], supply=free(1)))
    assert meanwhile(resolving, 1) != []
    resolving.choose(0, AskQuantity("R1", "free", "nothing"))
    assert [meanwhile(resolving, seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(Refused):
        resolving.choose(1, Say("know", "V"))


def test_ai_31_easy_is_by_kind_used_and_by_combination() -> None:
    by_kind = [Say(phrase, kind) for kind in "VCEP" for phrase in ("know", "struggle")]
    four_kinds = at(table(*[solution[3:] for solution in FIVE[:3]], scenario="1"))
    assert [meanwhile(four_kinds, seat) for seat in range(3)] == [by_kind + COMBINATION] * 3


def test_ai_32_medium_is_the_combination_alone() -> None:
    match = at(table(*FIVE[:3], difficulty="medium"))
    assert [meanwhile(match, seat) for seat in range(3)] == [COMBINATION] * 3


def test_ai_33_detectives_say_nothing() -> None:
    match = at(table(*FIVE[:3], difficulty="detective", cards={"teor": (0,)}))
    assert [meanwhile(match, seat) for seat in range(3)] == [
        [MarkReady(), LetMark(0), LetMark(1), LetMark(2)],
        [MarkReady()],
        [MarkReady()],
    ]
    with pytest.raises(Refused):
        match.choose(1, Say("know", "combination"))


def test_ai_34_nothing_but_questions_abilities_and_statements_passes_information() -> None:
    """Seat 0's solution is another, and before somebody asks nobody but its holder can tell."""
    streams = []
    for mine in ("K1 V1 C1 E1 P1", "K6 V6 C6 E6 P6"):
        match = at(table(mine, *FIVE[1:3]))
        match.choose(0, Say("struggle", "K"))
        match.choose(1, Say("know", "P"))
        match.choose(0, Propose())
        match.choose(1, Refuse())
        match.choose(2, Refuse())
        streams.append([*match.streams, match.public])
    assert streams[0] == streams[1]
