"""What the options of a table may be, in words."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from deductio.core.table_options import described, offered
from deductio.games import game
from deductio.games import names as games


class Options(Struct):
    """One of each kind."""

    mode: Literal["long", "short"] = "short"
    inclusive: Annotated[int, Meta(ge=20, le=200)] = 60
    exclusive: Annotated[int, Meta(ge=1, lt=6)] = 2
    seed: int | None = None
    bonus: bool = False
    helps: tuple[bool, ...] = ()
    case: Annotated[str, Meta(description="the name of a case")] = ""
    note: str = ""


class Offered(Struct):
    """What a form lists."""

    grade: Literal["easy", "medium", "hard"] = "medium"
    case: Annotated[int, Meta(ge=1, le=3)] | Annotated[str, Meta(examples=["any", "new"])] = "any"
    queen: bool | None = None
    rounds: Annotated[int, Meta(ge=20, le=500)] = 100
    first: Literal["random"] | Annotated[int, Meta(ge=0, lt=2)] = "random"
    unlocked: tuple[Literal["a", "b"], ...] | None = None


def test_every_kind_of_option_is_described_and_ranges_with_both_ends() -> None:
    assert described(Options) == {
        "mode": "long, short",
        "inclusive": "20 to 200",
        "exclusive": "1 to 5",
        "seed": "a number, none",
        "bonus": "true, false",
        "helps": "a list of: true, false",
        "case": "the name of a case",
        "note": "a text",
    }


def test_a_form_lists_values_as_they_were_written_and_short_ranges_counted() -> None:
    assert offered(Offered) == {
        "grade": ("easy", "medium", "hard"),
        "case": ("any", 1, 2, 3, "new"),
        "queen": (None, False, True),
        "rounds": (),
        "first": ("random", 0, 1),
        "unlocked": (),
    }


@pytest.mark.parametrize("name", games())
def test_what_is_usual_is_among_what_a_form_lists(name: str) -> None:
    """Else a form would show one value, and another would be played."""
    options = game(name).options
    for option, values in offered(options).items():
        assert not values or getattr(options(), option) in values, option
