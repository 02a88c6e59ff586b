"""Once few deals are left, a sleuth knows of each deal exactly what everyone would think in it."""

from __future__ import annotations

from collections.abc import Iterator
from math import log2

import numpy as np
import pytest

from deductio.bots import next_choice
from deductio.core.match import Match
from deductio.core.messages import Seat
from deductio.core.seal import open_sealed, seal_from
from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.messages import DinUsed, TeorUsed
from deductio.games.almost_innocent.notebook import notebook
from deductio.games.almost_innocent.state import State
from deductio.games.almost_innocent.strategy.abilities import neediest_now, next_to_name
from deductio.games.almost_innocent.strategy.combinations import Ints, combinations
from deductio.games.almost_innocent.strategy.deals import listed
from deductio.games.almost_innocent.strategy.endgame import Endgame, endgame
from deductio.games.almost_innocent.strategy.eyes import Eyes, Standing
from deductio.games.almost_innocent.strategy.outlook import Listed
from deductio.games.almost_innocent.strategy.told import board_of, seen_in
from deductio.lab.table import seated
from tests.rules.almost_innocent.arranged import opened


def played_by_sleuths(scenario: str, seats: int, seed: str) -> Iterator[Match[State]]:
    """The match before every choice; a detective's, so that nobody talks."""
    seal = seal_from(seed)
    options = {"scenario": scenario, "difficulty": "detective"}
    start = GAME.opening(seats, options, seal.commitment, seal.nonces)
    match = open_sealed(GAME, start, seal)
    bots = seated(GAME, ["sleuth"] * seats, seed)
    while (chosen := next_choice(match, bots)) is not None:
        yield match
        match.choose(*chosen)


@pytest.mark.parametrize(("scenario", "seats"), [("11B", 5), ("10", 3), ("9", 2)])
def test_a_seats_doubts_in_the_true_deal_are_those_of_its_own_notebook(
    scenario: str, seats: int
) -> None:
    compared = 0
    for match in played_by_sleuths(scenario, seats, "endgame"):
        if any(isinstance(event, DinUsed) for event in match.public):
            break  # what somebody saw alone is not in every notebook
        compared += sum(is_right(match, seat) for seat in match.waiting)
    assert compared > 3


def is_right(match: Match[State], reader: Seat) -> bool:
    stream = match.streams[reader]
    seen = seen_in(stream)
    if seen.case is None or not seen.held:
        return False
    end = endgame(stream, seen, range(match.state.seats))
    if end is None:
        return False
    bits = end.now.bits[:, true_deal(end, match)]
    assert dict(zip(end.seats, bits, strict=True)) == pytest.approx(
        {seat: own_bits(match, seat) for seat in end.seats}
    )
    return True


def true_deal(end: Endgame, match: Match[State]) -> int:
    every = combinations(end.board)
    solutions = [match.state.solution_of(seat) for seat in range(match.state.seats)]
    numbers = np.array([[every.number[clue] for clue in clues] for clues in solutions])
    (found,) = np.flatnonzero((end.mine.places == every.place(numbers)).all(axis=1))
    return int(found)


def own_bits(match: Match[State], seat: Seat) -> float:
    known = notebook(match.streams[seat])
    return -log2(known.answer.joint(known.goal)[match.state.solution_of(seat)])


def test_a_card_goes_to_whoever_is_about_to_name_a_clue_in_doubt() -> None:
    helped = 0
    for number in range(4):
        for match in played_by_sleuths("9", 5, f"help {number}"):
            match match.public[-1]:
                case DinUsed(_, chosen):
                    assert chosen == next_to_name(seen_in(match.public))
                    helped += 1
                case TeorUsed(_, chosen):
                    assert (chosen + 1) % 5 == next_to_name(seen_in(match.public))
                    helped += 1
    assert helped > 2


def test_a_second_question_never_makes_the_first_worse() -> None:
    for match in played_by_sleuths("9", 5, "second"):
        for seat in match.waiting:
            seen = seen_in(match.streams[seat])
            if seen.held and seen.supply.total == 2:
                end = endgame(match.streams[seat], seen, range(5))
                assert end is not None
                lines = [end.board.touching[line] for line in ("R1", "R2", "R3", "CA", "CB", "CC")]
                outlook = Listed(end, lines)
                for place, alone in enumerate(outlook.last):
                    assert outlook.chance_after_two(place) >= alone - 1e-9
                return
    raise AssertionError("two tokens are left at some time")


