"""The worked examples of docs/rules/almost-innocent.md."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from deductio.core.game import Refused
from deductio.core.match import play
from deductio.core.messages import Event
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.cases import Supply
from deductio.games.almost_innocent.clues import INSPECTED, LINES, WINDOWS, kind_of
from deductio.games.almost_innocent.messages import (
    Announce,
    AnswersTold,
    AskQuantity,
    AskType,
    Count,
    CountsTold,
    Draw,
    Inspect,
    KindReached,
    LetDraw,
    LetMark,
    Mark,
    MarkReady,
    Misnamed,
    MoveQueen,
    Named,
    QuantityAsked,
    QueenMoved,
    QueenRolled,
    QueenSent,
    QueenStayed,
    ResolutionBegan,
    SendQueen,
    Show,
    TypeAsked,
    YesOrNo,
)
from deductio.games.almost_innocent.notebook import notebook, own_view
from deductio.games.almost_innocent.queen import PLACES
from tests.rules.almost_innocent.arranged import (
    FIVE,
    at,
    dice,
    free,
    heard_by,
    meanwhile,
    offered,
    own_combinations,
    slate,
    table,
    told,
    told_to,
)


def test_example_1_answers_come_from_the_left_neighbour_round_and_the_asker_speaks_last() -> None:
    # Column C of scenario 2: C4 K1 V2 P1 V1 E4.
    match = at(table("K1 V4 C2 E2 P2", "K2 V3 C1 E1 P3", "K3 V2 C3 E4 P4", "K4 V5 C4 E3 P5"))
    match.choose(0, AskQuantity("CC", "free", "nothing"))
    assert told(match, CountsTold) == [
        CountsTold((Count(1, 2, 2), Count(2, 3, 1), Count(3, 0, 1), Count(0, 1, 0)))
    ]
    two = at(table(*FIVE[:2]))
    two.choose(0, AskQuantity("CC", "free", "nothing"))
    assert told(two, CountsTold) == [CountsTold((Count(1, 0, 3), Count(0, 1, 1)))]


def test_example_2_a_big_clue_counts_in_both_of_its_rows_and_once_in_its_column() -> None:
    state = table("K3 V1 C1 E4 P5", "K1 V2 C2 E1 P1", scenario="4", cards={"valia": (0,)})

    def about_seat_0(choice: AskQuantity | AskType | SendQueen) -> int:
        match = at(state.clone())
        match.choose(0, choice)
        for event in match.public:
            if isinstance(event, CountsTold):
                return event.answers[0].clues
            if isinstance(event, AnswersTold):
                return int(event.answers[0].yes)
        raise AssertionError("no answer")

    counted = {line: about_seat_0(AskQuantity(line, "free", "nothing")) for line in LINES}
    assert [counted[line] for line in LINES] == [0, 0, 0, 0, 2, 4, 0, 0, 1, 1, 1, 2]
    victims = {
        line: about_seat_0(AskType(line, "V", "free", "nothing"))
        for line in ("R4", "R5", "R6", "CE")
    }
    assert victims == {"R4": 0, "R5": 1, "R6": 1, "CE": 1}
    assert about_seat_0(SendQueen("E5")) == 3
    assert about_seat_0(SendQueen("C5")) == 2


def test_example_3_two_answers_cross_most_of_the_slate() -> None:
    state = table("V6 C2 E4 P2", "V1 C1 E1 P1", scenario="1")
    at_first = heard_by(0, state)
    assert len(own_combinations(at_first)) == 625
    on_row_1 = (QuantityAsked(0, "R1", "free", "nothing", free(5)), CountsTold((Count(1, 0, 0),)))
    after_one = heard_by(0, state, *on_row_1)
    assert len(own_combinations(after_one)) == 256
    crossed = {clue for clue, mark in slate(own_view(after_one)).items() if mark == "crossed"}
    assert crossed == {"V1", "C1", "E1", "P1", "P5", "E3", "V4", "C5"}
    on_row_2 = (QuantityAsked(0, "R2", "free", "nothing", free(5)), CountsTold((Count(1, 0, 2),)))
    after_two = heard_by(0, state, *on_row_1, *on_row_2)
    assert len(own_combinations(after_two)) == 16
    certain = {clue for clue, mark in slate(own_view(after_two)).items() if mark == "certain"}
    assert certain == {"V6", "E4"}


def test_example_4_the_queen_makes_her_lines_dear_or_impossible() -> None:
    one_left = at(table(*FIVE[:2], queen="C3", supply=free(1)))
    lines = {choice.line for choice in offered(one_left, 0) if isinstance(choice, AskQuantity)}
    assert set(LINES) - lines == {"R3", "R4", "CC", "CD"}
    one_left.choose(0, AskQuantity("R1", "free", "nothing"))
    assert told(one_left, ResolutionBegan) == [ResolutionBegan(0)]
    assert told(one_left, QueenRolled) == []
    two_left = at(table(*FIVE[:2], queen="C3", supply=free(2)))
    two_left.choose(0, AskQuantity("R3", "free", "free"))
    assert two_left.state.supply == free(0)
    assert told(two_left, ResolutionBegan) == [ResolutionBegan(0)]
    limited = at(table(*FIVE[:2], queen="C3", supply=Supply(quantity=1, type=1)))
    assert AskQuantity("R3", "quantity", "type") in offered(limited, 0)


def test_example_5_from_a_corner_half_of_the_die_keeps_her_there() -> None:
    corner = table(*FIVE[:2], queen="A1")
    ask = AskQuantity("R6", "free", "nothing")
    for die, there in ((1, "A1"), (2, "A3"), (3, "A1"), (4, "C1")):
        state = corner.clone()
        state.chance = dice(die)
        match = at(state)
        match.choose(0, ask)
        assert match.state.queen == there
        stayed = there == "A1"
        assert told(match, QueenStayed) == ([QueenStayed("A1")] if stayed else [])
        assert told(match, QueenMoved) == ([] if stayed else [QueenMoved(there)])
    corner.chance = dice(5)
    match = at(corner)
    match.choose(0, ask)
    assert offered(match, 0) == [MoveQueen("A3"), MoveQueen("C1")]


def test_example_6_okra_on_a_line_of_the_queen_with_the_last_token() -> None:
    match = at(
        table(
            *FIVE[:2],
            queen="C3",
            on_lines={"R3": "quantity"},
            supply=Supply(type=1),
            cards={"okra": (1,)},
            active=1,
        )
    )
    for illegal in (
        AskQuantity("R4", "green", "type"),
        AskQuantity("R1", "green", "nothing"),
        AskType("R4", "K", "type", "type"),
        AskType("R4", "K", "type", "nothing"),
    ):
        with pytest.raises(Refused):
            match.choose(1, illegal)
    match.choose(1, AskQuantity("R3", "green", "type"))
    assert match.state.supply == Supply()
    assert [type(event) for event in match.public[-3:]] == [
        CountsTold,
        ResolutionBegan,
        KindReached,
    ]
    assert told(match, ResolutionBegan) == [ResolutionBegan(1)]


def test_example_7_a_drawn_special_is_crossed_only_by_who_knows_the_other_copy() -> None:
    solutions = ("K1 V1 C1 E1 P1", "KS V2 C2 E2 P2")  # so seat 0 holds KS and seat 1 holds K1
    state = table(*solutions, scenario="11B", cards={"din": (0,)})
    state.unused["K"] = ("KS", "K2", "K3", "K4", "K5", "K6", "K7")
    eighths = dict.fromkeys(("K1", "K2", "K3", "K4", "K5", "K6", "K7", "KS"), 1 / 8)
    assert culprits(heard_by(0, state)) == pytest.approx(eighths)
    known = {}
    for chosen in (0, 1):
        match = at(state.clone())
        match.choose(0, LetDraw(chosen))
        play(match, [(chosen, Draw("K")), (chosen, Draw("V")), (chosen, Draw("C"))])
        match.choose(chosen, Show("C3"))
        known[chosen] = told_to(match, chosen)
    for chosen, mark in ((0, "crossed"), (1, "possible")):
        assert slate(own_view(known[chosen]))["KS"] == mark
        assert slate(notebook(known[chosen]))["KS"] == mark
    sevenths = dict.fromkeys(("K2", "K3", "K4", "K5", "K6", "K7", "KS"), 1 / 7)
    assert culprits(known[1]) == pytest.approx(sevenths)


def culprits(stream: Sequence[Event]) -> dict[str, float]:
    """The odds of every culprit that may be this seat's, by its own answers alone."""
    known = own_view(stream)
    mine = {fact.item: odds for fact, odds in known.odds.items() if fact.place == known.goal}
    return {clue: odds for clue, odds in mine.items() if odds and kind_of(clue) == "K"}


