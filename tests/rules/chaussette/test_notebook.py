"""CH-80 to CH-84 and the examples about deduction: what follows from one stream."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import isclose

import pytest

from deductio.core.game import fold
from deductio.core.messages import Event, Seated
from deductio.deduction.model import Fact, NoWorld
from deductio.deduction.notebook import Notebook
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import (
    CardFlipped,
    CardRemoved,
    CardsShuffled,
    CardTurnedDown,
    ClueSeen,
    ClueShown,
    NoPairFound,
    PairRevealed,
    SawSocks,
    SocksShown,
)
from deductio.games.chaussette.notebook import SLEEVE, notebook, place_of
from deductio.games.chaussette.socks import KINDS, SLOTS, Characteristic, Value
from deductio.games.chaussette.strategy.inquiry import agreed_values
from deductio.games.chaussette.view import View


def saw(slots: tuple[int, ...], kinds: str) -> SawSocks:
    return SawSocks(0, slots, tuple(kinds))


def no_pair(*slots: int) -> NoPairFound:
    return NoPairFound(1, slots)


def out(kinds: str, first_slot: int) -> list[Event]:
    """Pairs of these kinds, revealed from neighbouring slots."""
    return [
        PairRevealed(1, kind, (first_slot + 2 * place, first_slot + 2 * place + 1))
        for place, kind in enumerate(kinds)
    ]


def crossed_off(*events: Event) -> str:
    """CH-80: the kinds that are the missing sock in no world."""
    certain = notebook(events).certain
    return "".join(kind for kind in KINDS if certain.get(Fact(kind, SLEEVE)) is False)


def certain_values(*events: Event) -> dict[Characteristic, Value]:
    """CH-81, as bots read it."""
    crossed = crossed_off(*events)
    return agreed_values([kind for kind in KINDS if kind not in crossed])


def possible(known: Notebook, slot: int) -> str:
    """What may lie in a slot now."""
    return "".join(kind for kind in KINDS if known.odds[Fact(kind, place_of(slot))])


def worlds_with(known: Notebook, place: str) -> dict[str, Fraction]:
    """For each kind, the number of worlds in which it lies there."""
    return {kind: known.answer.chance(Fact(kind, place)) * known.worlds for kind in KINDS}


def known_pairs(*events: Event) -> list[tuple[int, int]]:
    """CH-84: two slots that are twins in every world, of those with a card."""
    gone = {slot for event in events if isinstance(event, PairRevealed) for slot in event.slots}
    gone |= {event.slot for event in events if isinstance(event, CardRemoved)}
    left = [slot for slot in SLOTS if slot not in gone]
    twins = notebook(events).answer.in_common
    return [pair for pair in combinations(left, 2) if isclose(twins[pair], 1)]


def test_ch_80_a_kind_is_crossed_off_by_the_clue_a_pair_or_both_its_cards() -> None:
    assert crossed_off(ClueSeen(0, "color", "white")) == "EFGH"
    assert crossed_off(ClueShown("mark", "s")) == "ACEG"
    assert crossed_off(PairRevealed(2, "D", (1, 2))) == "D"
    seen = [saw((1, 2, 3), "ACE"), saw((4, 5, 6), "AFG")]
    assert crossed_off(*seen) == "A"
    assert crossed_off(saw((1, 2, 3), "ACE"), saw((1, 5, 6), "AFG")) == ""


def test_ch_81_a_characteristic_is_certain_when_all_kinds_left_agree() -> None:
    events: list[Event] = [ClueSeen(0, "color", "white"), PairRevealed(1, "C", (1, 2))]
    assert certain_values(*events) == {"color": "white"}
    events.append(PairRevealed(1, "D", (3, 4)))
    assert certain_values(*events) == {"color": "white", "length": "long"}


def test_ch_82_a_slot_is_certain_when_all_worlds_agree_and_a_shuffle_makes_it_one_of_two() -> None:
    events: list[Event] = [saw((1, 2, 3), "ABC")]
    assert [possible(notebook(events), slot) for slot in (1, 2, 4)] == ["A", "B", "ABCDEFGH"]
    events.append(CardsShuffled(1, (1, 2)))
    stirred = notebook(events)
    assert [possible(stirred, slot) for slot in (1, 2, 3)] == ["AB", "AB", "C"]
    events.append(saw((1, 7, 8), "BDE"))
    assert [possible(notebook(events), slot) for slot in (1, 2)] == ["B", "A"]


def test_ch_82_shown_and_flipped_cards_are_certain() -> None:
    known = notebook([SocksShown(1, (4,), ("F",)), CardFlipped(1, 9, "G")])
    assert [possible(known, slot) for slot in (4, 9)] == ["F", "G"]


def test_ch_82_an_open_card_that_is_shuffled_is_one_of_two() -> None:
    events: list[Event] = [CardFlipped(1, 9, "G"), saw((4,), "F"), CardTurnedDown(1, 9)]
    events.append(CardsShuffled(1, (4, 9)))
    known = notebook(events)
    assert [possible(known, slot) for slot in (4, 9)] == ["FG", "FG"]
    assert known.odds[Fact("G", place_of(4))] == 0.5


def test_ch_82_what_was_open_is_written_down_when_it_is_turned_down() -> None:
    view = fold(View(), table_of_three())
    for event in (CardFlipped(1, 9, "G"), CardTurnedDown(1, 9)):
        view.hear(event)
    assert (view.face_up[8], view.seen[8]) == (None, ("G",))
    view.hear(CardsShuffled(1, (4, 9)))
    assert (view.seen[3], view.seen[8], view.stirred) == (("G",), ("G",), [4, 9])


def test_a_removed_card_that_lay_open_is_known() -> None:
    view = fold(View(), [*table_of_three(), CardFlipped(1, 9, "G"), CardRemoved(1, 9, True)])
    assert (view.removed, view.removed_kind) == (9, "G")
    unseen = fold(View(), [*table_of_three(), CardRemoved(1, 9)])
    assert (unseen.removed, unseen.removed_kind) == (9, None)


def table_of_three() -> list[Event]:
    return [GAME.opening(3, {"mode": "cooperation", "effects": True}), Seated(0)]


def test_ch_83_a_search_without_pair_excludes_the_twin_of_a_known_card() -> None:
    known = notebook([saw((4,), "D"), no_pair(4, 8, 9)])
    assert possible(known, 8) == possible(known, 9) == "ABCEFGH"
    assert possible(known, 10) == "ABCDEFGH"


def test_ch_84_a_known_pair_is_two_slots_that_are_twins_in_every_world() -> None:
    assert known_pairs(saw((1, 2, 3), "ABC")) == []
    events: list[Event] = [saw((1, 2, 3), "ABC"), saw((4, 5, 6), "AEF")]
    assert known_pairs(*events) == [(1, 4)]
    assert known_pairs(*events, CardRemoved(1, 4)) == []
    assert known_pairs(*events, CardsShuffled(1, (4, 5))) == []


def test_ch_84_twins_may_be_certain_before_their_kind_is() -> None:
    gone = out("ABCDE", first_slot=6)
    apart = [no_pair(4, 1, 2), no_pair(4, 3), no_pair(5, 1, 2), no_pair(5, 3)]
    assert known_pairs(*gone, *apart) == [(4, 5)]
    assert possible(notebook([*gone, *apart]), 4) == "FGH"


def test_example_6_no_pair_deduction() -> None:
    # A, D and G have one card each among the sleeve and slots 8 and 9; their twins are known.
    known = dict(zip((1, 2, 3, 5, 6, 7, 10, 11, 12, 13, 14, 15), "BBCCEEFFHHAG", strict=True))
    events: list[Event] = [saw((slot,), kind) for slot, kind in known.items()]
    events.append(saw((4,), "D"))
    assert crossed_off(*events) == "BCEFH"
    events.append(no_pair(4, 8, 9))
    assert crossed_off(*events) == "ABCEFGH"
    assert certain_values(*events) == {"color": "white", "length": "short", "mark": "s"}
    assert possible(notebook(events), 8) == "AG"


def test_example_7_shuffle() -> None:
    events: list[Event] = [saw((1, 2), "AB"), CardsShuffled(1, (1, 2)), no_pair(1, 5, 6)]
    known = notebook(events)
    assert "A" in possible(known, 5)
    assert "B" in possible(known, 5)
    for kinds in ("AB", "BA"):
        with pytest.raises(NoWorld):
            notebook([*events, saw((5, 6), kinds)]).answer  # noqa: B018
    later = notebook([*events, saw((1,), "B")])
    assert possible(later, 2) == "A"
    assert "B" not in possible(later, 5) + possible(later, 6)


def test_example_13_posterior() -> None:
    known = notebook(
        [
            ClueSeen(0, "color", "white"),
            saw((1, 2, 3), "ACE"),
            *[no_pair(1, 2, 3), no_pair(1, 4, 5), no_pair(4, 5, 6), no_pair(2, 6, 7)],
        ]
    )
    missing = worlds_with(known, SLEEVE)
    assert missing == {
        "A": 8_492_400,
        "B": 15_140_160,
        "C": 8_492_400,
        "D": 15_140_160,
        **dict.fromkeys("EFGH", 0),
    }
    assert known.answer.chance(Fact("A", SLEEVE)) == Fraction(1685, 9378)
    assert known.answer.chance(Fact("D", SLEEVE)) == Fraction(1502, 4689)


def test_with_nothing_known_all_kinds_are_equal() -> None:
    assert worlds_with(notebook([]), SLEEVE) == dict.fromkeys(KINDS, 10_216_206_000)


def test_slot_odds_are_counted_as_if_spelled_out() -> None:
    """Four kinds in eight places, every deal of them written down and filtered."""
    gone = out("EFGH", first_slot=8)
    events = [
        *gone,
        ClueSeen(0, "mark", "s"),
        saw((1, 2), "AB"),
        no_pair(1, 3, 4),
        no_pair(4, 5, 6),
    ]
    known = notebook(events)
    deals = [
        deal
        for deal in set(permutations("AABBCCDD"))
        if deal[0] in "BD"
        and deal[1:3] == ("A", "B")
        and len({deal[slot] for slot in (1, 3, 4)}) == 3
        and len({deal[slot] for slot in (4, 5, 6)}) == 3
    ]
    assert known.worlds == len(deals)
    for slot in range(1, 8):
        spelled = Counter(deal[slot] for deal in deals)
        assert worlds_with(known, place_of(slot)) == {kind: spelled[kind] for kind in KINDS}
    missing = Counter(deal[0] for deal in deals)
    assert worlds_with(known, SLEEVE) == {kind: missing[kind] for kind in KINDS}
