"""Over thousands of games, in both languages, every sentence is right."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from deductio.games import OURS, game
from tests.contract.tables import tables
from tests.proof.pages import PROOF, of_games, put_rows
from tests.test_sentences import wrong_in, wrong_reasons

PAGE = PROOF / "sentences.md"
GAMES = 400
BY_BOTS = 5
HEAD = f"""# Sentences

Made by `make proof`. {GAMES} random games of each kind, any number of seats and any options, as
every seat and a spectator hears them, with asks, choices and facts, in French and in English; and
the reasons of bots over {BY_BOTS} games at every level and number of seats. A strict teacher
(`tests/teacher.py`) found nothing wrong.

| game | random games | games of bots |
|---|---|---|
"""


@pytest.mark.proof
@pytest.mark.parametrize("name", OURS)
def test_hundreds_of_games_say_nothing_wrong(name: str) -> None:
    played = 0

    @settings(
        max_examples=GAMES,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def read(data: st.DataObject) -> None:
        nonlocal played
        assert wrong_in(*data.draw(tables(name))) == []
        played += 1

    read()
    reasons = [
        wrong_reasons(game(name), seats, level, seed=seed)
        for seats in game(name).seats
        for level in game(name).thinking
        for seed in range(BY_BOTS)
    ]
    assert not any(reasons), reasons
    row = f"| {name} | {played} | {len(reasons)} |"
    put_rows(PAGE, [(HEAD, of_games(OURS))], [row])
