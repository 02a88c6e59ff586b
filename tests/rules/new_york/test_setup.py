"""NY-1 to NY-4: the case, who starts, the piles, the pawns."""

from __future__ import annotations

from collections import Counter

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import encode
from deductio.core.foreseen import Foreseen
from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.messages import Event
from deductio.games.new_york import GAME
from deductio.games.new_york.cards import Card, Case
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.codes import code_of, read_code
from deductio.games.new_york.making.endless import endless
from deductio.games.new_york.messages import (
    Announce,
    CaseChosen,
    DrewCard,
    FirstSeatFound,
    PilesLaid,
    RolledToStart,
    TurnBegan,
)
from deductio.games.new_york.state import Options
from deductio.games.new_york.wheel import wheel
from tests.rules.new_york.tables import (
    CASE,
    SEED,
    WRONG,
    card_of,
    heard,
    last,
    opened,
    play_on,
    rolled,
)


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("case", [1, 8, "12"])
def test_ny_1_level_and_case_come_from_the_options(level: int, case: int | str) -> None:
    match = Match.open(GAME, GAME.opening(2, {"level": level, "case": case}), Chance(SEED))
    assert match.state.case == printed_cases(level)[int(case) - 1]
    for reader in (0, 1, None):
        assert heard(match, reader, CaseChosen) == [CaseChosen(level, str(case))]


def test_ny_1_the_wheel_stops_at_every_case_equally_often() -> None:
    chance = Chance(SEED)
    counted = Counter(chance.pick(wheel(Options(level=2))).name for _ in range(2400))
    assert sorted(map(int, counted)) == list(range(1, 13))
    assert all(150 < number < 250 for number in counted.values())


def test_ny_1_an_endless_case_is_fresh_and_has_no_number() -> None:
    cases = set()
    for seed in range(3):
        chance = Chance(seed.to_bytes(32, "big"))
        match = Match.open(GAME, GAME.opening(2, {"level": 2, "case": "endless"}), chance)
        assert heard(match, 0, CaseChosen) == [CaseChosen(2, "endless")]
        cases.add(match.state.case)
    assert len(cases) == 3


def test_ny_1_a_code_plays_the_same_endless_case_again() -> None:
    code = code_of(2, 123456789)
    match = Match.open(GAME, GAME.opening(2, {"level": 2, "case": code}), Chance(SEED))
    assert match.state.case == endless(2, 123456789)
    assert match.state.case.code == code


@pytest.mark.parametrize("seed", [0, 1, 31, 32, 2**31, 2**32 - 1])
@pytest.mark.parametrize("level", [1, 2])
def test_a_code_says_level_and_seed(level: int, seed: int) -> None:
    assert read_code(code_of(level, seed)) == (level, seed)


def test_a_misspelled_code_is_refused() -> None:
    code = code_of(1, 987654321)
    for place in range(4, len(code)):
        for letter in "02BZ":
            wrong = code[:place] + letter + code[place + 1 :]
            close = {code[place], letter} == {"0", "Z"}
            if wrong != code and "-" not in code[place] and not close:
                with pytest.raises(Refused):
                    GAME.opening(2, {"case": wrong})


@pytest.mark.parametrize("wish", ["ny1 0000 07j8", "NY1000007J8", " ny1-oooo-o7j8 "])
def test_a_code_is_read_as_people_write_it(wish: str) -> None:
    assert read_code(wish) == read_code("NY1-0000-07J8")
    assert GAME.opening(2, {"case": wish}).options["case"] == wish


def test_a_code_of_the_other_level_is_refused() -> None:
    with pytest.raises(Refused, match="is a case of level 2"):
        GAME.opening(2, {"level": 1, "case": code_of(2, 5)})


@pytest.mark.parametrize("case", [0, 13, "13", "moon", "NY3-0000-0000"])
def test_a_case_that_does_not_exist_is_refused(case: object) -> None:
    with pytest.raises(Refused, match="1 to 12, wheel, endless, the code of a case"):
        GAME.opening(2, {"case": case})


def test_ny_1_the_answer_is_told_to_nobody() -> None:
    match = Match.open(GAME, GAME.opening(4, {"case": 8}), Chance(SEED))
    for stream in [*match.streams, match.public]:
        told = encode(stream)
        assert CASE.answer.encode() not in told
        assert not any(card.id.encode() in told for card in CASE.cards)


