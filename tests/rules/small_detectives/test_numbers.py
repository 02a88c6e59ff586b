"""Numbers that must come out, and what always holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deductio.core.chance import Chance
from deductio.core.contract import random_choice
from deductio.core.match import Match
from deductio.core.messages import Event, Seat
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.messages import (
    CameBackFromStreet,
    CardPassed,
    CardRevealed,
    Declare,
    Decline,
    LookDeclined,
    LookedUnder,
    PubAsked,
    PubAskedAbout,
    PubShows,
    RoundBegan,
    SawUnder,
    Shadowed,
    WentIntoStreet,
)
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import (
    HOUSES,
    KIND_OF,
    POLICE,
    PUB,
    SUSPECTS,
    TOKEN_SETS,
    WEAPONS,
    cards_for,
)
from tests.rules.small_detectives.table import LAYING, asked, random_games, streets_left


@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 9), (4, 12), (5, 15)])
def test_cards_in_use(seats: int, cards: int) -> None:
    assert len(cards_for(seats)) == cards


def test_sixteen_solutions_each_as_likely_before_any_look() -> None:
    streets = streets_left([])
    assert len(streets) == 11_520
    assert set(Counter(street.solution for street in streets).values()) == {720}


def test_one_suspect_seen_leaves_twelve_solutions() -> None:
    streets = streets_left([SawUnder(0, 1, 1, "florist")])
    assert len({street.solution for street in streets}) == 12


def test_fourteen_token_sets_of_each_kind() -> None:
    assert [len(sets) for sets in TOKEN_SETS.values()] == [14, 14]


def long_game(seats: int, options: dict[str, Any], luck: Chance) -> Iterator[Match[State]]:
    """A random game at each of its asks, in which nearly nobody declares."""
    match = Match.open(GAME, GAME.opening(seats, options), luck.clone())
    while not match.over:
        yield match
        seat, choice = random_choice(match, luck)
        if isinstance(choice, Declare) and luck.below(10):
            choice = Decline()
        match.choose(seat, choice)
    yield match


always = random_games(60)
tables = given(
    st.integers(2, 5),
    st.fixed_dictionaries({}, optional={"pub_first_side": st.sampled_from(["weapon", "random"])}),
    st.binary(min_size=32, max_size=32),
)


@always
@tables
def test_always_at_every_ask(seats: int, options: dict[str, Any], seed: bytes) -> None:
    each = 4 if seats == 2 else 3
    for match in long_game(seats, options, Chance(seed)):
        state = match.state
        lying = [state.under[state.tile_at[house] - 1] for house in HOUSES]
        assert sorted([*lying, *state.solution]) == sorted(SUSPECTS + WEAPONS)
        assert Counter(KIND_OF[token] for token in lying) == {"suspect": 3, "weapon": 3}
        assert (state.tile_at[POLICE], state.tile_at[PUB]) == (0, 0)
        assert len(set(state.queue)) == len(state.queue)
        assert sorted(state.queue) == state.on(POLICE)
        assert sorted([*state.alive, *state.eliminated]) == list(range(seats))
        if match.waiting == tuple(state.alive) and asked(match) in LAYING:
            held = [card for hand in state.hands for card in hand]
            assert [len(state.hands[seat]) for seat in state.alive] == [each] * len(state.alive)
            assert len(set(held)) == len(held) == each * len(state.alive)
            assert state.in_street == []


@always
@tables
def test_always_in_what_everyone_hears(seats: int, options: dict[str, Any], seed: bytes) -> None:
    *_, match = long_game(seats, options, Chance(seed))
    check_pub(match.public)
    for phase in phases(match.public):
        assert sum(isinstance(event, PubAsked) for event in phase) <= 1
        check_looks(phase)


@always
@tables
def test_always_no_to_a_token_of_the_solution(
    seats: int, options: dict[str, Any], seed: bytes
) -> None:
    *_, match = long_game(seats, options, Chance(seed))
    for stream in match.streams:
        for event in stream:
            if isinstance(event, PubAskedAbout) and set(event.tokens) & set(match.state.solution):
                assert not event.seen_all


def check_pub(stream: Sequence[Event]) -> None:
    """The pub's side changes exactly when a question was asked, which is about the side shown."""
    pub = [event for event in stream if isinstance(event, PubAsked | PubShows)]
    first, *rest = pub
    assert isinstance(first, PubShows)
    side = first.kind
    for question, turned in zip(rest[::2], rest[1::2], strict=True):
        assert isinstance(question, PubAsked)
        assert isinstance(turned, PubShows)
        assert question.kind == side
        assert {side, turned.kind} == {"suspect", "weapon"}
        side = turned.kind


def phases(stream: Sequence[Event]) -> Iterator[list[Event]]:
    """What happens from one laying open of cards to the next."""
    phase: list[Event] = []
    for before, event in pairwise(stream):
        opens = isinstance(event, CardRevealed) and not isinstance(before, CardRevealed | Shadowed)
        if opens or isinstance(event, RoundBegan):
            yield phase
            phase = []
        phase.append(event)
    yield phase


def check_looks(phase: Sequence[Event]) -> None:
    """One seat may look under a house, and its shadow; whoever surveys looks from the street."""
    shadows = {event.shadower: event.seat for event in phase if isinstance(event, Shadowed)}
    in_street = {event.seat for event in phase if isinstance(event, WentIntoStreet)}
    lookers: dict[int, list[Seat]] = {}
    for event in phase:
        if isinstance(event, LookedUnder | LookDeclined) and event.seat not in in_street - set(
            shadows
        ):
            lookers.setdefault(event.position, []).append(event.seat)
    for one, *others in lookers.values():
        assert one not in in_street
        assert all(shadows.get(other) == one for other in others)
        assert len(others) <= 1
    back = {event.seat for event in phase if isinstance(event, CameBackFromStreet)}
    if any(isinstance(event, CardPassed) for event in phase):
        assert back == in_street
