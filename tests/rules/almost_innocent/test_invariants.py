"""What is always true of Almost Innocent, over random games and by exact counting."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, isclose, perm

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deductio.core.match import Match
from deductio.core.messages import Finished
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.cases import board_of, scenario_case, scenarios
from deductio.games.almost_innocent.clues import INSPECTED, LINES, is_special, kind_of
from deductio.games.almost_innocent.figures import figures_of
from deductio.games.almost_innocent.messages import (
    AnswersTold,
    Inspected,
    Misnamed,
    Named,
    QuantityAsked,
    QueenSent,
    TypeAsked,
)
from deductio.games.almost_innocent.notebook import notebook, own_view
from deductio.games.almost_innocent.queen import ADJACENT, PLACES
from deductio.games.almost_innocent.state import State
from tests.contract.tables import Table, tables
from tests.rules.almost_innocent.arranged import (
    heard_by,
    luck,
    opened,
    own_combinations,
    slate,
    table,
    told,
)
from tests.rules.almost_innocent.random_games import long_game

far = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


@far
@given(played=tables("almost_innocent"))
def test_supply_and_tokens_on_lines_and_surcharges_are_what_there_was(played: Table) -> None:
    _, seats, options, chance = played
    for match in long_game(seats, options, chance):
        state = match.state
        asked = [event for event in match.public if isinstance(event, QuantityAsked | TypeAsked)]
        surcharges = sum(question.discard != "nothing" for question in asked)
        basic = sum(question.token != "green" for question in asked)
        assert len(state.on_lines) == basic <= 12
        assert state.supply.total + basic + surcharges == state.case.supply.total
        abilities = len(asked) - basic + len(told(match, Inspected)) + len(told(match, QueenSent))
        assert abilities <= 3
        assert state.supply.total or state.starter is not None


@far
@given(played=tables("almost_innocent"))
def test_a_won_game_has_named_everything_and_paid_for_every_wrong_name(played: Table) -> None:
    _, seats, options, chance = played
    *_, last = long_game(seats, options, chance)
    state = last.state
    right, wrong = len(told(last, Named)), len(told(last, Misnamed))
    (finished,) = told(last, Finished)
    if finished.winners:
        assert right == seats * len(state.case.board.kinds)
        assert wrong == state.case.almost_innocent - state.almost_innocent
    else:
        assert wrong == state.case.almost_innocent + 1


@far
@given(played=tables("almost_innocent"), when=st.integers(0, 60))
def test_the_true_solution_is_never_crossed_in_any_slate(played: Table, when: int) -> None:
    _, seats, options, chance = played
    seen: Match[State] | None = None
    for step, match in enumerate(long_game(seats, options, chance)):
        seen = match
        if step == when or match.over:
            break
    assert seen is not None
    for seat, stream in enumerate(seen.streams):
        solution = seen.state.solution_of(seat)
        own, joint = slate(own_view(stream)), slate(notebook(stream))
        assert all(own[clue] != "crossed" and joint[clue] != "crossed" for clue in solution)
        crossed = {clue for clue, mark in own.items() if mark == "crossed"}
        assert all(joint[clue] == "crossed" for clue in crossed)


@far
@given(played=tables("almost_innocent"))
def test_no_more_seats_hear_yes_than_clues_of_the_kind_touch_the_line(played: Table) -> None:
    _, seats, options, chance = played
    *_, last = long_game(seats, options, chance)
    board = last.state.case.board
    asked: TypeAsked | None = None
    for event in last.public:
        if isinstance(event, TypeAsked):
            asked = event
        elif isinstance(event, AnswersTold) and asked is not None:
            touching = [clue for clue in board.touching[asked.line] if kind_of(clue) == asked.kind]
            most = len(touching) + sum(map(is_special, touching))
            assert sum(answer.yes for answer in event.answers) <= most
            asked = None


@pytest.mark.parametrize("name", list(scenarios()))
def test_rows_columns_and_the_queens_places_add_up_for_every_solution(name: str) -> None:
    board = board_of(name)
    chance = luck(3)
    for _ in range(50):
        solution = {chance.pick(board.clues[kind]) for kind in board.kinds}
        spans = [board.cells_of(clue) for clue in solution if len(board.cells_of(clue)) == 2]
        vertical = sum(one[0] == other[0] for one, other in spans)
        counts = {area: len(clues & solution) for area, clues in board.touching.items()}
        kinds = len(board.kinds)
        assert sum(counts[line] for line in LINES[:6]) == kinds + vertical
        assert sum(counts[line] for line in LINES[6:]) == kinds + len(spans) - vertical
        straddling = sum(
            (ord(one[0]) - 65) // 2 != (ord(other[0]) - 65) // 2
            or (int(one[1]) - 1) // 2 != (int(other[1]) - 1) // 2
            for one, other in spans
        )
        assert sum(counts[place] for place in PLACES) == kinds + straddling


@pytest.mark.parametrize("name", list(scenarios()))
def test_boards_hold_what_the_campaign_says(name: str) -> None:
    board = board_of(name)
    numbers = {"1": (24, 24), "4": (30, 34), "7": (31, 31), "10": (31, 34)}
    numbers |= dict.fromkeys(("2", "3", "8"), (30, 30)) | dict.fromkeys("569", (35, 35))
    numbers |= dict.fromkeys(("11A", "11B"), (36, 36))
    assert (len(set(board.cells.values())), len(board.cells)) == numbers[name]
    for line in LINES:
        touching = board.touching[line]
        assert len(touching) >= 3
        assert max(Counter(map(kind_of, touching)).values()) <= 2
    for clue in set(board.cells.values()):
        assert len(board.cells_of(clue)) == (2 if clue in big_clues(name) else 1)


def big_clues(name: str) -> tuple[str, ...]:
    return {"4": ("V1", "V2", "V3", "V4"), "10": ("P1", "P2", "P3")}.get(name, ())


def test_sevenths_stars_and_queens_are_where_the_campaign_says() -> None:
    found = {
        name: (
            any("7" in row for row in scenario.board),
            [clue for clue in board_of(name).cells.values() if is_special(clue)],
            scenario.queen,
            scenario.easy.free == 0,
        )
        for name, scenario in scenarios().items()
    }
    assert found == {
        "1": (False, [], False, False),
        "2": (False, [], False, False),
        "3": (False, [], False, True),
        "4": (False, [], False, False),
        "5": (True, [], False, True),
        "6": (True, [], False, False),
        "7": (False, ["VS"], False, False),
        "8": (False, [], True, False),
        "9": (True, [], True, False),
        "10": (False, ["ES"], False, True),
        "11A": (True, ["VS"], False, True),
        "11B": (True, ["KS"], True, False),
    }


def test_deals_are_counted_rightly() -> None:
    expected = {
        ("1", 2): 810_000,
        ("1", 5): 268_738_560_000,
        ("2", 2): 24_300_000,
        ("2", 5): 193_491_763_200_000,
        ("5", 2): 130_691_232,
    }
    for (name, seats), deals in expected.items():
        case = scenario_case(name, "easy", seats)
        assert figures_of(case, seats).deals == deals
        sizes = [len(case.board.decks[kind]) for kind in case.board.kinds]
        assert deals == perm(sizes[0], seats) ** len(sizes)


def test_own_combinations_at_the_start() -> None:
    expected = {
        "1": 625,
        "2": 3125,
        "3": 3125,
        "4": 3125,
        "8": 3125,
        "5": 7776,
        "6": 7776,
        "9": 7776,
    }
    for name, number in expected.items():
        match = opened(3, scenario=name, abilities=[])
        assert {len(own_combinations(stream)) for stream in match.streams} == {number}


def test_a_star_weighs_two_cards_for_who_does_not_hold_one() -> None:
    for scenario, cards, others in (("7", 7, 5), ("11A", 8, 6)):
        for left, weight in (("K2 V2 C2 E2 P2", 2), ("K2 VS C2 E2 P2", 1)):
            state = table("K1 V1 C1 E1 P1", left, scenario=scenario)
            stream = heard_by(0, state)
            assert isclose(own_view(stream).odds[Fact("VS", "seat0")], weight / cards)
            assert len(own_combinations(stream)) == (cards - weight + 1) * others**4


def test_both_stars_are_dealt_as_often_as_counting_says() -> None:
    for name, kind, size in (("7", "V", 8), ("10", "E", 8), ("11A", "V", 9), ("11B", "K", 9)):
        deck = list(enumerate(board_of(name).decks[kind]))
        assert len(deck) == size
        for seats in (2, 3, 4, 5):
            hands = list(combinations(deck, seats))
            both = sum(sum(is_special(clue) for _, clue in hand) == 2 for hand in hands)
            assert Fraction(both, len(hands)) == Fraction(comb(seats, 2), comb(size, 2))


def test_five_seats_always_leave_three_cards_for_din() -> None:
    for name in scenarios():
        state = opened(5, scenario=name, abilities=[]).state
        piles = [len(pile) for pile in state.unused.values()]
        assert min(piles) >= 1
        assert sum(piles) >= 4


def test_three_animals_three_liquids_and_never_a_seventh_or_a_star() -> None:
    for clues in INSPECTED.values():
        assert len(clues) == 3
        assert all(clue[1] in "123456" for clue in clues)


def test_the_queen_is_blocked_at_edges_as_often_as_the_die_says() -> None:
    blocked = {place: 4 - len(ADJACENT[place]) for place in PLACES}
    assert Counter(blocked.values()) == {0: 1, 1: 4, 2: 4}
    assert blocked["C3"] == 0
