"""Luck can be told beforehand what to give, and remembers what it gave."""

from __future__ import annotations

import pytest

from deductio.core.chance import Chance
from deductio.core.foreseen import Draw, Foreseen, Unforeseen

SEED = bytes(range(32))


def test_foreseen_luck_comes_first_then_the_seed() -> None:
    chance = Foreseen(SEED, foreseen=(4, "b", (3, 1, 2)))
    assert chance.below(6) == 4
    assert chance.pick("abc") == "b"
    assert chance.shuffled([1, 2, 3]) == [3, 1, 2]
    assert chance.below(6) == Chance(SEED).below(6)


def test_what_is_picked_from_need_not_be_spelled_out() -> None:
    everything = range(2**32)
    assert Foreseen(SEED, foreseen=(7,)).pick(everything) == 7
    with pytest.raises(Unforeseen):
        Foreseen(SEED, foreseen=(-7,)).pick(everything)


@pytest.mark.parametrize("foreseen", [6, -1, "x", (1, 1, 2)])
def test_foreseen_luck_that_cannot_be_is_an_error(foreseen: object) -> None:
    with pytest.raises(Unforeseen):
        Foreseen(SEED, foreseen=(foreseen,)).below(6)
    with pytest.raises(Unforeseen):
        Foreseen(SEED, foreseen=(foreseen,)).pick("abc")
    with pytest.raises(Unforeseen):
        Foreseen(SEED, foreseen=(foreseen,)).shuffled([1, 2, 3])


def test_it_remembers_what_might_have_come_and_what_came() -> None:
    luck, hand = Foreseen(SEED, foreseen=(4,)), ["a", "b"]
    luck.below(6)
    item = luck.pick(hand)
    order = luck.shuffled((1, 2, 3))
    hand.clear()
    assert luck.given == (
        Draw(range(6), False, 4),
        Draw(("a", "b"), False, item),
        Draw((1, 2, 3), True, tuple(order)),
    )


def test_without_anything_foreseen_it_gives_what_the_seed_gives() -> None:
    plain, luck = Chance(SEED), Foreseen(SEED)
    for chance in (plain, luck):
        chance.shuffled("abcdefgh")
    assert [luck.below(6) for _ in range(20)] == [plain.below(6) for _ in range(20)]
    assert luck.clone().below(1000) == plain.below(1000)


def test_another_order_of_a_shuffle_exchanges_two_places() -> None:
    draw, luck = Draw("abcd", True, ("d", "b", "a", "c")), Chance(SEED)
    for _ in range(30):
        other = draw.otherwise(luck)
        assert sum(one != two for one, two in zip(draw.outcome, other, strict=True)) in (0, 2)
    assert {Draw(range(3), False, 1).otherwise(luck) for _ in range(30)} == {0, 1, 2}
