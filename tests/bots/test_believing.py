"""What levels say they believe: of all that is sought, adding up, and as sure as they are."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from deductio.bots import bot, levels_of
from deductio.bots.believing import believed
from deductio.core.believing import evenly
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.deduction.model import Fact
from deductio.games import game, names
from deductio.lab.llm.levels import Level
from deductio.lab.llm.seated import needs_an_answer
from deductio.lab.llm.suite import suite_of
from deductio.lab.table import play_bots, seated

CLUEDO = game("cluedo")
LOOKED_AT = 4
"""Asks of a game."""


@cache
def asks_of(name: str, seed: str = "2") -> list[tuple[list[Event], Question]]:
    """A few asks of seat 0, from the first to the last of a game between rookies."""
    played, suite = game(name), suite_of(game(name))
    found: list[tuple[list[Event], Question]] = []

    def watch(match: Match[Any], seat: Seat, choice: Choice) -> None:
        question = match.question(0)
        if seat == 0 and question is not None and needs_an_answer(question):
            found.append((list(match.streams[0]), question))

    players = ("rookie",) * suite.seats
    play_bots(played, suite.options, players, seated(played, players, seed), seed, watch)
    step = max(1, len(found) // (LOOKED_AT - 1))
    return [*found[:-1:step], found[-1]]


def goal_of(played: Game[Any], stream: list[Event]) -> list[list[Fact]]:
    assert played.coaching is not None
    return [[Fact(*fact) for fact in facts] for facts in played.coaching.goal(stream).values()]


def test_who_has_crossed_out_everything_holds_nothing_for_certain() -> None:
    goal = {"who": [Fact("ada", "solution"), Fact("ben", "solution")]}
    assert evenly(goal, []) == dict.fromkeys(goal["who"], 0.5)
    assert evenly(goal, goal["who"][:1]) == dict(zip(goal["who"], (1.0, 0.0), strict=True))


@pytest.mark.parametrize("name", names())
def test_every_level_says_of_all_that_is_sought_how_likely_it_is(name: str) -> None:
    played = game(name)
    for stream, question in asks_of(name):
        for level in levels_of(played):
            said = believed(level, played, "1", stream, question)
            categories = goal_of(played, stream)
            assert list(said) == [fact for facts in categories for fact in facts], level
            for facts in categories:
                assert sum(said[fact] for fact in facts) == pytest.approx(1), level


@pytest.mark.parametrize("name", names())
def test_an_inspector_is_sure_of_what_is_certain_and_of_nothing_else(name: str) -> None:
    played = game(name)
    for stream, question in asks_of(name):
        certain = played.notebook(stream).certain
        said = believed("inspector", played, "1", stream, question)
        sure = {fact: bool(odds) for fact, odds in said.items() if odds in (0, 1)}
        assert sure == {fact: certain[Fact(*fact)] for fact in said if fact in certain}


@pytest.mark.parametrize("name", names())
def test_a_sleuth_is_sure_of_what_is_certain_alone_whatever_others_seem_to_know(name: str) -> None:
    """In several games of some who overlook what they know, and so mislead who goes by habits."""
    played = game(name)
    for seed in ("2", "7", "9"):
        for stream, question in asks_of(name, seed):
            certain = played.notebook(stream).certain
            said = believed("sleuth", played, "1", stream, question)
            sure = {fact: bool(odds) for fact, odds in said.items() if odds in (0, 1)}
            assert sure == {fact: certain[Fact(*fact)] for fact in said if fact in certain}


@pytest.mark.parametrize("name", sorted({*names()} - {"chaussette", "cluedo"}))
def test_a_sleuth_that_does_not_read_others_says_the_exact_odds(name: str) -> None:
    for stream, question in asks_of(name):
        odds = game(name).notebook(stream).odds
        for fact, share in believed("sleuth", game(name), "1", stream, question).items():
            assert share == pytest.approx(odds[Fact(*fact)])


def test_a_level_wishes_the_same_whether_it_is_asked_what_it_believes_or_not() -> None:
    stating, silent = Level("sleuth", CLUEDO, "3"), bot("sleuth", CLUEDO, "3")
    asks = asks_of("cluedo")
    assert [stating.wish(*ask) for ask in asks] == [silent.wish(*ask) for ask in asks]
    assert [said.at for said in stating.stated] == [len(stream) for stream, _ in asks]