def test_ny_2_the_joker_beats_five_and_the_highest_roll_again_until_one_is_left() -> None:
    luck = (CASE, "5", "joker", "2", "joker", "3", "3", "1", "4")
    match = Match.open(GAME, GAME.opening(4, {"case": 8}), Foreseen(SEED, foreseen=luck))
    assert match.public[1:9] == [
        RolledToStart(0, "5"),
        RolledToStart(1, "joker"),
        RolledToStart(2, "2"),
        RolledToStart(3, "joker"),
        RolledToStart(1, "3"),
        RolledToStart(3, "3"),
        RolledToStart(1, "1"),
        RolledToStart(3, "4"),
    ]
    assert match.public[9:] == [
        FirstSeatFound(3),
        CaseChosen(1, "8"),
        PilesLaid(10, 6),
        TurnBegan(3, 1),
    ]
    assert match.waiting == (3,)


def test_ny_2_the_wheel_is_turned_after_somebody_was_found_to_turn_it() -> None:
    match = Match.open(GAME, GAME.opening(3, {}), Chance(SEED))
    told: list[type[Event]] = [type(event) for event in match.public]
    assert told.index(RolledToStart) < told.index(FirstSeatFound) < told.index(CaseChosen)


def test_ny_3_the_cards_of_the_case_lie_in_two_piles() -> None:
    match = opened(3)
    assert match.state.piles == {"informant": CASE.informants, "expert": CASE.experts}
    assert (len(CASE.informants), len(CASE.experts)) == (10, 6)
    assert heard(match, None, PilesLaid) == [PilesLaid(10, 6)]


@pytest.mark.parametrize(("dice", "cards"), [("B3", CASE.informants), ("C3", CASE.experts)])
def test_ny_3_a_pile_is_shuffled_so_any_of_its_cards_comes_first(
    dice: str, cards: tuple[Card, ...]
) -> None:
    """To draw from a shuffled pile is to draw by lot."""
    drawn: Counter[Card] = Counter()
    for seed in range(600):
        match = rolled([(), ()], dice, seed=seed.to_bytes(32, "big"))
        drawn[card_of(last(match, 0, DrewCard))] += 1
    assert set(drawn) == set(cards)
    assert all(abs(number - 600 / len(cards)) < 40 for number in drawn.values())


def test_ny_4_pawns_start_beside_the_board_and_hands_are_empty() -> None:
    state = opened(6).state
    assert state.at == [None] * 6
    assert state.hands == {"informant": [()] * 6, "expert": [()] * 6}


def test_ny_4_a_round_is_one_pass_around_the_table_from_the_first_seat_on() -> None:
    luck = (CASE, "1", "5", "1")
    match = Match.open(GAME, GAME.opening(3, {"case": 8}), Foreseen(SEED, foreseen=luck))
    for _ in range(6):
        play_on(match)
    turns = [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]
    assert heard(match, None, TurnBegan) == [TurnBegan(*turn) for turn in turns]


def test_ny_4_rounds_go_on_from_the_first_seats_place_when_it_is_out() -> None:
    luck = (CASE, "1", "5", "1", "1")
    match = Match.open(GAME, GAME.opening(4, {"case": 8}), Foreseen(SEED, foreseen=luck))
    match.choose(1, Announce(WRONG))
    for _ in range(4):
        play_on(match)
    turns = [(1, 1), (2, 1), (3, 1), (0, 1), (2, 2), (3, 2)]
    assert heard(match, None, TurnBegan) == [TurnBegan(*turn) for turn in turns]


def test_the_wheel_may_give_any_case_whose_clues_are_true() -> None:
    """NY-64: the cover is down, so what is printed in the other cases says nothing."""
    options = Options(level=1, case=8)
    other = printed_cases(1)[2]
    true_case = Case(1, "8", other.answer, other.informants, other.experts)
    false_case = Case(1, "8", CASE.answer, other.informants, other.experts)
    assert list(wheel(options)) == [CASE]
    assert true_case in wheel(options)
    assert false_case not in wheel(options)
    assert Case(1, "8", other.answer, other.informants[:9], other.experts) not in wheel(options)
    assert printed_cases(2)[7] not in wheel(options)
