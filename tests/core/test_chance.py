"""Luck is fair and the same everywhere."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deductio.core.chance import Chance

SEED = bytes(range(32))


def by_the_book(seed: bytes, draws: list[int]) -> list[int]:
    """The documented algorithm, written again from its description."""
    numbers, word = [], 0
    for n in draws:
        while True:
            block = sha256(seed + (word // 8).to_bytes(8, "big")).digest()
            value = int.from_bytes(block[word % 8 * 4 :][:4], "big")
            word += 1
            if value < 2**32 // n * n:
                numbers.append(value % n)
                break
    return numbers


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 2**32), max_size=40))
def test_draws_follow_the_documented_algorithm(seed: bytes, draws: list[int]) -> None:
    chance = Chance(seed)
    assert [chance.below(n) for n in draws] == by_the_book(seed, draws)


def test_known_draws_stay_the_same_for_ever() -> None:
    chance = Chance(SEED)
    assert [chance.below(6) for _ in range(12)] == [0, 1, 3, 1, 5, 3, 1, 0, 4, 0, 0, 4]
    assert chance.shuffled("abcdefgh") == list("gbcdhfae")


def test_a_word_that_would_favour_small_numbers_is_thrown_away() -> None:
    """With n = 3 * 2^30 a quarter of all words do not fit and must be drawn again."""
    n = 3 * 2**30
    chance = Chance(SEED)
    for _ in range(400):
        chance.below(n)
    assert chance.drawn > 450


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_there_is_no_number_below_nothing_or_beyond_a_word(n: int) -> None:
    with pytest.raises(ValueError, match="no fair number"):
        Chance(SEED).below(n)


def test_every_number_and_every_order_is_equally_likely() -> None:
    chance = Chance(SEED)
    numbers = Counter(chance.below(5) for _ in range(20_000))
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(24_000))
    assert chi_square(list(numbers.values()), 4_000) < 18.5  # 0.1 % at 4 degrees of freedom
    assert len(orders) == 6
    assert chi_square(list(orders.values()), 4_000) < 20.5  # 0.1 % at 5 degrees of freedom


def chi_square(counts: list[int], expected: int) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_a_clone_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance(SEED)
    chance.below(6)
    twin = chance.clone()
    drawn = [twin.below(100) for _ in range(20)]
    assert [chance.below(100) for _ in range(20)] == drawn


def test_what_is_picked_from_need_not_be_spelled_out() -> None:
    assert Chance(SEED).pick(range(2**32)) == Chance(SEED).below(2**32)
