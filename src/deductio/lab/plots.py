"""Pictures of what the laboratory measured."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from deductio.core.game import Refused

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from deductio.lab.arena import Tournament
    from deductio.lab.llm.scorecards import Measured, Scorecard
    from deductio.words import Words

INK, SEAL, PAPER = "#24211C", "#9B2D1F", "#FFFBF2"
FORMATS = (".svg", ".png")
MARKS = "osD^vP"
REASONING = {
    "wins": "games won",
    "illegal": "illegal answers per ask",
    "false_certainties": "false certainties",
    "missed_certainties": "missed certainties",
    "log": "bits over the exact odds",
    "bits": "bits asked, of the best",
    "used": "used what it could know",
}
"""The figures of a player's reasoning that are drawn, and what stands above them."""
SHARES = {"wins", "false_certainties", "missed_certainties", "bits", "used"}
"""Those that are drawn from 0 to 1."""


def can_plot() -> bool:
    """Whether the extra `plots` is installed."""
    return find_spec("matplotlib") is not None


def check_plot(path: Path) -> None:
    """Refuses before anything is played what could not be drawn after it."""
    if not can_plot():
        raise Refused("a plot needs Matplotlib: pip install 'deductio[plots]'")
    if path.suffix not in FORMATS:
        raise Refused(f"a plot is a {' or '.join(FORMATS)} file, not '{path.name}'")
    if not path.absolute().parent.is_dir():
        raise Refused(f"there is no folder {path.parent} to write {path.name} into")


def plot_ratings(result: Tournament, path: Path) -> None:
    """Each level's share of wins with its interval, and beside it its rating."""
    from matplotlib.figure import Figure

    check_plot(path)
    figure = Figure(figsize=(9, 1.4 + 0.55 * len(result.ratings)), facecolor=PAPER)
    wins, ratings = figure.subplots(1, 2, sharey=True)
    rows = range(len(result.ratings))
    for axes, title, triples in (
        (ratings, "rating", [(one.low, one.rating, one.high) for one in result.ratings]),
        (
            wins,
            "share of games won",
            [(one.win_share_low, one.win_share, one.win_share_high) for one in result.ratings],
        ),
    ):
        middle = [value for _, value, _ in triples]
        spread = [
            [value - low for low, value, _ in triples],
            [high - value for _, value, high in triples],
        ]
        axes.errorbar(middle, rows, xerr=spread, fmt="o", color=SEAL, ecolor=INK, capsize=4)
        axes.set_title(title, color=INK)
        axes.set_facecolor(PAPER)
        axes.grid(axis="x", alpha=0.3)
    wins.set_yticks(rows, [one.bot for one in result.ratings])
    wins.set_ylim(len(result.ratings) - 0.5, -0.5)
    figure.suptitle(f"{result.game}: {result.games} games, 95 % intervals", color=INK)
    figure.tight_layout()
    write(figure, path)


def plot_reasoning(title: str, scorecards: Sequence[Scorecard], path: Path) -> None:
    """How players reasoned, a panel for each figure, with intervals where there are any."""
    from matplotlib.figure import Figure

    check_plot(path)
    figure = Figure(figsize=(13, 2.2 + 0.4 * len(scorecards)), facecolor=PAPER)
    panels = figure.subplots(1, len(REASONING), sharey=True)
    for axes, (name, heading) in zip(panels, REASONING.items(), strict=True):
        for row, one in enumerate(scorecards):
            measured: Measured = getattr(one, name)
            if measured.value is None:
                axes.text(0.5, row, "–", transform=axes.get_yaxis_transform(), ha="center")
                continue
            if measured.low is not None and measured.high is not None:
                axes.plot([measured.low, measured.high], [row, row], color=INK)
            axes.plot(measured.value, row, "o", color=SEAL, clip_on=False)
        axes.set_title(heading, color=INK, fontsize=9)
        axes.set_facecolor(PAPER)
        axes.grid(axis="x", alpha=0.3)
        axes.set_xlim(0, 1 if name in SHARES else None)
    panels[0].set_yticks(range(len(scorecards)), [one.player for one in scorecards])
    panels[0].set_ylim(len(scorecards) - 0.5, -0.5)
    figure.suptitle(f"{title}, 95 % intervals", color=INK)
    figure.tight_layout()
    write(figure, path)


def plot_curves(
    words: Words, names: Sequence[str], curves: Sequence[Sequence[float]], path: Path
) -> None:
    """What each seat still lacked to know its goal: told apart by marks, not by colours alone."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), facecolor=PAPER)
    axes = figure.subplots()
    for name, curve, mark in zip(names, curves, MARKS, strict=False):
        every = max(1, len(curve) // 12)
        axes.step(range(len(curve)), curve, where="post", marker=mark, markevery=every, label=name)
    axes.set_xlabel(words.text("review-steps"), color=INK)
    axes.set_ylabel(words.text("review-bits"), color=INK)
    axes.set_ylim(bottom=0)
    axes.set_facecolor(PAPER)
    axes.grid(alpha=0.3)
    axes.legend()
    figure.tight_layout()
    write(figure, path)


def write(figure: Figure, path: Path) -> None:
    from matplotlib import rc_context

    try:
        # Without a date and with fixed ids, equal results give an equal file.
        with rc_context({"svg.hashsalt": "deductio"}):
            figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}") from None
