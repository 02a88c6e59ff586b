"""Facts given odds p happen with frequency p, when showers pick blindly as the odds assume."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from deductio.core.contract import play_randomly
from deductio.core.seal import seal_from
from deductio.core.streams import stream_of
from deductio.games import game

PROOF = Path(__file__).parents[2] / "docs" / "proof" / "calibration.md"
GAMES = 150
HEAD = f"""# Calibration of the odds

Made by `make proof`. {GAMES} random games at every number of seats; at one ask in thirty, the odds
that one seat's notebook gives to every open fact are compared with how the game turns out to be.
Showers pick any of their matching cards, as the odds assume. A row is a tenth of the odds: how many
facts were given such odds, the mean of the odds, how often they came true, and the difference in
standard errors (facts of one position depend on each other, so more than 2 is no surprise).
"""


@pytest.mark.proof
def test_odds_come_true_as_often_as_they_say() -> None:
    text = HEAD
    for name in ("cluedo", "small_detectives", "chaussette"):
        bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
        for odds, so in outcomes(name):
            bins[min(int(odds * 10), 9)].append((odds, so))
        text += f"\n## {name}\n\n| odds | facts | mean odds | came true | standard errors |\n"
        text += "|---|---|---|---|---|\n"
        for tenth, facts in sorted(bins.items()):
            mean = sum(odds for odds, _ in facts) / len(facts)
            true = sum(so for _, so in facts) / len(facts)
            error = (sum(odds * (1 - odds) for odds, _ in facts)) ** 0.5 / len(facts)
            off = (true - mean) / error
            text += f"| {tenth * 10}–{tenth * 10 + 10} % | {len(facts)} | {mean:.4f} "
            text += f"| {true:.4f} | {off:+.1f} |\n"
            assert abs(true - mean) < max(6 * error, 0.02), (name, tenth, mean, true)
    PROOF.write_text(text, "utf-8")


def outcomes(name: str) -> list[tuple[float, bool]]:
    """The odds of every open fact at some points, and whether it was so."""
    played = game(name)
    found: list[tuple[float, bool]] = []
    for number in range(GAMES):
        for seats in played.seats:
            luck = seal_from(f"calibration {number} {seats}").luck
            given: list[tuple[str, float]] = []
            for match in play_randomly(played, seats, {}, luck):
                if match.over:
                    truth = played.notebook(match.public).certain
                    so = {str(fact): yes for fact, yes in truth.items()}
                    found += [(odds, so[fact]) for fact, odds in given]
                elif luck.below(30) == 0:
                    notebook = played.notebook(stream_of(match, luck.below(seats)))
                    given += [
                        (str(fact), odds)
                        for fact, odds in notebook.odds.items()
                        if fact not in notebook.certain
                    ]
    return found
