"""Every golden game is still told as its file says."""

from __future__ import annotations

import pytest

from deductio.games import names
from tests.golden.transcript import GoldenGame, file_of, golden_games, transcript


@pytest.mark.parametrize(
    ("name", "golden"),
    golden_games(),
    ids=[f"{name}-{golden.name}" for name, golden in golden_games()],
)
def test_a_golden_game_is_told_as_its_file_says(name: str, golden: GoldenGame) -> None:
    told = file_of(name, golden).read_text("utf-8")
    assert transcript(name, golden) == told, "run `make golden` and read the difference"
    assert [word for word in golden.contains if word not in told] == []


def test_every_game_has_golden_games() -> None:
    assert {name for name, _ in golden_games()} == set(names())
