"""NY-60 to NY-64: what follows from what a seat was told."""

from __future__ import annotations

from fractions import Fraction

import pytest

from deductio.core.game import fold
from deductio.core.messages import Event, Opened
from deductio.games.new_york.city import BIT, CELLS, Cell, named
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedWrongly,
    CaseClosed,
    Drew,
    DrewCard,
    Eliminated,
    Passed,
    SawAnswer,
    Spied,
    SpiedCard,
    Swapped,
    SwappedCards,
    Took,
    TookCard,
)
from deductio.games.new_york.notebook import candidates
from deductio.games.new_york.view import Note, View
from deductio.games.new_york.whereabouts import Whereabouts
from deductio.tables.analysis import notes_from
from tests.rules.new_york.tables import CASE, E1, E2, E3, I1, I2, RIGHT, WRONG, opened, play_on

OPENED = Opened("new_york", 1, 4, {"sheet": "auto"}, "", ())


def cells(*told: Event) -> tuple[Cell, ...]:
    """Where the thief may be."""
    return candidates([OPENED, *told])


def knows(*told: Event) -> Whereabouts:
    """Where the cards may be."""
    return Whereabouts([OPENED, *told])


def test_ny_60_candidates_satisfy_every_clue_seen_and_were_not_announced_wrongly() -> None:
    left = cells(DrewCard(0, I1, 9), SpiedCard(0, 1, E1), AnnouncedWrongly(2, "A4"))
    both = [c for c in named(cells_of(I1.clue) & cells_of(E1.clue)) if c != "A4"]
    assert list(left) == both
    assert RIGHT in both and "A4" not in both
    assert cells() == CELLS


@pytest.mark.parametrize(
    "told",
    [
        DrewCard(0, I1, 9),
        SpiedCard(0, 1, I1),
        SpiedCard(1, 0, I1),
        TookCard(0, 1, I1),
        SwappedCards(1, 0, I1, I1),
    ],
    ids=lambda event: type(event).__name__,
)
def test_ny_60_every_way_of_seeing_a_clue_counts(told: Event) -> None:
    assert cells(told) == named(cells_of(I1.clue))


def test_ny_60_the_answer_is_known_to_who_looked_and_at_the_end_to_all() -> None:
    assert cells(SawAnswer(0, RIGHT)) == (RIGHT,)
    assert cells(CaseClosed("nobody", RIGHT, CASE.cards, None)) == (RIGHT,)


def test_ny_60_a_sheet_crosses_off_by_itself_only_if_it_is_auto() -> None:
    match = opened(3, luck=["B", "3", I1], sheet="auto")
    play_on(match)
    match.choose(1, Announce(WRONG))
    view = fold(View(), match.streams[0])
    possible = tuple(cell for cell in named(cells_of(I1.clue)) if cell != WRONG)
    assert view.candidates == possible == candidates(match.streams[0])
    match = opened(3, luck=["B", "3", I1], sheet="manual")
    play_on(match)
    assert fold(View(), match.streams[0]).candidates is None


def test_ny_61_with_auto_each_note_says_where_its_clue_is_true() -> None:
    match = opened(2, luck=["B", "3", I1], sheet="auto")
    play_on(match)
    true = named(cells_of(I1.clue))
    assert fold(View(), match.streams[0]).notes == [Note(I1, "drawn", None, 1, true)]
    match = opened(2, luck=["B", "3", I1])
    play_on(match)
    assert fold(View(), match.streams[0]).notes == [Note(I1, "drawn", None, 1, ())]


def test_ny_62_a_card_is_with_whom_it_was_seen_until_a_card_of_its_deck_is_lost() -> None:
    told: list[Event] = [Drew(1, "informant", 9), Drew(1, "expert", 5), SpiedCard(0, 1, I1)]
    assert knows(*told).holder(I1.id) == 1
    assert knows(*told, Drew(1, "informant", 8)).holder(I1.id) == 1
    assert knows(*told, Took(2, 1, "expert")).holder(I1.id) == 1


