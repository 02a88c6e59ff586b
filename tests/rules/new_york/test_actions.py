"""NY-20 to NY-25: informants and experts, empty piles, swaps, going anywhere."""

from __future__ import annotations

from typing import get_args

import pytest

from deductio.core.game import fold
from deductio.games.new_york.cards import Card
from deductio.games.new_york.city import ACTION, CELLS
from deductio.games.new_york.messages import (
    Announce,
    Decline,
    Drew,
    DrewCard,
    Moved,
    MoveTo,
    NewYorkChoice,
    NothingHappened,
    Pass,
    Passed,
    Roll,
    Rolled,
    Spy,
    Stay,
    Stayed,
    Swap,
    Swapped,
    SwappedCards,
    Take,
    Took,
    TookCard,
)
from deductio.games.new_york.view import View
from deductio.games.new_york.whereabouts import Whereabouts
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
    heard,
    last,
    offered,
    opened,
    play_on,
    rolled,
    sizes,
)

NO_EXPERTS: dict[str, tuple[Card, ...]] = {"expert": ()}


@pytest.mark.parametrize(
    ("action", "card", "left"), [("informants", I3, 9), ("experts", E5, 5)], ids=["I", "E"]
)
def test_ny_20_a_card_is_drawn_seen_and_kept(action: str, card: Card, left: int) -> None:
    for cell in (cell for cell in CELLS if ACTION[cell] == action):
        match = rolled([(), (), ()], cell, luck=[card])
        assert match.state.hand(0) == (card,)
        assert card not in match.state.piles[card.deck]
        assert last(match, 0, DrewCard) == DrewCard(0, card, left)
        for reader in [1, 2, None]:
            assert last(match, reader, Drew) == Drew(0, card.deck, left)
            assert heard(match, reader, DrewCard) == []


def test_ny_20_drawing_is_compulsory() -> None:
    match = rolled([(), ()], "B3", luck=[I1])
    assert offered(match, 0)[0] == "end", "nobody was asked whether to draw"
    assert sizes(match) == [(1, 0), (0, 0)]


def test_ny_21_from_an_empty_pile_one_takes_a_card_of_another_seat() -> None:
    hands = [(E1,), (E2, I1, E3), (I2,), (E4, E5, E6)]
    match = rolled(hands, "C3", luck=[E3])
    assert offered(match, 0) == ("take", [Take(1), Take(3)])
    match.choose(0, Take(1))
    assert [match.state.hand(seat) for seat in range(4)] == [
        (E1, E3),
        (I1, E2),
        (I2,),
        (E4, E5, E6),
    ]
    for reader in (0, 1):
        assert last(match, reader, TookCard) == TookCard(0, 1, E3)
    for bystander in [2, 3, None]:
        assert last(match, bystander, Took) == Took(0, 1, "expert")
        assert heard(match, bystander, TookCard) == []


def test_ny_21_any_card_of_that_deck_may_be_taken() -> None:
    taken = set()
    for seed in range(40):
        hands = [(), (E1, I1, E2, I2)]
        match = rolled(hands, "C3", piles=NO_EXPERTS, seed=seed.to_bytes(32, "big"))
        taken |= set(match.state.hand(0))
    assert taken == {E1, E2}


def test_ny_21_nobody_else_has_a_card_of_that_deck_so_nothing_happens() -> None:
    match = rolled([(E1,), (I1,), (I2,)], "C3", piles=NO_EXPERTS)
    assert match.public[-1] == NothingHappened(0, "experts")
    assert offered(match, 0)[0] == "end"


def test_ny_21_those_who_are_out_hold_nothing_to_take() -> None:
    match = rolled([(), (), (E1,)], "C3", out=[1], piles=NO_EXPERTS, luck=[E1])
    assert match.public[-1] == Took(0, 2, "expert")


def test_ny_22_one_own_card_is_swapped_for_one_by_lot_of_a_seats_deck() -> None:
    match = rolled([(I1, E1), (I2, I3, E2), ()], "E5", luck=[I3])
    assert offered(match, 0) == (
        "swap",
        [
            Swap(I1.id, 1, "informant"),
            Swap(I1.id, 1, "expert"),
            Swap(E1.id, 1, "informant"),
            Swap(E1.id, 1, "expert"),
        ],
    )
    match.choose(0, Swap(E1.id, 1, "informant"))
    assert match.state.hand(0) == (I1, I3)
    assert match.state.hand(1) == (I2, E2, E1)
    for reader in (0, 1):
        assert last(match, reader, SwappedCards) == SwappedCards(0, 1, E1, I3)
    for bystander in [2, None]:
        assert last(match, bystander, Swapped) == Swapped(0, 1, "expert", "informant")
        assert heard(match, bystander, SwappedCards) == []


