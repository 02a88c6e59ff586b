"""The worked examples of the rules, one after the other; example 10 is in `test_clues`."""

from __future__ import annotations

import pytest

from deductio.core.messages import Finished
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.city import BIT, CELLS, named
from deductio.games.new_york.clues import cells_of, read_clue
from deductio.games.new_york.making.quality import common, difficulty
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedWrongly,
    CaseClosed,
    Decline,
    Drew,
    DrewCard,
    Eliminated,
    MoveTo,
    NothingHappened,
    Pass,
    Roll,
    Spy,
    Swap,
    Swapped,
    Took,
)
from tests.rules.new_york.printed_examples import ELEVEN, TWELVE, Row
from tests.rules.new_york.tables import (
    CASE,
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    I1,
    I2,
    I3,
    I4,
    I5,
    I6,
    I7,
    I8,
    I9,
    I10,
    RIGHT,
    WRONG,
    foresee,
    heard,
    last,
    offered,
    rolled,
    sizes,
    table,
)
from tests.rules.new_york.test_announcing import window


def test_example_1_dice() -> None:
    assert rolled([(), ()], "B3", luck=[I1]).public[-1] == Drew(0, "informant", 9)
    cells = {"*4": "A4 B4 C4 D4 E4", "C*": "C1 C2 C3 C4 C5", "**": " ".join(CELLS)}
    for dice, named_cells in cells.items():
        match = rolled([(), ()], dice)
        assert offered(match, 0) == ("cell", [MoveTo(cell) for cell in named_cells.split()])


def test_example_2_go_and_spy() -> None:
    at = {1: "A1", 2: "C3"}
    match = rolled([(), (I1, E1), (I2,)], "A1", at=at, luck=[E1, I2, E2])
    assert offered(match, 0) == ("spy", [Spy(1), Decline()])
    match.choose(0, Spy(1))
    match.choose(0, MoveTo("C3"))
    assert offered(match, 0) == ("spy", [Spy(2), Decline()])
    match.choose(0, Spy(2))
    assert match.public[-1] == Drew(0, "expert", 4)
    match = rolled([(), (I1, E1), (I2,)], "A1", at=at)
    match.choose(0, Decline())
    match.choose(0, MoveTo("D3"))
    assert offered(match, 0)[0] == "go"
    match.choose(0, MoveTo("A1"))
    match.choose(0, Decline())
    assert offered(match, 0)[0] == "end"


def test_example_3_empty_pile() -> None:
    match = rolled([(E1, E2, E3, E4), (E5, E6), ()], "C5", luck=[E6])
    assert match.public[-1] == Took(0, 1, "expert")
    assert [experts for _, experts in sizes(match)] == [5, 1, 0]
    assert E6.id in str(match.streams[1][-1]), "seat 1 still knows the clue"


def test_example_4_no_source() -> None:
    match = rolled([CASE.experts, (I1,), ()], "D1")
    assert match.public[-1] == NothingHappened(0, "experts")


def test_example_5_swap() -> None:
    assert rolled([(), (I1,)], "E5").public[-1] == NothingHappened(0, "swap")
    match = rolled([(I1, E1), (I2, I3), ()], "E5", luck=[I3])
    give_either = [Swap(I1.id, 1, "informant"), Swap(E1.id, 1, "informant")]
    assert offered(match, 0) == ("swap", give_either)
    match.choose(0, Swap(E1.id, 1, "informant"))
    assert match.public[-1] == Swapped(0, 1, "expert", "informant")
    assert sizes(match) == [(2, 0), (1, 1), (0, 0)]


def test_example_6_elimination_and_refill() -> None:
    hands = [(I4, I5, I6, I7), (I8, I9, I10, E2, E3, E4, E5, E6), (I1, I2, I3, E1)]
    match = table(hands, active=2, at={2: "D4"})
    match.choose(2, Announce("D4"))
    assert heard(match, None, AnnouncedWrongly, Eliminated) == [
        AnnouncedWrongly(2, "D4"),
        Eliminated(2, 3, 1),
    ]
    assert match.waiting == (0,)
    foresee(match, "B", "3", I2)
    match.choose(0, Roll())
    assert last(match, 0, DrewCard) == DrewCard(0, I2, 2)


def test_example_7_last_one() -> None:
    match = table([(I1,), (I2,)], active=1, last_player="wins")
    match.choose(1, Announce(WRONG))
    assert last(match, None, CaseClosed) == CaseClosed("last_standing", RIGHT, CASE.cards, None)
    match = table([(I1,), (I2,)], active=1, at={1: "E5"})
    match.choose(1, Announce(WRONG))
    foresee(match, "E", "5")
    match.choose(0, Roll())
    assert match.public[-1] == NothingHappened(0, "swap")
    assert offered(match, 0)[0] == "end"


def test_example_8_any_time() -> None:
    match = window(3)
    for seat, cell in enumerate([RIGHT, "C1", RIGHT]):
        match.choose(seat, Announce(cell))
    assert heard(match, None, Eliminated) == []
    assert last(match, None, Finished) == Finished((0, 2), ((0, 2), (1,)), (0, 0, 0), 1)
    match = window(3)
    for seat, choice in enumerate([Pass(), Announce("C1"), Pass()]):
        match.choose(seat, choice)
    assert heard(match, None, Eliminated) == [Eliminated(1, 0, 0)]


def test_example_9_own_cell() -> None:
    match = rolled([(I1,), (I2,)], "B3", at={0: "B3", 1: "B3"}, luck=[I3])
    assert offered(match, 0) == ("spy", [Spy(1), Decline()])
    match.choose(0, Decline())
    assert last(match, 0, DrewCard) == DrewCard(0, I3, 7)


@pytest.mark.parametrize(
    ("rows", "answer", "by_informants", "by_experts", "hard"),
    [(ELEVEN, "A5", "A2 A5", "A4 A5 B5", 8.06), (TWELVE, "E3", "E2 E3", "E3 A5", 8.81)],
    ids=["level 1", "level 2"],
)
def test_examples_11_and_12_whole_cases(
    rows: list[Row], answer: str, by_informants: str, by_experts: str, hard: float
) -> None:
    true = {deck: [] for deck in ("informant", "expert")}  # type: dict[str, list[int]]
    for deck, written, number in rows:
        clue = read_clue(written)
        true[deck].append(cells_of(clue))
        assert cells_of(clue).bit_count() == number
    assert named(common(true["informant"])) == tuple(by_informants.split())
    assert named(common(true["expert"])) == tuple(by_experts.split())
    assert named(common(true["informant"] + true["expert"])) == (answer,)
    clues = [read_clue(written) for _, written, _ in rows]
    assert difficulty(BIT[answer], clues) == pytest.approx(hard, abs=0.005)


@pytest.mark.parametrize(("level", "rows"), [(1, ELEVEN), (2, TWELVE)])
def test_examples_11_and_12_are_not_among_the_printed_cases(level: int, rows: list[Row]) -> None:
    known = {read_clue(written) for _, written, _ in rows}
    for case in printed_cases(level):
        assert len(known & {card.clue for card in case.cards}) < 8
    assert level == 1 or printed_cases(2)[6].answer != "E3"
