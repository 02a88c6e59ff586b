"""Over thousands of games, in both languages, every sentence is right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from deductio.games import OURS, game
from tests.contract.tables import tables
from tests.test_sentences import wrong_in, wrong_reasons

PROOF = Path(__file__).parents[2] / "docs" / "proof" / "sentences.md"
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
def test_thousands_of_games_say_nothing_wrong() -> None:
    played: Counter[str] = Counter()

    @settings(
        max_examples=GAMES,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def read(name: str, data: st.DataObject) -> None:
        assert wrong_in(*data.draw(tables(name))) == []
        played[name] += 1

    rows = []
    for name in OURS:
        read(name)
        reasons = [
            wrong_reasons(game(name), seats, level, seed=seed)
            for seats in game(name).seats
            for level in game(name).thinking
            for seed in range(BY_BOTS)
        ]
        assert not any(reasons), reasons
        rows.append(f"| {name} | {played[name]} | {len(reasons)} |")
    PROOF.write_text(HEAD + "\n".join(rows) + "\n", "utf-8")
