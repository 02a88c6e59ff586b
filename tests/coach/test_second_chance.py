"""Missed proofs as puzzles: one statement is proven, each other is refuted by a world that fits."""

from __future__ import annotations

import pytest

from deductio.coach.second_chance import second_chance, tempting
from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.messages import Event
from deductio.core.streams import stream_of
from deductio.deduction.model import Fact, excluded, known
from deductio.deduction.solve import solve
from deductio.games import game, names
from deductio.reasons import fact_in_words
from deductio.words import Words

LONGEST = 40


def some_streams(name: str) -> list[list[Event]]:
    """What the first seat has heard in two random games, after forty choices or at their ends."""
    played = game(name)
    found = []
    for seed in (1, 2):
        luck = Chance(seed.to_bytes(32, "big"))
        seats = max(played.seats[0], 2)
        before: list[Event] = []
        for number, match in enumerate(play_randomly(played, seats, {}, luck)):
            if match.over or number > LONGEST:
                break
            before = [*stream_of(match, 0)]
        found.append(before)
    return found


@pytest.mark.parametrize("name", names())
def test_one_statement_is_right_and_each_other_is_refuted(name: str) -> None:
    played = game(name)
    words = Words(played, "en", me=0)
    for stream in some_streams(name):
        notebook = played.notebook(stream)
        certain = [fact for fact in notebook.models[0].frame.facts if fact in notebook.certain]
        for fact in certain[:: max(1, len(certain) // 3)]:
            chance = second_chance(words, played, stream, fact)
            so = notebook.certain[fact]
            right = [answer for answer in chance.answers if answer.right]
            assert [answer.text for answer in right] == [
                fact_in_words(words, notebook, fact, so=so)
            ]
            texts = [answer.text for answer in chance.answers]
            assert len(texts) == len(set(texts)) > 1
            assert all(answer.world for answer in chance.answers if not answer.right)


@pytest.mark.parametrize("so", [True, False])
def test_what_tempts_is_not_proven(so: bool) -> None:
    [stream, _] = some_streams("cluedo")
    notebook = game("cluedo").notebook(stream)
    fact = next(one for one, is_so in notebook.certain.items() if is_so is so)
    wrong = tempting(notebook, fact, [], so=so)
    assert wrong
    for one in wrong:
        assert notebook.certain.get(one) is not so
        otherwise = excluded(one) if so else known(one)
        assert solve(*(model.given(otherwise) for model in notebook.models)).count


def test_what_is_sought_tempts_first() -> None:
    [stream, _] = some_streams("small_detectives")
    notebook = game("small_detectives").notebook(stream)
    fact = next(one for one in notebook.certain if one.place != "solution")
    goal = [one for one in notebook.models[0].frame.facts if one.place == "solution"]
    so = notebook.certain[fact]
    assert {one.place for one in tempting(notebook, Fact(*fact), goal, so=so)} == {"solution"}
