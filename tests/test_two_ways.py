"""The engine agrees with what a game works out by its own, quite different means."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

from deductio.core.contract import play_randomly
from deductio.core.messages import Event
from deductio.core.seal import seal_from
from deductio.core.streams import stream_of
from deductio.deduction.model import Fact
from deductio.games import game
from deductio.games.almost_innocent.messages import HandDealt
from deductio.games.almost_innocent.notebook import own_view
from deductio.games.chaussette.socks import KINDS
from deductio.games.cluedo.cards import CARDS
from tests.oracles import new_york
from tests.oracles.almost_innocent import Knowledge as ClueKnowledge
from tests.oracles.chaussette import Knowledge as SockKnowledge
from tests.oracles.cluedo import Knowledge as CardKnowledge
from tests.oracles.cluedo import cards_of
from tests.oracles.small_detectives import open_streets
from tests.rules.almost_innocent.arranged import slate
from tests.rules.almost_innocent.random_games import long_game

CARDS_AND_STARS = {"scenario": "11B", "abilities": ["din", "teor", "edd", "okra", "valia"]}
"""The case of Almost Innocent in which most can be told."""


def some_streams(name: str, games: int, **options: Any) -> Iterator[list[Event]]:
    """Streams of any reader at some points of random games."""
    played = game(name)
    for number in range(games):
        seats = played.seats[number % len(played.seats)]
        luck = seal_from(f"two ways {number}").luck
        for match in play_randomly(played, seats, options, luck):
            if not match.over and luck.below(6) == 0:
                yield stream_of(match, luck.pick([*range(seats), None]))[:]


def test_small_detectives_lists_as_many_streets_as_the_engine_counts() -> None:
    for stream in some_streams("small_detectives", games=4):
        streets = open_streets(stream)
        notebook = game("small_detectives").notebook(stream)
        assert notebook.worlds == len(streets)
        for tile in range(1, 7):
            for token in notebook.models[0].frame.items:
                here = sum(street.under[tile - 1] == token for street in streets)
                odds = notebook.odds[Fact(token, f"tile{tile}")]
                assert abs(odds - here / len(streets)) < 1e-12


def test_the_sheet_of_cluedo_knows_nothing_the_engine_does_not() -> None:
    for stream in some_streams("cluedo", games=5):
        sheet = CardKnowledge(stream).sheet()
        certain = game("cluedo").notebook(stream).certain
        for owner, size in sheet.sizes.items():
            if size:
                for card in cards_of(sheet.has[owner]):
                    assert certain[Fact(card, owner)] is True
                for card in set(CARDS) - set(cards_of(sheet.may[owner])):
                    assert certain[Fact(card, owner)] is False


def test_the_matchings_of_socks_give_the_odds_of_the_engine() -> None:
    for stream in some_streams("chaussette", games=12, mode="cooperation", effects=True):
        knowledge = SockKnowledge(stream)
        notebook = game("chaussette").notebook(stream)
        for kind in KINDS:
            exact = Fraction(knowledge.missing[kind], knowledge.worlds)
            assert notebook.answer.chance(Fact(kind, "sleeve")) == exact
        slots = list(knowledge.cases[0].at)[:3]
        for slot in slots:
            for kind, worlds in knowledge.in_slot(slot).items():
                exact = Fraction(worlds, knowledge.worlds)
                assert notebook.answer.chance(Fact(kind, f"slot{slot}")) == exact
        for two in combinations(slots, 2):
            exact = Fraction(knowledge.are_twins(*two), knowledge.worlds)
            assert abs(notebook.answer.in_common[two] - exact) < 1e-12


def test_the_slates_of_almost_innocent_are_those_of_the_engine() -> None:
    for number in range(12):
        seats, luck = 2 + number % 4, seal_from(f"two ways {number}").luck
        for match in long_game(seats, CARDS_AND_STARS, luck):
            stream = match.streams[luck.below(seats)]
            is_dealt = any(isinstance(event, HandDealt) for event in stream)
            if is_dealt and not match.over and luck.below(3) == 0:
                knowledge = ClueKnowledge(stream)
                assert slate(own_view(stream)) == knowledge.own_slate()
                assert slate(game("almost_innocent").notebook(stream)) == knowledge.joint_slate()


def test_the_candidates_of_new_york_are_those_of_the_engine() -> None:
    for stream in some_streams("new_york", games=40):
        candidates = new_york.candidates(stream)
        notebook = game("new_york").notebook(stream)
        assert notebook.worlds == len(candidates)
        assert all(notebook.odds[Fact("thief", cell)] for cell in candidates)
