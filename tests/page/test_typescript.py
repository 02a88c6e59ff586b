"""Types for the page are as precise as the Python classes they are made from."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Raw, Struct

from deductio.server.typescript import declarations

T = TypeVar("T")


class Walk(Struct, frozen=True, tag=True):
    steps: int
    pace: Literal["slow", "fast"] = "slow"


class Rest(Struct, frozen=True, tag=True):
    pass


class Order(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seats: tuple[int, int]
    names: dict[str, tuple[str, ...]]
    clock: float | None = None


class Chose(Struct, Generic[T], frozen=True, tag=True):
    choice: T


class Told(Struct, frozen=True):
    anything: Any
    events: tuple[Annotated[Raw, Meta(title="Message")], ...]
    walks: list[Walk | Rest]


def lines(told: Any) -> list[str]:
    return declarations({"Named": told}).splitlines()


def test_a_tagged_struct_has_its_class_as_type() -> None:
    assert lines(Walk)[:5] == [
        "export type Walk = {",
        '  type: "Walk"',
        "  steps: number",
        '  pace: "fast" | "slow"',
        "}",
    ]


def test_a_union_is_told_apart_by_its_types() -> None:
    assert lines(Walk | Rest)[-1] == "export type Named = Walk | Rest"


def test_what_a_page_sends_may_leave_out_what_is_usual() -> None:
    assert lines(Order)[1:5] == [
        '  type: "Order"',
        "  seats: [number, number]",
        "  names: Record<string, string[]>",
        "  clock?: number | null",
    ]


def test_a_generic_struct_is_called_by_its_class_and_knows_what_it_holds() -> None:
    assert lines(Chose[Walk | Rest])[:4] == [
        "export type Chose = {",
        '  type: "Chose"',
        "  choice: Walk | Rest",
        "}",
    ]


def test_an_open_value_is_unknown_or_what_its_title_says() -> None:
    assert lines(Told)[1:4] == [
        "  anything: unknown",
        "  events: Message[]",
        "  walks: (Walk | Rest)[]",
    ]
