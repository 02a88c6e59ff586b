"""Rare puzzles that are kept: their codes are of today, and of the grade they are kept for."""

from __future__ import annotations

from importlib.resources import files
from itertools import islice

import msgspec
import pytest

from deductio.coach.puzzles import finding
from deductio.coach.puzzles.finding import find, puzzles
from deductio.coach.puzzles.making import make
from deductio.coach.puzzles.rare import FILE, rare_codes
from deductio.deduction import chain
from deductio.games import game, names


def kept(name: str) -> dict[str, list[str]]:
    file = files(game(name).package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes()) if file.is_file() else {}


@pytest.mark.parametrize("name", names())
def test_codes_that_are_kept_are_of_today(name: str) -> None:
    """Else: `python -m deductio.coach.puzzles GAME GRADE…`."""
    for grade, codes in kept(name).items():
        assert [*rare_codes(name, int(grade))] == codes
        assert len(set(codes)) == len(codes) > 20
        assert {make(code).grade for code in codes[::23]} == {int(grade)}


def test_nobody_is_given_a_puzzle_whose_proof_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    proofs = [len(made.chain.steps) for made in islice(puzzles("chaussette", 1, 2), 4)]
    monkeypatch.setattr(chain, "MOST_STEPS", max(proofs) - 1)
    found = [*islice(puzzles("chaussette", 1, 2), 4)]
    assert all(made.is_told_step_by_step for made in found)
    assert [len(made.chain.steps) for made in found] != proofs


def test_whoever_looks_for_a_rare_one_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "GAMES_TRIED", 0)
    made = find("cluedo", 1, 5)
    assert made.code in rare_codes("cluedo", 5)
    assert made.grade == 5
