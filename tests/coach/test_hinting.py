"""Hints in words, over random games of every kind: one step at a time, and nothing given away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deductio.coach.hint_steps import LAST, HintStep
from deductio.coach.hinting import Hinter
from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.match import Match
from deductio.core.messages import Confirm, Faded, Seat
from deductio.core.streams import stream_of
from deductio.deduction.model import Fact
from deductio.games import game, names
from deductio.words import LANGUAGES, Words
from tests.contract.tables import Table, tables

few = settings(
    max_examples=3, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
LONGEST = 300
"""Choices of a random game that are looked at: a whole one may go on for thousands."""
every_game = pytest.mark.parametrize("name", names())


def asks(table: Table, one_in: int = 25) -> Iterator[tuple[Match[Any], Seat]]:
    """Some asks of a random game, with one who is asked and has nothing before it that fades."""
    played, seats, options, luck = table
    for match in islice(play_randomly(played, seats, options, luck), LONGEST):
        if not match.over and luck.below(one_in) == 0:
            for seat in match.waiting[:1]:
                question = match.question(seat)
                if question is not None and Confirm() not in question.options:
                    yield match, seat


def hints(match: Match[Any], seat: Seat, language: Any = "en") -> list[HintStep]:
    """All that somebody hears who presses on until nothing new is left, or two things."""
    words = Words(match.game, language, me=seat)
    hinter = Hinter(words, match.game, stream_of(match, seat))
    known: dict[str, bool] = {}
    steps: list[HintStep] = []
    while len(known) < 2 and not (steps and steps[-1].kind != "fact"):
        steps.append(hinter.next(known, steps[-1] if steps else None, match.question(seat)))
        if steps[-1].step == LAST:
            known[steps[-1].fact] = steps[-1].so
    return steps


@every_game
@few
@given(data=st.data())
def test_three_steps_lead_to_a_proof_and_the_first_names_no_item(
    name: str, data: st.DataObject
) -> None:
    for match, seat in asks(data.draw(tables(name))):
        steps = hints(match, seat)
        proven = [one for one in steps if one.kind == "fact"]
        assert [one.step for one in proven] == [1, 2, 3] * (len(proven) // 3)
        notebook = match.game.notebook(stream_of(match, seat))
        words = Words(match.game, "en", me=seat)
        for settled, look, proof in zip(*[iter(proven)] * 3, strict=True):
            fact = Fact.read(settled.fact)
            assert settled.fact == look.fact == proof.fact
            assert words.name(notebook.item_domain, fact.item) not in settled.lines[0]
            assert settled.events == ()
            assert set(look.events) <= set(proof.events)
            assert notebook.certain[fact] is proof.so
            assert notebook.why(fact) == (proof.so, proof.events)


@every_game
def test_every_hint_can_be_said_in_both_languages(name: str) -> None:
    played = game(name)
    luck = Chance((7).to_bytes(32, "big"))
    seats = max(played.seats[0], 2)
    for match, seat in asks((played, seats, {}, luck), one_in=20):
        for language in LANGUAGES:
            for step in hints(match, seat, language):
                assert all(step.lines)
                assert not any(line.startswith(("hint-", "goal-", "learnt")) for line in step.lines)


@few
@given(data=st.data())
def test_a_look_that_has_faded_is_in_no_hint(data: st.DataObject) -> None:
    played, seats, options, luck = data.draw(tables("chaussette"))
    forgetful = options | {"notebook": [False] * seats}
    for match, seat in asks((played, seats, forgetful, luck), one_in=10):
        stream = stream_of(match, seat)
        cited = [event for step in hints(match, seat) for event in step.events]
        assert not any(isinstance(stream[event], Faded) for event in cited)