def test_ny_62_of_m_cards_lost_by_lot_it_moved_with_odds_one_in_m() -> None:
    told: list[Event] = [Drew(1, "informant", 9), Drew(1, "informant", 8), Drew(1, "informant", 7)]
    seen = knows(*told, SpiedCard(0, 1, I1), Took(2, 1, "informant"))
    assert seen.odds[I1.id] == {1: Fraction(2, 3), 2: Fraction(1, 3)}
    assert seen.holder(I1.id) is None
    again = knows(*told, SpiedCard(0, 1, I1), Took(2, 1, "informant"), SpiedCard(0, 2, I1))
    assert again.holder(I1.id) == 2


def test_ny_62_both_cards_of_a_swap_move_at_once() -> None:
    told: list[Event] = [Drew(1, "informant", 9), Drew(2, "informant", 8), Drew(2, "informant", 7)]
    seen = knows(*told, SpiedCard(0, 1, I1), SpiedCard(0, 2, I2))
    assert (seen.holder(I1.id), seen.holder(I2.id)) == (1, 2)
    swapped = knows(
        *told, SpiedCard(0, 1, I1), SpiedCard(0, 2, I2), Swapped(1, 2, "informant", "informant")
    )
    assert swapped.holder(I1.id) == 2, "seat 1 had only this card to give"
    assert swapped.odds[I2.id] == {1: Fraction(1, 2), 2: Fraction(1, 2)}


def test_ny_62_after_an_elimination_it_is_in_the_pile_until_somebody_draws() -> None:
    told: list[Event] = [Drew(1, "expert", 5), SpiedCard(0, 1, E1), Eliminated(1, 0, 1)]
    assert knows(*told).holder(E1.id) == "pile"
    drawn = knows(*told, Drew(2, "expert", 5))
    assert drawn.odds[E1.id] == {"pile": Fraction(5, 6), 2: Fraction(1, 6)}
    assert knows(*told, DrewCard(0, E2, 5)).holder(E1.id) == "pile"


def test_ny_62_where_all_cards_are_known_to_be_others_it_is_not() -> None:
    told: list[Event] = [
        Drew(1, "expert", 5),
        Drew(1, "expert", 4),
        SpiedCard(0, 1, E1),
        Took(2, 1, "expert"),
        SpiedCard(0, 2, E3),
    ]
    assert knows(*told).holder(E1.id) == 1


def test_ny_63_who_held_spied_or_took_a_card_under_my_eyes_knows_it() -> None:
    seen = knows(
        DrewCard(0, I1, 9),
        SpiedCard(1, 0, I1),
        TookCard(2, 0, I1),
        Drew(3, "informant", 8),
        Spied(3, 2, "informant"),
    )
    assert seen.knowing[I1.id] == {0, 1, 2}


def test_ny_63_a_card_that_certainly_changed_hands_is_known_to_its_new_holder() -> None:
    seen = knows(Drew(1, "expert", 5), SpiedCard(0, 1, E1), Took(3, 1, "expert"))
    assert seen.knowing[E1.id] == {0, 1, 3}


def test_ny_64_a_clue_seen_again_is_no_other_clue() -> None:
    seen = knows(DrewCard(0, I1, 9), DrewCard(0, E1, 5), SpiedCard(0, 1, I2), SpiedCard(0, 1, I2))
    assert seen.of_deck == {"informant": [I1.id, I2.id], "expert": [E1.id]}


def test_ny_64_nothing_is_concluded_from_choices_or_from_there_being_one_answer() -> None:
    """All informants leave several cells (C7); the experts must exclude the rest, but which?"""
    informants = [DrewCard(0, card, 0) for card in CASE.informants]
    left = cells(*informants)
    assert len(left) > 1
    others: list[Event] = [Drew(1, "expert", 5), Spied(2, 1, "expert"), Passed(1)]
    assert cells(*informants, *others) == left


def test_ny_60_who_keeps_the_sheet_by_hand_works_out_the_clues_alone() -> None:
    """Only what was announced wrongly is told plainly."""
    stream: list[Event] = [OPENED, DrewCard(0, I1, 9), AnnouncedWrongly(1, "B2")]
    told, proven = (notes_from("new_york", stream, help) for help in ("told", "proven"))
    assert told.certain == {"thief@B2": False}
    assert told.told == {"thief@B2": (2,)}
    excluded = {f"thief@{cell}" for cell in CELLS if not BIT[cell] & cells_of(I1.clue)}
    crossed = {fact for fact, so in proven.certain.items() if not so}
    assert excluded | {"thief@B2"} == {fact for fact in crossed if fact.startswith("thief")}
