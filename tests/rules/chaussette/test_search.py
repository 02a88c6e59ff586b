"""CH-10 to CH-14: a search."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.games.chaussette.messages import (
    BonusPicked,
    CardRemoved,
    EffectTurned,
    NoPairFound,
    PairRevealed,
    RoundBegan,
    SawSocks,
    Search,
    Searched,
)
from tests.rules.chaussette.table import at, confirm, effects_at, opened, search, team_at, told


def test_ch_10_a_seat_names_any_three_slots_with_cards() -> None:
    question = at().question(0)
    assert question is not None
    assert len(question.options) == 455
    assert question.options[0] == Search((1, 2, 3))
    assert question.options[454] == Search((13, 14, 15))


@pytest.mark.parametrize("slots", [(1, 2), (1, 2, 3, 4), (1, 1, 2), (2, 1, 3), (1, 2, 16), ()])
def test_ch_10_not_more_not_fewer_not_twice(slots: tuple[int, ...]) -> None:
    with pytest.raises(Refused):
        at().choose(0, Search(slots))


def test_ch_10_a_gap_cannot_be_named() -> None:
    match = at(".CEFG HD.CE FGHDB")
    with pytest.raises(Refused):
        search(match, 0, 1, 2, 3)
    search(match, 0, 2, 3, 4)


def test_ch_10_with_four_cards_one_chooses_and_with_three_or_fewer_nobody_asks() -> None:
    question = at("ACEB. ..... .....").question(0)
    assert question is not None
    assert len(question.options) == 4
    match = at("ACE.. ..... .....", seats=2)
    assert match.public[1:3] == [Searched(0, (1, 2, 3), False), NoPairFound(0, (1, 2, 3))]
    match = at("....B ..... .....", seats=2)
    assert match.public[1:3] == [Searched(0, (5,), False), NoPairFound(0, (5,))]


def test_ch_10_an_empty_drawer_is_searched_without_a_card() -> None:
    match = effects_at("remove", "A...B ..A.. .....", seats=1, pairs=[tuple("CDEFGH")], counter=5)
    assert match.public[:2] == [Searched(0, (1, 5, 8), False), PairRevealed(0, "A", (1, 8))]
    question = match.question(0)
    assert question is not None
    match.choose(0, question.options[0])
    assert match.public[2:7] == [
        BonusPicked(0, 0),
        EffectTurned("A", "remove"),
        CardRemoved(0, 5),
        Searched(0, (), True),
        NoPairFound(0, ()),
    ]


def test_ch_11_the_searcher_sees_the_cards_and_everyone_the_slots() -> None:
    match = at(seats=3)
    search(match, 0, 2, 3, 15)
    slots = (2, 3, 15)
    public = [RoundBegan(1), Searched(0, slots, False), NoPairFound(0, slots)]
    assert match.public == match.streams[1] == match.streams[2] == public
    assert match.streams[0] == [
        RoundBegan(1),
        Searched(0, slots, False),
        SawSocks(0, slots, ("C", "E", "B")),
        NoPairFound(0, slots),
    ]


def test_ch_11_in_co_operation_too_the_cards_are_the_searchers_secret() -> None:
    match = team_at()
    search(match, 0, 2, 3, 15)
    assert told(SawSocks, match.streams[0]) == [SawSocks(0, (2, 3, 15), ("C", "E", "B"))]
    assert told(SawSocks, match.streams[1]) == told(SawSocks, match.public) == []


def test_ch_12_a_pair_leaves_the_drawer_for_all_to_see_and_the_third_card_stays() -> None:
    match = at()
    search(match, 0, 1, 5, 8)
    assert match.public[-1] == PairRevealed(0, "A", (1, 8))
    assert match.state.pairs == [("A",), (), ()]
    assert match.state.cards == (2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15)
    assert match.state.kind_in(5) == "G"
    assert "G" not in repr(match.public)


def test_ch_12_revealing_is_not_a_choice() -> None:
    match = at()
    search(match, 0, 1, 5, 8)
    assert match.waiting == (1,)


def test_ch_13_without_a_pair_nothing_moves_and_everyone_hears_so() -> None:
    match = at()
    search(match, 0, 1, 2, 3)
    assert match.public[-1] == NoPairFound(0, (1, 2, 3))
    assert len(match.state.cards) == 15
    assert match.state.pairs == [(), (), ()]


def test_ch_14_a_card_seen_before_or_lying_face_up_makes_no_pair() -> None:
    match = at(seats=2, laid_open={8: 0})
    search(match, 0, 2, 3, 4)
    search(match, 1, 1, 9, 15)
    assert told(PairRevealed, match.public) == []


def test_a_seat_without_notebook_confirms_before_the_pair_is_told() -> None:
    match = opened(seats=2, notebook=[False, True])
    search(match, 0, 1, 5, 8)
    assert match.waiting == (0,)
    assert told(PairRevealed, match.public) == []
    confirm(match, 0)
    assert told(PairRevealed, match.public) == [PairRevealed(0, "A", (1, 8))]
