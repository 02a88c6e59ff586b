"""In Almost Innocent somebody who plays like a rookie wins more often with better partners."""

from __future__ import annotations

from pathlib import Path

import pytest

from deductio.lab.contest import Contest, hold
from deductio.lab.intervals import Interval, share

PAGE = Path(__file__).parents[2] / "docs" / "proof" / "partners-almost_innocent.md"
HEAD = """# Partners in Almost Innocent

Made by `make proof`: the first scenario, easy, with somebody who plays like a rookie. A better
partner must win more.

| team | deals | share won (95 %) |
|---|---|---|
"""
PARTNERS = ("rookie", "inspector", "sleuth")
"""The weakest first."""
SEATS = (2, 3)
DEALS = 600


@pytest.mark.proof
def test_a_better_partner_wins_more() -> None:
    text, failed = HEAD, []
    for seats in SEATS:
        shares = [won_with(level, seats, DEALS) for level in PARTNERS]
        for level, (low, value, high) in zip(PARTNERS, shares, strict=True):
            text += f"| a rookie and {seats - 1} {level} | {DEALS} "
            text += f"| {value:.3f} ({low:.3f} to {high:.3f}) |\n"
        if shares != sorted(shares, key=lambda one: one.value):
            failed.append(f"{seats} seats: {shares}")
        PAGE.write_text(text, "utf-8")
    assert failed == []


def won_with(level: str, seats: int, deals: int) -> Interval:
    options = {"scenario": "1", "difficulty": "easy"}
    team = ("rookie", *[level] * (seats - 1))
    played = hold(Contest("almost_innocent", team, deals, options, "partners"), jobs=2)
    return share(sum(bool(one.winners) for one in played), len(played))