def test_example_8_two_seats_share_a_special() -> None:
    solutions = ("K4 V1 C1 E1 P1", "KS V2 C2 E2 P2", "KS V3 C3 E3 P3")
    state = table(*solutions, scenario="11B", starter=1)
    match = at(state)
    assert match.state.held[0][0] == match.state.held[1][0] == "KS"
    match.choose(1, Announce("KS"))
    assert "KS" in culprits(told_to(match, 0))
    assert "KS" in culprits(told_to(match, 2))
    match.choose(2, Announce("KS"))
    assert told(match, Named) == [Named(1, "KS"), Named(2, "KS")]
    assert "KS" not in culprits(told_to(match, 0))
    assert slate(notebook(told_to(match, 0)))["KS"] == "crossed"
    match.choose(0, Announce("K4"))
    assert match.state.named == 3


def test_example_9_teor_has_ten_white_windows_and_fifteen_black_ones() -> None:
    match = at(table("V1 C2 E1 P1", "V4 C1 E5 P6", scenario="1", cards={"teor": (0,)}))
    match.choose(0, LetMark(0))
    marks = [mark for mark in offered(match, 0) if isinstance(mark, Mark)]
    white = [mark.window for mark in marks if mark.colour == "white"]
    assert white == ["C1", "D1", "E1", "B2", "C2", "D2", "A3", "B3", "C3", "A4"]
    assert [mark.window for mark in marks if mark.colour == "black"] == [
        window for window in WINDOWS if window not in white
    ]
    before = match.state.clone()
    with pytest.raises(Refused):
        match.choose(0, Mark("white", "A1"))
    assert match.state == before
    match.choose(0, Mark("black", "A1"))
    outright = notebook(told_to(match, 1)).told_outright
    assert {fact for fact, so in outright.items() if not so} == {
        Fact("E1", "seat1"),
        Fact("V6", "seat1"),
    }


