"""A turn: what may be asked, what it costs, who answers, and what comes after."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import play
from deductio.games.almost_innocent.cases import Supply
from deductio.games.almost_innocent.clues import LINES
from deductio.games.almost_innocent.messages import (
    AnswersTold,
    AskQuantity,
    AskType,
    Count,
    CountsTold,
    Inspect,
    KindReached,
    Pass,
    Passed,
    Propose,
    QuantityAsked,
    QueenRolled,
    QueenStayed,
    ResolutionBegan,
    SendQueen,
    TurnBegan,
    TypeAsked,
    YesOrNo,
)
from tests.rules.almost_innocent.arranged import FIVE, at, dice, free, offered, table, told


def quantity(line: str, token: str = "free", discard: str = "nothing") -> AskQuantity:
    return AskQuantity(line, token, discard)


def of_type(line: str, kind: str, token: str = "free", discard: str = "nothing") -> AskType:
    return AskType(line, kind, token, discard)


def test_ai_20_the_active_seat_asks_uses_its_card_or_proposes_and_cannot_pass() -> None:
    match = at(table(*FIVE[:3], cards={"edd": (0,), "valia": (1,)}))
    assert match.waiting == (0,)
    options = offered(match, 0)
    assert quantity("R1") in options
    assert of_type("CF", "P") in options
    assert Inspect("K") in options
    assert Propose() in options
    assert Pass() not in options
    assert SendQueen("A1") not in options
    assert len(options) == 12 * 6 + 2 + 1
    match.choose(0, quantity("R1"))
    assert match.waiting == (1,)
    assert SendQueen("A1") in offered(match, 1)


def test_ai_21_a_token_goes_to_a_line_without_one_and_stays_there() -> None:
    match = at(table(*[solution[3:] for solution in FIVE[:2]], scenario="1", supply=free(7)))
    assert len(offered(match, 0)) == 12 * 5 + 1
    with pytest.raises(Refused):
        match.choose(0, of_type("R1", "K"))  # scenario 1 has no culprits
    match.choose(0, of_type("R1", "V"))
    assert match.public[1] == TypeAsked(0, "R1", "V", "free", "nothing", free(6))
    assert match.state.on_lines == {"R1": "free"}
    for choice in (quantity("R1"), of_type("R1", "E")):
        with pytest.raises(Refused):
            match.choose(1, choice)
    match.choose(1, quantity("CA"))
    assert match.state.on_lines == {"R1": "free", "CA": "free"}
    assert match.state.supply == free(5)


def test_ai_22_quantity_counts_the_clues_that_touch_a_line_a_big_one_once_in_each() -> None:
    # Scenario 4: V2 lies on A4 and B4, V3 on F2 and F3.
    solutions = ("K1 V2 C4 E2 P1", "K5 V3 C3 E4 P5")
    state = table(*solutions, scenario="4")
    expected = {
        "R1": (1, 1),
        "R2": (1, 1),
        "R3": (1, 1),
        "R4": (1, 1),
        "R5": (1, 1),
        "R6": (0, 1),
        "CA": (5, 0),
        "CB": (1, 0),
        "CC": (0, 0),
        "CD": (0, 0),
        "CE": (0, 0),
        "CF": (0, 5),
    }
    for line in LINES:
        match = at(state.clone())
        match.choose(0, quantity(line))
        (counts,) = told(match, CountsTold)
        about = {count.about: count.clues for count in counts.answers}
        assert (about[0], about[1]) == expected[line], line


def test_ai_23_type_says_whether_the_clue_of_that_kind_touches_the_line() -> None:
    state = table("K1 V2 C4 E2 P1", "K5 V3 C3 E4 P5", scenario="4")
    expected = {
        ("R4", "V"): (True, False),
        ("R3", "V"): (False, True),
        ("R2", "V"): (False, True),
        ("CB", "V"): (True, False),
        ("CB", "K"): (False, False),
        ("R1", "K"): (True, True),
    }
    for (line, kind), answers in expected.items():
        match = at(state.clone())
        match.choose(0, of_type(line, kind))
        (event,) = told(match, AnswersTold)
        about = {answer.about: answer.yes for answer in event.answers}
        assert (about[0], about[1]) == answers, (line, kind)


def test_ai_24_right_neighbours_answer_clockwise_and_the_asker_last_all_in_one_event() -> None:
    match = at(table(*FIVE[:4], active=1))
    match.choose(1, of_type("R1", "E"))  # E2 lies there: only seat 1 has it
    asked = [TurnBegan(1), TypeAsked(1, "R1", "E", "free", "nothing", free(8))]
    answers = AnswersTold(
        (
            YesOrNo(2, 3, yes=False),
            YesOrNo(3, 0, yes=False),
            YesOrNo(0, 1, yes=True),
            YesOrNo(1, 2, yes=False),
        )
    )
    for stream in [*match.streams, match.public]:
        assert stream == [*asked, answers, TurnBegan(2)]


def test_ai_25_a_side_without_tokens_cannot_be_chosen() -> None:
    match = at(table(*FIVE[:2], supply=Supply(quantity=1, type=1)))
    match.choose(0, quantity("R1", "quantity"))
    assert match.state.supply == Supply(type=1)
    assert all(isinstance(choice, AskType | Propose) for choice in offered(match, 1))
    match = at(table(*FIVE[:2], supply=Supply(quantity=2)))
    assert {type(choice) for choice in offered(match, 0)} == {AskQuantity, Propose}
    with pytest.raises(Refused):
        match.choose(0, of_type("R1", "K", "type"))
    with pytest.raises(Refused):
        match.choose(0, of_type("R1", "K", "quantity"))


def test_ai_26_the_queens_lines_cost_one_token_more_of_either_side() -> None:
    match = at(table(*FIVE[:2], queen="C3", supply=Supply(quantity=2, type=1), chance=dice(1)))
    options = offered(match, 0)
    on_r3 = [choice for choice in options if isinstance(choice, AskQuantity | AskType)]
    on_r3 = [choice for choice in on_r3 if choice.line == "R3"]
    assert on_r3[:2] == [
        quantity("R3", "quantity", "quantity"),
        quantity("R3", "quantity", "type"),
    ]
    assert on_r3[2:] == [of_type("R3", kind, "type", "quantity") for kind in "KVCEP"]
    with pytest.raises(Refused):
        match.choose(0, quantity("R3", "quantity"))
    with pytest.raises(Refused):
        match.choose(0, quantity("R1", "quantity", "type"))
    match.choose(0, quantity("R3", "quantity", "type"))
    assert match.public[1] == QuantityAsked(0, "R3", "quantity", "type", Supply(quantity=1))
    assert match.state.on_lines == {"R3": "quantity"}


def test_ai_26_a_question_that_cannot_pay_the_surcharge_is_illegal() -> None:
    match = at(table(*FIVE[:2], queen="C3", supply=free(1)))
    lines = {choice.line for choice in offered(match, 0) if isinstance(choice, AskQuantity)}
    assert lines == set(LINES) - {"R3", "R4", "CC", "CD"}
    match = at(table(*FIVE[:2], queen="C3", supply=free(2)))
    assert quantity("CC", "free", "free") in offered(match, 0)


def test_ai_27_after_the_last_token_resolution_starts_at_once_without_a_roll() -> None:
    match = at(table(*FIVE[:3], queen="C3", supply=free(1), active=2))
    match.choose(2, quantity("R1"))
    assert [type(event) for event in match.public[-3:]] == [
        CountsTold,
        ResolutionBegan,
        KindReached,
    ]
    assert match.public[-2] == ResolutionBegan(2)
    assert told(match, QueenRolled) == []


def test_ai_27_otherwise_the_die_is_rolled_and_the_next_seat_is_active() -> None:
    match = at(table(*FIVE[:3], queen="C3", active=2, chance=dice(1, 1)))
    match.choose(2, quantity("R1"))
    match.choose(0, quantity("R6"))
    assert told(match, QueenRolled) == [QueenRolled(2, 1), QueenRolled(0, 1)]
    assert told(match, QueenStayed) == [QueenStayed("C1")]
    assert told(match, TurnBegan) == [TurnBegan(2), TurnBegan(0), TurnBegan(1)]
    match = at(table(*FIVE[:3]))
    match.choose(0, quantity("R1"))
    assert told(match, QueenRolled) == []
    assert match.public[-1] == TurnBegan(1)


def test_ai_28_a_seat_that_can_ask_nothing_passes_and_a_round_of_passes_resolves() -> None:
    asked = {line: "free" for line in LINES if line not in ("R1", "R2")}
    match = at(
        table(
            *FIVE[:3],
            queen="C1",
            supply=free(1),
            on_lines=asked,
            last_asker=1,
            chance=dice(1, 1, 3),
        )
    )
    assert offered(match, 0) == [Propose(), Pass()]
    play(match, [(0, Pass()), (1, Pass())])
    assert told(match, QueenRolled) == [QueenRolled(0, 1), QueenRolled(1, 1)]
    assert match.waiting == (2,)
    match.choose(2, Pass())
    assert told(match, Passed) == [Passed(0), Passed(1), Passed(2)]
    assert told(match, QueenRolled) == [QueenRolled(0, 1), QueenRolled(1, 1)]
    assert told(match, ResolutionBegan) == [ResolutionBegan(1)]


def test_ai_28_a_question_between_passes_starts_the_count_again_and_a_card_forbids_passing() -> (
    None
):
    asked = {line: "free" for line in LINES if line not in ("R1", "R2")}
    match = at(
        table(
            *FIVE[:2],
            queen="C1",
            supply=free(1),
            on_lines=asked,
            chance=dice(1, 1),
            cards={"edd": (1,)},
        )
    )
    match.choose(0, Pass())
    assert offered(match, 1) == [Inspect("K"), Inspect("E"), Propose()]
    match.choose(1, Inspect("K"))
    assert match.state.passes == 0
    assert match.state.last_asker == 1
    match.choose(0, Pass())
    assert match.state.passes == 1
    assert told(match, ResolutionBegan) == []


def test_counts_are_said_by_whoever_holds_the_cards() -> None:
    match = at(table(*FIVE[:2]))
    match.choose(0, quantity("R4"))  # V4 E1 P1 C1 K4
    assert told(match, CountsTold) == [CountsTold((Count(1, 0, 3), Count(0, 1, 0)))]