def test_deals_share_no_card_but_the_two_of_a_special() -> None:
    """The star of 11B: one seat may have it in two ways, two seats may have both."""
    board = board_of(seen_in(opened(2, scenario="11B").public))
    every = combinations(board)
    star, other, third = (
        every.place(np.array([[every.number[clue] for clue in clues]]))
        for clues in (
            ("KS", "V1", "C1", "E1", "P1"),
            ("KS", "V2", "C2", "E2", "P2"),
            ("K1", "V1", "C3", "E3", "P3"),
        )
    )
    both = listed(board, (), [star, np.append(other, third)])
    assert both is not None
    assert both.places.tolist() == [[star[0], other[0]]], "V1 is not there twice"
    assert both.weights.tolist() == [2.0]
    one_gone = listed(board, ("KS",), [star, other])
    assert one_gone is not None
    assert len(one_gone) == 0
    other_gone = listed(board, ("V2",), [star, np.append(other, third)])
    assert other_gone is not None
    assert len(other_gone) == 0, "V2 lies unused, and V1 is not there twice"


def test_whoever_saw_a_whole_pile_knows_what_everybody_has_of_it() -> None:
    """Seat 0 has K1 or K2, seat 2 K4 or K2; the pile tells which two of the three are theirs."""
    board = board_of(seen_in(opened(3, scenario="2").public))
    every = combinations(board)

    def with_rest(number: str, *culprits: str) -> Ints:
        rest = [f"{kind}{number}" for kind in "VCEP"]
        lines = [[every.number[clue] for clue in (one, *rest)] for one in culprits]
        return every.place(np.array(lines))

    solutions = [with_rest("1", "K1", "K2"), with_rest("3", "K3"), with_rest("4", "K4", "K2")]
    deals = listed(board, (), solutions)
    assert deals is not None
    eyes = Eyes(0, 1, deals, deals)
    nothing = np.zeros(len(deals), dtype=np.int64)
    assert eyes.standing(nothing, nothing).bits.min() > 0
    given_out = deals.given_out(board, 0)
    eyes.look(given_out, given_out, deals)
    assert eyes.standing(nothing, nothing).bits.tolist() == [0, 0, 0]


def two_doubters(*cards: str, likely: float = 1.0) -> Endgame:
    """Seat 0 has K1 or K2, seat 1 one of four victims (V3 may be likelier), seat 2 knows.

    These cards can still be used; no token forgives an error, and every pile is high.
    """
    seen = seen_in(opened(3, scenario="2").public)
    seen.cards, seen.almost_innocent = dict.fromkeys(cards, (2,)), 0
    seen.piles = dict.fromkeys(seen.piles, 6)
    every = combinations(board_of(seen))
    solutions = [
        ["K1 V1 C1 E1 P1", "K2 V1 C1 E1 P1"],
        [f"K3 {victim} C3 E3 P3" for victim in ("V3", "V4", "V5", "V6")],
        ["K4 V2 C4 E4 P4"],
    ]
    numbers = [
        np.array([[every.number[clue] for clue in one.split()] for one in of_seat])
        for of_seat in solutions
    ]
    deals = listed(board_of(seen), (), [every.place(of_seat) for of_seat in numbers])
    assert deals is not None
    is_v3 = every.rows[deals.places[:, 1], 1] == every.number["V3"]
    deals.weights = np.where(is_v3, likely, 1.0)
    return Endgame(seen, deals, [Eyes(0, 1, deals, deals), Eyes(1, 2, deals, deals)])


@pytest.mark.parametrize(
    ("cards", "won"),
    [((), 1 / 8), (("din",), 1 / 4), (("teor",), 1 / 2), (("teor", "din"), 1.0)],
)
def test_each_card_left_is_reckoned_for_whoever_is_then_furthest_from_knowing(
    cards: tuple[str, ...], won: float
) -> None:
    """Teor leaves a quarter of four cases, Din half; the second card is for the other seat."""
    end = two_doubters(*cards)
    assert end.chances(end.now).tolist() == [won] * 8


def test_a_card_also_helps_a_seat_that_would_name_something_likelier() -> None:
    """Where V3 is the truth seat 1 names it anyway, and the card is for seat 0."""
    without, helped = two_doubters(likely=3.0), two_doubters("teor", likely=3.0)
    assert sorted(without.chances(without.now)) == [0] * 6 + [1 / 2] * 2
    assert sorted(helped.chances(helped.now)) == [1 / 2] * 6 + [1] * 2


@pytest.mark.parametrize(("card", "used_for"), [("teor", None), ("din", 0)])
def test_the_last_card_is_kept_for_whom_it_helps_more(card: str, used_for: Seat | None) -> None:
    """Seat 0 names next. Teor would do more for seat 1, Din as much for either."""
    end = two_doubters(card)
    end.seen.kind, end.seen.starter = "K", 0
    end.seen.named = [[], [], []]
    assert neediest_now(end.seen, end, card) == used_for


def test_where_nothing_wins_more_often_fewer_cases_are_better() -> None:
    end = two_doubters()
    nearer = Standing(end.now.bits / 2, end.now.before, end.now.alike)
    assert end.chances(nearer).tolist() == end.chances(end.now).tolist()
    assert end.worth(nearer) > end.worth(end.now)
