"""Scorecards for people: a table for the terminal, and the same as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from deductio.lab.llm.scorecards import Measured, Scorecard

if TYPE_CHECKING:
    from rich.table import Table

COLUMNS: dict[str, Callable[[Scorecard], str]] = {
    "player": lambda one: one.player,
    "games": lambda one: str(one.games),
    "won": lambda one: percent(one.wins),
    "points": lambda one: f"{one.mean_points:.2f}",
    "illegal per ask": lambda one: percent(one.illegal),
    "false certainties": lambda one: percent(one.false_certainties),
    "missed certainties": lambda one: percent(one.missed_certainties),
    "Brier over exact": lambda one: number(one.brier),
    "bits over exact": lambda one: number(one.log),
    "bits asked, of best": lambda one: percent(one.bits),
    "claims against proof": lambda one: percent(one.against_proof),
    "used what it could know": lambda one: percent(one.used),
    "choices late": lambda one: number(one.late),
    "accuracy": lambda one: number(one.accuracy),
}
NOTHING = "–"


def percent(measured: Measured) -> str:
    return _with_interval(measured, lambda value: f"{value:.1%}")


def number(measured: Measured) -> str:
    return _with_interval(measured, lambda value: f"{value:.3g}")


def _with_interval(measured: Measured, say: Callable[[float], str]) -> str:
    if measured.value is None:
        return NOTHING
    if measured.low is None or measured.high is None:
        return say(measured.value)
    return f"{say(measured.value)} ({say(measured.low)} to {say(measured.high)})"


def as_text(title: str, scorecards: Sequence[Scorecard]) -> Table:
    """Players are columns, for figures are many."""
    from rich.table import Table

    table = Table(title=f"{title} (95 % intervals)", title_justify="left")
    for heading in ("", *(one.player for one in scorecards)):
        table.add_column(heading)
    for name, figure in list(COLUMNS.items())[1:]:
        table.add_row(name, *map(figure, scorecards))
    return table


def as_markdown(scorecards: Sequence[Scorecard]) -> str:
    """Players are rows."""
    rows = [[figure(one) for figure in COLUMNS.values()] for one in scorecards]
    lines = [list(COLUMNS), ["---"] * len(COLUMNS), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
