"""What the options of a table may be, in words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from deductio.core.table_options import described


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
