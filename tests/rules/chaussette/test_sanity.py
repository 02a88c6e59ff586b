"""What is always true of the Sock Inquiry, and numbers the rules must give."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import fold
from deductio.core.match import Match
from deductio.core.messages import Answered, Choice, Finished
from deductio.games.chaussette import GAME
from deductio.games.chaussette.default import default
from deductio.games.chaussette.messages import (
    GrantBonus,
    Indicate,
    LetIndicate,
    PairRevealed,
    Report,
    Reported,
    Search,
    Searched,
    TeamLost,
    TeamWon,
)
from deductio.games.chaussette.notebook import notebook
from deductio.games.chaussette.socks import EFFECT_CARDS, KINDS
from deductio.games.chaussette.state import State
from deductio.games.chaussette.strategy.inquiry import Inquiry, agreed_values
from deductio.games.chaussette.view import View
from tests.rules.chaussette.table import at, random_game, search, told

some = settings(max_examples=30, deadline=None, derandomize=True)
seeds = st.integers(0, 2**32 - 1)


def chance(seed: int) -> Chance:
    return Chance(seed.to_bytes(32, "big"))


def test_the_number_of_deals_and_of_effect_layouts() -> None:
    assert notebook([]).worlds == factorial(16) // 2**8 == 81_729_648_000
    copies = Counter(EFFECT_CARDS)
    assert factorial(8) // (factorial(copies["extra"]) * factorial(copies["shuffle"])) == 10_080


def test_each_kind_is_equally_often_missing() -> None:
    missing = Counter(GAME.start(2, GAME.options(), chance(seed)).missing for seed in range(1600))
    assert sorted(missing) == list(KINDS)
    assert all(150 <= times <= 250 for times in missing.values())


def test_the_first_search_finds_a_pair_one_time_in_five() -> None:
    match = at(seats=2)
    question = match.question(0)
    assert question is not None
    pairs = 0
    for choice in question.options:
        twin = match.clone()
        twin.choose(0, choice)
        pairs += len(told(PairRevealed, twin.public))
    assert pairs == 7 * 13
    assert len(question.options) == comb(15, 3) == 5 * pairs


@some
@given(seed=seeds, seats=st.integers(1, 5), effects=st.booleans(), hard=st.booleans())
def test_the_drawer_adds_up_and_the_missing_kind_never_makes_a_pair(
    seed: int, seats: int, effects: bool, hard: bool
) -> None:
    options = {"mode": "cooperation", "effects": effects, "level": "hard" if hard else "normal"}
    for match in play_randomly(GAME, seats, options, chance(seed)):
        check_drawer(match.state)


@some
@given(seed=seeds, seats=st.integers(2, 5))
def test_the_drawer_of_a_competition_is_odd_and_never_empty(seed: int, seats: int) -> None:
    for match in play_randomly(GAME, seats, {}, chance(seed)):
        check_drawer(match.state)
        assert len(match.state.cards) % 2 == 1


def check_drawer(state: State) -> None:
    taken = 0 if state.removed is None else 1
    out = [kind for kinds in state.pairs for kind in kinds]
    assert len(state.cards) == 15 - 2 * len(out) - taken
    assert state.missing not in out
    assert len(set(out)) == len(out) <= 7
    if state.removed is not None and state.kind_in(state.removed) != state.missing:
        assert len(out) <= 6


@some
@given(seed=seeds, seats=st.integers(2, 5))
def test_searches_and_points_of_a_competition(seed: int, seats: int) -> None:
    match = random_game(seats, seed)
    searches, top = (20, 40) if seats == 5 else (5 * seats, 56)
    assert len(told(Searched, match.public)) == searches
    assert max(told(Finished, match.public)[0].scores) <= top


@some
@given(seed=seeds, seats=st.integers(2, 5))
def test_no_report_is_heard_before_the_last_is_sealed(seed: int, seats: int) -> None:
    sealed: set[int] = set()
    for event in random_game(seats, seed).public:
        if isinstance(event, Answered):
            sealed.add(event.seat)
        elif isinstance(event, Reported):
            assert sealed == set(range(seats))
        else:
            sealed = set()


def remembering(match: Match[State], seat: int, luck: Chance) -> Choice:
    """A pair this seat has seen, then any slots it has not; what the default says otherwise."""
    question = match.question(seat)
    assert question is not None
    if question.name != "search":
        return default(match.streams[seat], question, luck)
    seen = fold(View(), match.streams[seat])
    anywhere = luck.shuffled(seen.cards)
    unseen_first = sorted(anywhere, key=lambda slot: slot in seen.looked)
    wanted = dict.fromkeys([*known_pair(seen), *unseen_first])
    return Search(tuple(sorted(list(wanted)[:3])))


def known_pair(seen: View) -> tuple[int, ...]:
    slots: dict[str, int] = {}
    for slot in seen.cards:
        for kind in seen.seen[slot - 1]:
            if kind in slots:
                return slots[kind], slot
            slots[kind] = slot
    return ()


@pytest.mark.parametrize(("seats", "mean"), [(2, 5.0), (3, 6.7), (4, 7.0), (5, 6.9)])
def test_seats_that_remember_find_that_many_pairs(seats: int, mean: float) -> None:
    pairs = 0
    games = 60
    for seed in range(games):
        luck = chance(seed)
        match = Match.open(GAME, GAME.opening(seats, {}), luck.clone())
        while not match.over:
            seat = match.waiting[0]
            match.choose(seat, remembering(match, seat, luck))
        pairs += match.state.pairs_out
    assert abs(pairs / games - mean) < 0.35


def alone(seed: int, *, known_pairs_first: bool, **options: Any) -> Match[State]:
    """A lone player who indicates only what is certain."""
    match = Match.open(GAME, GAME.opening(1, {"searches": 30} | options), chance(seed))
    while not match.over:
        match.choose(0, certain_or_bonus(match, known_pairs_first=known_pairs_first))
    return match


def certain_or_bonus(match: Match[State], *, known_pairs_first: bool) -> Choice:
    question = match.question(0)
    assert question is not None
    if question.name == "search":
        unseen = [slot for slot in match.state.cards if slot not in looked(match)]
        if known_pairs_first or len(unseen) < 3:
            return remembering(match, 0, match.state.chance)
        return default(match.streams[0], question, match.state.chance)
    sure = agreed_values(Inquiry(match.streams[0]).open_kinds)
    new = [Indicate(one, sure[one]) for one in match.state.unmarked if one in sure]
    if question.name == "indicate":
        return new[0]
    return LetIndicate(0) if new else GrantBonus(0)


def looked(match: Match[State]) -> list[int]:
    return fold(View(), match.streams[0]).looked


@pytest.mark.parametrize(("level", "most"), [("normal", 7), ("hard", 8)])
def test_alone_three_unseen_slots_first_always_wins_in_time(level: str, most: int) -> None:
    for seed in range(25):
        match = alone(seed, known_pairs_first=False, level=level)
        (won,) = told(TeamWon, match.public)
        assert won.counted <= most


def test_using_up_the_pairs_loses_now_and_then() -> None:
    games = [alone(seed, known_pairs_first=True, level="hard") for seed in range(30)]
    lost = [event for match in games for event in told(TeamLost, match.public)]
    assert {event.reason for event in lost} == {"pairs"}
    assert 1 <= len(lost) <= 12


def test_the_same_seed_and_choices_give_the_same_streams() -> None:
    one, other = (random_game(3, seed=8) for _ in range(2))
    assert one.streams == other.streams


def test_a_search_by_its_number_is_the_search_one_names() -> None:
    match = at(seats=2)
    question = match.question(0)
    assert question is not None
    assert question.options.index(Search((1, 2, 8))) == 5
    search(match, 0, 1, 2, 8)
    assert Report("A") not in question.options
