"""Options are read the same way each time; what is no choice is refused in one sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from deductio.core import game
from deductio.core.game import Refused
from tests.contract.leaky import TOY


class Table(Struct, frozen=True):
    rounds: int = 3
    loud: bool = False


def test_options_read_again_are_the_same_and_are_not_checked_again() -> None:
    fitted: list[tuple[int, Any]] = []
    toy = replace(TOY, options=Table, fit=lambda seats, options: fitted.append((seats, options)))
    read = [toy.read_options(3, {"rounds": 5, "loud": True}) for _ in range(3)]
    assert read == [Table(5, True)] * 3
    assert fitted == [(3, Table(5, True))]


def test_values_that_are_equal_in_python_only_are_not_mixed_up() -> None:
    toy = replace(TOY, options=Table)
    assert toy.read_options(3, {"rounds": 1}) == Table(1)
    with pytest.raises(Refused, match="rounds cannot be 'true'"):
        toy.read_options(3, {"rounds": True})


@pytest.mark.parametrize("value", [2**70, object(), {1, 2}, float("nan")])
def test_a_value_that_cannot_be_written_is_refused_each_time(value: object) -> None:
    toy = replace(TOY, options=Table)
    for _ in range(2):
        with pytest.raises(Refused, match="loud cannot be"):
            toy.read_options(3, {"loud": value})


def test_only_so_many_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "TABLES_KEPT", 4)
    toy = replace(TOY, options=Table)
    for rounds in range(50):
        assert toy.read_options(3, {"rounds": rounds}) == Table(rounds)
    assert len(toy._checked) <= 4


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b'{"type":"Leap"}', b'{"type":"\xff"}', b'{"type":"Name","x":' + b"[" * 99999],
    ids=["empty", "cut off", "unknown", "no text", "deep"],
)
def test_what_is_no_choice_is_refused_in_one_sentence(raw: bytes) -> None:
    with pytest.raises(Refused, match="this is not a choice of toy") as refused:
        TOY.read_choice(raw)
    assert refused.value.code == "not-understood"
