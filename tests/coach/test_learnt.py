"""How much each seat has learnt, as far as one stream tells, and what a hint says of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from deductio.bots import next_choice
from deductio.coach.hinting import Hinter
from deductio.coach.knowing import coaching_of
from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import Game, fold
from deductio.core.match import Match
from deductio.core.messages import Event, Seat
from deductio.core.seal import open_sealed, seal_from
from deductio.games import game
from deductio.games.cluedo.view import View
from deductio.lab.table import seated
from deductio.words import Words

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SEEN_BY_ALL = ("small_detectives", "new_york", "chaussette")
"""Games in which everyone sees what somebody learns, though not what it says."""
NOW_AND_THEN = 7
"""Choices from one look to the next."""


def positions(name: str, seats: int = 3) -> Iterator[Match[Any]]:
    """A game of rookies, looked at now and then."""
    played, seal = game(name), seal_from("learnt")
    opened = played.opening(seats, {}, seal.commitment, seal.nonces)
    match = open_sealed(played, opened, seal)
    bots = seated(played, ["rookie"] * seats, "learnt")
    while (chosen := next_choice(match, bots)) is not None:
        match.choose(*chosen)
        if len(match.choices) % NOW_AND_THEN == 0 and not match.over:
            yield match


def learnt(match: Match[Any], reader: Seat) -> Mapping[Seat, int]:
    return coaching_of(match.game).learnt(match.streams[reader])


@pytest.mark.parametrize("name", SEEN_BY_ALL)
def test_everyone_counts_the_same(name: str) -> None:
    counts = [[learnt(match, reader) for reader in range(3)] for match in positions(name)]
    assert all(by_reader == [by_reader[0]] * 3 for by_reader in counts)
    assert max(counts[-1][0].values()) > 0


@pytest.mark.parametrize("seats", [2, 3])
def test_in_cluedo_nobody_has_seen_more_cards_than_the_others_count(seats: int) -> None:
    for match in positions("cluedo", seats):
        for seat in learnt(match, 0):
            seen = cards_seen(match.streams[seat])
            assert learnt(match, seat)[seat] == seen
            assert all(learnt(match, reader)[seat] >= seen for reader in range(seats))


def cards_seen(stream: Sequence[Event]) -> int:
    view = fold(View(), stream)
    return len({*view.hand, *view.face_up, *view.holder, *filter(None, view.row)})


def test_in_almost_innocent_a_seat_crosses_out_what_others_know_it_can_and_more() -> None:
    for match in positions("almost_innocent"):
        for seat in range(3):
            own = learnt(match, seat)[seat]
            assert all(learnt(match, reader)[seat] <= own for reader in range(3))


def said(counts: Mapping[Seat, int]) -> tuple[str, ...]:
    """What a hint adds at the opening of a game in which that is so."""
    played = counting(game("new_york"), counts)
    match = next(play_randomly(played, 4, {}, Chance(bytes(32))))
    step = Hinter(Words(played, "en", me=0, names=NAMES), played, match.streams[0]).next({})
    assert (step.kind, step.step) == ("seek", 1)
    return step.lines[2:]


def counting(played: Game[Any], counts: Mapping[Seat, int]) -> Game[Any]:
    return dataclasses.replace(
        played, coaching=replace(coaching_of(played), learnt=lambda stream: counts)
    )


def test_a_hint_names_all_who_are_nearer_than_anybody_else() -> None:
    assert said({0: 1, 1: 4, 2: 3, 3: 4}) == (
        "As far as you can tell, Ben and Dan are nearest: 4 clues read. You: 1 clue read.",
    )
    assert said({0: 0, 2: 1}) == (
        "As far as you can tell, Cleo is nearest: 1 clue read. You: 0 clues read.",
    )


def test_a_hint_says_so_where_nobody_is_nearer() -> None:
    assert said({0: 4, 1: 4, 2: 3}) == (
        "As far as you can tell, nobody is nearer than you: 4 clues read.",
    )


def test_who_seeks_alone_or_not_at_all_is_compared_with_nobody() -> None:
    assert said({0: 4}) == ()
    assert said({1: 4, 2: 3}) == ()
    assert said({}) == ()
