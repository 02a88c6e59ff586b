"""What a seat does when its clock runs out."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.match import Match, play
from deductio.core.messages import Choice, Event, Opened, Seat, Seated
from deductio.games.almost_innocent.cases import Supply
from deductio.games.almost_innocent.clues import LINES
from deductio.games.almost_innocent.default import default
from deductio.games.almost_innocent.messages import (
    AbilityShared,
    Announce,
    AskQuantity,
    AskType,
    Become,
    CaseOpened,
    CharacterTaken,
    Draw,
    HandDealt,
    Inspect,
    LeaveUnmarked,
    LetDraw,
    LetMark,
    MoveQueen,
    Pass,
    Pile,
    PilesLaid,
    Propose,
    QuantityAsked,
    QueenMoved,
    Refuse,
    SendQueen,
    Share,
    Show,
)
from deductio.games.almost_innocent.state import State
from tests.rules.almost_innocent.arranged import FIVE, at, dice, free, opened, table


def stream_of(state: State, seat: Seat, match: Match[State]) -> list[Event]:
    """A stream that tells where that table stood, and then what the match told."""
    taken = [
        CharacterTaken(owners[0], character, has_card=True)
        if len(owners) == 1
        else AbilityShared(0, character)
        for character, owners in state.cards.items()
    ]
    asked = [
        QuantityAsked(0, line, token, "nothing", state.supply)
        for line, token in state.on_lines.items()
    ]
    return [
        Opened("almost_innocent", 1, state.seats, {}, "", ()),
        Seated(seat),
        CaseOpened(replace(state.case, supply=state.supply)),
        *taken,
        PilesLaid(tuple(Pile(kind, len(pile)) for kind, pile in state.unused.items())),
        HandDealt(seat, state.left_of(seat), state.held[seat]),
        *asked,
        *([QueenMoved(state.queen)] if state.queen else []),
        *match.streams[seat],
    ]


def in_a_hurry(state: State, seat: Seat, *choices: tuple[Seat, Choice], luck: int = 0) -> Choice:
    """The default of a seat after these choices from that state."""
    before = state.clone()
    match = at(state)
    play(match, choices)
    question = match.question(seat)
    assert question is not None
    choice = default(stream_of(before, seat, match), question, Chance(luck.to_bytes(32, "big")))
    assert choice in question.options
    return choice


def test_a_character_with_an_ability_first_then_any() -> None:
    match = opened(4, scenario="8")  # Din and Edd have abilities there
    taken = []
    for _ in range(4):
        (seat,) = match.waiting
        question = match.question(seat)
        assert question is not None
        choice = default(match.streams[seat], question, Chance(bytes(32)))
        taken.append(choice)
        match.choose(seat, choice)
    assert taken == [Become("din"), Become("edd"), Become("teor"), Become("okra")]


def test_the_first_ability_is_shared() -> None:
    match = opened(2, scenario="6")
    (first,) = match.waiting
    play(match, [(first, Become("din")), (1 - first, Become("edd"))])
    question = match.question(first)
    assert question is not None
    assert default(match.streams[first], question, Chance(bytes(32))) == Share("teor")


def test_quantity_on_the_first_free_line_or_type_of_the_first_kind() -> None:
    assert in_a_hurry(table(*FIVE[:2]), 0) == AskQuantity("R1", "free", "nothing")
    asked = {"R1": "free", "R2": "free"}
    assert in_a_hurry(table(*FIVE[:2], on_lines=asked), 0) == AskQuantity("R3", "free", "nothing")
    no_quantity = table(*FIVE[:2], supply=Supply(type=2))
    assert in_a_hurry(no_quantity, 0) == AskType("R1", "K", "type", "nothing")


def test_a_line_without_surcharge_and_else_the_larger_heap_pays() -> None:
    at_the_top = table(*FIVE[:2], queen="A1", supply=free(5))
    assert in_a_hurry(at_the_top, 0) == AskQuantity("R3", "free", "nothing")
    only_hers = {line: "quantity" for line in LINES if line not in ("R1", "CB")}
    for supply, discard in (
        (Supply(quantity=3, type=1), "quantity"),
        (Supply(quantity=2, type=1), "quantity"),
        (Supply(quantity=2, type=2), "type"),
    ):
        state = table(*FIVE[:2], queen="A1", on_lines=only_hers, supply=supply)
        assert in_a_hurry(state, 0) == AskQuantity("R1", "quantity", discard)


def test_without_a_question_the_own_ability_then_the_shared_one_then_a_pass() -> None:
    every = {line: "free" for line in LINES if line not in ("R1", "R2")}
    stuck: dict[str, Any] = {"queen": "A1", "supply": free(1), "on_lines": every}
    assert in_a_hurry(table(*FIVE[:2], **stuck), 0) == Pass()
    both = {"edd": (0, 1), "valia": (0,)}
    assert in_a_hurry(table(*FIVE[:2], **stuck, cards=both), 0) == SendQueen("A1")
    assert in_a_hurry(table(*FIVE[:2], **stuck, cards={"edd": (0, 1)}), 0) == Inspect("K")
    assert in_a_hurry(table(*FIVE[:2], **stuck, cards={"valia": (0,)}), 0) == SendQueen("A1")
    assert in_a_hurry(table(*FIVE[:2], **stuck, cards={"edd": (0,)}), 0) == Inspect("K")
    assert in_a_hurry(table(*FIVE[:2], **stuck, cards={"okra": (0,)}), 0) == AskQuantity(
        "R3", "green", "nothing"
    )


def test_a_vote_in_a_hurry_refuses() -> None:
    assert in_a_hurry(table(*FIVE[:2]), 1, (0, Propose())) == Refuse()


def test_the_queen_goes_where_most_tokens_lie_and_else_up_down_left_right() -> None:
    ask = (0, AskQuantity("R6", "free", "nothing"))
    assert in_a_hurry(table(*FIVE[:2], queen="C3", chance=dice(5)), 0, ask) == MoveQueen("C5")
    asked = {"CA": "free", "CB": "free", "R6": "free"}
    ask = (0, AskQuantity("R1", "free", "nothing"))
    state = table(*FIVE[:2], queen="C3", chance=dice(6), on_lines=asked)
    assert in_a_hurry(state, 0, ask) == MoveQueen("A3")
    even = table(*FIVE[:2], queen="C3", chance=dice(6), on_lines={"R6": "free"})
    assert in_a_hurry(even, 0, ask) == MoveQueen("C1")


def test_din_draws_from_the_largest_pile_and_shows_the_first_card() -> None:
    starred = ("K1 V1 C1 E1 P1", "K2 V2 C2 E2 P2")
    state = table(*starred, scenario="7", cards={"din": (0,)})
    assert in_a_hurry(state, 1, (0, LetDraw(1))) == Draw("V")
    state = table(*starred, scenario="2", cards={"din": (0,)})
    assert in_a_hurry(state, 1, (0, LetDraw(1)), (1, Draw("K"))) == Draw("V")
    draws = [(1, Draw("P")), (1, Draw("K")), (1, Draw("V"))]
    state = table(*starred, scenario="2", cards={"din": (0,)})
    assert in_a_hurry(state, 1, (0, LetDraw(1)), *draws) == Show("P3")


def test_whom_teor_chose_lays_no_token() -> None:
    state = table(*FIVE[:3], cards={"teor": (0,)})
    assert in_a_hurry(state, 2, (0, LetMark(2))) == LeaveUnmarked()


def test_an_announcement_is_any_clue_its_own_answers_leave() -> None:
    chosen = set()
    for number in range(40):
        state = table(*FIVE[:2], starter=0)
        chosen.add(in_a_hurry(state, 0, luck=number))
    assert chosen == {Announce(f"K{number}") for number in "13456"}  # not K2, which it holds
    after_a_no = {
        in_a_hurry(table(*FIVE[:2], starter=0), 0, (0, Announce("K3")), luck=number)
        for number in range(40)
    }
    assert after_a_no == {Announce(f"K{number}") for number in "1456"}
