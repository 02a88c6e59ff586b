"""Lazy options behave as if they were spelled out."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deductio.core.messages import Choice
from deductio.core.options import FEW, Either, Options, Product, Subsets, meant, wire


class Accuse(Choice, frozen=True):
    suspect: str
    room: int


class Search(Choice, frozen=True):
    slots: tuple[int, ...]


class Decline(Choice, frozen=True):
    pass


def assert_spelled(options: Options[Any], spelled: list[Choice]) -> None:
    assert list(options) == spelled
    assert len(options) == len(spelled)
    assert [options[number] for number in range(len(spelled))] == spelled
    assert [options.index(choice) for choice in spelled] == list(range(len(spelled)))
    assert all(choice in options for choice in spelled)
    for number in (-1, len(spelled)):
        with pytest.raises(IndexError):
            options[number]


@given(st.lists(st.text(max_size=3), unique=True), st.lists(st.integers(), unique=True))
def test_a_product_is_every_combination(suspects: list[str], rooms: list[int]) -> None:
    spelled: list[Choice] = [Accuse(suspect, room) for suspect, room in product(suspects, rooms)]
    assert_spelled(Product(Accuse, suspects, rooms), spelled)


@given(st.lists(st.integers(1, 15), unique=True, max_size=8), st.integers(0, 4))
def test_subsets_are_every_set_in_order(slots: list[int], size: int) -> None:
    spelled: list[Choice] = [Search(chosen) for chosen in combinations(slots, size)]
    assert_spelled(Subsets(Search, slots, size), spelled)


def test_either_is_one_after_the_other() -> None:
    options: Options[Choice] = Either((Decline(),), Product(Accuse, "ab", [1, 2]))
    spelled = [Decline(), Accuse("a", 1), Accuse("a", 2), Accuse("b", 1), Accuse("b", 2)]
    assert_spelled(options, spelled)


@pytest.mark.parametrize("rooms", [3, FEW])
def test_few_and_many_choices_are_alike(rooms: int) -> None:
    spelled: list[Choice] = [Accuse(suspect, room) for suspect in "ab" for room in range(rooms)]
    accusations = Product(Accuse, "ab", range(rooms))
    assert_spelled(accusations, spelled)
    assert_spelled(Either((Decline(),), accusations), [Decline(), *spelled])
    unheard_of = Accuse("a", [1])  # type: ignore[arg-type]
    for wrong in (Accuse("c", 1), Accuse("a", rooms), unheard_of, Search((1,)), "nonsense", None):
        assert wrong not in accusations
        assert wrong not in Either((Decline(),), accusations)


@pytest.mark.parametrize(
    "choice",
    [
        Search((2, 1, 3)),
        Search((1, 1, 2)),
        Search((1, 2)),
        Search((1, 2, 99)),
        Search([1, 2, 3]),  # type: ignore[arg-type]
        Search(([1], 2, 3)),  # type: ignore[arg-type]
        Search(7),  # type: ignore[arg-type]
        Accuse("a", 1),
        "nonsense",
        None,
    ],
)
def test_what_is_not_an_option_is_not_in_it(choice: object) -> None:
    fifteen = Subsets(Search, range(1, 16), 3)
    assert choice not in fifteen
    assert choice not in Either((Decline(),), fifteen)
    with pytest.raises(ValueError, match="not among the options"):
        fifteen.index(choice)  # type: ignore[arg-type]


@pytest.mark.parametrize("choice", [Accuse("z", 1), Accuse(["a"], 1), Search((1,)), 3])  # type: ignore[arg-type]
def test_a_combination_with_a_wrong_value_is_not_in_a_product(choice: object) -> None:
    options = Product(Accuse, "ab", [1, 2])
    assert choice not in options
    with pytest.raises(ValueError, match="not among the options"):
        options.index(choice)  # type: ignore[arg-type]


def test_455_searches_and_324_accusations_travel_unspelled() -> None:
    searches = Subsets(Search, range(1, 16), 3)
    assert len(searches) == 455
    assert wire(searches) == {
        "subsets": "Search",
        "fields": ("slots",),
        "of": tuple(range(1, 16)),
        "size": 3,
    }
    accusations = {"product": "Accuse", "fields": ("suspect", "room"), "of": (("a", "b"), (1,))}
    assert wire(Product(Accuse, "ab", [1])) == accusations
    assert wire(Either((Decline(),), Product(Accuse, "ab", [1]))) == {
        "either": [[Decline()], accusations]
    }


def test_a_set_is_meant_in_whatever_order_it_is_named() -> None:
    three: Options[Choice] = Either((Decline(),), Subsets(Search, [4, 1, 9, 7], 3))
    assert meant(three, Search((9, 1, 4))) == Search((4, 1, 9))
    assert meant(three, Search((9, 1))) is None
    assert meant(three, Search((9, 9, 1))) is None
    assert meant(three, Accuse("a", 1)) is None


def test_where_the_order_counts_nothing_else_is_meant() -> None:
    both = (Search((1, 2, 3)), Search((3, 2, 1)))
    assert meant(both, Search((2, 1, 3))) is None


@pytest.mark.parametrize(("items", "size"), [(FEW + 6, 1), (15, 3), (24, 3)])
def test_a_set_is_made_from_its_number_however_many_there_are(items: int, size: int) -> None:
    """A few are kept, of many the places they pick are, and of more nothing is."""
    sets = Subsets(Search, range(items), size)
    spelled = list(combinations(range(items), size))
    for number in (0, 1, len(spelled) // 2, len(spelled) - 1):
        assert sets[number] == Search(spelled[number])
        assert sets.index(sets[number]) == number
