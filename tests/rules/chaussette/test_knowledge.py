"""CH-80 to CH-84 and the examples about deduction: what follows from one stream."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

from deductio.core.chance import Chance
from deductio.core.messages import Event
from deductio.games.chaussette.knowledge import Knowledge
from deductio.games.chaussette.messages import (
    CardFlipped,
    CardRemoved,
    CardsShuffled,
    ClueSeen,
    ClueShown,
    NoPairFound,
    PairRevealed,
    SawSocks,
    SocksShown,
)
from deductio.games.chaussette.socks import CARDS, KINDS


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


def possible(knowledge: Knowledge, slot: int) -> str:
    return "".join(kind for kind, worlds in knowledge.in_slot(slot).items() if worlds)


def test_ch_80_a_kind_is_crossed_off_by_the_clue_a_pair_or_both_its_cards() -> None:
    assert Knowledge([ClueSeen(0, "color", "white")]).crossed_off == tuple("EFGH")
    assert Knowledge([ClueShown("mark", "s")]).crossed_off == tuple("ACEG")
    assert Knowledge([PairRevealed(2, "D", (1, 2))]).crossed_off == ("D",)
    seen = [saw((1, 2, 3), "ACE"), saw((4, 5, 6), "AFG")]
    assert Knowledge(seen).crossed_off == ("A",)
    assert Knowledge([saw((1, 2, 3), "ACE"), saw((1, 5, 6), "AFG")]).crossed_off == ()


def test_ch_81_a_characteristic_is_certain_when_all_kinds_left_agree() -> None:
    events: list[Event] = [ClueSeen(0, "color", "white"), PairRevealed(1, "C", (1, 2))]
    assert Knowledge(events).certain_values == {"color": "white"}
    events.append(PairRevealed(1, "D", (3, 4)))
    assert Knowledge(events).certain_values == {"color": "white", "length": "long"}


def test_ch_82_a_slot_is_certain_when_all_worlds_agree_and_a_shuffle_makes_it_one_of_two() -> None:
    events: list[Event] = [saw((1, 2, 3), "ABC")]
    assert [Knowledge(events).certain_kind(slot) for slot in (1, 2, 4)] == ["A", "B", None]
    events.append(CardsShuffled(1, (1, 2)))
    stirred = Knowledge(events)
    assert [possible(stirred, slot) for slot in (1, 2, 3)] == ["AB", "AB", "C"]
    events.append(saw((1, 7, 8), "BDE"))
    assert [Knowledge(events).certain_kind(slot) for slot in (1, 2)] == ["B", "A"]


def test_ch_82_shown_and_flipped_cards_are_certain() -> None:
    knowledge = Knowledge([SocksShown(1, (4,), ("F",)), CardFlipped(1, 9, "G")])
    assert knowledge.certain_kind(4) == "F"
    assert knowledge.certain_kind(9) == "G"


def test_ch_83_a_search_without_pair_excludes_the_twin_of_a_known_card() -> None:
    knowledge = Knowledge([saw((4,), "D"), no_pair(4, 8, 9)])
    assert possible(knowledge, 8) == possible(knowledge, 9) == "ABCEFGH"
    assert possible(knowledge, 10) == "ABCDEFGH"


def test_ch_84_a_known_pair_is_two_slots_that_are_twins_in_every_world() -> None:
    assert Knowledge([saw((1, 2, 3), "ABC")]).known_pairs() == []
    events: list[Event] = [saw((1, 2, 3), "ABC"), saw((4, 5, 6), "AEF")]
    assert Knowledge(events).known_pairs() == [(1, 4)]
    assert Knowledge([*events, CardRemoved(1, 4)]).known_pairs() == []
    assert Knowledge([*events, CardsShuffled(1, (4, 5))]).known_pairs() == []


def test_ch_84_twins_may_be_certain_before_their_kind_is() -> None:
    gone = out("ABCDE", first_slot=6)
    apart = [no_pair(4, 1, 2), no_pair(4, 3), no_pair(5, 1, 2), no_pair(5, 3)]
    knowledge = Knowledge([*gone, *apart])
    assert knowledge.known_pairs() == [(4, 5)]
    assert knowledge.certain_kind(4) is None


def test_example_6_no_pair_deduction() -> None:
    # A, D and G have one card each among the sleeve and slots 8 and 9; their twins are known.
    known = dict(zip((1, 2, 3, 5, 6, 7, 10, 11, 12, 13, 14, 15), "BBCCEEFFHHAG", strict=True))
    events: list[Event] = [saw((slot,), kind) for slot, kind in known.items()]
    events.append(saw((4,), "D"))
    assert Knowledge(events).crossed_off == tuple("BCEFH")
    knowledge = Knowledge([*events, no_pair(4, 8, 9)])
    assert knowledge.crossed_off == tuple("ABCEFGH")
    assert knowledge.certain_values == {"color": "white", "length": "short", "mark": "s"}
    assert possible(knowledge, 8) == "AG"


def test_example_7_shuffle() -> None:
    events: list[Event] = [saw((1, 2), "AB"), CardsShuffled(1, (1, 2)), no_pair(1, 5, 6)]
    knowledge = Knowledge(events)
    assert "A" in possible(knowledge, 5)
    assert "B" in possible(knowledge, 5)
    assert Knowledge([*events, saw((5,), "A"), saw((6,), "B")]).worlds == 0
    assert Knowledge([*events, saw((5,), "B"), saw((6,), "A")]).worlds == 0
    later = Knowledge([*events, saw((1,), "B")])
    assert later.certain_kind(2) == "A"
    assert "B" not in possible(later, 5) + possible(later, 6)


def test_example_13_posterior() -> None:
    knowledge = Knowledge(
        [
            ClueSeen(0, "color", "white"),
            saw((1, 2, 3), "ACE"),
            *[no_pair(1, 2, 3), no_pair(1, 4, 5), no_pair(4, 5, 6), no_pair(2, 6, 7)],
        ]
    )
    assert knowledge.missing == {
        "A": 8_492_400,
        "B": 15_140_160,
        "C": 8_492_400,
        "D": 15_140_160,
        **dict.fromkeys("EFGH", 0),
    }
    assert Fraction(knowledge.missing["A"], knowledge.worlds) == Fraction(1685, 9378)
    assert Fraction(knowledge.missing["D"], knowledge.worlds) == Fraction(1502, 4689)


def test_with_nothing_known_all_kinds_are_equal() -> None:
    assert Knowledge([]).missing == dict.fromkeys(KINDS, 10_216_206_000)


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
    knowledge = Knowledge(events)
    deals = [
        deal
        for deal in set(permutations("AABBCCDD"))
        if deal[0] in "BD"
        and deal[1:3] == ("A", "B")
        and len({deal[slot] for slot in (1, 3, 4)}) == 3
        and len({deal[slot] for slot in (4, 5, 6)}) == 3
    ]
    assert knowledge.worlds == len(deals)
    for slot in range(1, 8):
        spelled = Counter(deal[slot] for deal in deals)
        assert knowledge.in_slot(slot) == {kind: spelled[kind] for kind in KINDS}
    assert knowledge.missing == {kind: Counter(d[0] for d in deals)[kind] for kind in KINDS}


def test_a_sample_fits_and_every_world_is_equally_likely() -> None:
    gone = out("EFGHD", first_slot=6)
    events = [*gone, saw((1,), "A"), no_pair(1, 2, 3), CardsShuffled(1, (2, 4))]
    knowledge = Knowledge(events)
    luck = Chance(bytes(32))
    samples = Counter(knowledge.sample(luck) for _ in range(20 * knowledge.worlds))
    assert len(samples) == knowledge.worlds
    assert min(samples.values()) > 4
    assert max(samples.values()) < 45
    for deal, swaps in samples:
        assert Counter(deal) == Counter(CARDS)
        assert deal[1] == "A"
        assert len(set(deal[1:4])) == 3
        assert len(swaps) == 1
