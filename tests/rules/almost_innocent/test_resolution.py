"""The resolution: who begins, in which order, and what a wrong name costs."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.core.messages import Finished
from deductio.games.almost_innocent.messages import (
    Agree,
    Announce,
    AskQuantity,
    CaseClosed,
    Draw,
    DrawnRevealed,
    InnocenceLost,
    Inspect,
    KindReached,
    LetDraw,
    LetMark,
    Misnamed,
    Named,
    Propose,
    ResolutionBegan,
    Show,
    SolutionRevealed,
    UnusedRevealed,
)
from deductio.games.almost_innocent.notebook import notebook, own_view
from deductio.games.almost_innocent.state import State
from tests.rules.almost_innocent.arranged import (
    FIVE,
    at,
    free,
    heard_by,
    meanwhile,
    offered,
    slate,
    table,
    told,
)


def name_everything(match: Match[State]) -> None:
    while not match.over:
        (seat,) = match.waiting
        place = match.state.named // match.state.seats
        match.choose(seat, Announce(match.state.solution_of(seat)[place]))


def test_ai_60_the_seat_that_asked_last_begins_whatever_it_asked_with() -> None:
    match = at(table(*FIVE[:3], supply=free(3), cards={"edd": (1,)}))
    play(match, [(0, AskQuantity("R1", "free", "nothing")), (1, Inspect("K")), (2, Propose())])
    play(match, [(0, Agree()), (1, Agree())])
    assert told(match, ResolutionBegan) == [ResolutionBegan(1)]
    assert match.waiting == (1,)


def test_ai_60_if_nobody_ever_asked_the_active_seat_begins() -> None:
    match = at(table(*FIVE[:3], active=2))
    play(match, [(2, Propose()), (0, Agree()), (1, Agree())])
    assert match.waiting == (2,)


def test_ai_61_kinds_in_their_order_and_every_seat_clockwise_from_the_first() -> None:
    match = at(table(*FIVE[:3], starter=2))
    name_everything(match)
    named = [(event.seat, event.clue) for event in told(match, Named)]
    assert named == [(seat, f"{kind}{seat + 1}") for kind in "KVCEP" for seat in (2, 0, 1)]
    assert told(match, KindReached) == [KindReached(kind) for kind in "KVCEP"]
    four_kinds = at(table(*[solution[3:] for solution in FIVE[:2]], scenario="1", starter=0))
    name_everything(four_kinds)
    assert told(four_kinds, KindReached) == [KindReached(kind) for kind in "VCEP"]


def test_ai_62_any_clue_of_the_kind_on_the_board_that_was_not_named_in_vain() -> None:
    match = at(table("K1 V1 C1 E1 P1", "KS V2 C2 E2 P2", scenario="11B", starter=0))
    every = [Announce(f"K{number}") for number in "1234567S"]
    assert offered(match, 0) == every  # even the one it holds
    match.choose(0, Announce("KS"))
    assert match.public == [KindReached("K"), Misnamed(0, "KS"), InnocenceLost(0)]
    assert offered(match, 0) == every[:-1]
    with pytest.raises(Refused):
        match.choose(0, Announce("KS"))
    match.choose(0, Announce("K1"))
    assert offered(match, 1) == every


def test_ai_63_a_wrong_name_costs_a_token_and_the_same_seat_names_again() -> None:
    match = at(table(*FIVE[:3], starter=0, almost_innocent=2))
    match.choose(0, Announce("K1"))
    play(match, [(1, Announce("K6")), (1, Announce("K5"))])
    assert match.public == [
        KindReached("K"),
        Named(0, "K1"),
        Misnamed(1, "K6"),
        InnocenceLost(1),
        Misnamed(1, "K5"),
        InnocenceLost(0),
    ]
    assert match.waiting == (1,)
    assert not match.over


def test_ai_63_a_wrong_name_without_a_token_loses_at_once() -> None:
    match = at(table(*FIVE[:3], starter=0, almost_innocent=0))
    match.choose(0, Announce("K2"))
    assert match.over
    assert told(match, CaseClosed) == [
        CaseClosed(won=False, supply=free(9), almost_innocent=0, named=0)
    ]
    assert told(match, InnocenceLost) == []
    assert told(match, Finished) == [
        Finished(winners=(), ranking=((0, 1, 2),), scores=(0, 0, 0), rounds=0)
    ]


def test_ai_64_tokens_name_nothing_and_all_clues_named_wins_whatever_is_left() -> None:
    match = at(table(*FIVE[:2], starter=0, almost_innocent=1))
    match.choose(0, Announce("K2"))
    assert match.state.named == 0  # the token is gone, the clue is still to be named
    name_everything(match)
    assert told(match, CaseClosed) == [
        CaseClosed(won=True, supply=free(9), almost_innocent=0, named=10)
    ]
    assert match.public[-1] == Finished(winners=(0, 1), ranking=((0, 1),), scores=(1, 1), rounds=0)


def test_ai_65_left_over_tokens_buy_nothing_talk_is_closed_din_and_teor_are_not() -> None:
    cards = {"din": (1,), "teor": (0,), "edd": (0,), "okra": (1,)}
    match = at(table(*FIVE[:2], starter=0, supply=free(4), cards=cards, almost_innocent=1))
    assert {type(choice) for choice in offered(match, 0)} == {Announce}
    assert meanwhile(match, 0) == [LetMark(0), LetMark(1)]
    assert meanwhile(match, 1) == [LetDraw(0), LetDraw(1)]
    match.choose(0, Announce("K2"))
    match.choose(1, LetDraw(0))  # also right after a wrong name
    play(match, [(0, Draw("K")), (0, Draw("K")), (0, Draw("K")), (0, Show("K3"))])
    assert match.waiting == (0,)
    assert Announce("K2") not in offered(match, 0)
    assert match.state.supply == free(4)


def test_ai_66_at_the_end_everything_hidden_is_shown_to_everybody() -> None:
    match = at(table(*FIVE[:2], starter=0, cards={"din": (0,)}))
    match.choose(0, LetDraw(1))
    play(match, [(1, Draw("K")), (1, Draw("K")), (1, Draw("V")), (1, Show("V3"))])
    name_everything(match)
    piles = [("K", "56"), ("V", "456"), ("C", "3456"), ("E", "3456"), ("P", "3456")]
    shown = [
        SolutionRevealed(0, ("K1", "V1", "C1", "E1", "P1")),
        SolutionRevealed(1, ("K2", "V2", "C2", "E2", "P2")),
        UnusedRevealed(tuple(kind + number for kind, left in piles for number in left)),
        DrawnRevealed(1, ("K3", "K4", "V3")),
    ]
    for stream in [*match.streams, match.public]:
        assert stream[-5:-1] == shown


def test_n_5_a_clue_named_wrongly_is_crossed_and_one_of_another_seat_too() -> None:
    stream = heard_by(0, table(*FIVE[:3]), Misnamed(0, "K3"), Misnamed(1, "K4"), Named(2, "K5"))
    alone, joint = slate(own_view(stream)), slate(notebook(stream))
    for marks in (alone, joint):
        culprits = {clue for clue, mark in marks.items() if clue[0] == "K" and mark == "possible"}
        assert culprits == {"K1", "K4", "K6"}  # it holds K2
