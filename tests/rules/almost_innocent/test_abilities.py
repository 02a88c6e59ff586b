"""The five abilities: timing, privacy, and what they tell."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.games.almost_innocent.cases import Supply
from deductio.games.almost_innocent.clues import WINDOWS
from deductio.games.almost_innocent.messages import (
    AnswersTold,
    AskQuantity,
    AskType,
    CardDrawn,
    Count,
    CountsTold,
    DinUsed,
    Draw,
    Inspect,
    Inspected,
    LeaveUnmarked,
    LeftUnmarked,
    LetDraw,
    LetMark,
    Mark,
    MoveQueen,
    Propose,
    QuantityAsked,
    QueenMoved,
    QueenRolled,
    QueenSent,
    ResolutionBegan,
    SawUnused,
    SendQueen,
    Show,
    TeorUsed,
    TurnBegan,
    UnusedShown,
    WindowMarked,
    YesOrNo,
)
from deductio.games.almost_innocent.queen import PLACES
from deductio.games.almost_innocent.state import State
from tests.rules.almost_innocent.arranged import (
    FIVE,
    at,
    dice,
    free,
    meanwhile,
    offered,
    table,
    told,
)

ALL = {"din": (0,), "teor": (1,), "edd": (0,), "okra": (0,), "valia": (0,)}


def ability_offers(match: Match[State], seat: int) -> set[str]:
    choices = offered(match, seat) + meanwhile(match, seat)
    green = {
        "okra"
        for choice in choices
        if isinstance(choice, AskQuantity | AskType) and choice.token == "green"
    }
    names = {Inspect: "edd", SendQueen: "valia", LetDraw: "din", LetMark: "teor"}
    return green | {names[type(choice)] for choice in choices if type(choice) in names}


def test_ai_50_a_card_is_for_its_owner_once_costs_no_token_and_counts_as_a_question() -> None:
    cards = {"edd": (0,), "valia": (1,), "okra": (0,)}
    match = at(table(*FIVE[:3], cards=cards, on_lines={"R1": "free"}, supply=free(4)))
    assert [ability_offers(match, seat) for seat in range(3)] == [{"edd", "okra"}, set(), set()]
    match.choose(0, Inspect("K"))
    assert match.state.supply == free(4)
    assert match.state.on_lines == {"R1": "free"}
    assert match.state.last_asker == 0
    assert match.public[-1] == TurnBegan(1)
    assert ability_offers(match, 1) == {"valia"}
    match.choose(1, SendQueen("A1"))
    ask = AskQuantity("R2", "free", "nothing")
    match.choose(2, ask)
    assert ability_offers(match, 0) == {"okra"}
    with pytest.raises(Refused):
        match.choose(0, Inspect("E"))


def test_ai_50_a_shared_card_is_for_either_seat_but_once() -> None:
    match = at(table(*FIVE[:2], cards={"edd": (0, 1)}, active=1))
    assert ability_offers(match, 1) == {"edd"}
    match.choose(1, Inspect("K"))
    assert ability_offers(match, 0) == set()


def test_ai_50_no_ability_is_left_when_the_supply_is_empty() -> None:
    match = at(table(*FIVE[:2], cards={"edd": (1,)}, supply=free(1)))
    match.choose(0, AskQuantity("R1", "free", "nothing"))
    assert told(match, ResolutionBegan) == [ResolutionBegan(0)]
    assert ability_offers(match, 0) == ability_offers(match, 1) == set()


def test_ai_51_din_lets_a_seat_draw_three_unused_cards_and_show_one() -> None:
    match = at(table(*FIVE[:3], cards={"din": (2,)}))
    assert meanwhile(match, 2)[-3:] == [LetDraw(0), LetDraw(1), LetDraw(2)]
    match.choose(2, LetDraw(1))
    assert match.waiting == (1,)
    assert offered(match, 1) == [Draw(kind) for kind in "KVCEP"]
    play(match, [(1, Draw("V")), (1, Draw("K")), (1, Draw("V"))])
    assert offered(match, 1) == [Show("V4"), Show("K4"), Show("V5")]
    match.choose(1, Show("K4"))
    assert match.streams[1][1:] == [
        DinUsed(2, 1),
        SawUnused(1, "V4"),
        SawUnused(1, "K4"),
        SawUnused(1, "V5"),
        UnusedShown(1, "K4"),
    ]
    for stream in (match.streams[0], match.streams[2], match.public):
        assert stream[1:] == [
            DinUsed(2, 1),
            CardDrawn(1, "V"),
            CardDrawn(1, "K"),
            CardDrawn(1, "V"),
            UnusedShown(1, "K4"),
        ]
    assert match.state.unused["V"] == ("V6",)
    assert match.waiting == (0,)
    assert LetDraw(0) not in meanwhile(match, 2)


def test_ai_51_an_emptied_pile_is_no_option_and_five_seats_always_find_three_cards() -> None:
    four_kinds = [solution[3:] for solution in FIVE]
    match = at(table(*four_kinds, scenario="1", cards={"din": (0,)}))
    match.choose(0, LetDraw(0))
    match.choose(0, Draw("C"))
    assert offered(match, 0) == [Draw("V"), Draw("E"), Draw("P")]
    play(match, [(0, Draw("V")), (0, Draw("P"))])
    assert offered(match, 0) == [Show("C6"), Show("V6"), Show("P6")]


def test_ai_51_two_special_cards_drawn_are_one_thing_to_show() -> None:
    match = at(table("K1 V1 C1 E1 P1", "K2 V2 C2 E2 P2", scenario="11B", cards={"din": (0,)}))
    match.state.unused["K"] = ("KS", "KS", "K3", "K4", "K5", "K6", "K7")
    match.choose(0, LetDraw(0))
    play(match, [(0, Draw("K")), (0, Draw("K")), (0, Draw("K"))])
    assert offered(match, 0) == [Show("KS"), Show("K3")]


def test_ai_51_din_waits_beside_turn_vote_and_announcement_but_in_no_other_step() -> None:
    state = table(*FIVE[:3], cards={"din": (1,), "teor": (2,)}, queen="C3", supply=free(2))
    match = at(state)
    assert ability_offers(match, 1) == {"din"}
    match.choose(0, Propose())
    assert ability_offers(match, 1) == {"din"}
    play(match, [(1, offered(match, 1)[1]), (2, offered(match, 2)[1])])
    match.choose(2, LetMark(0))
    assert ability_offers(match, 1) == set()
    match.choose(0, offered(match, 0)[0])
    rolling = at(table(*FIVE[:3], cards={"din": (1,)}, queen="C3", chance=dice(5)))
    rolling.choose(0, AskQuantity("R1", "free", "nothing"))
    assert offered(rolling, 0)[0] == MoveQueen("C1")
    assert ability_offers(rolling, 1) == set()
    resolving = at(table(*FIVE[:3], cards={"din": (1,)}, starter=0))
    assert meanwhile(resolving, 1) == [LetDraw(0), LetDraw(1), LetDraw(2)]
    resolving.choose(1, LetDraw(1))
    assert resolving.waiting == (1,)


def test_ai_52_teor_lets_a_seat_mark_a_window_in_the_colour_true_of_its_cards() -> None:
    match = at(table(*FIVE[:3], cards={"teor": (0,)}))
    assert meanwhile(match, 0)[-3:] == [LetMark(0), LetMark(1), LetMark(2)]
    match.choose(0, LetMark(2))
    assert match.waiting == (2,)
    marks = [mark for mark in offered(match, 2) if isinstance(mark, Mark)]
    assert [mark.window for mark in marks] == list(WINDOWS)
    # Seat 2 holds seat 0's K1 V1 C1 E1 P1: they lie on C2, C5, D4, B4 and C4.
    white = {mark.window for mark in marks if mark.colour == "white"}
    around = ("12", "BC"), ("3", "ABCD"), ("4", "ABCD"), ("5", "BC")
    assert white == {column + row for rows, columns in around for row in rows for column in columns}
    with pytest.raises(Refused):
        match.choose(2, Mark("black", "C2"))
    match.choose(2, Mark("white", "C2"))
    for stream in [*match.streams, match.public]:
        assert stream[1:] == [TeorUsed(0, 2), WindowMarked(2, 0, "white", "C2")]
    assert match.waiting == (0,)
    assert match.state.cards == {}


def test_ai_52_the_chosen_seat_may_lay_no_token_and_the_card_is_spent() -> None:
    match = at(table(*FIVE[:3], cards={"teor": (0,)}))
    match.choose(0, LetMark(2))
    assert offered(match, 2)[-1] == LeaveUnmarked()
    match.choose(2, LeaveUnmarked())
    for stream in [*match.streams, match.public]:
        assert stream[1:] == [TeorUsed(0, 2), LeftUnmarked(2)]
    assert match.waiting == (0,)
    assert match.state.cards == {}


def test_ai_52_a_big_clue_touches_a_window_with_one_cell() -> None:
    match = at(table("K1 V1 C1 E1 P1", "K2 V4 C2 E2 P2", scenario="4", cards={"teor": (0,)}))
    match.choose(0, LetMark(0))  # it holds V4, on C1 and D1
    assert Mark("white", "B1") in offered(match, 0)
    match = at(table("K1 V1 C1 E1 P1", "K2 V5 C6 E2 P6", scenario="4", cards={"teor": (1,)}))
    match.choose(1, LetMark(1))  # it holds V1, on E5 and E6
    assert Mark("white", "E4") in offered(match, 1)


def test_ai_53_edd_asks_whether_culprits_are_animals_or_evidence_is_liquid() -> None:
    solutions = ("K1 V1 C1 E2 P1", "K2 V2 C2 E3 P2", "K6 V3 C3 E4 P3")
    state = table(*solutions, cards={"edd": (0,)})
    match = at(state.clone())
    assert Inspect("K") in offered(match, 0)
    match.choose(0, Inspect("K"))
    assert match.public[1:3] == [
        Inspected(0, "K"),
        AnswersTold((YesOrNo(1, 2, yes=True), YesOrNo(2, 0, yes=True), YesOrNo(0, 1, yes=False))),
    ]
    match = at(state.clone())
    match.choose(0, Inspect("E"))
    assert match.public[2] == AnswersTold(
        (YesOrNo(1, 2, yes=False), YesOrNo(2, 0, yes=False), YesOrNo(0, 1, yes=True))
    )


def test_ai_54_okra_asks_again_about_a_line_with_a_token_whatever_the_limits() -> None:
    match = at(
        table(
            *FIVE[:2],
            cards={"okra": (0,)},
            on_lines={"R4": "quantity"},
            supply=Supply(quantity=1),
        )
    )
    green = [
        choice
        for choice in offered(match, 0)
        if isinstance(choice, AskQuantity | AskType) and choice.token == "green"
    ]
    assert green == [
        AskQuantity("R4", "green", "nothing"),
        *(AskType("R4", kind, "green", "nothing") for kind in "KVCEP"),
    ]
    match.choose(0, AskQuantity("R4", "green", "nothing"))
    assert match.public[1:3] == [
        QuantityAsked(0, "R4", "green", "nothing", Supply(quantity=1)),
        CountsTold((Count(1, 0, 3), Count(0, 1, 0))),
    ]
    assert match.state.on_lines == {"R4": "quantity"}
    assert match.state.cards == {}


def test_ai_54_on_the_queens_lines_okra_pays_and_the_last_token_resolves() -> None:
    on_lines = {"R3": "free", "R1": "free"}
    state = table(
        *FIVE[:2], cards={"okra": (0,)}, on_lines=on_lines, queen="C3", supply=free(1), active=0
    )
    match = at(state)
    assert AskQuantity("R1", "green", "nothing") in offered(match, 0)
    with pytest.raises(Refused):
        match.choose(0, AskQuantity("R3", "green", "nothing"))
    match.choose(0, AskQuantity("R3", "green", "free"))
    assert match.state.supply == free(0)
    assert told(match, ResolutionBegan) == [ResolutionBegan(0)]
    assert told(match, QueenRolled) == []


def test_ai_54_okra_needs_a_line_with_a_token() -> None:
    match = at(table(*FIVE[:2], cards={"okra": (0,)}))
    assert ability_offers(match, 0) == set()


def test_ai_55_valia_sends_the_queen_anywhere_and_she_rolls_from_there() -> None:
    match = at(table(*FIVE[:2], cards={"valia": (0,)}, queen="C3", chance=dice(4)))
    assert [choice for choice in offered(match, 0) if isinstance(choice, SendQueen)] == [
        SendQueen(place) for place in PLACES
    ]
    match.choose(0, SendQueen("A3"))  # V4 E1 there, nothing above: seat 0 has E1
    assert match.public[1:] == [
        QueenSent(0, "A3"),
        CountsTold((Count(1, 0, 1), Count(0, 1, 0))),
        QueenRolled(0, 4),
        QueenMoved("C3"),
        TurnBegan(1),
    ]


def test_ai_55_without_her_module_the_queen_only_asks_and_leaves() -> None:
    match = at(table(*FIVE[:2], cards={"valia": (0,)}))
    match.choose(0, SendQueen("C3"))  # V2 K2 P1 C1
    assert match.public[1:] == [
        QueenSent(0, "C3"),
        CountsTold((Count(1, 0, 2), Count(0, 1, 2))),
        TurnBegan(1),
    ]
    assert match.state.queen is None


def test_ai_56_any_time_uses_are_handled_in_order_and_the_waiting_ask_is_put_again() -> None:
    match = at(table(*FIVE[:3], cards={"din": (1,), "teor": (2,)}))
    before = offered(match, 0)
    match.choose(2, LetMark(1))
    with pytest.raises(Refused):
        match.choose(1, LetDraw(0))
    match.choose(1, offered(match, 1)[0])
    match.choose(1, LetDraw(0))
    for _ in range(4):
        match.choose(0, offered(match, 0)[0])
    assert [type(event) for event in match.public] == [
        TurnBegan,
        TeorUsed,
        WindowMarked,
        DinUsed,
        CardDrawn,
        CardDrawn,
        CardDrawn,
        UnusedShown,
    ]
    assert match.waiting == (0,)
    assert offered(match, 0) == before
