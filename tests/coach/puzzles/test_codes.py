"""Codes: what they name, however they are typed; what is none is refused in one sentence."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from msgspec import structs

from deductio.coach.puzzles import codes
from deductio.coach.puzzles.codes import ALPHABET, Code, read_code, spelled
from deductio.coach.puzzles.making import make
from deductio.core.game import Refused
from deductio.games import game, names

SOME = Code("cluedo", 2, 1, 2, 987_654, 3, 250, 41)
TEXT = str(SOME)


def refusal_of(text: str) -> str:
    with pytest.raises(Refused) as refused:
        make(text)
    assert "\n" not in str(refused.value)
    return refused.value.code


def test_a_code_names_what_it_was_written_for() -> None:
    assert read_code(TEXT) == SOME
    assert len(TEXT) < 22


def test_a_code_is_read_however_it_is_typed() -> None:
    assert read_code(f"  {TEXT.lower().replace('-', '')} ") == SOME
    assert read_code(TEXT.replace("1", "l").replace("0", "o")) == SOME
    assert spelled(f" {TEXT.lower().replace('-', '').replace('1', 'l')}") == TEXT


def test_every_single_wrong_character_is_noticed() -> None:
    for place, right in enumerate(TEXT):
        if right == "-":
            continue
        for other in ALPHABET.replace(right, ""):
            assert refusal_of(TEXT[:place] + other + TEXT[place + 1 :]) == "not-a-puzzle-code"


def test_two_neighbours_that_changed_places_are_noticed() -> None:
    body = TEXT.replace("-", "")
    for place, (one, other) in enumerate(pairwise(body)):
        if one != other:
            wrong = body[:place] + other + one + body[place + 2 :]
            assert refusal_of(wrong) == "not-a-puzzle-code"


@pytest.mark.parametrize(
    "text", ["", "-", "CD", "0", "é" * 9, "CD21" * 40, TEXT[:-1], "\n", "CD2!"]
)
def test_what_is_no_code_is_refused(text: str) -> None:
    assert refusal_of(text) == "not-a-puzzle-code"


def test_a_code_of_another_game_or_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal_of(str(structs.replace(SOME, rules_version=9))) == "puzzle-other-version"
    assert refusal_of(str(structs.replace(SOME, maker_version=9))) == "puzzle-other-version"
    foreign = "ZZ" + TEXT[2:-1].replace("-", "")
    assert refusal_of(foreign + codes._check(foreign)) == "puzzle-other-game"


@pytest.mark.parametrize(
    "wrong", [{"table": 7}, {"seat": 5}, {"at": 0}, {"at": 9999}, {"asked": 999}, {"asked": 998}]
)
def test_a_code_of_nothing_is_refused(wrong: dict[str, int]) -> None:
    assert refusal_of(str(structs.replace(SOME, **wrong))) == "no-puzzle"


def test_a_game_without_puzzles_simply_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str) -> Any:
        return replace(game(name), puzzling=None)

    monkeypatch.setattr(codes, "game", without)
    with pytest.raises(Refused) as refused:
        codes.puzzling_of(without("cluedo"))
    assert refused.value.code == "no-puzzles"
    assert refusal_of(TEXT) == "puzzle-other-game"


def test_every_game_has_a_mark_of_its_own() -> None:
    marks = [puzzling.mark for name in names() if (puzzling := game(name).puzzling)]
    read = {mark.translate(codes.LOOKS_LIKE) for mark in marks}
    assert len(read) == len(marks)
    assert all(set(mark) <= set(ALPHABET) for mark in read)