def test_example_10_a_resolution_that_ends_in_the_middle() -> None:
    match = at(table("K3 V1 C1 E1 P1", "K5 V2 C2 E2 P2", "K1 V3 C3 E3 P3", starter=2))
    assert match.state.almost_innocent == 1
    play(match, [(2, Announce("K4")), (2, Announce("K1")), (0, Announce("K2"))])
    assert match.over
    assert told(match, Misnamed) == [Misnamed(2, "K4"), Misnamed(0, "K2")]
    assert told(match, Named) == [Named(2, "K1")]
    assert match.public[-1].winners == ()  # type: ignore[attr-defined]


def test_example_11_animals_and_liquids() -> None:
    match = at(table("K6 V1 C1 E5 P1", "K2 V2 C2 E2 P2", cards={"edd": (0,)}))
    match.choose(0, Inspect("E"))
    assert told(match, AnswersTold)[0].answers[0] == YesOrNo(1, 0, yes=True)
    assert {"K": {"K1", "K4", "K6"}, "E": {"E1", "E3", "E5"}} == INSPECTED
    four_kinds = at(table("V1 C1 E1 P1", "V2 C2 E2 P2", scenario="1", cards={"edd": (0,)}))
    assert [choice for choice in offered(four_kinds, 0) if isinstance(choice, Inspect)] == [
        Inspect("E")
    ]


def test_example_12_what_everybody_can_see_of_one_seat_proves_something_for_another() -> None:
    state = table("K1 V5 C2 E1 P2", "K3 V2 C3 E2 P1", "K4 V1 C5 E4 P5")
    answers = (
        TypeAsked(0, "CC", "V", "free", "nothing", free(5)),
        AnswersTold((YesOrNo(1, 2, yes=True), YesOrNo(2, 0, yes=False), YesOrNo(0, 1, yes=True))),
        QuantityAsked(1, "R5", "free", "nothing", free(5)),
        CountsTold((Count(2, 0, 0), Count(0, 1, 0), Count(1, 2, 2))),
    )
    stream = heard_by(2, state, *answers)
    alone = slate(own_view(stream))
    assert {clue for clue, mark in alone.items() if clue[0] == "V" and mark == "possible"} == {
        *("V1", "V2")
    }
    joint = slate(notebook(stream))
    assert (joint["V1"], joint["V2"]) == ("certain", "crossed")


def test_valia_counts_a_big_clue_once_wherever_she_stands() -> None:
    state = table("K3 V1 C1 E4 P5", "K1 V2 C2 E1 P1", scenario="4", cards={"valia": (0,)})
    counted = []
    for place in PLACES:
        match = at(state.clone())
        match.choose(0, SendQueen(place))
        assert told(match, QueenSent) == [QueenSent(0, place)]
        counted.append(told(match, CountsTold)[0].answers[0].clues)
    assert sum(counted) == 5  # V1 lies within one place


def test_meanwhile_is_offered_to_owners_only() -> None:
    match = at(table(*FIVE[:2], difficulty="detective", cards={"din": (1,)}))
    assert meanwhile(match, 0) == [MarkReady()]
    assert meanwhile(match, 1) == [MarkReady(), LetDraw(0), LetDraw(1)]
