"""How a sleuth rehearses the rest of a Sock Inquiry: drawers by bits, and what it learns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import numpy as np
import pytest

from deductio.core.chance import Chance
from deductio.core.messages import Event, Opened, Seated
from deductio.deduction.draws import Draws
from deductio.games.chaussette.messages import (
    ClueSeen,
    CluesHandedOut,
    FirstPlayerNamed,
    NoPairFound,
    PairRevealed,
    RoundBegan,
    SawSocks,
    Search,
    Searched,
)
from deductio.games.chaussette.socks import SLOTS
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.drawers import Drawers, set_of
from deductio.games.chaussette.strategy.habits import row_by_row
from deductio.games.chaussette.strategy.inquiry import Inquiry
from deductio.games.chaussette.strategy.rehearsal import Rehearsal

NEIGHBOURS = np.array([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]])
"""A world by the places of its socks: A in the sleeve and in slot 1, B in 2 and 3, and so on."""


def drawers(*seen: Sequence[int], cards: Sequence[int] = SLOTS, turn: int = 0) -> Drawers:
    return Drawers(NEIGHBOURS, set_of(cards), [set_of(slots) for slots in seen], np.array([turn]))


def sets(*slots: int) -> np.ndarray[tuple[int], np.dtype[np.uint16]]:
    return np.array([set_of(slots)], dtype=np.uint16)


def next_search(one: Drawers, seat: int = 0, *, in_rows: bool = True) -> set[int]:
    bits = int(one.next_search(seat, in_rows=in_rows)[0])
    return {slot for slot in SLOTS if bits >> slot - 1 & 1}


def test_twins_in_a_search_leave_the_drawer_and_count() -> None:
    one = drawers([], [])
    one.search(0, sets(2, 3, 4))
    assert one.pairs.tolist() == [[1], [0]]
    assert next_search(one, 1) == {1, 4, 5}
    one.search(1, sets(1, 6, 8))
    assert one.pairs.tolist() == [[1], [0]]


def test_a_card_without_twin_in_the_drawer_is_no_pair() -> None:
    one = drawers([1])
    assert next_search(one) == {2, 3, 4}


def test_who_has_seen_twins_takes_them_and_a_card_it_has_not_seen() -> None:
    one = drawers([1, 4, 5], [1, 4])
    assert next_search(one, 0) == {4, 5, 2}
    assert next_search(one, 1) == {2, 3, 5}


def test_who_has_seen_nearly_all_looks_again_at_something() -> None:
    assert next_search(drawers([1, 2, 4, 6], cards=[1, 2, 4, 6, 8])) == {8, 1, 2}


@pytest.mark.parametrize("turn", range(15))
def test_who_does_not_go_in_rows_begins_anywhere_with_cards_it_has_not_seen(turn: int) -> None:
    found = next_search(drawers([1, 3, 5], turn=turn), in_rows=False)
    assert len(found) == 3
    assert not found & {1, 3, 5}


def test_begins_differ() -> None:
    found = {frozenset(next_search(drawers([], turn=turn), in_rows=False)) for turn in range(15)}
    assert len(found) == 15


def test_what_is_out_is_seen_by_all_and_the_missing_sock_by_nobody() -> None:
    one = drawers([1, 4], [])
    one.search(1, sets(2, 3, 6))
    assert one.unseen(0)[:3, 0].tolist() == [1, 0, 1]
    assert one.unseen(1)[:4, 0].tolist() == [2, 0, 2, 1]


def test_a_seat_goes_row_by_row_as_long_as_it_always_did() -> None:
    stream: list[Event] = [
        Searched(0, (1, 2, 3), False),
        Searched(1, (1, 2, 4), False),
        Searched(2, (1, 2, 3), False),
        PairRevealed(2, "A", (1, 2)),
        Searched(0, (4, 5, 6), False),
        Searched(2, (3, 4, 5), False),
    ]
    assert row_by_row(stream[:1]) == {0}
    assert row_by_row(stream) == {0, 2}, "one that takes a known card along still goes in rows"
    assert row_by_row([*stream, Searched(2, (6, 8, 9), False)]) == {0}


def in_round(number: int, *looks: list[Event]) -> list[Event]:
    """Seat 0's stream of a competition of two, where it is its turn again."""
    return [
        Opened("chaussette", 1, 2, {}, "", ()),
        Seated(0),
        FirstPlayerNamed(0),
        CluesHandedOut(("color", "length")),
        ClueSeen(0, "color", "white"),
        *chain.from_iterable(looks),
        RoundBegan(number),
    ]


def saw(kinds: str, *slots: int) -> list[Event]:
    return [
        Searched(0, slots, False),
        SawSocks(0, slots, tuple(kinds)),
        NoPairFound(0, slots),
    ]


def looked(*slots: int) -> list[Event]:
    return [Searched(1, slots, False), NoPairFound(1, slots)]


def test_a_pair_counts_for_who_has_it_but_tells_the_others_something() -> None:
    """Two points. But seat 1, which saw no sock so far and has heard that the missing one is white
    and long, now knows that it is A: 4 points for its last report, where A or B gave it 3."""
    stream = in_round(5, saw("BCD", 2, 4, 6), saw("BEF", 3, 8, 10))
    rehearsal = Rehearsal(Inquiry(stream), NEIGHBOURS, Draws(0))
    taken, left = rehearsal.leads([Search((2, 3, 4)), Search((2, 4, 6))], slice(None))
    assert taken - left == pytest.approx(2 - 1)


def test_a_pair_that_another_knows_too_is_taken_first() -> None:
    """A lies in 1 and 4, which seat 1 has just seen; B lies in 10 and 12, where it never was."""
    looks = [saw("ABC", 1, 10, 11), looked(1, 2, 3), saw("ABD", 4, 12, 13), looked(4, 5, 6)]
    inquiry = Inquiry(in_round(3, *looks))
    worlds = Belief(inquiry, Chance(bytes(32))).answer.sample(200, 1)
    rehearsal = Rehearsal(inquiry, worlds.pieces, Draws(1))
    wanted, safe = rehearsal.leads([Search((1, 4, 15)), Search((10, 12, 15))], slice(None))
    assert wanted > safe
