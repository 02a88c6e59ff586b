"""NY-15 to NY-17: spying on those who stand in the same cell."""

from __future__ import annotations

from collections import Counter

import pytest

from deductio.games.new_york.cards import Card
from deductio.games.new_york.messages import (
    Decline,
    Drew,
    MoveTo,
    Spied,
    SpiedCard,
    Spy,
    SpyingDeclined,
    Stay,
)
from tests.rules.new_york.tables import E1, E2, I1, I2, I3, card_of, heard, last, offered, rolled


def test_ny_15_one_may_spy_on_one_of_those_who_stand_there_or_decline() -> None:
    at = {1: "B3", 2: "C3", 3: "B3", 4: "B3"}
    match = rolled([(), (I1,), (I2,), (E1,), ()], "B3", at=at, luck=[I1, I3])
    assert offered(match, 0) == ("spy", [Spy(1), Spy(3), Decline()])
    match.choose(0, Spy(1))
    assert heard(match, None, Spied) == [Spied(0, 1, "informant")]
    assert offered(match, 0)[0] == "end", "there is one spying per arrival"


def test_ny_15_seats_are_offered_clockwise() -> None:
    at = {0: "B3", 1: "B3", 3: "B3"}
    match = rolled([(I1,), (I2,), (), (I3,)], "B3", at=at, active=2)
    assert offered(match, 2) == ("spy", [Spy(3), Spy(0), Spy(1), Decline()])


def test_ny_15_declining_is_public_and_the_action_follows() -> None:
    match = rolled([(), (I1,), ()], "B3", at={1: "B3"}, luck=[I2])
    match.choose(0, Decline())
    assert match.public[3:] == [SpyingDeclined(0), Drew(0, "informant", 8)]


def test_ny_15_going_somewhere_is_arriving_too() -> None:
    match = rolled([(), (I1,), (E1,)], "A1", at={1: "A1", 2: "E5"}, luck=[I1, E1])
    match.choose(0, Spy(1))
    match.choose(0, MoveTo("E5"))
    assert offered(match, 0) == ("spy", [Spy(2), Decline()])
    match.choose(0, Spy(2))
    assert heard(match, 0, SpiedCard) == [SpiedCard(0, 1, I1), SpiedCard(0, 2, E1)]


def test_ny_15_nobody_spies_on_those_who_are_out() -> None:
    match = rolled([(), (), (I1,)], "B3", at={2: "B3"}, out=[1], luck=[I2])
    assert offered(match, 0) == ("spy", [Spy(2), Decline()])


@pytest.mark.parametrize("card", [I1, I2, E1])
def test_ny_16_spy_and_owner_see_the_card_and_the_others_its_back(card: Card) -> None:
    match = rolled([(), (I1, E1, I2), ()], "A1", at={1: "A1"}, luck=[card])
    match.choose(0, Spy(1))
    for reader in (0, 1):
        assert last(match, reader, SpiedCard) == SpiedCard(0, 1, card)
        assert heard(match, reader, Spied) == []
    for bystander in [2, None]:
        assert last(match, bystander, Spied) == Spied(0, 1, card.deck)
        assert heard(match, bystander, SpiedCard) == []


def test_ny_16_the_card_stays_with_its_owner() -> None:
    match = rolled([(), (I1, E1), ()], "A1", at={1: "A1"}, luck=[E1])
    match.choose(0, Spy(1))
    match.choose(0, Stay())
    assert match.state.hand(1) == (I1, E1)
    assert match.state.hand(0) == ()


def test_ny_16_any_card_of_both_decks_is_equally_likely() -> None:
    seen: Counter[Card] = Counter()
    for seed in range(800):
        hands = [(), (I1, E1, I2, E2)]
        match = rolled(hands, "A1", at={1: "A1"}, seed=seed.to_bytes(32, "big"))
        match.choose(0, Spy(1))
        seen[card_of(last(match, 0, SpiedCard))] += 1
    assert set(seen) == {I1, E1, I2, E2}
    assert all(150 < number < 250 for number in seen.values())


def test_ny_17_who_has_no_card_cannot_be_spied_on() -> None:
    match = rolled([(I1,), (), (I2,)], "B3", at={1: "B3", 2: "C3"}, luck=[I3])
    assert offered(match, 0)[0] == "end"
