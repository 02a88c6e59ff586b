"""How a player of New York goes about it: the numbers of its level, shifted by its temper."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from deductio.core.messages import Event
from deductio.core.thinking import PLAIN, Temper
from deductio.games.new_york.messages import DrewCard, SpiedCard, SwappedCards, TookCard
from deductio.games.new_york.motives import Slip


class Ways(Struct, frozen=True):
    """What a level goes by, as far as a temper may shift it; clues are worth about 1."""

    slips: Mapping[Slip, int] = {}
    """How often each slip happens where it can, in per cent."""
    patience: int = 0
    """Rounds after which it guesses while others are at it too: then two cells are few enough, in
    the next round three."""
    most: int = 1
    """With more cells than this it never guesses; with one there is nothing to guess."""
    is_bold: bool = False
    """Whether it guesses because it likes to."""
    checks: tuple[type[Event], ...] = ()
    """After which events it looks twice before it announces what it has only just found."""
    bluffs: bool = False
    """Whether it rolls the dice as if it did not know, and announces when it has acted."""
    follows: bool = True
    """Whether it keeps in mind where each card has gone."""
    waiting: float = 1.0
    """What it makes of its chance to win by waiting."""
    expects: tuple[float, float, float] = (0.6, 0.25, 0.15)
    """How many of the others guess before they are sure, how many announce once they are, and how
    many miss what their clues say, before anything is known about them."""
    giving: float = 0.0
    """What it costs that a card given away tells somebody else something."""
    company: float = 0.0
    """How much it likes to go where somebody stands whom it can spy on."""
    experts: float = 0.0
    """How much it prefers experts to informants."""
    leaders: float = 0.0
    """How much it likes to ask whoever has seen most clues."""
    steps: float = 0.0
    """What each step costs that it need not walk."""

    def dares(self, round: int, alive: int) -> int:
        """With how many cells it guesses in that round; alone there is no hurry."""
        return min(round - self.patience, self.most) if alive > 1 else 0


LEVELS: dict[str, Ways] = {
    "rookie": Ways(
        slips={
            "sides": 40,
            "corners": 60,
            "overlooked": 75,
            "half": 70,
            "aside": 85,
            "long": 25,
            "unmarked": 50,
            "forgotten": 95,
        },
        patience=3,
        most=3,
    ),
    "careful": Ways(
        slips={"forgotten": 95},
        patience=6,
        most=2,
        checks=(DrewCard, SpiedCard, TookCard, SwappedCards),
        follows=False,
    ),
    "inspector": Ways(),
    "sleuth": Ways(giving=0.3),
}
"""Each level as it is when nothing is said about its temper."""


CLUE: dict[str, float] = {"rookie": 1.0, "careful": 2.0, "inspector": 2.0, "sleuth": 1.0}
"""What a card is worth where a level weighs one choice against another."""
DARING: dict[str, tuple[int, int]] = {"rookie": (2, 4), "careful": (4, 2), "inspector": (2, 2)}
"""Patience and most cells of those who like to guess."""
FORGETFUL: dict[str, int] = {"rookie": 100, "careful": 100, "inspector": 45, "sleuth": 45}
"""How often a forgetful one loses a card that somebody else holds, in per cent."""


@lru_cache(maxsize=256)
def ways(level: str, temper: Temper = PLAIN) -> Ways:
    shifted = remembering(level, leaning(level, LEVELS[level], temper), temper)
    return shy(shifted, temper) if temper.boldness < 0 else bold(level, shifted, temper)


def leaning(level: str, plain: Ways, temper: Temper) -> Ways:
    """Where it likes to go, whom it likes to ask and what it likes to give."""
    return replace(
        plain,
        bluffs=temper.guile > 0,
        checks=() if temper.guile > 0 else plain.checks,
        giving=plain.giving + temper.guile - temper.kindness,
        company=CLUE[level] * temper.meddling,
        experts=CLUE[level] * temper.hoarding,
        leaders=CLUE[level] * temper.reading,
        steps=CLUE[level] * temper.haste / 4,
    )


def remembering(level: str, plain: Ways, temper: Temper) -> Ways:
    before = plain.slips.get("forgotten", 0)
    forgotten = before + round((FORGETFUL[level] - before) * temper.forgetting)
    return replace(plain, slips={**plain.slips, "forgotten": forgotten})


def bold(level: str, plain: Ways, temper: Temper) -> Ways:
    """Guesses sooner, and with more cells left."""
    boldly = replace(plain, waiting=plain.waiting * (1 - temper.boldness / 4))
    if not temper.boldness or level not in DARING:
        return boldly
    patience, most = DARING[level]
    return replace(boldly, patience=patience, most=most, is_bold=True)


def shy(plain: Ways, temper: Temper) -> Ways:
    """Announces what is certain, and looks twice."""
    waiting = plain.waiting * (1 - temper.boldness / 5)
    return replace(plain, most=1, checks=plain.checks or (SpiedCard,), waiting=waiting)
