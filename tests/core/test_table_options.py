"""What the options of a table may be, in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from deductio.core.game import Game, Refused
from deductio.core.table_options import described, from_text, offered, written
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


def test_a_list_stands_last_and_words_in_the_order_they_were_given() -> None:
    assert described(Offered) == {
        "grade": "easy, medium, hard",
        "case": "1 to 3, a text",
        "queen": "true, false, none",
        "rounds": "20 to 500",
        "first": "random, 0 to 1",
        "unlocked": "none, a list of: a, b",
    }


def test_lists_and_nothing_are_written_and_read() -> None:
    text = {"unlocked": "a, b", "queen": "None", "rounds": "30", "grade": "none"}
    assert from_text(Offered, text) == {
        "unlocked": ["a", "b"],
        "queen": None,
        "rounds": "30",
        "grade": "none",
    }
    assert from_text(Offered, {"unlocked": "", "queen": True}) == {"unlocked": [], "queen": True}
    assert from_text(Offered, {"unknown": "1,2"}) == {"unknown": "1,2"}
    assert [*map(written, [(True, False), None, "a", 3, ()])] == [
        "true,false",
        "none",
        "a",
        "3",
        "",
    ]


@pytest.mark.parametrize("name", games())
def test_whatever_is_advertised_is_accepted(name: str) -> None:
    """Each value that `deductio games` names, as it is typed: at some number of seats, alone or
    with one other option."""
    played = game(name)
    known = {option: advertised(values) for option, values in described(played.options).items()}
    others = [{}, *({option: value} for option in known for value in known[option])]
    for option, values in known.items():
        for value in [*values, written(getattr(played.options(), option))]:
            mixes = (
                {**other, option: typed(value, seats)} for seats in played.seats for other in others
            )
            tables = zip([seats for seats in played.seats for _ in others], mixes, strict=True)
            assert any(accepts(played, *table) for table in tables), f"{option}={value}"


def advertised(values: str) -> list[str]:
    """The values that a description names: words, and the ends of a range."""
    one, *listed = values.split("a list of: ")
    found = [end for value in one.split(", ") for end in value.split(" to ")]
    lists = [LIST + part for part in listed]
    return [value for value in (*found, *lists) if value and not value.startswith(("a ", "the "))]


LIST = "each of: "


def typed(value: str, seats: int) -> str:
    """A list of what is named, or of so many truths as there are seats."""
    if not value.startswith(LIST):
        return value
    named = value.removeprefix(LIST).split(", ")
    return ",".join((named * seats)[:seats] if named == ["true", "false"] else named)


def accepts(played: Game[Any], seats: int, given: dict[str, str]) -> bool:
    try:
        played.read_options(seats, given)
    except Refused:
        return False
    return True


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
