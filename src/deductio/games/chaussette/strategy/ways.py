"""What a player minds and how much: the figures of its level, shifted by its temper."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from deductio.core.thinking import Temper

Pairs: TypeAlias = Literal["none", "own", "shared", "all"]
"""Those it alone has seen, those somebody else has seen too."""


class Ways(Struct, frozen=True):
    """Handed down to whatever thinks, so that a trait can shift each of them."""

    # What those mind who reckon no odds.
    looks_remembered: int | None = None
    """What it saw in its last so many searches; None is all of them."""
    overlooks: int = 0
    """Once in so many searches it does not notice a pair it has seen; 0 is never."""
    slips: int = 0
    """Once in so many councils it wants a turn of its own; 0 is never."""
    minds_others: bool = True
    """Whether a pair that somebody else has laid open is struck off."""
    proves: bool = True
    """Whether it puts together all that is certain, or goes by its own eyes."""
    chases: bool = False
    """Looks for the twin of a card it knows, instead of at three new cards."""
    minds_looks: bool = True
    """Knows where it has looked, even if no longer what it saw there."""
    scattered: bool = False
    """Looks at new cards in any order, instead of row by row."""
    strays: bool = False
    """One of its new cards lies anywhere, so that nobody foresees its searches."""
    spares_others: bool = False
    """One of its new cards lies where nobody has looked, or hardly anybody."""
    pries: bool = False
    """One of its cards is one that somebody else has just looked at, even if it knows it."""
    sweeps: bool = False
    """Looks at new cards near those it looked at last, instead of row by row."""
    hedges: bool = False
    """Reports what is least wrong whichever kind is missing, instead of any that may be."""

    # What any level may like besides.
    leaves: Pairs = "none"
    """Which of the pairs it knows it leaves until its last two searches."""
    believes_reports: bool = False
    """Takes it that others' first reports are right about what they were told."""

    # How a sleuth weighs its own searches.
    promising: int = 64
    """Searches that are worth a rehearsal."""
    pair_rate: float = 0.45
    """How often a search of a player who remembers shows a pair."""
    later_pair: float = 0.5
    """What a pair that can be taken next time is worth, beside one taken now: others look too."""
    news: float = 1.5
    """Three cards tell more than each of them alone."""
    few: int = 64
    many: int = 256
    """Worlds in which all searches are rehearsed, and those in which only the best are."""
    finalists: int = 8
    others_points: float = 1.0
    """How much the points of others count against it."""
    chance_of_pair: float = 0.0
    """Points it gives for the chance of a pair, beside what the rehearsal says."""
    near: float = 0.0
    """Points for each two slots of a search that lie side by side."""
    likeliest: bool = False
    """Reports the likeliest kind instead of what earns most on average."""

    # How a sleuth takes others.
    keeps_to_its_clue: float = 0.95
    """How often a report is right about the characteristic its seat was told."""
    right_elsewhere: float = 0.58
    """How often a first report is right about another one; better than a coin, but not by much."""
    habits_hold: float = 0.95
    """How sure it says it is that others keep to their habits: it plays as if they did."""
    unlikely: float = 0.02
    """Kinds that are missing less often than this are not worth a thought of their own."""

    # What a pair is worth to a sleuth's team, beside one bit of news.
    wanted: float = 100.0
    """Somebody has something to indicate, or time is short."""
    welcome: float = 6.0
    """A bonus search for the team."""
    unwelcome: float = -12.0
    """It would be lost: nobody can indicate yet, and every pair is needed for a marker."""


PLAIN_WAYS = {
    "rookie": Ways(
        looks_remembered=2,
        overlooks=4,
        slips=4,
        minds_others=False,
        proves=False,
        scattered=True,
    ),
    "careful": Ways(looks_remembered=2, proves=False),
    "inspector": Ways(),
    "sleuth": Ways(),
}


@cache
def ways_of(level: str, temper: Temper) -> Ways:
    """A level's figures, as somebody of that temper has them against others."""
    plain = PLAIN_WAYS[level]
    forgets = temper.forgetting > 0
    shifted = replace(
        plain,
        looks_remembered=round(3 / temper.forgetting) if forgets else plain.looks_remembered,
        leaves=pairs_left(level, temper),
        believes_reports=temper.reading > 0,
    )
    return weighing(shifted, temper) if level == "sleuth" else wanting(shifted, temper)


def pairs_left(level: str, temper: Temper) -> Pairs:
    """A hoarder all, but a sleuth only what is safe; a kind one what others have seen too."""
    if temper.hoarding > 0:
        return "own" if level == "sleuth" else "all"
    return "shared" if temper.kindness > 0 and level != "sleuth" else "none"


def wanting(plain: Ways, temper: Temper) -> Ways:
    """For levels that reckon no odds."""
    return replace(
        plain,
        chases=temper.boldness > 0,
        minds_looks=temper.forgetting <= 0,
        strays=temper.guile > 0,
        spares_others=temper.kindness > 0,
        pries=temper.meddling > 0,
        sweeps=temper.haste > 0,
        proves=plain.proves and temper.haste <= 0,
        hedges=temper.boldness < 0,
    )


def weighing(plain: Ways, temper: Temper) -> Ways:
    """For a sleuth, who counts in points."""
    return replace(
        plain,
        others_points=plain.others_points + 1.5 * temper.meddling - temper.kindness,
        chance_of_pair=plain.chance_of_pair + 4.0 * temper.boldness,
        near=plain.near + 1.0 * (temper.haste - temper.guile),
        likeliest=temper.boldness > 0,
        keeps_to_its_clue=plain.keeps_to_its_clue + 0.04 * temper.reading,
        right_elsewhere=plain.right_elsewhere + 0.1 * temper.reading,
    )
