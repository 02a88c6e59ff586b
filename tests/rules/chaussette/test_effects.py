"""CH-60 to CH-68: the effect cards."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from deductio.core.chance import Chance
from deductio.core.foreseen import Foreseen
from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.games.chaussette.messages import (
    Agreed,
    BonusCancelled,
    CardFlipped,
    CardLifted,
    CardRemoved,
    CardsShuffled,
    CardTurnedDown,
    CounterChanged,
    EffectFoundNoTarget,
    EffectTurned,
    Indicate,
    NoPairFound,
    PairRevealed,
    RemovedCardRevealed,
    SawSocks,
    Search,
    Searched,
    SocksShown,
    Target,
)
from deductio.games.chaussette.state import Options, State
from tests.rules.chaussette.table import (
    effects_at,
    grant_bonus,
    let_indicate,
    random_game,
    search,
    team_at,
    told,
)


def with_effect(effect: str, searcher: int = 1, **fields: Any) -> Match[State]:
    """Seat 0 has revealed A and sent the searcher, so that the effect is turned up."""
    match = effects_at(effect, **fields)
    search(match, 0, 1, 2, 8)
    grant_bonus(match, searcher)
    return match


def test_ch_60_before_a_bonus_search_the_effect_of_the_pair_is_turned_up_and_applied() -> None:
    match = with_effect("flip")
    assert match.public[-2:] == [Agreed("bonus", 1), EffectTurned("A", "flip")]
    match.choose(0, Target((15,)))
    assert match.public[-1] == CardFlipped(0, 15, "B")
    assert match.waiting == (1,)
    search(match, 1, 2, 3, 4)
    assert match.public[-3] == Searched(1, (2, 3, 4), True)


def test_ch_60_it_is_the_card_on_the_space_of_that_kind() -> None:
    match = with_effect("cancel", effects={"A": "cancel", "C": "extra"})
    assert told(EffectTurned, match.public) == [EffectTurned("A", "cancel")]
    assert match.state.effects == {"C": "extra"}


def test_ch_60_an_indication_leaves_the_effect_face_down() -> None:
    match = effects_at("cancel")
    search(match, 0, 1, 2, 8)
    let_indicate(match, 1)
    match.choose(1, Indicate("mark", "s"))
    assert told(EffectTurned, match.public) == []
    assert match.state.effects == {"A": "cancel"}


def test_ch_60_without_effects_no_card_is_turned() -> None:
    match = team_at()
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 1)
    assert match.public[-1] == Agreed("bonus", 1)


@pytest.mark.parametrize(
    ("effect", "untouched"),
    [("show", (1, 2, 5, 8)), ("flip", (1, 2, 5, 8)), ("remove", (1, 8))],
)
def test_ch_61_the_revealer_chooses_cards_and_face_up_ones_only_to_remove(
    effect: str, untouched: tuple[int, ...]
) -> None:
    match = with_effect(effect, laid_open={2: 0, 5: 0})
    assert match.waiting == (0,)
    question = match.question(0)
    assert question is not None
    slots = [slot for slot in range(1, 16) if slot not in untouched]
    assert list(question.options) == [Target((slot,)) for slot in slots]


def test_ch_61_face_up_cards_may_be_shuffled() -> None:
    match = with_effect("shuffle", laid_open={2: 0, 5: 0})
    question = match.question(0)
    assert question is not None
    slots = [slot for slot in range(1, 16) if slot not in (1, 8)]
    assert list(question.options) == [Target(pair) for pair in combinations(slots, 2)]


def test_ch_61_with_too_few_cards_nothing_happens_and_the_search_goes_on() -> None:
    all_open = {2: 0, 5: 0, 11: 0, 15: 0}
    match = with_effect("flip", drawer="AC..D ..A.. F...B", laid_open=all_open)
    assert match.public[-2:] == [EffectTurned("A", "flip"), EffectFoundNoTarget("flip")]
    assert match.waiting == (1,)
    search(match, 1, 2, 5, 15)
    assert match.public[-3] == Searched(1, (2, 5, 15), True)


def test_ch_61_a_single_possible_target_is_not_asked_for() -> None:
    match = effects_at("flip", "AC... ..A.. ....B", pairs=[tuple("DE"), (), ()], laid_open={2: 0})
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 1)
    assert told(CardFlipped, match.public) == [CardFlipped(0, 15, "B")]


def test_ch_62_extra_gives_two_searches_the_first_with_all_it_opens() -> None:
    match = with_effect("extra", effects={"A": "extra", "C": "cancel"})
    search(match, 1, 2, 3, 9)
    let_indicate(match, 0)
    match.choose(0, Indicate("length", "long"))
    assert match.waiting == (1,)
    search(match, 1, 3, 4, 5)
    told_of = Searched | PairRevealed | EffectTurned | NoPairFound | CounterChanged
    assert [event for event in match.public if isinstance(event, told_of)] == [
        Searched(0, (1, 2, 8), False),
        PairRevealed(0, "A", (1, 8)),
        EffectTurned("A", "extra"),
        Searched(1, (2, 3, 9), True),
        PairRevealed(1, "C", (2, 9)),
        Searched(1, (3, 4, 5), True),
        NoPairFound(1, (3, 4, 5)),
        CounterChanged(4),
    ]
    assert match.state.bonus == 2


def test_ch_63_cancel_takes_the_bonus_search_away_and_nothing_replaces_it() -> None:
    match = with_effect("cancel")
    assert match.public[-4:] == [
        Agreed("bonus", 1),
        EffectTurned("A", "cancel"),
        BonusCancelled(1),
        CounterChanged(4),
    ]
    assert match.waiting == (1,)


def test_ch_64_show_lets_everyone_see_a_card_that_stays_face_down() -> None:
    match = with_effect("show")
    match.choose(0, Target((6,)))
    shown = [CardLifted(0, 6), SocksShown(0, (6,), ("H",))]
    for stream in [*match.streams, match.public]:
        assert stream[-2:] == shown
    assert match.state.laid_open == {}
    assert 6 in match.state.cards


def test_ch_65_flip_turns_a_card_up_for_good_and_it_may_be_paired() -> None:
    match = with_effect("flip")
    match.choose(0, Target((6,)))
    assert match.public[-1] == CardFlipped(0, 6, "H")
    assert match.state.face_down == (2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15)
    search(match, 1, 6, 7, 13)
    assert told(PairRevealed, match.public)[-1] == PairRevealed(1, "H", (6, 13))
    assert match.state.laid_open == {}


def test_ch_66_remove_takes_a_card_out_unseen() -> None:
    match = with_effect("remove")
    match.choose(0, Target((6,)))
    for stream in [*match.streams, match.public]:
        assert stream[-1] == CardRemoved(0, 6)
    assert 6 not in match.state.cards
    with pytest.raises(Refused):
        match.choose(1, Search((5, 6, 7)))
    search(match, 1, 5, 7, 13)
    assert told(PairRevealed, match.public) == [PairRevealed(0, "A", (1, 8))]


def test_ch_66_only_the_end_tells_what_was_removed() -> None:
    match = with_effect("remove", counter=1)
    match.choose(0, Target((6,)))
    assert told(RemovedCardRevealed, match.public) == []
    search(match, 1, 5, 7, 13)
    assert told(RemovedCardRevealed, match.public) == [RemovedCardRevealed(6, "H")]


def test_ch_66_a_face_up_card_may_be_removed_too() -> None:
    match = with_effect("remove", laid_open={6: 2})
    match.choose(0, Target((6,)))
    for stream in [*match.streams, match.public]:
        assert stream[-1] == CardRemoved(0, 6, face_up=True)
    assert match.state.laid_open == {}
    assert 6 not in match.state.cards


@pytest.mark.parametrize(("coin", "lying"), [(0, ("C", "E")), (1, ("E", "C"))])
def test_ch_67_shuffle_swaps_two_cards_or_not_and_tells_nobody(
    coin: int, lying: tuple[str, str]
) -> None:
    match = with_effect("shuffle", chance=Foreseen(bytes(32), foreseen=(coin,)))
    match.choose(0, Target((2, 3)))
    for stream in [*match.streams, match.public]:
        assert stream[-1] == CardsShuffled(0, (2, 3))
    assert (match.state.kind_in(2), match.state.kind_in(3)) == lying
    search(match, 1, 2, 3, 4)
    assert told(SawSocks, match.streams[1]) == [SawSocks(1, (2, 3, 4), (*lying, "F"))]


@pytest.mark.parametrize("coin", [0, 1])
def test_ch_67_a_face_up_card_is_turned_down_before_it_is_shuffled(coin: int) -> None:
    luck = Foreseen(bytes(32), foreseen=(coin,))
    match = with_effect("shuffle", laid_open={3: 2}, chance=luck)
    match.choose(0, Target((2, 3)))
    for stream in [*match.streams, match.public]:
        assert stream[-2:] == [CardTurnedDown(0, 3), CardsShuffled(0, (2, 3))]
    assert match.state.laid_open == {}
    search(match, 1, 2, 3, 4)
    kinds = ("E", "C", "F") if coin else ("C", "E", "F")
    assert told(SawSocks, match.streams[1]) == [SawSocks(1, (2, 3, 4), kinds)]


def test_ch_67_both_outcomes_are_equally_likely() -> None:
    swapped = 0
    for seed in range(200):
        match = with_effect("shuffle", chance=Chance(seed.to_bytes(32, "big")))
        match.choose(0, Target((2, 3)))
        swapped += match.state.kind_in(2) == "E"
    assert 70 <= swapped <= 130


@pytest.mark.parametrize("effect", ["show", "flip", "remove"])
def test_ch_68_gaps_are_no_targets(effect: str) -> None:
    match = with_effect(effect)
    for slot in (1, 8):
        with pytest.raises(Refused):
            match.choose(0, Target((slot,)))


def test_ch_68_effects_leave_the_sleeve_and_the_pairs_alone() -> None:
    for seed in range(30):
        match = random_game(3, seed, mode="cooperation", effects=True)
        pairs = [(pair.seat, pair.kind) for pair in told(PairRevealed, match.public)]
        assert [kind for kinds in match.state.pairs for kind in kinds] == [
            kind for seat in range(3) for who, kind in pairs if who == seat
        ]
        cards = [*match.state.drawer, match.state.missing]
        assert all(cards.count(kind) == 2 for kind in "ABCDEFGH")


def test_effects_go_with_every_level() -> None:
    options = Options(mode="cooperation", level="easy", effects=True)
    match = with_effect("flip", options=options)
    assert match.waiting == (0,)
