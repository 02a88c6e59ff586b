"""What a notebook calls certain turns out to be so, in every game, for every reader."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.messages import Event, Finished
from deductio.core.streams import stream_of
from deductio.deduction.model import Fact
from deductio.games import game, names
from deductio.reasoning import prove
from deductio.words import Words
from tests.contract.tables import Table, tables

few = settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
every_game = pytest.mark.parametrize("name", names())

MOVES = {"CardsShuffled", "Drew", "DrewCard", "Took", "TookCard", "Swapped", "SwappedCards"}
MOVES |= {"Eliminated"}
"""After these the same fact may be another: cards have changed places."""


def streams(table: Table, one_in: int) -> list[tuple[list[Event], list[Event]]]:
    """Some readers' streams at some points of a random game, each with how it went on."""
    played, seats, options, luck = table
    cuts: list[tuple[int | None, int]] = []
    whole: list[list[Event]] = []
    for match in play_randomly(played, seats, options, luck):
        if match.over:
            whole = [*match.streams, match.public]
        elif luck.below(one_in) == 0:
            reader = luck.pick([*range(seats), None])
            cuts.append((reader, len(stream_of(match, reader))))
    readers = [*range(seats), None]
    return [(whole[readers.index(who)][:at], whole[readers.index(who)]) for who, at in cuts]


@every_game
@few
@given(data=st.data())
def test_what_is_certain_turns_out_to_be_so(name: str, data: st.DataObject) -> None:
    played = game(name)
    for stream, whole in streams(data.draw(tables(name)), one_in=10):
        notebook = played.notebook(stream)
        assert notebook.worlds >= 1
        if not any(type(event).__name__ in MOVES for event in whole[len(stream) :]):
            truth = played.notebook(whole).certain
            wrong = [fact for fact, so in notebook.certain.items() if truth.get(fact, so) != so]
            assert wrong == []


@every_game
@few
@given(data=st.data())
def test_odds_lie_between_never_and_always_and_agree_with_certainties(
    name: str, data: st.DataObject
) -> None:
    for stream, _ in streams(data.draw(tables(name)), one_in=10):
        notebook = game(name).notebook(stream)
        for fact, odds in notebook.odds.items():
            assert 0 <= odds <= 1
            assert (odds in (0, 1)) == (fact in notebook.certain)
            assert notebook.certain.get(fact, odds == 1) == (odds == 1)


@every_game
@few
@given(data=st.data())
def test_the_facts_are_those_of_the_odds_and_cost_no_thought(
    name: str, data: st.DataObject
) -> None:
    for stream, _ in streams(data.draw(tables(name)), one_in=10):
        notebook = game(name).notebook(stream)
        facts = notebook.facts
        assert "answer" not in vars(notebook)
        assert facts == tuple(notebook.odds)


@every_game
@few
@given(data=st.data())
def test_every_certainty_has_a_proof_in_both_languages(name: str, data: st.DataObject) -> None:
    played = game(name)
    for stream, _ in streams(data.draw(tables(name)), one_in=40)[:2]:
        notebook = played.notebook(stream)
        for fact in some(notebook.certain):
            for language in ("fr", "en"):
                proof = prove(Words(played, language), notebook, stream, fact)
                assert len(proof.lines) == len(proof.chain.events) + 2
                assert len(proof.text.splitlines()) == len(proof.steps) + 2
                assert all(0 <= event < len(stream) for event in proof.chain.events)
                assert proof.steps[-1].concludes == {str(fact): notebook.certain[fact]}
                assert all(step.text for step in proof.steps)


def some(facts: dict[Fact, Any]) -> list[Fact]:
    """A few of them, from all over."""
    return list(facts)[:: max(1, len(facts) // 4)]


@every_game
def test_at_the_end_everything_is_certain(name: str) -> None:
    played = game(name)

    *_, last = play_randomly(played, played.seats[-1], {}, Chance(bytes(32)))
    for stream in [*last.streams, last.public]:
        assert any(isinstance(event, Finished) for event in stream)
        assert played.notebook(stream).worlds == 1