def test_ny_22_any_card_of_the_chosen_deck_may_come_back() -> None:
    got = set()
    for seed in range(40):
        match = rolled([(I1,), (I2, I3)], "E5", seed=seed.to_bytes(32, "big"))
        got |= set(match.state.hand(0))
    assert got == {I2, I3}


def test_ny_22_without_an_own_card_nothing_happens() -> None:
    match = rolled([(), (I1,)], "E5")
    assert match.public[-1] == NothingHappened(0, "swap")
    assert offered(match, 0)[0] == "end"


def test_ny_22_without_a_card_of_another_nothing_happens() -> None:
    match = rolled([(I1,), (), ()], "E5")
    assert match.public[-1] == NothingHappened(0, "swap")


def test_ny_22_swapping_is_compulsory_and_a_single_swap_is_done_by_the_rules() -> None:
    match = rolled([(I1,), (E1,), ()], "E5")
    assert match.public[-1] == Swapped(0, 1, "informant", "expert")


def test_ny_23_one_may_go_to_any_other_cell_and_act_there() -> None:
    match = rolled([(), (), ()], "A1", luck=[E1])
    elsewhere = [MoveTo(cell) for cell in CELLS if cell != "A1"]
    assert offered(match, 0) == ("go", [*elsewhere, Stay()])
    match.choose(0, MoveTo("C3"))
    assert match.public[1:] == [
        Rolled(0, "A", "1"),
        Moved(0, "A1"),
        Moved(0, "C3"),
        Drew(0, "expert", 5),
    ]
    assert match.state.at[0] == "C3"


def test_ny_23_one_may_stay_and_then_nothing_is_done() -> None:
    match = rolled([(), (), ()], "A1")
    match.choose(0, Stay())
    assert match.public[2:] == [Moved(0, "A1"), Stayed(0)]
    assert offered(match, 0)[0] == "end"


@pytest.mark.parametrize("cell", ["B2", "D3", "E4"])
def test_ny_23_another_go_sends_one_on(cell: str) -> None:
    match = rolled([(), (I1,), ()], "A1", at={1: cell}, luck=[I1, E1])
    match.choose(0, MoveTo(cell))
    match.choose(0, Spy(1))
    assert offered(match, 0) == ("go", [*(MoveTo(c) for c in CELLS if c != cell), Stay()])
    match.choose(0, MoveTo("C3"))
    assert match.public[-1] == Drew(0, "expert", 5)
    assert offered(match, 0)[0] == "end"


def test_ny_23_each_go_works_once_in_a_turn() -> None:
    match = rolled([(), ()], "A1")
    for cell in ("B2", "D3", "E4", "B2"):
        assert offered(match, 0)[0] == "go"
        match.choose(0, MoveTo(cell))
    assert match.public[-1] == NothingHappened(0, "go")
    assert offered(match, 0)[0] == "end"


def test_ny_23_in_the_next_turn_it_works_again() -> None:
    match = rolled([(), ()], "A1", luck=["A", "1"])
    match.choose(0, Stay())
    match.choose(0, Pass())
    match.choose(1, Roll())
    assert offered(match, 1)[0] == "go"


def test_ny_24_what_was_seen_stays_known_whoever_holds_the_card() -> None:
    """Seat 0 draws I1, seat 1 draws I2, seat 0 swaps I1 for I2, and knows both."""
    match = opened(2, luck=["B", "3", I1, "D", "2", I2, "E", "5", I2])
    play_on(match)
    play_on(match)
    match.choose(0, Roll())
    assert match.state.hand(0) == (I2,)
    for seat in (0, 1):
        assert set(Whereabouts(match.streams[seat]).cards) == {I1.id, I2.id}
        notes = fold(View(), match.streams[seat]).notes
        assert {note.card for note in notes} == {I1, I2}


def test_ny_25_there_is_no_hand_limit() -> None:
    match = rolled([CASE.informants[1:] + CASE.experts, ()], "B3", luck=[I1])
    assert sizes(match) == [(10, 6), (0, 0)]


def test_ny_25_cards_are_never_shown_or_given_by_choice() -> None:
    assert set(get_args(NewYorkChoice)) == {
        Roll,
        Announce,
        Pass,
        MoveTo,
        Stay,
        Spy,
        Decline,
        Take,
        Swap,
    }
    match = rolled([(I1,), ()], "C3", luck=[E1])
    match.choose(0, Pass())
    assert match.public[-2] == Passed(0)
    assert sizes(match) == [(1, 1), (0, 0)]
