"""The fields of messages: a struct is told field by field only if it has no words of its own."""

from __future__ import annotations

from dataclasses import replace

from msgspec import Struct

from deductio.core.messages import Choice, Event
from deductio.server.fields import fields_of
from tests.contract.leaky import TOY


class Case(Struct, frozen=True):
    number: int


class Worded(Struct, frozen=True):
    number: int

    def say(self) -> str:
        return "a number"


class Take(Choice, frozen=True):
    number: int


class Found(Event, frozen=True):
    cases: tuple[Case, ...]
    worded: Worded
    taken: Take


def test_a_struct_without_words_is_told_field_by_field() -> None:
    told = fields_of(replace(TOY, choices=Take, events=Found))
    assert told["Found"]["cases"] == "*Case"
    assert [*told["Found"]] == ["cases", "worded", "taken"]
    assert [*told["Case"]] == ["number"]


def test_choices_and_structs_with_words_are_said_as_they_are() -> None:
    told = fields_of(replace(TOY, choices=Take, events=Found))
    assert not told["Found"]["worded"].startswith("*")
    assert not told["Found"]["taken"].startswith("*")
    assert "Worded" not in told
